/**
 * The vocabulary of words: how input is folded, which classes there are, and what the rules and the bots may ask
 * of a lexicon. Nothing here knows where words come from; `dict/` implements these interfaces.
 */

import type { WordGraph } from './word-graph';

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

/** What the rules ask: is it a word, and of which classes. */
export interface Words {
  /** The classes of a folded word; 0 when it is not in the lexicon. */
  classes(word: string): ClassSet;
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
  /**
   * The chosen words as a graph. The same choice gives the same object: what a search derives from it may be kept by
   * it. The first call for a choice of the French lexicon builds it: no time for all accepted words, 0.35 s for the
   * proposable ones, 1 s for the clean ones, on two old cores.
   */
  graph(choice: WordChoice): WordGraph;
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
  return { classes: (word) => sets.get(word) ?? 0 };
}
