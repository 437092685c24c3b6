/**
 * The words as a graph, for searches that walk letter by letter: a minimal acyclic automaton in one typed array.
 *
 * Layout of `cells`: a node is one cell with the mask of its outgoing letters (bit 0 = A … bit 25 = Z), followed by
 * one cell an edge, in alphabetical order: `child << 1 | end`, where `child` is the index of the node the edge leads
 * to (0: none) and `end` says that a word ends with this letter. The place of a letter's edge is the number of
 * letters before it in the mask. Cell 0 is empty, so that nothing goes on from « no child ».
 */

/** A set of letters, bit 0 = A … bit 25 = Z. */
export type LetterSet = number;

export const ANY_LETTER: LetterSet = 0x3ffffff;

export interface WordGraph {
  readonly cells: Int32Array;
  /** Index of the node where every word starts. */
  readonly root: number;
  /** How many words there are. */
  readonly size: number;
}

/** How many bits are set in each number of 13 bits: two looks at it are quicker than counting in arithmetic. */
const BITS = new Uint8Array(1 << 13);
for (let i = 1; i < BITS.length; i++) BITS[i] = BITS[i >> 1]! + (i & 1);

/** How many letters are in a set. */
export function popcount(mask: LetterSet): number {
  return BITS[mask & 0x1fff]! + BITS[mask >>> 13]!;
}
