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
};
