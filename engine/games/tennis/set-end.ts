/** How a set ends: its score, a tie-break where it is tied, the next set, the end of the match. */
import { replaceAt, withOpen, withSecret } from '../../core/change';
import { FINISHED, type Seat } from '../../core/game';
import { dealSet, dealTieBreak } from './deal';
import type { Event, Rally, RallyEnd, State } from './model';
import { moved, refused, type Moved } from './moves';
import { best, pointsOfSet, setScore } from './score';

/** Keeps the rally under way as it is told afterwards, unless nobody did anything in it. */
export function keepRally(state: State, end: RallyEnd | null): State {
  const { open, secret } = state;
  const { strokes, set, server } = open;
  const idle = strokes.every((stroke) => stroke.type === 'fault' && stroke.timedOut);
  const rally: Rally = {
    set,
    tieBreak: open.tieBreak !== null,
    server,
    strokes,
    hands: secret.strokeHands,
    end,
  };
  const rallies = end === null && idle ? secret.rallies : [...secret.rallies, rally];
  return withOpen(withSecret(state, { rallies, strokeHands: [] }), { strokes: [] });
}

/** The match is over where it stands; what lies on the table and in the pot leaves the game. */
export function finish(state: State): State {
  const { secret, open } = keepRally(state, null);
  const lying = [...open.table.map(({ card }) => card), ...secret.pot];
  const cleared = withSecret({ ...state, secret }, { pot: [], gone: [...secret.gone, ...lying] });
  return {
    ...withOpen(cleared, {
      table: [],
      inRally: [],
      lastShot: null,
      turn: null,
      contest: null,
      secondServe: false,
      strokes: [],
    }),
    phase: FINISHED,
    deadline: null,
  };
}

/** The set is a seat's: it is recorded, and the next one is dealt unless this was the match. */
export function winSet(state: State, seat: Seat, at: number): Moved {
  const { open, config } = state;
  const scores = setScore(state);
  const sets = replaceAt(open.sets, seat, (open.sets[seat] ?? 0) + 1);
  const recorded = withOpen(state, { sets, setScores: [...open.setScores, scores] });
  const events: Event[] = [{ type: 'setWon', seat, scores }];
  if (sets[seat] === config.setsToWin) return moved(finish(recorded), ...events, { type: 'matchWon', seat });
  const next = dealSet(recorded, open.set + 1, (open.firstServer + 1) % config.players, at);
  return next.ok ? moved(next.value, ...events) : refused(next.error);
}

/** The highest score wins the set; several that have it play a tie-break. */
export function endSet(state: State, at: number): Moved {
  const leaders = best(setScore(state));
  const [first] = leaders;
  if (first !== undefined && leaders.length === 1) return winSet(state, first, at);
  const tied = withSecret(state, { tiedScores: pointsOfSet(state) });
  const dealt = dealTieBreak(tied, leaders, at);
  return dealt.ok ? moved(dealt.value, { type: 'tieBreak', seats: leaders }) : refused(dealt.error);
}

/** Everyone in a row has failed to serve: the set ends, hands and pot out of the game; a tie-break starts again. */
export function endUnserved(state: State, at: number): Moved {
  const { secret, open } = keepRally(state, null);
  const cleared = {
    ...state,
    open,
    secret: {
      ...secret,
      hands: secret.hands.map(() => []),
      pot: [],
      gone: [...secret.gone, ...secret.hands.flat(), ...secret.pot],
    },
  };
  if (open.tieBreak === null) return endSet(cleared, at);
  const dealt = dealTieBreak(cleared, open.tieBreak.seats, at);
  return dealt.ok ? moved(dealt.value, { type: 'tieBreakAgain' }) : refused(dealt.error);
}
