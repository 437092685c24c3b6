/** Rondo, en français. */
export default {
  name: 'Rondo',
  pitch: 'Un seul mot pour tout le monde : change-le, allonge-le, et tourne !',
  facts: '2 à 6 joueurs · dès 8 ans',

  card: {
    letter: '{letter}, {n} point | {letter}, {n} points',
    joker: 'Joker, moins 3 points',
    jokerAs: 'Joker à la place de {letter}, moins 3 points',
    eraser: 'Gomme, moins 2 points',
    blank: 'Blanc, moins 2 points',
  },
  holder: {
    word: 'Le mot {word}',
    empty: 'Le porte-cartes, encore vide',
  },
};
