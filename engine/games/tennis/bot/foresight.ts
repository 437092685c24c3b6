/** Choosing by what comes after: each choice is played on in imagined worlds, and the better half tried further. */
import type { Choice } from './choices';
import type { Foresight } from './character';
import { openingsOf } from './search/openings';
import { Playout, type Opening } from './search/playout';
import { cardOf, Spending } from './search/spending';
import type { Turn } from './turn';
import { knownGraph } from './vocabulary';
import { situationOf, worldsOf } from './worlds';

/** Something to do, and what it means for the rest of the set. */
export interface Option {
  readonly choice: Choice | null;
  readonly type: Opening['type'];
}

interface Tried {
  readonly option: Option;
  readonly opening: Opening;
  sum: number;
  tried: number;
}

function mean({ sum, tried }: Tried): number {
  return tried === 0 ? 0 : sum / tried;
}

/** The option after which the set is won most often; of equals the first. */
export function foresee(turn: Turn, options: readonly Option[], { rounds }: Foresight): Option | undefined {
  if (options.length < 2) return options[0];
  const { view, character, dictionary } = turn;
  const graph = knownGraph(dictionary, view.options, character.vocabulary);
  const playout = new Playout(situationOf(turn), new Spending(openingsOf(graph), view.options.weight));
  const worlds = worldsOf(
    turn,
    rounds.reduce((sum, count) => sum + count, 0),
  );
  let left = options.map((option): Tried => {
    const opening = { type: option.type, cards: (option.choice?.faces ?? []).map(cardOf) };
    return { option, opening, sum: 0, tried: 0 };
  });
  let from = 0;
  for (const count of rounds) {
    for (const world of worlds.slice(from, from + count))
      for (const tried of left) {
        tried.sum += playout.play(tried.opening, world);
        tried.tried++;
      }
    from += count;
    left = left.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.option;
}
