/**
 * Which words begin with the cards as they lie: the word graph answers it letter by letter, with no look at a word
 * that begins otherwise.
 */
import type { Letter } from '../../../core/cards';
import { ANY_LETTER, popcount, type WordGraph } from '../../../core/word-graph';
import { placesOf, type Place } from '../beginning';
import type { TableCard } from '../model';
import { countsOf } from './counts';

/** A way through the graph that the cards allow. */
interface Reached {
  /** The letters so far. */
  readonly prefix: string;
  /** Whether a word ends here. */
  readonly end: boolean;
  /** The node where longer words go on; 0: none does. */
  readonly node: number;
}

/** Every beginning that the cards can be read as and that some word has, in alphabetical order. */
function* readings({ cells, root }: WordGraph, places: readonly Place[]): Generator<Reached> {
  function* walk({ prefix, end, node }: Reached): Generator<Reached> {
    const place = places[prefix.length];
    if (place === undefined) {
      if (end || node !== 0) yield { prefix, end, node };
      return;
    }
    const before = place.asBefore ? 1 << (prefix.charCodeAt(prefix.length - 1) - 65) : ANY_LETTER;
    const mask = cells[node]!;
    let left = mask & place.letters & before;
    while (left !== 0) {
      const bit = left & -left;
      left ^= bit;
      const edge = cells[node + 1 + popcount(mask & (bit - 1))]!;
      const letter: Letter = String.fromCharCode(96 - Math.clz32(bit));
      yield* walk({ prefix: prefix + letter, end: (edge & 1) === 1, node: edge >> 1 });
    }
  }
  yield* walk({ prefix: '', end: false, node: root });
}

/** Whether a word of the graph begins with the cards as they lie. */
export function begins(graph: WordGraph, reads: readonly TableCard[]): boolean {
  const places = placesOf(reads);
  return places !== null && graph.size > 0 && readings(graph, places).next().done !== true;
}

/** How many words of the graph begin with the cards as they lie. */
export function countBeginning(graph: WordGraph, reads: readonly TableCard[]): number {
  const places = placesOf(reads);
  if (places === null) return 0;
  const below = countsOf(graph);
  let sum = 0;
  for (const { end, node } of readings(graph, places)) sum += Number(end) + below[node]!;
  return sum;
}

/** Words of the graph that begin with the cards as they lie, in alphabetical order, at most `limit` of them. */
export function wordsBeginning(graph: WordGraph, reads: readonly TableCard[], limit: number): string[] {
  const places = placesOf(reads);
  const words: string[] = [];
  if (places === null) return words;
  const { cells } = graph;
  const collect = (prefix: string, node: number): void => {
    const mask = node === 0 ? 0 : cells[node]!;
    let edge = node + 1;
    for (let letter = 0; letter < 26 && words.length < limit; letter++) {
      if ((mask & (1 << letter)) === 0) continue;
      const cell = cells[edge++]!;
      const longer = prefix + String.fromCharCode(65 + letter);
      if (cell & 1) words.push(longer);
      collect(longer, cell >> 1);
    }
  };
  for (const { prefix, end, node } of readings(graph, places)) {
    if (words.length >= limit) break;
    if (end) words.push(prefix);
    collect(prefix, node);
  }
  return words.slice(0, limit);
}
