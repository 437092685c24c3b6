export default {
  you: 'Bravo, tu as gagné !',
  winners: 'Bravo {names} ! | Bravo {names} !',
  nobody: 'La partie est finie.',
  again: 'On rejoue',
  home: 'Revenir à l’accueil',
  save: 'Garder la partie dans un fichier',
};
