/** Names that the host makes up, « Loutre rapide », and when two names are the same to people's eyes and ears. */
import { randomInt } from 'node:crypto';

type Gender = 'm' | 'f';

const ANIMALS: readonly (readonly [name: string, gender: Gender])[] = [
  ['Abeille', 'f'],
  ['Alouette', 'f'],
  ['Belette', 'f'],
  ['Biche', 'f'],
  ['Bison', 'm'],
  ['Blaireau', 'm'],
  ['Castor', 'm'],
  ['Chamois', 'm'],
  ['Chouette', 'f'],
  ['Cigale', 'f'],
  ['Cigogne', 'f'],
  ['Coccinelle', 'f'],
  ['Colibri', 'm'],
  ['Corbeau', 'm'],
  ['Dauphin', 'm'],
  ['Écureuil', 'm'],
  ['Élan', 'm'],
  ['Faucon', 'm'],
  ['Fourmi', 'f'],
  ['Furet', 'm'],
  ['Girafe', 'f'],
  ['Grillon', 'm'],
  ['Hérisson', 'm'],
  ['Héron', 'm'],
  ['Hibou', 'm'],
  ['Hirondelle', 'f'],
  ['Koala', 'm'],
  ['Lièvre', 'm'],
  ['Loutre', 'f'],
  ['Lynx', 'm'],
  ['Marmotte', 'f'],
  ['Mésange', 'f'],
  ['Otarie', 'f'],
  ['Panda', 'm'],
  ['Panthère', 'f'],
  ['Pie', 'f'],
  ['Pingouin', 'm'],
  ['Renard', 'm'],
  ['Salamandre', 'f'],
  ['Tortue', 'f'],
  ['Tigre', 'm'],
  ['Zèbre', 'm'],
];

const QUALITIES: readonly (readonly [masculine: string, feminine: string])[] = [
  ['agile', 'agile'],
  ['aimable', 'aimable'],
  ['attentif', 'attentive'],
  ['bavard', 'bavarde'],
  ['brillant', 'brillante'],
  ['calme', 'calme'],
  ['célèbre', 'célèbre'],
  ['curieux', 'curieuse'],
  ['discret', 'discrète'],
  ['doué', 'douée'],
  ['drôle', 'drôle'],
  ['élégant', 'élégante'],
  ['espiègle', 'espiègle'],
  ['futé', 'futée'],
  ['gai', 'gaie'],
  ['génial', 'géniale'],
  ['habile', 'habile'],
  ['heureux', 'heureuse'],
  ['hardi', 'hardie'],
  ['inventif', 'inventive'],
  ['joyeux', 'joyeuse'],
  ['malicieux', 'malicieuse'],
  ['malin', 'maligne'],
  ['matinal', 'matinale'],
  ['musclé', 'musclée'],
  ['patient', 'patiente'],
  ['poli', 'polie'],
  ['radieux', 'radieuse'],
  ['rapide', 'rapide'],
  ['rêveur', 'rêveuse'],
  ['rusé', 'rusée'],
  ['sage', 'sage'],
  ['savant', 'savante'],
  ['serein', 'sereine'],
  ['souriant', 'souriante'],
  ['vaillant', 'vaillante'],
  ['vif', 'vive'],
  ['zélé', 'zélée'],
];

/** How many there are: far more than a host has people. */
export const PSEUDONYMS = ANIMALS.length * QUALITIES.length;

/** The pseudonym with this number, from 0 to below `PSEUDONYMS`. */
export function pseudonym(number: number): string {
  const [animal, gender] = ANIMALS[number % ANIMALS.length] ?? ['Loutre', 'f'];
  const [masculine, feminine] = QUALITIES[Math.floor(number / ANIMALS.length)] ?? ['rapide', 'rapide'];
  return `${animal} ${gender === 'f' ? feminine : masculine}`;
}

/** Two names with the same key are the same name: case, accents, spaces and signs of the like do not tell apart. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

/** A pseudonym that none of `taken` has; numbered only when all of them are in use. */
export function freePseudonym(
  taken: Iterable<string>,
  chance: (below: number) => number = randomInt,
): string {
  const keys = new Set(Array.from(taken, nameKey));
  const first = chance(PSEUDONYMS);
  for (let i = 0; i < PSEUDONYMS; i++) {
    const name = pseudonym((first + i) % PSEUDONYMS);
    if (!keys.has(nameKey(name))) return name;
  }
  let number = 2;
  while (keys.has(nameKey(`${pseudonym(first)} ${number}`))) number++;
  return `${pseudonym(first)} ${number}`;
}
