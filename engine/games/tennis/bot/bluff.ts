/** A shot with which no word begins, as near to one as can be: a beginning with one card too many at its end. */
import { takeCards } from '../../../core/cards';
import { COPY, valueOf } from '../figures';
import { begins } from '../search/beginnings';
import type { TableCard } from '../model';
import { facesOf, type Choice } from './choices';
import type { Turn } from './turn';
import { acceptedGraph } from './vocabulary';
import { MEAN_POINTS } from './worth';

function longer({ view, hand, dictionary }: Turn, choice: Choice): Choice[] {
  const rest = new Set(takeCards(hand, choice.faces) ?? []);
  return [...rest].flatMap((face): Choice[] => {
    const value = choice.value + valueOf(face);
    // A shot on the line is challenged for nothing: no place for a bluff.
    if (value < view.options.weight || value >= view.options.line) return [];
    const card: TableCard = face === COPY ? { card: face, dir: 'prev' } : { card: face };
    const reads = [...choice.reads, card];
    if (begins(acceptedGraph(dictionary, view.options), reads)) return [];
    const layout = [...choice.layout, { from: 'hand', ...card } as const];
    return [{ ...choice, layout, reads, faces: facesOf(layout), value, words: 0 }];
  });
}

/** What a bluff that is seen through gives away: the bonus of an ace, of about so many points. */
function risk({ view, table }: Turn): number {
  const full = view.handSizes.every((size) => size > 0) && view.pile > 0;
  const highest = Math.max(0, ...table.map(({ card }) => valueOf(card)));
  return full ? highest * MEAN_POINTS : 0;
}

/** What the rally is worth, in cards' points. */
function stake({ view, table }: Turn): number {
  return (view.pot + table.length) * MEAN_POINTS;
}

/** A bluff, or none: where it is not tolerated, not worth it, or this bot does not dare. `short`: below the weight. */
export function bluffOf(turn: Turn, short: readonly Choice[]): Choice | undefined {
  const { view, character } = turn;
  if (view.options.bluff !== 'tolerated') return undefined;
  const random = turn.random('bluff');
  if (random.unit() >= character.bluffs || stake(turn) < risk(turn)) return undefined;
  return random.pick(short.flatMap((choice) => longer(turn, choice)));
}
