/** What a set is worth to each, who stands how, and the referee's corrections. */
import { replaceAt, withOpen } from '../../core/change';
import { FINISHED, type Seat, type Standings } from '../../core/game';
import { pointsOf } from './figures';
import type { State } from './model';

/** By seat: points in the tricks minus those in the malus pile. In a tie-break: as the tie stood. */
export function pointsOfSet({ secret }: State): readonly number[] {
  const { tricks, malus, tiedScores } = secret;
  return tiedScores ?? tricks.map((cards, seat) => pointsOf(cards) - pointsOf(malus[seat] ?? []));
}

/** By seat: the score of the set as it would be recorded now, corrections and all. */
export function setScore(state: State): readonly number[] {
  return pointsOfSet(state).map((points, seat) => points + (state.open.corrections[seat] ?? 0));
}

/** Seats with the highest number, ascending. */
export function best(scores: readonly number[]): readonly Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** A correction moves the points of the set under way; in a tie-break the tie stands. */
export function adjust(state: State, seat: Seat, points: number): State {
  const { corrections } = state.open;
  return withOpen(state, { corrections: replaceAt(corrections, seat, (corrections[seat] ?? 0) + points) });
}

export function standings({ open, phase }: State): Standings {
  return { scores: open.sets, winners: phase === FINISHED ? best(open.sets) : [] };
}
