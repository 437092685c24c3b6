/** Who stands how: tiles on the board, the referee's corrections, and the end. */
import { withOpen } from '../../core/change';
import { FINISHED, type Seat, type Standings } from '../../core/game';
import { campOf, countTiles } from './board';
import type { ByCamp, State } from './model';
import { withCamp } from './moves';

/** Tiles of each camp on the board. */
export function standing({ open }: State): ByCamp<number> {
  return [countTiles(open.board, 0), countTiles(open.board, 1)];
}

/** The game is over where it stands. */
export function finish(state: State): State {
  return { ...state, phase: FINISHED, deadline: null };
}

/** Corrects the camp of the seat: what partners score, they score together. */
export function adjust(state: State, seat: Seat, points: number): State {
  const { corrections } = state.open;
  const camp = campOf(seat);
  return withOpen(state, { corrections: withCamp(corrections, camp, corrections[camp] + points) });
}

/** The camp with more tiles standing wins, both where they have as many. */
export function standings(state: State): Standings {
  const { config, open, phase } = state;
  const tiles = standing(state);
  const scores = Array.from({ length: config.players }, (_, seat) => {
    const camp = campOf(seat);
    return tiles[camp] + open.corrections[camp];
  });
  const most = Math.max(...scores);
  const best = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return { scores, winners: phase === FINISHED ? best : [] };
}
