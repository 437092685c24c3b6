/** What a bot cannot see, and how it imagines it: from the cards that it has not seen in this rally, as anybody could. */
import { countFaces, type Face } from '../../../core/cards';
import type { Random } from '../../../core/random';
import { DECK, valueOf } from '../figures';
import type { Stroke } from '../model';
import { MEAN_VALUE } from './choices';
import { cardOf } from './search/spending';
import type { Situation, World } from './search/playout';
import type { Table, Turn } from './turn';

/** The cards that a stroke has put into the pot. */
function lostBy(stroke: Stroke): Face[] {
  if (stroke.type === 'fault') return stroke.penalty > 0 ? [] : stroke.cards.map(({ card }) => card);
  if (stroke.type !== 'shot') return [];
  if (stroke.net) return stroke.played.flatMap((place) => stroke.reads[place]?.card ?? []);
  return stroke.dropped.map(({ card }) => card);
}

/** All that lies on table and in the pot, as far as it was seen. */
function staked({ strokes }: Table, table: Turn['table']): Face[] {
  return [...strokes.flatMap(lostBy), ...table.map(({ card }) => card)];
}

/** Cards that may be in the other hands and the pile, or already won. */
function unseen({ view, hand, table }: Turn): Face[] {
  const gone = countFaces([...hand, ...staked(view, table)]);
  return DECK.filter((face) => {
    const count = gone.get(face) ?? 0;
    if (count > 0) gone.set(face, count - 1);
    return count === 0;
  });
}

function shuffled(cards: readonly Face[], random: Random): Face[] {
  const pile = [...cards];
  for (let i = pile.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [pile[i], pile[j]] = [pile[j] as Face, pile[i] as Face];
  }
  return pile;
}

/** In a tie-break the pile is made anew for ever; so many cards of it are as good as for ever. */
const ENDLESS = 400;

export function worldsOf(turn: Turn, count: number): World[] {
  const { view, seat, hand } = turn;
  const random = turn.random('worlds');
  const cards = unseen(turn);
  return Array.from({ length: count }, () => {
    const drawn = shuffled(cards, random);
    const hands = view.handSizes.map((size, other) =>
      (other === seat ? hand : drawn.splice(0, size)).map(cardOf),
    );
    const pile = drawn.slice(0, view.pile).map(cardOf);
    while (view.tieBreak !== null && pile.length < ENDLESS) pile.push(...shuffled(DECK, random).map(cardOf));
    return { hands, pile };
  });
}

export function situationOf({ view, seat, table }: Turn): Situation {
  const stake = staked(view, table).reduce((sum, face) => sum + valueOf(face), 0);
  return {
    seat,
    serving: view.phase === 'serve',
    secondServe: view.secondServe,
    returned: view.strokes.filter((stroke) => stroke.type === 'shot' && !stroke.net).length > 1,
    inRally: view.inRally,
    playing: view.tieBreak?.seats ?? [...view.handSizes.keys()],
    stake,
    top: Math.max(0, ...table.map(({ card }) => valueOf(card))),
    points: view.trickSizes.map((size, other) => MEAN_VALUE * (size - (view.malusSizes[other] ?? 0))),
    tieBreak: view.tieBreak !== null,
  };
}
