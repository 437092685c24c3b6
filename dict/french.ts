/** Loads the French lexicon from its data file. The only module of the lexicon that needs Node at run time. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpack } from './format';
import type { Lexicon } from './lexicon';

export const FRENCH_FILE = 'fr.lexicon';

/**
 * @param folder where `fr.lexicon` lies; when left out, the folder `data` next to this module. A bundle therefore
 *   either carries a copy of `dict/data` as `data` beside its script, or passes the folder it put it in.
 */
export function loadFrench(folder = join(dirname(fileURLToPath(import.meta.url)), 'data')): Lexicon {
  return unpack(readFileSync(join(folder, FRENCH_FILE)));
}
