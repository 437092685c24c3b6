/** The words that somebody who knows only the usual ones knows, as a graph. */
import type { Dictionary, WordChoice } from './words';
import { plainGraph, popcount, type WordGraph } from './word-graph';

/** Every word of a graph, in alphabetical order. */
export function wordsIn({ cells, root }: WordGraph): string[] {
  const words: string[] = [];
  const walk = (node: number, before: string): void => {
    const goes = cells[node]!;
    for (let rest = goes; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const edge = cells[node + 1 + popcount(goes & (bit - 1))]!;
      const word = before + String.fromCharCode(96 - Math.clz32(bit));
      if ((edge & 1) === 1) words.push(word);
      if (edge >> 1 !== 0) walk(edge >> 1, word);
    }
  };
  walk(root, '');
  return words;
}

const known = new WeakMap<WordGraph, Map<number, WordGraph>>();

/**
 * The chosen words up to an everyday rank; those that have none are known to everybody. `Infinity`: all that are
 * chosen. The same question gives the same object; it is made when first asked for.
 */
export function knownGraph(dictionary: Dictionary, choice: WordChoice, rank: number): WordGraph {
  const all = dictionary.graph(choice);
  if (rank === Infinity) return all;
  const graphs = known.get(all) ?? new Map<number, WordGraph>();
  known.set(all, graphs);
  const before = graphs.get(rank);
  if (before !== undefined) return before;
  const made = plainGraph(wordsIn(all).filter((word) => (dictionary.rank(word) ?? 0) <= rank));
  graphs.set(rank, made);
  return made;
}
