/**
 * The lexicon as the rest of the program asks for it: an automaton that gives each word a number, and columns by
 * that number for everything else there is to know about a word.
 */
import type { LetterSet, WordGraph } from '#engine/core/word-graph';
import { ALL_CLASSES, type ClassSet, type Dictionary, type WordChoice } from '#engine/core/words';
import type { Automaton, LengthBounds } from './automaton';
import { buildAutomaton } from './build';
import { CLASS_BITS, CLEAN_BIT, PROPOSABLE_BIT, type Columns } from './columns';
import { applyLemmaStep, spell } from './spelling';

/** The trait that a choice asks for besides a class. */
const TRAIT_BITS: Readonly<Record<WordChoice['among'], number>> = {
  accepted: 0,
  clean: CLEAN_BIT,
  proposable: PROPOSABLE_BIT,
};

export class Lexicon implements Dictionary {
  /** Graphs asked for so far, by choice. */
  private readonly graphs = new Map<string, WordGraph>();

  constructor(
    readonly automaton: Automaton,
    readonly columns: Columns,
  ) {}

  /** How many folded words there are. */
  get size(): number {
    return this.automaton.size;
  }

  has(word: string): boolean {
    return this.automaton.has(word);
  }

  classes(word: string): ClassSet {
    const number = this.automaton.numberOf(word);
    return number < 0 ? 0 : this.columns.traits[number]! & CLASS_BITS;
  }

  forms(word: string): readonly string[] {
    const number = this.automaton.numberOf(word);
    if (number < 0) return [];
    return this.columns.spellings[this.columns.spelling[number]!]!.split('|').map((part) =>
      spell(word, part),
    );
  }

  lemmas(word: string): readonly string[] {
    const number = this.automaton.numberOf(word);
    if (number < 0) return [];
    const forms = this.forms(word);
    const lemmas = this.columns.lemmas[this.columns.lemma[number]!]!.split('|').map((part) => {
      const colon = part.indexOf(':');
      return applyLemmaStep(forms[Number(part.slice(0, colon))]!, part.slice(colon + 1));
    });
    return [...new Set(lemmas)];
  }

  rank(word: string): number | null {
    const number = this.automaton.numberOf(word);
    return number < 0 ? null : this.rankOf(number);
  }

  proposable(word: string): boolean {
    const number = this.automaton.numberOf(word);
    return number >= 0 && this.isProposable(number);
  }

  clean(word: string): boolean {
    const number = this.automaton.numberOf(word);
    return number >= 0 && (this.columns.traits[number]! & CLEAN_BIT) !== 0;
  }

  /** The classes of the word with this number. Numbers come from the automaton's walks. */
  classesOf(number: number): ClassSet {
    return this.columns.traits[number]! & CLASS_BITS;
  }

  /** The everyday rank of the word with this number. */
  rankOf(number: number): number | null {
    return this.columns.ranks[number]! || null;
  }

  /** Whether the word with this number may be proposed. */
  isProposable(number: number): boolean {
    return (this.columns.traits[number]! & PROPOSABLE_BIT) !== 0;
  }

  fromLetters(letters: string, jokers: number, bounds: LengthBounds): string[] {
    return this.words(this.automaton.fromLetters(letters, jokers, bounds));
  }

  /**
   * Words of exactly as many letters as the pattern has places, in alphabetical order.
   * @param pattern one set of letters a place, bit 0 = A; `parsePattern` reads one from text
   */
  matching(pattern: readonly LetterSet[]): string[] {
    return this.words(this.automaton.matching(pattern));
  }

  /** The first `limit` words, in alphabetical order, that start with a folded prefix (the prefix itself too). */
  withPrefix(prefix: string, limit: number): string[] {
    const { first, end } = this.automaton.prefixRange(prefix);
    const words: string[] = [];
    for (let number = first; number < end && words.length < limit; number++) {
      words.push(this.automaton.wordAt(number));
    }
    return words;
  }

  /** How many words start with a folded prefix. */
  countPrefix(prefix: string): number {
    const { first, end } = this.automaton.prefixRange(prefix);
    return end - first;
  }

  graph({ among, classes }: WordChoice): WordGraph {
    const wanted = classes & ALL_CLASSES;
    const key = `${among} ${wanted}`;
    const known = this.graphs.get(key);
    if (known !== undefined) return known;
    const numbers = this.chosen(TRAIT_BITS[among], wanted);
    const graph =
      numbers.length === this.size
        ? this.automaton
        : buildAutomaton(numbers.map((number) => this.automaton.wordAt(number)));
    this.graphs.set(key, graph);
    return graph;
  }

  /** Numbers of the words that have a trait, all bits of it, and one of the classes. */
  private chosen(trait: number, classes: ClassSet): number[] {
    const { traits } = this.columns;
    const numbers: number[] = [];
    for (let number = 0; number < this.size; number++) {
      const has = traits[number]!;
      if ((has & classes) !== 0 && (has & trait) === trait) numbers.push(number);
    }
    return numbers;
  }

  private words(numbers: Uint32Array): string[] {
    return Array.from(numbers, (number) => this.automaton.wordAt(number));
  }
}
