/** Who stands how, the referee's corrections, and the end. */
import { replaceAt, withOpen, withSecret } from '../../core/change';
import { FINISHED, type Seat, type Standings } from '../../core/game';
import type { State } from './model';
import { handCost } from './score';

/** The game is over where it stands: no turn, no bid and no bury is left. */
export function finish(state: State): State {
  const closed = withSecret(state, { bids: state.secret.bids.map(() => null), order: [], drawn: null });
  return { ...withOpen(closed, { turn: null, exchanges: 0 }), phase: FINISHED, deadline: null };
}

/** The game has come to its own end: everyone loses what is still in hand. */
export function finishEmptied(state: State): State {
  const deductions = state.secret.hands.map((hand) => handCost(state.config.deck, hand));
  const scores = state.open.scores.map((score, seat) => score - (deductions[seat] ?? 0));
  return finish(withOpen(state, { scores, deductions }));
}

export function adjust(state: State, seat: Seat, points: number): State {
  const { scores } = state.open;
  return withOpen(state, { scores: replaceAt(scores, seat, (scores[seat] ?? 0) + points) });
}

/** The highest total wins; several that have it share. */
export function standings({ open, phase }: State): Standings {
  const { scores } = open;
  const most = Math.max(...scores);
  const best = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return { scores, winners: phase === FINISHED ? best : [] };
}
