/** Serves: on the table, or a fault; the second serve, penalty cards, and who serves next. */
import { takeCards } from '../../core/cards';
import { withOpen, withSecret } from '../../core/change';
import type { Seat } from '../../core/game';
import { allowedClasses, type Words } from '../../core/words';
import { begins } from './search/beginnings';
import { PENALTY_CARDS } from './figures';
import type { Config, State, Stroke, TableCard } from './model';
import {
  after,
  drawBack,
  drawCards,
  handOf,
  layDown,
  moved,
  pileUp,
  playing,
  refused,
  remember,
  seatAfter,
  startServe,
  startTurn,
  toPot,
  type Moved,
} from './moves';
import { endUnserved } from './set-end';
import { inspectServe, type Inspected } from './shot';

/** Whether this table takes no such shot: it is said at once where bluff is blocked, and never where it is tolerated. */
export function isBlocked(config: Config, { below, reads }: Inspected, words: Words): boolean {
  if (config.bluff !== 'blocked' || below) return false;
  return !begins(words.graph({ among: 'accepted', classes: allowedClasses(config) }), reads);
}

/** A shot that is not in the net: it lies on the table, and the turn of the next in the rally begins at `at`. */
export function land(state: State, seat: Seat, shot: Inspected, at: number): Moved {
  const { kind, value, net, amorti, ligne, reads, played, dropped, faces } = shot;
  const lastShot = { seat, kind, value, net, amorti, ligne };
  const stroke: Stroke = { type: 'shot', ...lastShot, reads, played, dropped };
  const left = toPot(
    layDown(remember(state, seat, stroke), seat, faces),
    dropped.map(({ card }) => card),
  );
  const drawn = drawBack(left, seat);
  if (!drawn.ok) return refused(drawn.error);
  const lying = withOpen(drawn.value, { table: reads, lastShot, secondServe: false, failedServes: 0 });
  const next = seatAfter(lying.open.inRally, seat);
  return moved(startTurn(lying, 'play', next, at), { type: 'stroke', stroke });
}

/**
 * The serve passes on from `seat`, once so many in a row have failed with an empty pile. A player without cards is
 * passed over, as one who failed.
 */
export function passServe(state: State, seat: Seat, failed: number, at: number): Moved {
  const seats = playing(state);
  let server = seatAfter(seats, seat);
  let failedServes = failed;
  while (failedServes < seats.length && handOf(state, server).length === 0) {
    failedServes++;
    server = seatAfter(seats, server);
  }
  if (failedServes >= seats.length) return endUnserved(state, at);
  return moved(startServe(withOpen(state, { failedServes }), server, at));
}

interface Fault {
  readonly cards: readonly TableCard[];
  readonly value: number;
  readonly timedOut: boolean;
}

/** A fault: the cards go to the pot, or with penalty cards to the malus pile when it was the second serve. */
export function fault(state: State, seat: Seat, { cards, value, timedOut }: Fault, at: number): Moved {
  const { secondServe, failedServes } = state.open;
  const pileEmpty = state.secret.pile.length === 0;
  const faces = cards.map(({ card }) => card);
  const laid = layDown(state, seat, faces);
  const costs = secondServe && !pileEmpty;
  const penalty = drawCards(laid, costs ? PENALTY_CARDS : 0);
  if (!penalty.ok) return refused(penalty.error);
  const { state: left, cards: lost } = penalty.value;
  const put = costs ? pileUp(left, 'malus', seat, [...faces, ...lost]) : toPot(left, faces);
  const drawn = drawBack(put, seat);
  if (!drawn.ok) return refused(drawn.error);
  const second = secondServe || pileEmpty;
  const stroke: Stroke = { type: 'fault', seat, cards, value, second, penalty: lost.length, timedOut };
  const kept = withFaultKept(state, drawn.value, seat, stroke);
  const events = [{ type: 'stroke', stroke }] as const;
  if (second) return after(events, passServe(kept, seat, pileEmpty ? failedServes + 1 : 0, at));
  return moved(startTurn(withOpen(kept, { secondServe: true }), 'serve', seat, at), ...events);
}

/** The hand that is kept with the stroke is that of before it. */
function withFaultKept(before: State, now: State, seat: Seat, stroke: Stroke): State {
  const { open, secret } = remember(before, seat, stroke);
  return withSecret(withOpen(now, { strokes: open.strokes }), { strokeHands: secret.strokeHands });
}

export function serve(state: State, seat: Seat, t: number, cards: readonly TableCard[], words: Words): Moved {
  const shot = inspectServe(cards, state.config);
  if (takeCards(handOf(state, seat), shot.faces) === null) return refused('CARD_NOT_IN_HAND');
  if (isBlocked(state.config, shot, words)) return refused('NOT_A_BEGINNING');
  if (shot.below) return fault(state, seat, { cards, value: shot.value, timedOut: false }, t);
  return land(state, seat, shot, t);
}
