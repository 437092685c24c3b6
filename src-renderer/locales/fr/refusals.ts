/** What a refusal's code means to the person whose action it was. */
export default {
  unknown: 'Ça n’a pas marché ({code}).',

  // of the page
  CONNECTION_LOST: 'La connexion s’est coupée avant la réponse. Réessaie dans un instant.',
  OFFLINE: 'Pas de connexion pour le moment. Ça revient tout seul.',

  // of the host
  BAD_MESSAGE: 'L’hôte n’a pas compris cette demande.',
  BAD_NAME: 'Ce prénom ne va pas. Essaie avec des lettres, 24 au plus.',
  NAME_TAKEN: 'Quelqu’un porte déjà ce nom à cette table. Choisis-en un autre.',
  UNKNOWN_TABLE: 'Cette table n’existe plus.',
  UNKNOWN_GAME: 'Ce jeu n’est pas installé ici.',
  NO_TABLE: 'Tu n’es à aucune table.',
  NOT_SEATED: 'Il faut d’abord prendre une place.',
  ALREADY_SEATED: 'Tu as déjà une place.',
  TABLE_FULL: 'Toutes les places sont prises.',
  NOT_REFEREE: 'Seul l’arbitre peut faire cela.',
  NOT_OWNER: 'Seule la personne qui a ouvert Préau peut faire cela.',
  WRONG_CODE: 'Ce n’est pas le bon code.',
  ALREADY_STARTED: 'La partie a déjà commencé.',
  NOT_STARTED: 'La partie n’a pas encore commencé.',
  NOT_FINISHED: 'La partie n’est pas finie.',
  BAD_OPTION: 'Ce réglage ne convient pas.',
  BAD_PLAYERS: 'Le nombre de joueurs ne convient pas à ces réglages.',
  NEEDS_REFEREE: 'Il faut un arbitre qui ne joue pas.',
  TOO_MANY_TABLES: 'Il y a déjà trop de tables ouvertes. Fermes-en une d’abord.',
  TOO_MANY_TRIES: 'Trop d’essais. Attends un peu.',
  TOO_LATE: 'Trop tard : le jeu vient de changer. Regarde bien, et recommence si tu veux.',
  JOURNAL_FAILED: 'L’hôte n’arrive plus à écrire la partie sur son disque.',
  CANNOT_LISTEN: 'L’ordinateur refuse d’ouvrir la partie aux autres appareils.',
  HOST_FAULT: 'Préau s’est emmêlé : rien n’a changé. Réessaie.',

  // of every game
  BAD_ACTION: 'Cette action est mal écrite.',
  TIME_BACKWARDS: 'Trop tard : la partie a déjà avancé.',
  UNKNOWN_SEAT: 'Cette place n’existe pas.',
  NOT_ALLOWED: 'Tu ne peux pas faire cela dans cette partie.',
  GAME_OVER: 'La partie est finie.',
  PAUSED: 'La partie est en pause.',
  WRONG_PHASE: 'Ce n’est pas le moment.',
  NOT_YOUR_TURN: 'Ce n’est pas à toi maintenant.',
  CARD_NOT_IN_HAND: 'Tu n’as pas cette carte.',
  NOT_IN_LEXICON: 'Ce mot n’est pas dans le dictionnaire.',
  CLASS_NOT_ALLOWED: 'Ce mot existe, mais pas pour ce jeu.',
  BAD_SHUFFLE: 'Les cartes de cette partie ne vont pas.',
};
