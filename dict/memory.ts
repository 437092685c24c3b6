/** Small lexicons built in memory: inline lexicons of journals, tests, word lists of others. */
import type { WordClass } from '#engine/core/words';
import { classSet, fold, isFolded } from '#engine/core/words';
import { buildAutomaton } from './build';
import { buildColumns, type WordRecord } from './columns';
import { Lexicon } from './lexicon';

/** One word. It may have accents: it is folded, and kept as its form. */
export interface WordEntry {
  readonly word: string;
  readonly classes: Iterable<WordClass>;
  /** Everyday rank from 1 to 65,535; none when left out. */
  readonly rank?: number;
  /** Whether bots may propose it; true when left out, as a list made by hand is meant to be played. */
  readonly proposable?: boolean;
  /** Whether it may be shown among what could have been found; as `proposable` when left out. */
  readonly clean?: boolean;
}

/**
 * Entries that fold to the same word are joined: classes of both, forms of both, the better rank, proposable and
 * clean only if both are. Throws on a word that does not fold to A–Z or has more than `MAX_WORD_LENGTH` letters, and on a bad rank.
 */
export function fromEntries(entries: Iterable<WordEntry>): Lexicon {
  const records = new Map<string, WordRecord>();
  for (const entry of entries) {
    const record = recordOf(entry);
    const known = records.get(record.word);
    records.set(record.word, known ? join(known, record) : record);
  }
  const sorted = [...records.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  return new Lexicon(buildAutomaton(sorted.map((record) => record.word)), buildColumns(sorted));
}

/** Plain words of one and the same set of classes: what a word list without grammar allows. */
export function fromWordList(words: Iterable<string>, classes: Iterable<WordClass>): Lexicon {
  const all = [...classes];
  return fromEntries(Array.from(words, (word) => ({ word, classes: all })));
}

function recordOf(entry: WordEntry): WordRecord {
  const word = fold(entry.word);
  if (!isFolded(word)) throw new Error(`not a word of letters: ${entry.word}`);
  const form = entry.word.normalize('NFC').toLowerCase();
  return {
    word,
    classes: classSet(entry.classes),
    rank: entry.rank ?? null,
    proposable: entry.proposable ?? true,
    clean: entry.clean ?? entry.proposable ?? true,
    forms: [form],
    lemmas: [{ form: 0, lemma: form }],
  };
}

function join(a: WordRecord, b: WordRecord): WordRecord {
  const forms = [...new Set([...a.forms, ...b.forms])];
  return {
    word: a.word,
    classes: a.classes | b.classes,
    rank: a.rank === null || b.rank === null ? (a.rank ?? b.rank) : Math.min(a.rank, b.rank),
    proposable: a.proposable && b.proposable,
    clean: a.clean && b.clean,
    forms,
    lemmas: forms.map((lemma, form) => ({ form, lemma })),
  };
}
