/** How many words go on from each node of a graph, counted once for each graph. */
import { popcount, type WordGraph } from '../../../core/word-graph';

const counts = new WeakMap<WordGraph, Int32Array>();

/** By node: how many words go on from it, a word that ends there not counted; 0 for « no node ». */
export function countsOf(graph: WordGraph): Int32Array {
  const known = counts.get(graph);
  if (known !== undefined) return known;
  const { cells, root } = graph;
  const below = new Int32Array(cells.length).fill(-1);
  below[0] = 0;
  const count = (node: number): number => {
    if (below[node]! >= 0) return below[node]!;
    let sum = 0;
    for (let edge = node + 1; edge <= node + popcount(cells[node]!); edge++)
      sum += (cells[edge]! & 1) + count(cells[edge]! >> 1);
    below[node] = sum;
    return sum;
  };
  count(root);
  counts.set(graph, below);
  return below;
}
