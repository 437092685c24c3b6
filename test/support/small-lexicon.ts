/** A lexicon of a few hundred everyday words, for tests that need words and speed but not French as a whole. */
import { fromEntries, type WordEntry } from '#dict/memory';
import type { Lexicon } from '#dict/lexicon';
import type { WordClass } from '#engine/core/words';

const WORDS: Readonly<Record<WordClass, string>> = {
  noun: `ail âne ami amie amis amour an ans arbre arbres art as asile assiette auto avion balai balle ballon banc bas
    bateau bête blé bois boîte bol bon bonté bord bouche bras but cadeau café cage canard carotte carte carton case
    cerise chaise chat chats chaîne chanson château chemin cheval chien chiens cinéma ciel cité classe clé coeur col
    colline conte copain corde corps côte cour course cri dame danse dé dent dents désert dessin doigt drap eau école
    écolier élève enfant entrée épine escalier étoile étoiles fée fenêtre fête feu feuille fil fille film fin fleur
    foire forêt four fraise frère fruit gare garçon gâteau girafe glace gorge goût grenier gris gros guitare histoire
    hiver homme île image insecte jardin jeu jour journal jouet lait lampe langue lapin leçon lettre lettres lion liste
    lit livre loup lune lutin main maison maîtresse mal mare marin matin mer mère mois monde montagne mot mots mouton
    mur musée musique nage nature neige nid noël nom nuage nuit oeil oiseau olive ombre oncle or orage oranges orteil os
    ours outil page pain panier papier parc parole pas patin peinture père petit pied pierre pile pin pire plage plante
    plat pluie poil poire poisson pomme pont porte pot poule prince rat reine renard repas rêve rire rivière robe roi
    roman rose rosée roue route rue ruse sable sac salade sale sang sel série serpent singe sirène soir sol soleil son
    sorcière sort souris sucre table tablier tante tapis tarte tasse terre tête théâtre tigre tiroir toile toit tomate
    tour train trésor trou vache vague vallée vase vélo vent ventre verre vert vie ville visage voile voisin voiture`,
  inf: `aimer aller arriver avoir boire chanter courir crier danser dire dormir écrire entrer être faire jouer laisser
    lancer laver lire manger marcher monter mordre nager oser ouvrir parler poser rire rouler sauter sentir sortir
    tenir tirer tomber traîner venir voir voler`,
  verb: `aime aimes aimait alla arrive avait avez avons bois chante court crie danse dit dites dort écrit entre était
    fait faites finit irai ira joue lancé lave lire lis lit lu mange mangea marche monte nage ose parle pars parti pose
    posait prend pris rend reste restai rit roule saute sera serait sors sort sorti suis tenait tire tira tombe
    traînera vais venait vient voit vole vu`,
  adj: `absent aigu amer ancien beau belle bleu bon calme cher clair court doux dur égal entier étroit fier fin fort
    grand gris jeune joli jolie large léger lent long lourd malin mince neuf noir pâle petit plein poli propre rond
    rose rouge sage sain sale sec seul sûr tendre tiède triste utile vert vieux vilain vrai`,
  adv: `assez bien encore enfin hier ici jamais là loin mal mieux peu plus tard tôt très trop vite`,
  tool: `à au aux ce ces car dans de des donc du elle elles en et eux il ils la le les leur lui ma mais me mes moi mon
    ne ni nos notre nous on ou où par pas pour que qui sa sans se ses si soi son sous sur ta te tes toi ton tu un une
    vers vos vous`,
};

function* entries(): Generator<WordEntry> {
  let rank = 0;
  for (const [name, words] of Object.entries(WORDS))
    for (const word of words.trim().split(/\s+/)) yield { word, classes: [name as WordClass], rank: ++rank };
}

export const SMALL_LEXICON: Lexicon = fromEntries(entries());
