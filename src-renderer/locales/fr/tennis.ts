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

  rules: {
    goal: {
      title: 'Le but',
      text: 'On joue avec des débuts de mots. Quelqu’un sert le début d’un mot, ou un mot entier. Le suivant le renvoie, plus long ou changé, et ainsi de suite. Qui renvoie en dernier gagne l’échange et prend toutes ses cartes.',
      hand: 'Chacun a {n} cartes. Après ton coup, tu repioches pour revenir à {n}.',
    },
    serve: {
      title: 'Servir',
      text: 'Pose de 1 à {max} cartes, dans l’ordre : elles commencent un mot.',
      weight:
        'Il faut du poids : tes cartes doivent valoir au moins {n} point en tout. | Il faut du poids : tes cartes doivent valoir au moins {n} points en tout.',
      fault:
        'Trop léger ? C’est une faute : tes cartes vont au pot et tu sers encore une fois. Deux fautes de suite : les cartes du second service vont dans ton malus avec {n} carte de pénalité, et le suivant sert. | Trop léger ? C’est une faute : tes cartes vont au pot et tu sers encore une fois. Deux fautes de suite : les cartes du second service vont dans ton malus avec {n} cartes de pénalité, et le suivant sert.',
      picture: '{cards} pèse {sum} : c’est assez. Comme dans « {word} ».',
    },
    return: {
      title: 'Renvoyer',
      text: 'À ton tour, change la table avec au moins une carte de ta main. Ce qui est posé doit rester le début d’un mot.',
      weight:
        'On ne compte que les cartes de ta main : elles doivent valoir au moins {n} point. | On ne compte que les cartes de ta main : elles doivent valoir au moins {n} points.',
      tolerated:
        'Tu n’as pas de mot en tête ? Tu peux bluffer : personne ne vérifie… tant que personne ne te défie.',
      blocked:
        'Dans cette partie, on ne bluffe pas : un coup assez lourd qui ne commence aucun mot est refusé, et tu en cherches un autre.',
      pass: 'Pas d’idée ? Passe : tu sors de cet échange, pas du jeu.',
    },
    shots: {
      title: 'Les coups',
      text: 'Chaque façon de renvoyer a son nom. Sur la table, il y a TRI :',
      COUP_DROIT: 'De nouvelles cartes après. Comme dans « tricot ».',
      REVERS: 'De nouvelles cartes devant. Comme dans « étrier ».',
      COUP_DROIT_LIFTE: 'De nouvelles cartes entre les autres, ou des deux côtés. Comme dans « terrier ».',
      REVERS_LIFTE: 'Les cartes changent d’ordre, avec au moins une nouvelle. Comme dans « tiroir ».',
      SMASH: 'Un joker prend la place d’une carte. Comme dans « prison » ou « crise ».',
      LOB: 'On enlève tout, et on recommence. Comme dans « chapeau ».',
      served: 'Sur la table : TRI',
      new: 'nouvelle carte',
      pot: 'au pot',
    },
    jokers: {
      title: 'Les jokers',
      text: 'Ils valent 0 point, mais ils remplacent une lettre.',
      ANY: 'La lettre que tu veux.',
      CONSONANT: 'Une consonne : tout, sauf A, E, I, O, U.',
      VOWEL: 'Une voyelle : A, E, I, O, U ou Y.',
      COPY_prev: 'La même lettre que la carte d’avant.',
      COPY_next: 'La même lettre que la carte d’après, même si elle n’est pas encore là.',
      open: 'Personne ne dit ce qu’est un joker : le joueur suivant peut y lire une autre lettre que toi !',
    },
    zones: {
      title: 'Filet, amorti, ligne',
      net: 'Un coup de moins de {n} point reste dans le filet : tu sors de l’échange, tes cartes vont au pot et la table ne change pas. | Un coup de moins de {n} points reste dans le filet : tu sors de l’échange, tes cartes vont au pot et la table ne change pas.',
      amorti: 'Juste {n} point : c’est un amorti. | Juste {n} points : c’est un amorti.',
      ligne:
        'À partir de {line} : sur la ligne ! Si on défie ce coup et que tu as un mot, le jeu continue comme si de rien n’était.',
      scale: 'Les points d’un coup, du filet à la ligne de fond',
      zone: { net: 'Filet', amorti: 'Amorti', plain: 'Bon coup', ligne: 'Ligne' },
      from: '{n} et plus',
    },
    challenge: {
      title: 'Défier',
      text: 'Tu penses que le dernier coup ne commence aucun mot ? Défie son joueur ! Il doit dire un mot qui commence par ces cartes.',
      blocked:
        'Les coups assez lourds sont vérifiés, mais pas ceux qui restent dans le filet. Et peut-être que leur joueur ne trouve pas son mot ! Défie-le : il doit dire un mot qui commence par ces cartes.',
      when: 'Tout adversaire peut défier, même sorti de l’échange, jusqu’au coup suivant ou jusqu’à ce que quelqu’un passe. Un coup dans le filet peut être défié aussi.',
      time: 'Le joueur défié a {n} seconde pour répondre, une seule fois. | Le joueur défié a {n} secondes pour répondre, une seule fois.',
      noTime: 'Le joueur défié prend son temps, mais il ne répond qu’une fois.',
      holds: 'Son mot va ? Il gagne l’échange, comme avec un ace.',
      fails: 'Pas de mot, ou un mot qui ne va pas ? Qui a défié gagne l’échange, comme avec un ace.',
      free: 'Mais si le coup était sur la ligne ou dans le filet et que le mot va, rien ne se passe : on continue.',
    },
    rally: {
      title: 'La fin d’un échange',
      end: 'Quand il ne reste qu’un joueur, il ramasse la table et le pot dans sa pile de plis.',
      next: 'Ensuite sert le joueur après le gagnant. Après un défi, c’est le joueur après celui qui l’a perdu.',
    },
    ace: {
      title: 'Ace !',
      text: 'Personne n’a renvoyé ton service ? C’est un ace.',
      bonus:
        'Si tout le monde a encore {n} cartes, tu prends aussi des cartes de la pioche : autant que vaut la plus forte carte de la table. De même quand tu gagnes un défi.',
      sudden:
        'Et s’il n’y en a pas assez ? Alors tu prends toutes les cartes qui restent, même les mains, et le set est fini !',
    },
    last: {
      title: 'Quand la pioche est vide',
      text: 'Dès qu’un joueur n’a plus de cartes, l’échange en cours est le dernier du set. Qui le gagne prend aussi toutes les mains.',
      pass: 'Il n’y a plus de deuxième balle. Si personne n’arrive à servir, le set est fini.',
    },
    set: {
      title: 'Set et match',
      score:
        'À la fin du set, on compte les points de tes plis, moins ceux de ton malus. Le plus grand score gagne le set.',
      tie: 'Égalité ? Super tie-break : on redonne les cartes, et il faut gagner deux échanges de suite.',
      match: 'Le match est à qui gagne {n} set. | Le match est à qui gagne {n} sets.',
    },
    words: {
      title: 'Quels mots ?',
      all: 'Tous les mots du dictionnaire, verbes conjugués compris.',
      noConjugation: 'Les mots du dictionnaire, sans ceux qui ne sont que des verbes conjugués.',
      nouns: 'Des noms communs seulement, au singulier ou au pluriel.',
      whole: 'Un mot entier compte aussi comme un début.',
      accents: 'Les accents ne comptent pas. Pas de noms propres.',
    },
    time: {
      title: 'Le temps',
      turn: 'Tu as {n} seconde pour jouer. Après, tu passes ; au service, c’est une faute. | Tu as {n} secondes pour jouer. Après, tu passes ; au service, c’est une faute.',
      noTurn: 'Le temps pour jouer n’est pas compté.',
    },
  },
};
