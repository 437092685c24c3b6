/** What a bot cannot see, and how it imagines it: from what is left of the deck, as anybody at the table could. */
import type { Face } from '../../../core/cards';
import { countFaces } from '../../../core/cards';
import type { Random } from '../../../core/random';
import { DECKS } from '../figures';
import { countHand, type HandCounts } from '../search/hand';
import type { Turn } from './turn';

/** Hands of all seats and the cards that will be drawn, as they might be. */
export interface World {
  readonly hands: readonly HandCounts[];
  /** Top card first. */
  readonly pile: readonly Face[];
}

/** Cards neither on the holder nor in its hand. Covered ones are among them: which they were, a bot forgets. */
function unseen({ view, hand }: Turn): Face[] {
  const gone = countFaces([...view.holder.map(({ card }) => card), ...hand]);
  return DECKS[view.options.deck].cards.filter((face) => {
    const count = gone.get(face) ?? 0;
    if (count > 0) gone.set(face, count - 1);
    return count === 0;
  });
}

function shuffled(cards: readonly Face[], random: Random): Face[] {
  const list = [...cards];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j] as Face, list[i] as Face];
  }
  return list;
}

export function worldsOf(turn: Turn, count: number): World[] {
  const { view, seat, hand } = turn;
  const random = turn.random('worlds');
  const pool = unseen(turn);
  return Array.from({ length: count }, () => {
    const cards = shuffled(pool, random);
    const hands = view.handSizes.map((size, at) => countHand(at === seat ? hand : cards.splice(0, size)));
    return { hands, pile: cards.slice(0, view.pile) };
  });
}
