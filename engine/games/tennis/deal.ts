/** The cards as they are dealt: all 107 come together, are shuffled, and make the hands of a set or of a tie-break. */
import { shuffle, type Shuffler } from '../../core/cards';
import { withOpen, withSecret } from '../../core/change';
import type { Seat } from '../../core/game';
import { ok, type Result } from '../../core/result';
import { DECK, HAND_SIZE, JOKERS } from './figures';
import type { Config, Open, State } from './model';
import { playing, seatAfter, startServe } from './moves';

/** Whole hands at a time, to whoever plays; whatever lay anywhere is in the new pile. */
function dealHands(state: State): Result<State, 'BAD_SHUFFLE'> {
  const shuffled = shuffle(DECK, state.secret.shuffler, JOKERS);
  if (!shuffled.ok) return shuffled;
  const { pile, shuffler } = shuffled.value;
  const seats = playing(state);
  const none = Array.from({ length: state.config.players }, () => []);
  const dealt = withSecret(state, {
    shuffler,
    hands: none.map((_, seat) => {
      const place = seats.indexOf(seat);
      return place < 0 ? [] : pile.slice(place * HAND_SIZE, (place + 1) * HAND_SIZE);
    }),
    pile: pile.slice(seats.length * HAND_SIZE),
    pot: [],
    tricks: none,
    malus: none,
    gone: [],
    strokeHands: [],
  });
  return ok(withOpen(dealt, { strokes: [], failedServes: 0 }));
}

/** What a set begins with. */
function freshSet({ players }: Config): Pick<Open, 'corrections' | 'rallies' | 'tieBreak' | 'lastDown'> {
  const noughts = Array.from({ length: players }, () => 0);
  return { corrections: noughts, rallies: noughts, tieBreak: null, lastDown: null };
}

/** The set with this number, from 1, begins at `at`. */
export function dealSet(
  state: State,
  set: number,
  firstServer: Seat,
  at: number,
): Result<State, 'BAD_SHUFFLE'> {
  const fresh = withOpen(state, { ...freshSet(state.config), set, firstServer });
  const dealt = dealHands(withSecret(fresh, { tiedScores: null }));
  return dealt.ok ? ok(startServe(dealt.value, firstServer, at)) : dealt;
}

/**
 * A tie-break among the tied begins at `at`, or begins again. The tied seat after the last to have put cards down
 * serves; when nobody has in this set, its first server or the next tied seat.
 */
export function dealTieBreak(state: State, seats: readonly Seat[], at: number): Result<State, 'BAD_SHUFFLE'> {
  const { lastDown, firstServer } = state.open;
  const dealt = dealHands(withOpen(state, { tieBreak: { seats, ahead: null } }));
  return dealt.ok ? ok(startServe(dealt.value, seatAfter(seats, lastDown ?? firstServer - 1), at)) : dealt;
}

export function setup(config: Config, shuffler: Shuffler): Result<State, 'BAD_SHUFFLE'> {
  const table: State = {
    phase: 'serve',
    deadline: null,
    config,
    open: {
      ...freshSet(config),
      sets: Array.from({ length: config.players }, () => 0),
      set: 1,
      setScores: [],
      firstServer: 0,
      server: 0,
      turn: 0,
      phaseSince: 0,
      table: [],
      inRally: [],
      lastShot: null,
      contest: null,
      secondServe: false,
      failedServes: 0,
      strokes: [],
      lastRally: null,
    },
    secret: {
      shuffler,
      pile: [],
      hands: [],
      pot: [],
      tricks: [],
      malus: [],
      gone: [],
      rallies: [],
      tiedScores: null,
      strokeHands: [],
    },
  };
  return dealSet(table, 1, 0, 0);
}
