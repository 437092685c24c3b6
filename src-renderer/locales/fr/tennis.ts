/** Tennis, en français. */
export default {
  name: 'Tennis',
  pitch: 'Un début de mot passe le filet… Renvoie-le plus long, ou bluffe !',
  facts: '2 à 4 joueurs · dès 8 ans',

  call: {
    kind: {
      SERVICE: 'Service',
      COUP_DROIT: 'Coup droit',
      REVERS: 'Revers',
      COUP_DROIT_LIFTE: 'Coup droit lifté',
      REVERS_LIFTE: 'Revers lifté',
      SMASH: 'Smash',
      LOB: 'Lob',
    },
    mark: { net: 'Filet', amorti: 'Amorti', ligne: 'Ligne' },
    card: {
      ANY: 'une lettre au choix',
      CONSONANT: 'une consonne',
      VOWEL: 'une voyelle',
      COPY: { prev: 'la même lettre que celle d’avant', next: 'la même lettre que celle d’après' },
    },
    shot: {
      SERVICE: {
        0: '{name} sert : {reads}',
        1: 'La balle part ! {name} ouvre avec {reads}',
        2: 'Service de haut vol ! {name} lance {reads}',
      },
      COUP_DROIT: {
        0: 'Coup droit ! {name} allonge : {reads}',
        1: 'Bien suivi ! {name} ajoute la suite : {reads}',
        2: '{name} frappe un coup droit : {reads}',
      },
      REVERS: {
        0: 'Revers ! {name} change le début : {reads}',
        1: 'Quel revers ! Devant, {name} pose du neuf : {reads}',
        2: '{name} se tourne et frappe en revers : {reads}',
      },
      COUP_DROIT_LIFTE: {
        0: 'Coup droit lifté ! {name} glisse ses lettres : {reads}',
        1: 'Ça tourne ! {name} lifte son coup droit : {reads}',
        2: 'Joli effet ! Coup droit lifté, {name} écrit {reads}',
      },
      REVERS_LIFTE: {
        0: 'Revers lifté ! {name} remue toutes les lettres : {reads}',
        1: 'Incroyable ! {name} change l’ordre des lettres : {reads}',
        2: 'Quel effet ! {name} lifte son revers : {reads}',
      },
      SMASH: {
        0: 'Smash ! {name} écrase la balle : {reads}',
        1: 'Boum ! {name} frappe avec un joker : {reads}',
        2: 'Le joker prend la place ! Smash, {name} écrit {reads}',
      },
      LOB: {
        0: 'Un lob ! {name} repart à neuf : {reads}',
        1: 'La balle monte, monte… {name} change tout : {reads}',
        2: 'Par-dessus ! Le lob est là, {name} écrit {reads}',
      },
    },
    points: '{value} point. | {value} points.',
    flag: {
      amorti: 'Amorti : {value} point, tout juste ! | Amorti : {value} points, tout juste !',
      ligne: 'Sur la ligne : {value} point ! | Sur la ligne : {value} points !',
    },
    net: {
      0: 'Filet ! {name} joue {value} point, il en fallait {weight}. | Filet ! {name} joue {value} points, il en fallait {weight}.',
      1: 'Aïe, dans le filet ! {value}, c’est moins que {weight} : {name} sort de l’échange.',
      2: 'Trop léger, la balle reste dans le filet : {value} au lieu de {weight}. {name} sort de l’échange.',
    },
    fault: {
      first: {
        0: 'Faute ! {value}, c’est moins que {weight}. Deuxième balle pour {name}.',
        1: 'Le service reste dans le filet : {value} au lieu de {weight}. {name} sert encore.',
      },
      double: {
        0: 'Double faute ! {name} perd son service.',
        1: 'Encore une faute… Le service est perdu pour {name}.',
      },
      lost: 'Faute ! Le service est perdu pour {name}.',
      late: 'Trop tard ! {name} n’a pas servi. Deuxième balle.',
      lateLost: 'Trop tard ! {name} n’a pas servi : le service est perdu.',
      penalty: '{n} carte de pénalité. | {n} cartes de pénalité.',
    },
    pass: {
      0: '{name} laisse passer la balle.',
      1: '{name} regarde filer la balle…',
      2: 'Pas de retour : {name} sort de l’échange.',
    },
    passLate: 'Trop tard ! {name} n’a pas renvoyé la balle.',
    challenge: {
      asked: {
        0: 'Défi ! {by} n’y croit pas. {name}, quel mot commence par {reads} ?',
        1: '{by} veut savoir : {name}, quel mot commence par {reads} ?',
      },
      holds: {
        0: '« {word} » : {name} avait un mot !',
        1: '« {word} » : ça tient ! {by} perd son défi.',
      },
      holdsFree: '« {word} » : ça tient ! Filet ou ligne, personne ne perd rien.',
      fails: {
        0: '« {word} » : ça ne va pas ! {by} gagne son défi.',
        1: '« {word} » ? Non, perdu ! {by} a eu du flair.',
      },
      conceded: {
        0: '{name} n’a pas de mot. Bien vu, {by} !',
        1: 'Pas de mot ! {by} gagne son défi.',
      },
      late: 'Temps fini, pas de mot ! {by} gagne son défi.',
    },
    rally: {
      taken: {
        0: 'L’échange est pour {name} : {n} carte. | L’échange est pour {name} : {n} cartes.',
        1: '{name} remporte l’échange et prend {n} carte. | {name} remporte l’échange et prend {n} cartes.',
      },
      ace: {
        0: 'Ace ! Personne n’a renvoyé : {n} carte pour {name}. | Ace ! Personne n’a renvoyé : {n} cartes pour {name}.',
        1: 'Ace, bravo {name} ! {n} carte d’un coup. | Ace, bravo {name} ! {n} cartes d’un coup.',
      },
      bonus: 'Bonus : {n} carte de la pioche. | Bonus : {n} cartes de la pioche.',
      sudden: 'La pioche est trop petite pour le bonus : {name} prend toutes les cartes qui restent !',
      last: 'C’était le dernier échange : {name} prend aussi toutes les mains.',
    },
    set: 'Jeu et set pour {name}, avec {points} point ! | Jeu et set pour {name}, avec {points} points !',
    tieBreak: 'Égalité ! Super tie-break entre {names} : deux échanges de suite pour gagner le set.',
    tieBreakAgain: 'Personne ne peut servir : le tie-break recommence.',
    match: 'Jeu, set et match ! Bravo {name} !',
  },
};
