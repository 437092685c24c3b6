/** Worlds as they might be, for all that a seat can see: hands of the others and the order of the bags. */
import type { Face } from '../../../core/cards';
import type { Random } from '../../../core/random';
import { campOf } from '../board';
import type { Camp } from '../model';
import { handOf } from '../search/hand';
import type { World } from './search/playout';
import type { Turn } from './table';
import { drawFrom, unseenLetters } from './unseen';

const CODE_A = 65;

function imagine(
  { view, seat }: Turn,
  pools: readonly (readonly Face[])[],
  pile: number,
  random: Random,
): World {
  const drawn = pools.map((pool) => drawFrom(pool, pool.length, random));
  const next = [0, 0];
  const deal = (camp: Camp, count: number): Face[] => {
    const from = next[camp] ?? 0;
    next[camp] = from + count;
    return (drawn[camp] ?? []).slice(from, from + count);
  };
  const hands = view.handSizes.map(
    (size, at) => handOf(at === seat ? (view.hands[seat] ?? []) : deal(campOf(at), size), 0).letters,
  );
  const pileOf = (camp: Camp) => Uint8Array.from(deal(camp, pile), (letter) => letter.charCodeAt(0) - CODE_A);
  return { hands, piles: [pileOf(0), pileOf(1)] };
}

/** So many worlds, each with piles of so many letters. */
export function worldsOf(turn: Turn, count: number, pile: number): World[] {
  const { view, seat, camp } = turn;
  const random = turn.random('worlds');
  const pools = ([0, 1] as const).map((of) =>
    unseenLetters(view.board, of, of === camp ? (view.hands[seat] ?? []) : []),
  );
  return Array.from({ length: count }, () => imagine(turn, pools, pile, random));
}
