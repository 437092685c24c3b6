/** Choosing by what comes after: each candidate is played on in imagined worlds, and the better half tried further. */
import type { Face } from '../../../core/cards';
import { keepFound, type Found } from '../search/found';
import type { Position } from '../search/position';
import type { Foresight } from './character';
import type { Idea, Ideas } from './ideas';
import { worstOf } from './leave';
import { pileFor, Playout, type Opening, type Stock } from './search/playout';
import { lead, mustLay, type Turn } from './table';
import { worldsOf } from './worlds';

interface Candidate {
  readonly opening: Opening;
  sum: number;
  tried: number;
}

/** Of placements with the same footprint so many are looked at. */
const ALIKE = 2;

function stockOf({ view, seat, camp }: Turn): Stock {
  const { takemo, takemoLeft, bags, idle, idleLimit, players } = view;
  const [white, black] = view.standing;
  const correction = (camp === 0 ? 1 : -1) * lead(view, camp) - (white - black);
  return { players: players.length, seat, bags, takemo, takemoLeft, idle, idleLimit, correction };
}

/** Ideas best first, but of those alike only some. */
function varied(list: readonly Idea[], most: number): Idea[] {
  const alike = new Map<number, number>();
  const chosen: Idea[] = [];
  for (const idea of list) {
    if (chosen.length === most) break;
    const before = alike.get(idea.footprint) ?? 0;
    if (before === ALIKE) continue;
    alike.set(idea.footprint, before + 1);
    chosen.push(idea);
  }
  return chosen;
}

/** What it could do besides laying. */
function idleOpenings(turn: Turn): Opening[] {
  const { view, seat, camp } = turn;
  if (mustLay(turn)) return [];
  const tiles = worstOf(view.hands[seat] ?? [], view.bags[camp]);
  const exchange = { type: 'exchange', tiles: tiles.map((face) => face.charCodeAt(0) - 65) } as const;
  return tiles.length > 0 ? [{ type: 'pass' }, exchange] : [{ type: 'pass' }];
}

function byValue(a: Candidate, b: Candidate): number {
  return b.sum / b.tried - a.sum / a.tried;
}

export type Chosen =
  | { readonly type: 'place'; readonly found: Found; readonly index: number }
  | { readonly type: 'pass' }
  | { readonly type: 'exchange'; readonly tiles: readonly Face[] };

/** The opening after which the bot's camp wins most often. */
export function foresee(turn: Turn, position: Position, ideas: Ideas, foresight: Foresight): Chosen {
  const { rounds, turns } = foresight;
  const chosen = varied(ideas.list, foresight.candidates);
  const found = keepFound(
    ideas.found,
    chosen.map(({ index }) => index),
  );
  const openings: Opening[] = chosen.map((_, index) => ({ type: 'place', found, index }));
  let left = [...openings, ...idleOpenings(turn)].map((opening): Candidate => ({
    opening,
    sum: 0,
    tried: 0,
  }));
  const worlds = worldsOf(
    turn,
    rounds.reduce((sum, count) => sum + count, 0),
    pileFor(turns),
  );
  const playout = new Playout(position, turn.generator, stockOf(turn));
  let from = 0;
  for (const count of rounds) {
    for (const world of worlds.slice(from, from + count))
      for (const candidate of left) {
        candidate.sum += playout.play(candidate.opening, world, turns);
        candidate.tried++;
      }
    from += count;
    left = left.sort(byValue).slice(0, Math.ceil(left.length / 2));
  }
  const best = left[0]?.opening ?? { type: 'pass' };
  if (best.type !== 'exchange') return best;
  return { type: 'exchange', tiles: best.tiles.map((letter) => String.fromCharCode(65 + letter)) };
}
