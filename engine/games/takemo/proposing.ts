/** What bots and the review lay from: the words that the product may propose, of the classes that a game allows. */
import type { TwoWayGraph } from '../../core/two-way-graph';
import { allowedClasses, type Dictionary } from '../../core/words';
import type { Config } from './model';
import { Generator } from './search/generator';
import { searchGraph } from './search/graph';

/** A generator holds nothing but buffers and what follows from its words, so one does for all. */
const generators = new WeakMap<TwoWayGraph, Generator>();

/** Finds placements of such words that form, crosswise, nothing but such words. */
export function proposingGenerator(dictionary: Dictionary, config: Pick<Config, 'words'>): Generator {
  const graph = searchGraph(dictionary.graph({ among: 'proposable', classes: allowedClasses(config) }));
  const known = generators.get(graph);
  if (known !== undefined) return known;
  const generator = new Generator(graph);
  generators.set(graph, generator);
  return generator;
}
