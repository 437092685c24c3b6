export default {
  title: 'Préau, jeux de mots à plusieurs',
  name: {
    label: 'Ton nom à la table',
    roll: 'Tirer un autre nom au hasard',
    save: 'Prendre ce nom',
    saved: 'Tu t’appelles maintenant {name}.',
  },
  create: {
    title: 'On joue à quoi ?',
    go: 'Jouer',
    tableTitle: 'Table de {name}',
    none: 'Aucun jeu n’est installé ici.',
  },
  tables: {
    title: 'Les tables d’ici',
    none: 'Pas encore de table. Choisis un jeu pour en ouvrir une.',
    away: '{n} table finie ou vide | {n} tables finies ou vides',
    mine: 'Ta table',
    players: '{n} joueur | {n} joueurs',
    stages: { lobby: 'On s’installe', playing: 'Ça joue', finished: 'Finie' },
  },
  found: {
    title: 'Autour de toi',
    none: 'Préau écoute… Aucune autre partie pour l’instant.',
    tables: '{n} table | {n} tables',
    join: 'Rejoindre',
  },
  address: {
    title: 'Rejoindre avec une adresse',
    label: 'L’adresse écrite sur l’autre écran',
    hint: 'Des chiffres et des points, comme 192.168.1.20:4321',
    go: 'Y aller',
    faults: {
      EMPTY: 'Recopie ici l’adresse affichée sur l’autre écran.',
      NOT_AN_ADDRESS: 'Ce n’est pas une adresse. Elle ressemble à 192.168.1.20:4321.',
      NUMBER_TOO_BIG: 'Un des nombres est trop grand : ils vont de 0 à 255. Regarde bien l’adresse.',
      NUMBER_MISSING: 'Il manque un nombre : il en faut quatre, séparés par des points.',
      BAD_PORT: 'Le nombre après les deux-points ne va pas. Regarde bien l’adresse.',
      IPV6: 'Cette sorte d’adresse ne marche pas ici. Cherche celle avec quatre nombres et des points.',
    },
  },
};
