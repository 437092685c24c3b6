/** Choosing by what comes after: each way to begin is played on in imagined worlds, and the better half tried further. */
import { PlaySearch } from '../search/plays';
import type { Foresight } from './character';
import type { Idea } from './ideas';
import { Playout, type Start } from './search/playout';
import type { Turn } from './turn';
import { worldsOf } from './unseen';

interface Candidate {
  readonly start: Start;
  sum: number;
  tried: number;
}

/** With two, one sees one's own next turn; with more it is too far away, and the next player's is what counts. */
function turnsFor(players: number): number {
  return players === 2 ? 3 : 2;
}

function mean({ sum, tried }: Candidate): number {
  return sum / tried;
}

/** @param others what it could do besides laying */
export function foresee(
  turn: Turn,
  ideas: readonly Idea[],
  others: readonly Start[],
  foresight: Foresight,
): Start {
  const { rounds } = foresight;
  const starts = [...ideas.map((idea): Start => ({ type: 'play', idea })), ...others];
  let left = starts.map((start): Candidate => ({ start, sum: 0, tried: 0 }));
  const worlds = worldsOf(
    turn,
    rounds.reduce((sum, count) => sum + count, 0),
  );
  const playout = new Playout(turn, new PlaySearch(turn.graph, turn.view.options));
  const turns = turnsFor(turn.view.handSizes.length);
  let from = 0;
  for (const count of rounds) {
    for (const world of worlds.slice(from, from + count))
      for (const candidate of left) {
        candidate.sum += playout.play(candidate.start, world, turns);
        candidate.tried++;
      }
    from += count;
    left = left.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.start ?? { type: 'pass' };
}
