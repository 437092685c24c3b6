/** Where the French sources are, and the table they make. */
import { existsSync, readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-fr';
import { buildAutomaton } from '../build';
import { buildColumns, type WordRecord } from '../columns';
import { pack } from '../format';
import { readList, readThemes, readWords } from './lists';
import { makeTable } from './table';

/** Installed by the Debian package hunspell-fr-comprehensive, version 7.0. */
const AFF = '/usr/share/hunspell/fr.aff';
const DIC = '/usr/share/hunspell/fr.dic';
const VERSION = 'TOUTES VARIANTES” v7.0';

/** Why the table can't be rebuilt on this machine, or null when it can. */
export function missingSource(): string | null {
  if (!existsSync(AFF) || !existsSync(DIC))
    return 'the Debian package hunspell-fr-comprehensive is not installed';
  if (!readFileSync(AFF, 'utf8').includes(VERSION)) return 'hunspell-fr-comprehensive is not of version 7.0';
  return null;
}

/** Throws with the reason when a source is missing. */
export function frenchRecords(): WordRecord[] {
  const missing = missingSource();
  if (missing !== null) throw new Error(missing);
  return makeTable({
    aff: readFileSync(AFF, 'utf8'),
    dic: readFileSync(DIC, 'utf8'),
    frequency: dictionary['commonWords-fr'],
    extra: readList('extra.txt'),
    deny: readList('deny.txt'),
    school: [...readThemes('school.txt').values()].flat(),
    unclean: [...readThemes('unclean.txt').values()].flat(),
    names: readWords('names.txt'),
  });
}

/** The bytes of the word table. The same sources give the same bytes on any machine. */
export function compileFrench(): Uint8Array {
  const records = frenchRecords();
  return pack(buildAutomaton(records.map(({ word }) => word)), buildColumns(records));
}
