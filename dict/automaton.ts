/**
 * The lexicon's automaton: a minimal acyclic word graph in one typed array, and the walks over it.
 *
 * The layout of `cells` is the engine's: engine/core/word-graph.ts.
 *
 * Layout of `counts`, in step with `cells`: at a node, the set of the lengths of what can still follow (bit n: some
 * word ends exactly n letters below); at an edge, how many words of this node come before the edge's own. Adding
 * them up along a word gives its number: 0 for the first word of the alphabet, `size - 1` for the last.
 *
 * No Node and no DOM here: it runs in a page as well. Walks are plain recursive methods without closures, and
 * results go into buffers that are reused, because these are the inner loops of bots and reviews.
 */

import { popcount, type LetterSet, type WordGraph } from '#engine/core/word-graph';

const CODE_A = 65;
/** Lengths below a node are bits of one 32-bit cell. */
export const MAX_WORD_LENGTH = 30;

export interface LengthBounds {
  readonly min: number;
  readonly max: number;
}

/** Bits `min` to `max` set, both inclusive, within the 32 that lengths are kept in. */
function lengthWindow(min: number, max: number): number {
  const low = Math.min(Math.max(min, 0), 31);
  return max < low ? 0 : (2 ** (max + 1) - 2 ** low) | 0;
}

export class Automaton implements WordGraph {
  readonly root = 1;

  // The state of the walk under way. Walks never nest, so one set of buffers does for all.
  private readonly hand = new Int32Array(26);
  private sets: readonly LetterSet[] = [];
  private spare = 0;
  private found = 0;
  private out = new Uint32Array(1024);

  /** Takes the arrays as they are; `size` is the number of words. Use `buildAutomaton` or the data file. */
  constructor(
    readonly cells: Int32Array,
    readonly counts: Int32Array,
    readonly size: number,
  ) {}

  /** Whether a folded word is in the lexicon. Anything that is not A–Z is simply not a word. */
  has(word: string): boolean {
    const cells = this.cells;
    const length = word.length;
    let node = 1;
    let edge = 0;
    for (let i = 0; i < length; i++) {
      const letter = word.charCodeAt(i) - CODE_A;
      const mask = cells[node]!; // the cell of node 0 is empty: nothing goes on from there
      if (letter >>> 0 > 25) return false;
      const bit = 1 << letter;
      if ((mask & bit) === 0) return false;
      edge = cells[node + 1 + popcount(mask & (bit - 1))]!;
      node = edge >>> 1;
    }
    return (edge & 1) === 1;
  }

  /** The number of a folded word, 0 to `size - 1` in alphabetical order; -1 when it is not in the lexicon. */
  numberOf(word: string): number {
    const cells = this.cells;
    const length = word.length;
    let node = 1;
    let edge = 0;
    let before = 0;
    for (let i = 0; i < length; i++) {
      const letter = word.charCodeAt(i) - CODE_A;
      const mask = cells[node]!;
      if (letter >>> 0 > 25) return -1;
      const bit = 1 << letter;
      if ((mask & bit) === 0) return -1;
      const place = node + 1 + popcount(mask & (bit - 1));
      // The word that ends on the way here comes before everything that goes on from it.
      before += (edge & 1) + this.counts[place]!;
      edge = cells[place]!;
      node = edge >>> 1;
    }
    return (edge & 1) === 1 ? before : -1;
  }

  /** The word with a number. Throws a RangeError outside 0 to `size - 1`. */
  wordAt(number: number): string {
    if (!(number >= 0 && number < this.size)) throw new RangeError(`no word number ${number}`);
    const { cells, counts } = this;
    // Codes first and one string at the end: a string put together letter by letter is slow to read again.
    const codes: number[] = [];
    let node = 1;
    let rest = number;
    for (;;) {
      const mask = cells[node]!;
      let place = node + popcount(mask);
      while (counts[place]! > rest) place--;
      rest -= counts[place]!;
      codes.push(CODE_A + nthBit(mask, place - node - 1));
      const edge = cells[place]!;
      if ((edge & 1) === 1) {
        if (rest === 0) return String.fromCharCode.apply(null, codes);
        rest--;
      }
      node = edge >>> 1;
    }
  }

  /**
   * The node that a letter (0–25) leads to from a node, 0 when there is none; with `isEnd` of the same step it lets
   * callers walk the graph themselves.
   */
  child(node: number, letter: number): number {
    const edge = this.edge(node, letter);
    return edge >>> 1;
  }

  /** Whether a word ends with this letter (0–25) taken from this node. */
  isEnd(node: number, letter: number): boolean {
    return (this.edge(node, letter) & 1) === 1;
  }

  /** The letters that go on from a node. Node 0, the end of all words, has none. */
  lettersFrom(node: number): LetterSet {
    return node === 0 ? 0 : this.cells[node]!;
  }

  private edge(node: number, letter: number): number {
    if (node === 0) return 0;
    const mask = this.cells[node]!;
    const bit = 1 << letter;
    return (mask & bit) === 0 ? 0 : this.cells[node + 1 + popcount(mask & (bit - 1))]!;
  }

  /**
   * Numbers of the words that start with a folded prefix: from `first` up to but not including `end`. Empty
   * (`first === end`) when there is none; the whole lexicon for the empty prefix.
   */
  prefixRange(prefix: string): { first: number; end: number } {
    let node = 1;
    let edge = 0;
    let before = 0;
    for (let i = 0; i < prefix.length; i++) {
      const letter = prefix.charCodeAt(i) - CODE_A;
      const mask = node === 0 || letter < 0 || letter > 25 ? 0 : this.cells[node]!;
      if ((mask & (1 << letter)) === 0) return { first: 0, end: 0 };
      const place = node + 1 + popcount(mask & ((1 << letter) - 1));
      before += (edge & 1) + this.counts[place]!;
      edge = this.cells[place]!;
      node = edge >>> 1;
    }
    return { first: before, end: before + (edge & 1) + this.wordsBelow(node) };
  }

