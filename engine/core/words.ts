/**
 * The vocabulary of words: how input is folded, which classes there are, and what the rules and the bots may ask
 * of a lexicon. Nothing here knows where words come from; `dict/` implements these interfaces.
 */

import { plainGraph, type WordGraph } from './word-graph';

export const WORD_CLASSES = ['noun', 'inf', 'verb', 'adj', 'adv', 'tool'] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** A set of word classes, one bit for each, in the order of `WORD_CLASSES`. 0 is the empty set. */
export type ClassSet = number;

/** Every class there is. */
export const ALL_CLASSES: ClassSet = (1 << WORD_CLASSES.length) - 1;

export function classSet(classes: Iterable<WordClass>): ClassSet {
  let set = 0;
  for (const name of classes) set |= 1 << WORD_CLASSES.indexOf(name);
  return set;
}

export function classNames(set: ClassSet): WordClass[] {
  return WORD_CLASSES.filter((_, bit) => set & (1 << bit));
}

/** Which words a graph is made of. */
export interface WordChoice {
  /** Every word that is accepted; those that may be shown; those that may be proposed. */
  readonly among: 'accepted' | 'clean' | 'proposable';
  /** A word is chosen if any of its classes is among these. */
  readonly classes: ClassSet;
}

/** What a game's option `words` may be: which words it is played with. */
export const WORD_LIMITS = ['all', 'noConjugation', 'nouns'] as const;
export type WordLimit = (typeof WORD_LIMITS)[number];

const ALLOWED: Readonly<Record<WordLimit, ClassSet>> = {
  all: ALL_CLASSES,
  noConjugation: ALL_CLASSES & ~classSet(['verb']),
  nouns: classSet(['noun']),
};

/** The classes of which a word must have one in a game with this option. */
export function allowedClasses({ words }: { readonly words: WordLimit }): ClassSet {
  return ALLOWED[words];
}

/** What the rules ask: is it a word, of which classes, and what could begin one. */
export interface Words {
  /** The classes of a folded word; 0 when it is not in the lexicon. */
  classes(word: string): ClassSet;
  /**
   * The chosen words as a graph. The same choice gives the same object: what a search derives from it may be kept by
   * it. The first call for a choice of the French lexicon builds it: no time for all accepted words, 0.35 s for the
   * proposable ones, 1 s for the clean ones, on two old cores. A lexicon that is just a list holds every word of it
   * to be clean and proposable.
   */
  graph(choice: WordChoice): WordGraph;
}

/** What refuses one of these words, and which. All are looked up before any class is looked at. */
export function lexiconRefusal(
  formed: readonly string[],
  allowed: ClassSet,
  words: Words,
): { readonly ok: false; readonly code: string; readonly detail: string } | null {
  const unknown = formed.find((word) => words.classes(word) === 0);
  if (unknown !== undefined) return { ok: false, code: 'NOT_IN_LEXICON', detail: unknown };
  const unfit = formed.find((word) => (words.classes(word) & allowed) === 0);
  return unfit === undefined ? null : { ok: false, code: 'CLASS_NOT_ALLOWED', detail: unfit };
}

/**
 * What bots, suggestions and reviews ask besides. Words go in and come out folded (A–Z).
 * *Accepting* a word never looks at `proposable`; *proposing* one always does.
 */
export interface Dictionary extends Words {
  /** The accented spellings of a folded word, everyday ones first (`SALE` → `sale`, `salé`); empty when unknown. */
  forms(word: string): readonly string[];
  /** The head words it may belong to, with accents, everyday ones first (`SALE` → `sale`, `saler`, `salé`). */
  lemmas(word: string): readonly string[];
  /** Everyday rank of the word: 1 is the most usual, higher is rarer, `null` where it has none. */
  rank(word: string): number | null;
  /** Whether the product may propose this word by itself: everyday, and neither vulgar nor hurtful. */
  proposable(word: string): boolean;
  /**
   * Whether the word may be shown among what could have been found, however rare it is: neither vulgar nor hurtful in
   * any reading. Every proposable word is clean.
   */
  clean(word: string): boolean;
  /**
   * Every word that can be laid from these letters and up to `jokers` wild cards, each word once.
   * `letters` is folded; the order of the results is not defined. Bounds are inclusive.
   */
  fromLetters(letters: string, jokers: number, bounds: { min: number; max: number }): string[];
}

/** The marks that stand on letters; U+034F among them is none, but a joiner that nobody sees. */
const DIACRITICS = /[\u0300-\u034e\u0350-\u036f]/g;
const LOWER_ASCII = /[a-z]/g;
const FOLDED = /^[A-Z]+$/;

/**
 * Folds input to the alphabet of the cards: accents dropped, Œ→OE, Æ→AE, lower case raised.
 * Whatever else it holds (hyphen, digit, ß, ø …) stays as it is, so that a verdict can quote it.
 */
export function fold(input: string): string {
  return input
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .normalize('NFC')
    .replace(/[œŒ]/g, 'OE')
    .replace(/[æÆ]/g, 'AE')
    .replace(LOWER_ASCII, (letter) => letter.toUpperCase());
}

/** Whether a folded input is made of letters only, and so may be a word at all. */
export function isFolded(folded: string): boolean {
  return FOLDED.test(folded);
}

/** A lexicon that is just a list: what a journal's inline words are to the rules. */
export function listedWords(list: ReadonlyMap<string, readonly WordClass[]>): Words {
  const sets = new Map([...list].map(([word, classes]) => [word, classSet(classes)]));
  const graphs = new Map<ClassSet, WordGraph>();
  return {
    classes: (word) => sets.get(word) ?? 0,
    graph: ({ classes }) => {
      const known = graphs.get(classes);
      if (known !== undefined) return known;
      const graph = plainGraph([...sets].flatMap(([word, set]) => ((set & classes) !== 0 ? [word] : [])));
      graphs.set(classes, graph);
      return graph;
    },
  };
}
