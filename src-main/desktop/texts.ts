/** The shell's own few words; all else is said by the page. French unless the machine speaks English. */
const FRENCH = {
  menu: {
    home: 'Revenir à mon préau',
    about: 'À propos de Préau',
    quit: 'Quitter Préau',
    edit: 'Édition',
    undo: 'Annuler',
    redo: 'Rétablir',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    selectAll: 'Tout sélectionner',
    view: 'Affichage',
    reload: 'Recharger',
    larger: 'Agrandir',
    smaller: 'Réduire',
    actualSize: 'Taille normale',
    fullScreen: 'Plein écran',
    hide: 'Masquer Préau',
    hideOthers: 'Masquer les autres',
    unhide: 'Tout afficher',
  },
  notLocal: {
    message: 'Cette adresse n’est pas sur le réseau de la salle.',
    detail: 'Une adresse de partie ressemble à 192.168.1.20:4600.',
  },
  unreachable: {
    message: 'Personne ne répond à cette adresse.',
    detail: 'Vérifie l’adresse, et que les deux ordinateurs sont sur le même réseau.',
  },
  failed: 'Préau n’a pas pu démarrer.',
};

export type Texts = typeof FRENCH;

const ENGLISH: Texts = {
  menu: {
    home: 'Back to my Préau',
    about: 'About Préau',
    quit: 'Quit Préau',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    reload: 'Reload',
    larger: 'Larger',
    smaller: 'Smaller',
    actualSize: 'Actual size',
    fullScreen: 'Full screen',
    hide: 'Hide Préau',
    hideOthers: 'Hide others',
    unhide: 'Show all',
  },
  notLocal: {
    message: 'This address is not on the network of the room.',
    detail: 'The address of a game looks like 192.168.1.20:4600.',
  },
  unreachable: {
    message: 'Nobody answers at this address.',
    detail: 'Check the address, and that both computers are on the same network.',
  },
  failed: 'Préau could not start.',
};

export function textsFor(locale: string): Texts {
  return locale.startsWith('en') ? ENGLISH : FRENCH;
}
