/** Names that the die proposes: an animal and a virtue. The host makes up others by itself; both are only proposals. */
import type { Language } from '../../i18n';

const FRENCH: readonly (readonly [animals: readonly string[], virtues: readonly string[]])[] = [
  [
    [
      'Panda',
      'Renard',
      'Hibou',
      'Castor',
      'Lapin',
      'Tigre',
      'Dauphin',
      'Hérisson',
      'Pingouin',
      'Écureuil',
      'Lama',
    ],
    ['malin', 'rapide', 'joyeux', 'rêveur', 'futé', 'curieux', 'rusé', 'étoilé', 'volant', 'doré', 'savant'],
  ],
  [
    [
      'Loutre',
      'Girafe',
      'Tortue',
      'Abeille',
      'Chouette',
      'Marmotte',
      'Baleine',
      'Souris',
      'Cigale',
      'Panthère',
    ],
    [
      'maligne',
      'rapide',
      'joyeuse',
      'rêveuse',
      'futée',
      'curieuse',
      'rusée',
      'étoilée',
      'volante',
      'dorée',
      'savante',
    ],
  ],
];

const ENGLISH: typeof FRENCH = [
  [
    [
      'Fox',
      'Otter',
      'Owl',
      'Panda',
      'Badger',
      'Turtle',
      'Dolphin',
      'Squirrel',
      'Penguin',
      'Tiger',
      'Hedgehog',
    ],
    [
      'Clever',
      'Quick',
      'Happy',
      'Dreamy',
      'Curious',
      'Bright',
      'Starry',
      'Flying',
      'Golden',
      'Brave',
      'Wise',
    ],
  ],
];

function pick<T>(list: readonly T[], random: () => number): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

export function proposeName(language: Language, random: () => number = Math.random): string {
  const [animals, virtues] = pick(language === 'fr' ? FRENCH : ENGLISH, random);
  const [animal, virtue] = [pick(animals, random), pick(virtues, random)];
  return language === 'fr' ? `${animal} ${virtue}` : `${virtue} ${animal}`;
}
