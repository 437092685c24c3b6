/** Which few letters, in some order, begin a word: what a quick look at a hand goes by. */
import { popcount, type WordGraph } from '../../../../core/word-graph';

const SIZE = 26;

export interface Openings {
  /** By letter, 0 for A: 1 where a word begins with it. */
  readonly one: Uint8Array;
  /** By letter × 26 + letter, in any order. */
  readonly two: Uint8Array;
  /** By (letter × 26 + letter) × 26 + letter, in any order. */
  readonly three: Uint8Array;
}

const made = new WeakMap<WordGraph, Openings>();

export function openingsOf(graph: WordGraph): Openings {
  const known = made.get(graph);
  if (known !== undefined) return known;
  const { cells, root } = graph;
  const one = new Uint8Array(SIZE);
  const two = new Uint8Array(SIZE ** 2);
  const three = new Uint8Array(SIZE ** 3);
  const walk = (node: number, before: readonly number[]): void => {
    if (node === 0) return;
    const mask = cells[node]!;
    for (let letter = 0; letter < SIZE; letter++) {
      if ((mask & (1 << letter)) === 0) continue;
      const letters = [...before, letter];
      mark(letters);
      if (letters.length < 3) walk(cells[node + 1 + popcount(mask & ((1 << letter) - 1))]! >> 1, letters);
    }
  };
  const mark = ([a = 0, b, c]: readonly number[]): void => {
    if (b === undefined) one[a] = 1;
    else if (c === undefined) two[a * SIZE + b] = two[b * SIZE + a] = 1;
    else for (const [x, y, z] of ordersOf([a, b, c])) three[(x * SIZE + y) * SIZE + z] = 1;
  };
  walk(root, []);
  const openings = { one, two, three };
  made.set(graph, openings);
  return openings;
}

function ordersOf([a, b, c]: readonly [number, number, number]): readonly (readonly [
  number,
  number,
  number,
])[] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
}
