export default {
  card: { joker: 'Joker', jokerFor: 'Joker à la place de {letter}' },
  clock: {
    left: 'Il reste {n} seconde | Il reste {n} secondes',
    none: 'Pas de temps compté',
    paused: 'Le temps est arrêté',
  },
  dialog: { close: 'Fermer', cancel: 'Annuler' },
  score: { points: '{text} point | {text} points' },
  seat: { you: 'toi', bot: 'Joueur automatique', away: 'Absent pour le moment' },
  stepper: { less: 'Moins', more: 'Plus' },
  toast: { close: 'Fermer le message' },
};
