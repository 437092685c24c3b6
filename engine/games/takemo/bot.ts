/** What a bot does at a table of Takemo, and when. */
import { FINISHED, type BotInput, type BotPlan } from '../../core/game';
import type { Dictionary } from '../../core/words';
import { campOf } from './board';
import { CHARACTERS } from './bot/character';
import { actionOf } from './bot/choose';
import { planAt } from './bot/pace';
import { allowedClasses } from './judge';
import type { Config, View } from './model';
import { Generator } from './search/generator';
import { searchGraph } from './search/graph';
import type { TwoWayGraph } from '../../core/two-way-graph';

/** A generator holds nothing but buffers and what follows from its words, so one does for all bots. */
const generators = new WeakMap<TwoWayGraph, Generator>();

/** Finds placements of words that the product may propose, of the classes of this game. */
export function proposingGenerator(dictionary: Dictionary, config: Pick<Config, 'words'>): Generator {
  const graph = searchGraph(dictionary.graph({ among: 'proposable', classes: allowedClasses(config) }));
  const known = generators.get(graph);
  if (known !== undefined) return known;
  const generator = new Generator(graph);
  generators.set(graph, generator);
  return generator;
}

export function bot({ view, seat, level, dictionary, random }: BotInput<View>): BotPlan | null {
  if (view.paused || view.phase === FINISHED || seat === 'referee' || view.turn !== seat) return null;
  const turn = {
    view,
    seat,
    camp: campOf(seat),
    character: CHARACTERS[level],
    dictionary,
    generator: proposingGenerator(dictionary, view.options),
    random: (purpose: string) => random(`turn-${view.turns}-${purpose}`),
  };
  return planAt(view, turn.character, turn.random('pace'), actionOf(turn));
}
