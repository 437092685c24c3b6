export default {
  how: 'Pour jouer, scanne l’image ou écris dans le navigateur :',
  closed: 'Installez-vous à la table !',
  here: 'Déjà {n} joueur | Déjà {n} joueurs',
};
