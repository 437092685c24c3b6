/** Rondo, in English. */
export default {
  name: 'Rondo',
  pitch: 'One word for everybody: change it, stretch it, and round it goes!',
  facts: '2 to 6 players · age 8 and up',

  card: {
    letter: '{letter}, {n} point | {letter}, {n} points',
    joker: 'Joker, minus 3 points',
    jokerAs: 'Joker standing for {letter}, minus 3 points',
    eraser: 'Eraser, minus 2 points',
    blank: 'Blank, minus 2 points',
  },
  holder: {
    word: 'The word {word}',
    empty: 'The card holder, still empty',
  },
};
