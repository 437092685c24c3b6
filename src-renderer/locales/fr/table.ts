export default {
  loading: 'On rejoint la table…',
  rules: 'Les règles du jeu',
  rulesOf: 'Les règles : {game}',
  menu: {
    title: 'Autres actions',
    leave: 'Revenir à l’accueil',
    projector: 'Montrer au grand écran',
    close: 'Fermer la table',
  },
  close: {
    title: 'Fermer la table ?',
    text: 'La partie s’arrête pour tout le monde et la table disparaît.',
    confirm: 'Fermer la table',
  },
  refused: {
    UNKNOWN_TABLE: 'Cette table n’existe plus.',
    TABLE_CLOSED: 'La table a été fermée.',
    TABLE_FULL: 'Il n’y a plus de place à cette table.',
  },
  pause: {
    title: 'Pause !',
    text: 'Le temps est arrêté.',
    resume: 'Reprendre',
    said: 'La partie est en pause.',
    over: 'La partie reprend.',
  },
  tools: {
    title: 'Pour mener la partie',
    pause: 'Pause',
    extend: '+30 s',
    adjust: 'Corriger un score',
    endGame: 'Finir la partie',
    endGameTitle: 'Finir la partie ?',
  },
  review: {
    tool: 'Relecture',
    open: 'Montrer',
    askTitle: 'Montrer la relecture ?',
    askText:
      'Ceux qui regardent verront les lettres de chacun et les meilleurs coups avant la fin. Ceux qui jouent ne verront rien de plus.',
    forPlayers: 'Ceux qui regardent peuvent voir tes lettres et relire les coups.',
    forWatchers: 'Tu peux relire tous les coups. Ne souffle rien !',
    opened: 'Ceux qui regardent peuvent relire la partie.',
    closed: 'La relecture est fermée jusqu’à la fin.',
  },
  correct: {
    who: 'À qui ?',
    now: '{n} point maintenant | {n} points maintenant',
    points: 'Points à ajouter',
    pointsHint: 'Sous zéro, on en retire.',
    reason: 'Pourquoi ?',
    zero: 'Zéro point ne change rien.',
    send: 'Corriger',
    said: 'Score corrigé : {name}, {amount} point. | Score corrigé : {name}, {amount} points.',
    saidWhy:
      'Score corrigé : {name}, {amount} point. {reason} | Score corrigé : {name}, {amount} points. {reason}',
  },
};
