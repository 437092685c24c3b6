/** The words as the move generator walks them, made once for each graph of the dictionary and kept as long as that. */
import { buildTwoWayGraph, type TwoWayGraph } from '../../../core/two-way-graph';
import type { WordGraph } from '../../../core/word-graph';
import { SIZE } from '../figures';

const made = new WeakMap<WordGraph, TwoWayGraph>();

/** The first call for a graph takes as long as `buildTwoWayGraph` says. */
export function searchGraph(graph: WordGraph): TwoWayGraph {
  const known = made.get(graph);
  if (known !== undefined) return known;
  const built = buildTwoWayGraph(graph, SIZE);
  made.set(graph, built);
  return built;
}
