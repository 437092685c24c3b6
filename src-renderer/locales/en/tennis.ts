/** Tennis, in English. */
export default {
  name: 'Tennis',
  pitch: 'The beginning of a word flies over the net… Send it back longer, or bluff!',
  facts: '2 to 4 players · from 8 years',

  call: {
    kind: {
      SERVICE: 'Serve',
      COUP_DROIT: 'Forehand',
      REVERS: 'Backhand',
      COUP_DROIT_LIFTE: 'Topspin forehand',
      REVERS_LIFTE: 'Topspin backhand',
      SMASH: 'Smash',
      LOB: 'Lob',
    },
    mark: { net: 'Net', amorti: 'Drop shot', ligne: 'Line' },
    card: {
      ANY: 'any letter',
      CONSONANT: 'a consonant',
      VOWEL: 'a vowel',
      COPY: { prev: 'the same letter as the one before', next: 'the same letter as the one after' },
    },
    shot: {
      SERVICE: {
        0: '{name} serves: {reads}',
        1: 'Here it comes! {name} opens with {reads}',
        2: 'What a serve! {name} plays {reads}',
      },
      COUP_DROIT: {
        0: 'Forehand! {name} makes it longer: {reads}',
        1: 'Well followed! {name} goes on: {reads}',
        2: '{name} hits a forehand: {reads}',
      },
      REVERS: {
        0: 'Backhand! {name} changes the beginning: {reads}',
        1: 'What a backhand! Something new in front from {name}: {reads}',
        2: '{name} turns and hits a backhand: {reads}',
      },
      COUP_DROIT_LIFTE: {
        0: 'Topspin forehand! {name} slips letters in: {reads}',
        1: 'It spins! {name} plays a topspin forehand: {reads}',
        2: 'Lovely spin! Topspin forehand, {name} writes {reads}',
      },
      REVERS_LIFTE: {
        0: 'Topspin backhand! {name} stirs all the letters: {reads}',
        1: 'Incredible! {name} changes their order: {reads}',
        2: 'What a spin! {name} plays a topspin backhand: {reads}',
      },
      SMASH: {
        0: 'Smash! {name} hits hard: {reads}',
        1: 'Bang! {name} strikes with a joker: {reads}',
        2: 'The joker takes its place! Smash, {name} writes {reads}',
      },
      LOB: {
        0: 'A lob! {name} starts afresh: {reads}',
        1: 'The ball goes up and up… {name} changes everything: {reads}',
        2: 'Right over! The lob is in, {name} writes {reads}',
      },
    },
    points: '{value} point. | {value} points.',
    flag: {
      amorti: 'Drop shot: {value} point, only just! | Drop shot: {value} points, only just!',
      ligne: 'On the line: {value} point! | On the line: {value} points!',
    },
    net: {
      0: 'Net! {name} plays {value} point, and {weight} were needed. | Net! {name} plays {value} points, and {weight} were needed.',
      1: 'Ouch, into the net! {value} is less than {weight}: {name} is out of the rally.',
      2: 'Too light, it stays in the net: {value} instead of {weight}. {name} is out of the rally.',
    },
    fault: {
      first: {
        0: 'Fault! {value} is less than {weight}. Second serve, {name}.',
        1: 'The serve stays in the net: {value} instead of {weight}. {name} serves again.',
      },
      double: {
        0: 'Double fault! {name} loses the serve.',
        1: 'Another fault… The serve is lost, {name}.',
      },
      lost: 'Fault! The serve is lost, {name}.',
      late: 'Too late! {name} did not serve. Second serve.',
      lateLost: 'Too late! {name} did not serve: the serve is lost.',
      penalty: '{n} penalty card. | {n} penalty cards.',
    },
    pass: {
      0: '{name} lets the ball go.',
      1: '{name} watches the ball fly by…',
      2: 'No return: {name} is out of the rally.',
    },
    passLate: 'Too late! {name} did not send it back.',
    challenge: {
      asked: {
        0: 'Challenge! {by} doesn’t believe it. {name}, which word begins with {reads}?',
        1: '{by} wants to know: {name}, which word begins with {reads}?',
      },
      holds: {
        0: '“{word}”: {name} had a word!',
        1: '“{word}”: it holds! {by} loses the challenge.',
      },
      holdsFree: '“{word}”: it holds! Net or line, nobody loses anything.',
      fails: {
        0: '“{word}”: that won’t do! {by} wins the challenge.',
        1: '“{word}”? No, lost! {by} had a hunch.',
      },
      conceded: {
        0: '{name} has no word. Well spotted, {by}!',
        1: 'No word! {by} wins the challenge.',
      },
      late: 'Time’s up, no word! {by} wins the challenge.',
    },
    rally: {
      taken: {
        0: 'The rally goes to {name}: {n} card. | The rally goes to {name}: {n} cards.',
        1: '{name} wins the rally and takes {n} card. | {name} wins the rally and takes {n} cards.',
      },
      ace: {
        0: 'Ace! Nobody returned it: {n} card for {name}. | Ace! Nobody returned it: {n} cards for {name}.',
        1: 'Ace, well done {name}! {n} card at once. | Ace, well done {name}! {n} cards at once.',
      },
      bonus: 'Bonus: {n} card from the pile. | Bonus: {n} cards from the pile.',
      sudden: 'The pile is too small for the bonus: {name} takes every card that is left!',
      last: 'That was the last rally: {name} takes all the hands too.',
    },
    set: 'Game and set, {name}, with {points} point! | Game and set, {name}, with {points} points!',
    tieBreak: 'A tie! Super tie-break between {names}: two rallies in a row win the set.',
    tieBreakAgain: 'Nobody can serve: the tie-break starts again.',
    match: 'Game, set and match! Well done, {name}!',
  },

  rules: {
    goal: {
      title: 'The aim',
      text: 'You play with beginnings of words. Someone serves the beginning of a word, or a whole word. The next one sends it back, longer or changed, and so on. Whoever returns last wins the rally and takes all its cards.',
      hand: 'Everyone has {n} cards. After your shot you draw back to {n}.',
    },
    serve: {
      title: 'Serving',
      text: 'Lay from 1 to {max} cards, in order: they begin a word.',
      weight:
        'It needs weight: your cards must be worth at least {n} point in all. | It needs weight: your cards must be worth at least {n} points in all.',
      fault:
        'Too light? That is a fault: your cards go to the pot and you serve once more. Two faults in a row: the cards of the second serve go to your malus with {n} penalty card, and the next player serves. | Too light? That is a fault: your cards go to the pot and you serve once more. Two faults in a row: the cards of the second serve go to your malus with {n} penalty cards, and the next player serves.',
      picture: '{cards} weighs {sum}: that is enough. As in “{word}”.',
    },
    return: {
      title: 'Returning',
      text: 'On your turn, change the table with at least one card of your hand. What lies there must still be the beginning of a word.',
      weight:
        'Only the cards of your hand count: they must be worth at least {n} point. | Only the cards of your hand count: they must be worth at least {n} points.',
      tolerated: 'No word in mind? You may bluff: nobody checks… as long as nobody challenges you.',
      blocked:
        'In this game there is no bluffing: a shot that is heavy enough but begins no word is refused, and you look for another.',
      pass: 'No idea? Pass: you are out of this rally, not of the game.',
    },
    shots: {
      title: 'The shots',
      text: 'Each way of returning has its name. TRI lies on the table (the words are French):',
      COUP_DROIT: 'New cards behind. As in “tricot”.',
      REVERS: 'New cards in front. As in “étrier”.',
      COUP_DROIT_LIFTE: 'New cards between the others, or on both sides. As in “terrier”.',
      REVERS_LIFTE: 'The cards change their order, with at least one new one. As in “tiroir”.',
      SMASH: 'A joker takes the place of a card. As in “prison” or “crise”.',
      LOB: 'Everything is taken away for a new beginning. As in “chapeau”.',
      served: 'On the table: TRI',
      new: 'new card',
      pot: 'to the pot',
    },
    jokers: {
      title: 'The jokers',
      text: 'They are worth 0 points, but they stand for a letter.',
      ANY: 'Any letter you like.',
      CONSONANT: 'A consonant: anything but A, E, I, O, U.',
      VOWEL: 'A vowel: A, E, I, O, U or Y.',
      COPY_prev: 'The same letter as the card before.',
      COPY_next: 'The same letter as the card after, even if it is not there yet.',
      open: 'Nobody says what a joker is: the next player may read another letter than you did!',
    },
    zones: {
      title: 'Net, drop shot, line',
      net: 'A shot of less than {n} point stays in the net: you are out of the rally, your cards go to the pot and the table does not change. | A shot of less than {n} points stays in the net: you are out of the rally, your cards go to the pot and the table does not change.',
      amorti: 'Exactly {n} point: a drop shot. | Exactly {n} points: a drop shot.',
      ligne:
        'From {line} on: on the line! If that shot is challenged and you have a word, play goes on as if nothing had happened.',
      scale: 'The points of a shot, from the net to the baseline',
      zone: { net: 'Net', amorti: 'Drop shot', plain: 'Good shot', ligne: 'Line' },
      from: '{n} and more',
    },
    challenge: {
      title: 'Challenging',
      text: 'You think the last shot begins no word? Challenge its player! They must name a word that begins with these cards.',
      blocked:
        'Shots that are heavy enough are checked, but those in the net are not. And perhaps their player can’t find a word! Challenge them: they must name a word that begins with these cards.',
      when: 'Any opponent may challenge, even one who is out of the rally, until the next shot or until someone passes. A shot in the net may be challenged too.',
      time: 'The challenged player has {n} second to answer, once only. | The challenged player has {n} seconds to answer, once only.',
      noTime: 'The challenged player takes their time, but answers once only.',
      holds: 'The word is good? They win the rally, as with an ace.',
      fails: 'No word, or one that won’t do? Whoever challenged wins the rally, as with an ace.',
      free: 'But if the shot was on the line or in the net and the word is good, nothing happens: play goes on.',
    },
    rally: {
      title: 'The end of a rally',
      end: 'When only one player is left, that player takes the table and the pot into their pile of tricks.',
      next: 'Then the player after the winner serves. After a challenge, the player after the one who lost it.',
    },
    ace: {
      title: 'Ace!',
      text: 'Nobody returned your serve? That is an ace.',
      bonus:
        'If everyone still holds {n} cards, you also take cards from the pile: as many as the highest card on the table is worth. The same when you win a challenge.',
      sudden:
        'And if there are not enough? Then you take every card that is left, hands too, and the set is over!',
    },
    last: {
      title: 'When the pile is empty',
      text: 'As soon as a player has no cards left, the rally under way is the last of the set. Its winner takes all the hands too.',
      pass: 'There is no second serve any more. If nobody manages to serve, the set is over.',
    },
    set: {
      title: 'Set and match',
      score:
        'At the end of the set you count the points of your tricks, minus those of your malus. The highest score wins the set.',
      tie: 'A tie? Super tie-break: the cards are dealt again, and you must win two rallies in a row.',
      match: 'The match goes to whoever wins {n} set. | The match goes to whoever wins {n} sets.',
    },
    words: {
      title: 'Which words?',
      all: 'All words of the dictionary, conjugated verbs included.',
      noConjugation: 'The words of the dictionary, without those that are only conjugated verbs.',
      nouns: 'Common nouns only, singular or plural.',
      whole: 'A whole word counts as a beginning too.',
      accents: 'Accents don’t count. No proper nouns.',
    },
    time: {
      title: 'Time',
      turn: 'You have {n} second to play. After that you pass; when serving, it is a fault. | You have {n} seconds to play. After that you pass; when serving, it is a fault.',
      noTurn: 'The time for playing is not counted.',
    },
  },
};
