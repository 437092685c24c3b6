/** How long the French lexicon takes from its file to the first answer, and how many bytes it is. */
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadFrench } from '#dict/french';
import type { BenchLine } from './context';
import { measure, rounded } from './measure';

export function* load(): Iterable<BenchLine> {
  const [{ ms, found }] = measure({ pass: () => (loadFrench().has('MANGEASSIONS') ? 1 : 0) }, []);
  const bytes = statSync(fileURLToPath(new URL('../../../dict/data/fr.lexicon', import.meta.url))).size;
  yield { task: 'load', engine: 'preau', queries: 1, found, ms: rounded(ms), bytes };
}
