export default {
  loading: 'Joining the table…',
  rules: 'Rules of the game',
  rulesOf: 'Rules: {game}',
  menu: {
    title: 'More',
    leave: 'Back to the start',
    projector: 'Show on the big screen',
    close: 'Close the table',
  },
  close: {
    title: 'Close the table?',
    text: 'The game stops for everyone and the table is gone.',
    confirm: 'Close the table',
  },
  refused: {
    UNKNOWN_TABLE: 'That table is gone.',
    TABLE_CLOSED: 'The table was closed.',
    TABLE_FULL: 'There is no room left at that table.',
  },
  pause: {
    title: 'Pause!',
    text: 'The clock is stopped.',
    resume: 'Resume',
    said: 'The game is paused.',
    over: 'The game goes on.',
  },
  tools: {
    title: 'Running the game',
    pause: 'Pause',
    extend: '+30 s',
    adjust: 'Correct a score',
    endGame: 'End the game',
    endGameTitle: 'End the game?',
  },
  review: {
    tool: 'Review',
    open: 'Show it',
    askTitle: 'Show the review?',
    askText:
      'Those who watch will see everyone’s letters and the best moves before the end. Those who play will see no more than now.',
    forPlayers: 'Those who watch can see your letters and go over the moves.',
    forWatchers: 'You can go over all the moves. Don’t give anything away!',
    opened: 'Those who watch can go over the game.',
    closed: 'The review is closed until the end.',
  },
  correct: {
    who: 'Whose?',
    now: '{n} point now | {n} points now',
    points: 'Points to add',
    pointsHint: 'Below zero takes some away.',
    reason: 'Why?',
    zero: 'Zero points change nothing.',
    send: 'Correct',
    said: 'Score corrected: {name}, {amount} point. | Score corrected: {name}, {amount} points.',
    saidWhy:
      'Score corrected: {name}, {amount} point. {reason} | Score corrected: {name}, {amount} points. {reason}',
  },
};