  /** How many words go on from a node: what comes before its last edge, and what that edge holds. */
  private wordsBelow(start: number): number {
    let words = 0;
    for (let node = start; node !== 0;) {
      const last = node + popcount(this.cells[node]!);
      words += this.counts[last]! + (this.cells[last]! & 1);
      node = this.cells[last]! >>> 1;
    }
    return words;
  }

  /**
   * Numbers of all words that can be laid from `letters` (folded) and up to `jokers` wild cards, each once, in
   * alphabetical order; lengths within the bounds, both inclusive. The result is a view on a buffer that the next
   * walk overwrites: copy what you keep.
   */
  fromLetters(letters: string, jokers: number, bounds: LengthBounds): Uint32Array {
    this.hand.fill(0);
    let open = 0;
    let cards = 0;
    for (let i = 0; i < letters.length; i++) {
      const letter = letters.charCodeAt(i) - CODE_A;
      if (letter < 0 || letter > 25) continue; // no card of the alphabet: it can't help to lay a word
      this.hand[letter] = this.hand[letter]! + 1;
      open |= 1 << letter;
      cards++;
    }
    const longest = Math.min(bounds.max, cards + jokers, MAX_WORD_LENGTH);
    this.spare = longest - Math.max(bounds.min, 1);
    this.found = 0;
    if (this.size > 0 && this.spare >= 0) this.layWild(1, longest, 0, open, jokers);
    return this.out.subarray(0, this.found);
  }

  /**
   * @param left how many letters may still be laid; a word may end once no more than `spare` are left
   * @param before how many words come before this node's
   * @param open the letters still in the hand
   */
  private layExact(node: number, left: number, before: number, open: LetterSet): void {
    const { cells, counts, hand } = this;
    const mask = cells[node]!;
    const next = left - 1;
    let letters = mask & open;
    while (letters !== 0) {
      const bit = letters & -letters;
      letters ^= bit;
      const place = node + 1 + popcount(mask & (bit - 1));
      const edge = cells[place]!;
      const end = edge & 1;
      const number = before + counts[place]!;
      if (end === 1 && next <= this.spare) this.emit(number);
      const child = edge >>> 1;
      if (child === 0 || next === 0 || (next > this.spare && this.isTooShort(child, next))) continue;
      const letter = 31 - Math.clz32(bit);
      const held = hand[letter]!;
      hand[letter] = held - 1;
      this.layExact(child, next, number + end, held === 1 ? open ^ bit : open);
      hand[letter] = held;
    }
  }

  /** With jokers every letter is open, so the edges are taken one after the other. Cards of the hand serve first. */
  private layWild(node: number, left: number, before: number, open: LetterSet, jokers: number): void {
    if (jokers === 0) {
      this.layExact(node, left, before, open);
      return;
    }
    const { cells, counts, hand } = this;
    const next = left - 1;
    let place = node;
    let letters = cells[node]!;
    while (letters !== 0) {
      const bit = letters & -letters;
      letters ^= bit;
      place++;
      const edge = cells[place]!;
      const end = edge & 1;
      const number = before + counts[place]!;
      if (end === 1 && next <= this.spare) this.emit(number);
      const child = edge >>> 1;
      if (child === 0 || next === 0 || (next > this.spare && this.isTooShort(child, next))) continue;
      if ((open & bit) === 0) {
        this.layWild(child, next, number + end, open, jokers - 1);
        continue;
      }
      const letter = 31 - Math.clz32(bit);
      const held = hand[letter]!;
      hand[letter] = held - 1;
      this.layWild(child, next, number + end, held === 1 ? open ^ bit : open, jokers);
      hand[letter] = held;
    }
  }

  /** Whether no word below a node ends within the bounds, with `left` letters to lay at most. */
  private isTooShort(node: number, left: number): boolean {
    return (this.counts[node]! & lengthWindow(left - this.spare, left)) === 0;
  }

  /**
   * Numbers of all words of exactly `pattern.length` letters whose i-th letter is in the i-th set, in alphabetical
   * order. The result is a view on a buffer that the next walk overwrites: copy what you keep.
   */
  matching(pattern: readonly LetterSet[]): Uint32Array {
    this.sets = pattern;
    this.found = 0;
    if (this.size > 0 && pattern.length > 0 && pattern.length <= MAX_WORD_LENGTH) this.match(1, 0, 0);
    return this.out.subarray(0, this.found);
  }

  private match(node: number, depth: number, before: number): void {
    const { cells, counts } = this;
    const mask = cells[node]!;
    let open = mask & this.sets[depth]!;
    const left = this.sets.length - depth - 1;
    while (open !== 0) {
      const bit = open & -open;
      open ^= bit;
      const place = node + 1 + popcount(mask & (bit - 1));
      const edge = cells[place]!;
      if (left === 0) {
        if ((edge & 1) === 1) this.emit(before + counts[place]!);
        continue;
      }
      const child = edge >>> 1;
      if (child !== 0 && (counts[child]! & (1 << left)) !== 0) {
        this.match(child, depth + 1, before + counts[place]! + (edge & 1));
      }
    }
  }

  private emit(number: number): void {
    if (this.found === this.out.length) {
      const wider = new Uint32Array(this.out.length * 4);
      wider.set(this.out);
      this.out = wider;
    }
    this.out[this.found++] = number;
  }
}

function nthBit(mask: number, n: number): number {
  let rest = mask;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
