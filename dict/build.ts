/** Builds the automaton from a sorted list of words, merging equal endings as it goes. */
import { isFolded } from '#engine/core/words';
import { Automaton, MAX_WORD_LENGTH } from './automaton';

interface Draft {
  /** Letters (0–25) of the edges, ascending. */
  letters: number[];
  ends: boolean[];
  children: (Draft | null)[];
  /** How many words go on from here. */
  words: number;
  /** Bit n: some word ends exactly n letters below. */
  lengths: number;
  /** Place among the nodes that were found to be different; 0 while it is still growing. */
  id: number;
}

function draft(): Draft {
  return { letters: [], ends: [], children: [], words: 0, lengths: 0, id: 0 };
}

/**
 * @param words folded (A–Z), at most `MAX_WORD_LENGTH` letters, sorted by code unit, without repeats; anything else throws.
 */
export function buildAutomaton(words: readonly string[]): Automaton {
  const register = new Map<string, Draft>();
  const kept: Draft[] = [];
  const path: Draft[] = [draft()];
  let previous = '';
  for (const word of words) {
    if (!isFolded(word) || word.length > MAX_WORD_LENGTH) throw new Error(`not a folded word: ${word}`);
    if (word <= previous) throw new Error(`not in order: ${previous}, ${word}`);
    const shared = sharedLength(previous, word);
    settle(path, shared, register, kept);
    for (let i = shared; i < word.length; i++) grow(path, word.charCodeAt(i) - 65, i === word.length - 1);
    previous = word;
  }
  settle(path, 0, register, kept);
  const root = path[0]!;
  finish(root);
  return layOut(root, kept, words.length);
}

function sharedLength(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return i;
}

function grow(path: Draft[], letter: number, end: boolean): void {
  const parent = path[path.length - 1]!;
  const child = draft();
  parent.letters.push(letter);
  parent.ends.push(end);
  parent.children.push(child);
  path.push(child);
}

/** Ends the nodes deeper than `depth`: each becomes an equal one met before, if there is one. */
function settle(path: Draft[], depth: number, register: Map<string, Draft>, kept: Draft[]): void {
  while (path.length - 1 > depth) {
    const node = path.pop()!;
    const parent = path[path.length - 1]!;
    parent.children[parent.children.length - 1] = merged(node, register, kept);
  }
}

function merged(node: Draft, register: Map<string, Draft>, kept: Draft[]): Draft | null {
  if (node.letters.length === 0) return null;
  let key = '';
  for (let i = 0; i < node.letters.length; i++) {
    key +=
      String.fromCharCode(node.letters[i]! * 2 + (node.ends[i]! ? 1 : 0)) + (node.children[i]?.id ?? 0) + ',';
  }
  const known = register.get(key);
  if (known) return known;
  finish(node);
  kept.push(node);
  node.id = kept.length;
  register.set(key, node);
  return node;
}

function finish(node: Draft): void {
  for (let i = 0; i < node.letters.length; i++) {
    const child = node.children[i] ?? null;
    node.words += (node.ends[i]! ? 1 : 0) + (child?.words ?? 0);
    node.lengths |= (node.ends[i]! ? 2 : 0) | ((child?.lengths ?? 0) << 1);
  }
}

function layOut(root: Draft, kept: readonly Draft[], size: number): Automaton {
  // Cell 0 stays empty, so that 0 can mean « no child ». The root comes first, the deep shared endings last.
  const order = [root, ...[...kept].reverse()];
  const places = new Map<Draft, number>();
  let length = 1;
  for (const node of order) {
    places.set(node, length);
    length += 1 + node.letters.length;
  }
  const cells = new Int32Array(length);
  const counts = new Int32Array(length);
  for (const node of order) {
    const place = places.get(node)!;
    let before = 0;
    counts[place] = node.lengths;
    for (let i = 0; i < node.letters.length; i++) {
      const child = node.children[i] ?? null;
      const end = node.ends[i]! ? 1 : 0;
      cells[place] = cells[place]! | (1 << node.letters[i]!);
      cells[place + 1 + i] = ((child ? places.get(child)! : 0) << 1) | end;
      counts[place + 1 + i] = before;
      before += end + (child?.words ?? 0);
    }
  }
  return new Automaton(cells, counts, size);
}
