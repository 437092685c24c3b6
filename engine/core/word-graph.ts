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

interface Branch {
  readonly children: Map<number, Branch>;
  end: boolean;
}

/**
 * A graph of few words, built at once: right in every respect, but not the smallest there is. `dict` builds that.
 * @param words folded
 */
export function plainGraph(words: readonly string[]): WordGraph {
  const root: Branch = { children: new Map(), end: false };
  for (const word of words) {
    let node = root;
    for (const letter of word) node = branch(node, letter.charCodeAt(0) - 65);
    node.end = true;
  }
  // Cell 0 is no node; children come after their parents, in the order in which they are met.
  const cells = [0];
  const place = (node: Branch): number => {
    if (node.children.size === 0) return 0;
    const at = cells.length;
    const edges = [...node.children].sort(([a], [b]) => a - b);
    cells.push(
      edges.reduce((mask, [letter]) => mask | (1 << letter), 0),
      ...edges.map(() => 0),
    );
    for (const [i, [, child]] of edges.entries()) cells[at + 1 + i] = (place(child) << 1) | Number(child.end);
    return at;
  };
  const first = place(root);
  // A graph of no words still has a node where words would start.
  const start = first === 0 ? cells.push(0) - 1 : first;
  return { cells: Int32Array.from(cells), root: start, size: new Set(words).size };
}

function branch(node: Branch, letter: number): Branch {
  const known = node.children.get(letter);
  if (known !== undefined) return known;
  const made: Branch = { children: new Map(), end: false };
  node.children.set(letter, made);
  return made;
}
