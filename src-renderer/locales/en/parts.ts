export default {
  card: { joker: 'Joker', jokerFor: 'Joker standing for {letter}' },
  clock: {
    left: '{n} second left | {n} seconds left',
    none: 'No clock is running',
    paused: 'The clock is stopped',
  },
  dialog: { close: 'Close', cancel: 'Cancel' },
  score: { points: '{text} point | {text} points' },
  seat: { you: 'you', bot: 'Computer player', away: 'Away for now' },
  stepper: { less: 'Less', more: 'More' },
  toast: { close: 'Close this message' },
};
