/** The words a bot knows, as a graph: made once for each vocabulary of each graph, and kept as long as that. */
import { plainGraph, type WordGraph } from '../../../core/word-graph';
import { allowedClasses, type Dictionary } from '../../../core/words';
import type { Config } from '../model';
import { wordsBeginning } from '../search/beginnings';

const known = new WeakMap<WordGraph, Map<number, WordGraph>>();

/** What may be proposed in this game, and is as usual as `rank`. */
export function knownGraph(dictionary: Dictionary, config: Config, rank: number): WordGraph {
  const all = dictionary.graph({ among: 'proposable', classes: allowedClasses(config) });
  if (rank === Infinity) return all;
  const graphs = known.get(all) ?? new Map<number, WordGraph>();
  known.set(all, graphs);
  const before = graphs.get(rank);
  if (before !== undefined) return before;
  const words = wordsBeginning(all, [], Infinity).filter((word) => (dictionary.rank(word) ?? 0) <= rank);
  const made = plainGraph(words);
  graphs.set(rank, made);
  return made;
}

/** Every word with which an answer holds. */
export function acceptedGraph(dictionary: Dictionary, config: Config): WordGraph {
  return dictionary.graph({ among: 'accepted', classes: allowedClasses(config) });
}
