/**
 * Rebuilds the word table `dict/data/fr.lexicon` from its sources.
 *
 *   npx tsx dict/compile/main.ts             writes the table and its checksum
 *   npx tsx dict/compile/main.ts --check     compares with what is there; exit code 1 when it differs
 *   npx tsx dict/compile/main.ts --print     prints the table as text, one word a line
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classNames } from '#engine/core/words';
import { FRENCH_FILE } from '../french';
import { compileFrench, frenchRecords } from './french';

const DATA = join(dirname(fileURLToPath(import.meta.url)), '..', 'data');

function main(argv: readonly string[]): number {
  if (argv.includes('--print')) {
    for (const { word, classes, rank, proposable, forms, lemmas } of frenchRecords()) {
      const names = classNames(classes).join('+');
      const heads = [...new Set(lemmas.map(({ lemma }) => lemma))].join(',');
      process.stdout.write(
        `${word}\t${names}\t${rank ?? '-'}\t${proposable ? 'p' : '-'}\t${forms.join(',')}\t${heads}\n`,
      );
    }
    return 0;
  }
  const bytes = compileFrench();
  const checksum = `${createHash('sha256').update(bytes).digest('hex')}  ${FRENCH_FILE}\n`;
  if (argv.includes('--check')) {
    const same = Buffer.compare(readFileSync(join(DATA, FRENCH_FILE)), bytes) === 0;
    process.stdout.write(
      same ? 'the word table is what its sources give\n' : 'it differs from what its sources give\n',
    );
    return same ? 0 : 1;
  }
  writeFileSync(join(DATA, FRENCH_FILE), bytes);
  writeFileSync(join(DATA, `${FRENCH_FILE}.sha256`), checksum);
  process.stdout.write(`${bytes.length} bytes, ${checksum}`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
