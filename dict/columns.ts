/** What the lexicon knows about each word besides its letters, as columns in the order of the words' numbers. */
import type { ClassSet } from '#engine/core/words';
import { lemmaStep, spellingOf } from './spelling';

export interface Columns {
  /** Bits 0–5: the word classes; bit 6: proposable; bit 7: clean. */
  readonly traits: Uint8Array;
  /** Everyday rank from 1; 0: none. */
  readonly ranks: Uint16Array;
  /** Index into `spellings`. */
  readonly spelling: Uint16Array;
  /** Index into `lemmas`. */
  readonly lemma: Uint16Array;
  /** For each set of accented forms: their differences from the folded word, joined by `|`, everyday ones first. */
  readonly spellings: readonly string[];
  /** For each set of lemmas: `index of the form:step`, joined by `|`. */
  readonly lemmas: readonly string[];
}

export const CLASS_BITS = 0x3f;
export const PROPOSABLE_BIT = 0x40;
export const CLEAN_BIT = 0x80;
const MAX_RANK = 0xffff;

/** Everything about one folded word, as the columns keep it. */
export interface WordRecord {
  readonly word: string;
  readonly classes: ClassSet;
  readonly rank: number | null;
  readonly proposable: boolean;
  /** Neither vulgar nor hurtful in any reading. */
  readonly clean: boolean;
  /** At least one; everyday ones first. */
  readonly forms: readonly string[];
  /** Lemmas, each with the index of the form it is the lemma of. */
  readonly lemmas: readonly { readonly form: number; readonly lemma: string }[];
}

/** Columns of records sorted by word. Throws when a number does not fit its column. */
export function buildColumns(records: readonly WordRecord[]): Columns {
  const traits = new Uint8Array(records.length);
  const ranks = new Uint16Array(records.length);
  const spelling = new Uint16Array(records.length);
  const lemma = new Uint16Array(records.length);
  const spellings = new Pool();
  const lemmas = new Pool();
  records.forEach((record, number) => {
    if (record.rank !== null && !(record.rank >= 1 && record.rank <= MAX_RANK)) {
      throw new RangeError(`rank of ${record.word}: ${record.rank}`);
    }
    traits[number] =
      record.classes | (record.proposable ? PROPOSABLE_BIT : 0) | (record.clean ? CLEAN_BIT : 0);
    ranks[number] = record.rank ?? 0;
    spelling[number] = spellings.index(record.forms.map(spellingOf).join('|'));
    lemma[number] = lemmas.index(
      record.lemmas.map((one) => `${one.form}:${lemmaStep(record.forms[one.form]!, one.lemma)}`).join('|'),
    );
  });
  return { traits, ranks, spelling, lemma, spellings: spellings.texts, lemmas: lemmas.texts };
}

/** Texts kept once each, by index. */
class Pool {
  readonly texts: string[] = [];
  private readonly indices = new Map<string, number>();

  index(text: string): number {
    const known = this.indices.get(text);
    if (known !== undefined) return known;
    if (this.texts.length > 0xffff) throw new RangeError('more different texts than a column can tell apart');
    this.indices.set(text, this.texts.length);
    this.texts.push(text);
    return this.texts.length - 1;
  }
}
