/** Takemo, en français. */
export default {
  name: 'Takemo',
  pitch: 'Pose tes mots, pars à l’attaque… et prends ceux d’en face !',
  facts: '2 ou 4 joueurs · dès 8 ans',

  options: {
    words: {
      label: 'Mots acceptés',
      hint: 'Tous viennent du dictionnaire. Les accents ne comptent pas : É se pose avec un E.',
      values: {
        all: 'Tous les mots',
        noConjugation: 'Sans verbes conjugués',
        nouns: 'Noms communs seulement',
      },
      hints: {
        all: 'Y compris les verbes conjugués et les petits mots.',
        noConjugation: 'Un mot qui n’est qu’un verbe est refusé.',
        nouns: 'Rien que des noms, au pluriel aussi.',
      },
    },
    overlap: {
      label: 'Couvrir les lettres d’en face',
      hint: 'Ce qu’il faut poser sur un pion pour prendre son mot.',
      values: { literal: 'Une lettre au choix', identical: 'Toujours la même lettre' },
      hints: {
        literal:
          'Une seule lettre couverte : n’importe laquelle convient. Plusieurs lettres d’un même mot : les mêmes.',
        identical: 'Chaque lettre couverte doit être la même. Plus difficile !',
      },
    },
    keepCrossedLetters: {
      label: 'Garder les lettres des mots croisés',
      hint: 'Une lettre d’un mot pris reste si elle sert aussi à un autre mot, qui n’est pas pris.',
    },
    turnSeconds: {
      label: 'Temps pour un tour',
      hint: 'Le temps est fini ? Le tour passe. Zéro : on prend son temps.',
    },
  },

  camp: {
    white: { name: 'Blancs', the: 'les Blancs', of: 'des Blancs' },
    black: { name: 'Noirs', the: 'les Noirs', of: 'des Noirs' },
  },

  board: {
    label: 'Le plateau',
    line: { white: 'Ligne de défense des Blancs', black: 'Ligne de défense des Noirs' },
    square: 'Rangée {row}, colonne {col}',
    empty: 'vide',
    tile: { white: '{letter} blanc', black: '{letter} noir' },
    yours: '{letter}, pas encore posé',
    over: 'sur le {letter} d’en face',
    gone: 'le {letter} vient d’être pris',
    wild: 'pion Takemo',
    doomed: 'serait pris',
    last: 'posé au dernier coup',
    cursor: { H: 'tu écris vers la droite', V: 'tu écris vers le bas' },
  },

  tell: {
    placed: '{name} pose {word}.',
    placedYou: 'Tu poses {word}.',
    formed: '{name} pose {word} et forme aussi {others}.',
    formedYou: 'Tu poses {word} et formes aussi {others}.',
    exchanged: '{name} échange {n} pion. | {name} échange {n} pions.',
    exchangedYou: 'Tu échanges {n} pion. | Tu échanges {n} pions.',
    passed: '{name} passe son tour.',
    passedYou: 'Tu passes ton tour.',
    timedOut: '{name} n’a rien posé à temps : le tour passe.',
    timedOutYou: 'Tu n’as rien posé à temps : le tour passe.',
    across:
      '{word} couvre le {letters} du mot {taken} : tout le mot est pris ({n} pion). | {word} couvre le {letters} du mot {taken} : tout le mot est pris ({n} pions).',
    along:
      '{word} couvre {letters} dans {taken} avec les mêmes lettres : tout le mot est pris ({n} pion). | {word} couvre {letters} dans {taken} avec les mêmes lettres : tout le mot est pris ({n} pions).',
    whole:
      '{word} couvre {taken} en entier, avec les mêmes lettres : le mot est pris ({n} pion). | {word} couvre {taken} en entier, avec les mêmes lettres : le mot est pris ({n} pions).',
    alone: '{word} couvre le {letters}, tout seul : il est pris.',
    kept: 'Le {letter} reste : il appartient aussi à {words}.',
    broken: '{word} croisait un mot pris : il n’en reste que {left}.',
    brokenAll: '{word} croisait les mots pris : il n’en reste rien.',
    takenToo: 'Pris aussi : {words}.',
    keptMany: 'Ces lettres restent, car elles servent à des mots qui ne sont pas pris : {letters}.',
    brokenMany: 'Ces mots croisaient les mots pris et perdent des lettres : {words}.',
    total: 'En tout, {n} pion s’en va. | En tout, {n} pions s’en vont.',
    award: '{name} atteint la ligne de défense {camp} et gagne un pion Takemo !',
    awardYou: 'Tu atteins la ligne de défense {camp} et gagnes un pion Takemo !',
  },

  rules: {
    goal: {
      title: 'Le but',
      text: 'Deux camps, les Blancs et les Noirs, posent leurs mots sur le même plateau et se prennent des mots. À la fin, le camp qui a le plus de pions debout gagne. Les lettres ne valent pas de points : chaque pion compte pour un.',
      pairs:
        'À quatre, on joue par équipes de deux : les places 1 et 3 sont Blancs, les places 2 et 4 sont Noirs. Ton équipe partage ses mots, mais chacun garde ses lettres pour soi.',
    },
    start: {
      title: 'Pour commencer',
      text: 'Chaque camp a sa ligne de défense : la rangée du bas pour les Blancs, celle du haut pour les Noirs. Le premier mot d’un camp se pose sur sa ligne. Les Blancs commencent.',
      picture: 'LUNE, posé sur la ligne de défense des Blancs.',
    },
    join: {
      title: 'Avancer',
      text: 'Un nouveau mot doit toucher un pion de ton camp, ou se poser sur ta ligne de défense. Il se lit de gauche à droite ou de haut en bas, pour tout le monde.',
      cross:
        'Tes pions qui se touchent doivent former des mots dans les deux sens. Ceux d’en face n’entrent jamais dans tes mots.',
      picture: 'ÉCUME passe par le U de LUNE et monte vers l’autre camp.',
    },
    across: {
      title: 'Prendre en travers',
      text: 'Pose une de tes lettres sur un pion d’en face : tout son mot est pris, et ses pions quittent le jeu.',
      any: 'La lettre posée dessus peut être différente.',
      same: 'Dans cette partie, il faut poser la même lettre.',
      crossed: 'Si ce pion sert à deux mots, les deux sont pris !',
      picture: 'Le S de ROSE couvre une lettre de TIGRE : tout TIGRE est pris.',
      pictureSame: 'Le R de ROSE couvre le R de TIGRE : tout TIGRE est pris.',
    },
    along: {
      title: 'Prendre dans la longueur',
      text: 'Tu peux aussi couvrir plusieurs lettres d’un même mot. Alors il faut poser exactement les mêmes lettres.',
      picture: 'PORTE couvre PORT lettre pour lettre : PORT est pris.',
    },
    crossing: {
      title: 'Les mots croisés',
      keep: 'Dans cette partie, une lettre d’un mot pris reste si elle sert aussi à un mot qui n’est pas pris.',
      leave:
        'Toutes les lettres d’un mot pris s’en vont. Le mot qui le croisait garde ses autres lettres, même si elles ne veulent plus rien dire.',
      pictureKeep: 'TIGRE est pris, mais son I reste : il sert aussi à AIL.',
      pictureLeave: 'TIGRE est pris. De AIL, il reste le A et le L.',
    },
    takemo: {
      title: 'Les pions Takemo',
      text: 'Pose une lettre sur la ligne de défense d’en face : tu gagnes un pion Takemo. Il remplace la lettre que tu veux, dès ton tour suivant. Chaque camp en a {n}.',
      picture: 'Le mot des Blancs atteint la ligne des Noirs : un pion Takemo gagné !',
    },
    turn: {
      title: 'À ton tour',
      hand: 'Tu as {n} lettres. Pose un mot, échange de 1 à {n} lettres avec ton sac, ou passe.',
      refused: 'Un mot refusé ne coûte rien : essaie autre chose.',
      time: 'Tu as {n} seconde. Après, ton tour passe. | Tu as {n} secondes. Après, ton tour passe.',
      noTime: 'Le temps n’est pas compté.',
    },
    words: {
      title: 'Quels mots ?',
      all: 'Tous les mots du dictionnaire, verbes conjugués compris.',
      noConjugation: 'Les mots du dictionnaire, sans ceux qui ne sont que des verbes.',
      nouns: 'Des noms communs seulement, au singulier ou au pluriel.',
      accents: 'Les accents ne comptent pas. Pas de noms propres, et 2 lettres au moins.',
    },
    end: {
      title: 'La fin',
      bag: 'La partie s’arrête quand le sac d’un camp ne suffit plus pour revenir à {n} lettres, ou après {idle} tours de suite sans rien poser.',
      win: 'On compte les pions debout : le plus grand nombre gagne. Autant des deux côtés ? Égalité !',
    },
  },

  treasure: {
    label: 'Pions Takemo : {held} en main, {laid} posés, {left} à gagner',
  },

  projector: {
    turn: 'À {name} de jouer',
    over: 'La partie est finie !',
    standing: '{n} pion debout | {n} pions debout',
    bag: '{n} dans le sac',
    captured: '{n} pris',
    treasure: 'Pions Takemo',
    lastMove: 'Le dernier coup',
    none: 'Les Blancs posent le premier mot, sur leur ligne de défense.',
    balance: 'Blancs {white}, Noirs {black}',
  },

  ending: {
    won: 'Les {camp} gagnent de {n} pion ! | Les {camp} gagnent de {n} pions !',
    draw: 'Égalité : {n} pions debout de chaque côté !',
    standing: 'Pions debout',
    corrected: 'Avec la correction',
    captured: 'Pions pris',
    takemo: 'Pions Takemo gagnés',
    bag: 'Restés dans le sac',
    board: 'Le plateau à la fin',
    best: 'Les beaux coups',
    mostTaken: 'La plus grande prise',
    mostTakenText: '{name}, avec {word} : {n} pion pris | {name}, avec {word} : {n} pions pris',
    longest: 'Le plus long mot',
    longestText: '{name} : {word}, {n} lettres',
    mostFormed: 'Le plus de mots d’un coup',
    mostFormedText: '{name} : {words}',
    review: 'Revoir la partie',
  },

  review: {
    title: 'Revoir la partie',
    open: 'Revoir les coups',
    live: 'Revenir au plateau',
    liveNew: 'Revenir au plateau : {n} nouveau coup | Revenir au plateau : {n} nouveaux coups',
    move: 'Coup {n} sur {of}',
    first: 'Premier coup',
    previous: 'Coup d’avant',
    next: 'Coup d’après',
    last: 'Dernier coup',
    slider: 'Avancer dans la partie',
    moves: 'Tous les coups',
    before: 'Avant',
    after: 'Après',
    shown: 'Plateau montré',
    words: 'Mots formés',
    hand: 'Ses lettres à ce moment-là',
    takemoHeld: '{n} pion Takemo | {n} pions Takemo',
    best: 'Ce qu’on pouvait poser',
    bestHint: 'Touche un mot pour le voir sur le plateau.',
    bestNone: 'Rien de courant à poser avec ces lettres.',
    won: 'pose {n}',
    taken: 'prend {n}',
    lost: 'risque {n}',
    wonLong: '{n} pion de plus sur le plateau | {n} pions de plus sur le plateau',
    takenLong: 'prend {n} pion | prend {n} pions',
    lostLong: 'peut en perdre {n} au coup suivant',
    award: 'gagne un pion Takemo',
    played: 'joué',
    ghost: 'On essaie : {word}',
    ghostEnd: 'Revenir au vrai coup',
    large: 'En grand',
    small: 'En normal',
    none: 'Aucun coup pour le moment.',
    list: {
      exchange: 'échange {n} pion | échange {n} pions',
      pass: 'passe',
      timedOut: 'temps fini',
    },
  },
};
