/** Sets as they are read on a court's board: by set and seat, with who won each. */
import type { Seat } from '#engine/core/game';
import type { Rally, RallyEnd } from '#engine/games/tennis/model';

/** A finished set. */
export interface SetResult {
  /** From 1. */
  readonly set: number;
  /** By seat. */
  readonly scores: readonly number[];
  /** Null: it can't be told, because several have as many and its last rally is not known. */
  readonly winner: Seat | null;
  /** Several had as many, and a tie-break decided. */
  readonly tieBreak: boolean;
}

function leaders(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((points, seat) => (points === most ? [seat] : []));
}

/** `lastWinner`: who won the last rally of the set. Of those who have as many, it is who won the tie-break. */
export function setResult(set: number, scores: readonly number[], lastWinner: Seat | null): SetResult {
  const first = leaders(scores);
  const tieBreak = first.length > 1;
  return { set, scores, winner: tieBreak ? lastWinner : (first[0] ?? null), tieBreak };
}

/** All finished sets of a match, told with its rallies. */
export function setResults(
  setScores: readonly (readonly number[])[],
  rallies: readonly Pick<Rally, 'set' | 'end'>[],
): SetResult[] {
  return setScores.map((scores, at) => {
    const ends = rallies.filter(({ set }) => set === at + 1).map(({ end }) => end);
    const last = ends.filter((end): end is RallyEnd => end !== null).at(-1);
    return setResult(at + 1, scores, last?.winner ?? null);
  });
}
