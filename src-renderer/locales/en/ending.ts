export default {
  you: 'Well done, you won!',
  winners: 'Well done, {names}! | Well done, {names}!',
  nobody: 'The game is over.',
  again: 'Play again',
  home: 'Back to the start',
  save: 'Keep the game in a file',
};
