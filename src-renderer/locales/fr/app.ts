export default {
  skip: 'Aller au contenu',
  opening: 'On ouvre le préau…',
  connection: { on: 'Connecté', off: 'Pas de connexion', connecting: 'Connexion en cours' },
  lost: {
    title: 'Connexion perdue.',
    kept: 'Rien n’est effacé, ta place t’attend.',
    trying: 'Nouvel essai…',
    retry: 'Nouvel essai dans {n} seconde. | Nouvel essai dans {n} secondes.',
    now: 'Réessayer',
    back: 'La connexion est revenue.',
  },
  stopped: {
    REPLACED: {
      title: 'Cette fenêtre a été remplacée',
      text: 'Tu joues maintenant dans une autre fenêtre. Tu peux fermer celle-ci, ou reprendre la partie ici.',
    },
    PROTOCOL_VERSION: {
      title: 'Pas la même version de Préau',
      text: 'Cette page et l’hôte ne sont pas de la même version. Recharge la page ; si ça ne suffit pas, installe la même version partout.',
    },
    KICKED: {
      title: 'L’hôte a fermé cette fenêtre',
      text: 'Demande à la personne qui tient la partie si tu peux revenir.',
    },
    takeBack: 'Continuer ici',
    reload: 'Recharger la page',
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    sound: 'Sons',
    soundHint: 'Un signal quand il reste dix secondes, quand quelqu’un attrape…',
    theme: 'Lumière',
    themes: { auto: 'Comme l’appareil', light: 'En plein soleil', dark: 'À la nuit tombée' },
  },
};
