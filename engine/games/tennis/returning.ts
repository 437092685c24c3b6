/** Returns, nets and passes: who is still in the rally, and who plays next. */
import { takeCards } from '../../core/cards';
import { withOpen } from '../../core/change';
import type { Seat } from '../../core/game';
import type { Words } from '../../core/words';
import type { LayoutItem, State, Stroke } from './model';
import {
  drawBack,
  handOf,
  layDown,
  moved,
  refused,
  remember,
  seatAfter,
  startTurn,
  toPot,
  type Moved,
} from './moves';
import { isBlocked, land } from './serving';
import { inspectReturn, type Inspected } from './shot';

/** After `seat` has played, passed or been challenged for nothing: the next in the rally, or the only one left. */
export function playOn(state: State, seat: Seat, at: number): State {
  const { inRally } = state.open;
  const next = seatAfter(inRally, seat);
  return startTurn(state, inRally.length === 1 ? 'collect' : 'play', next, at);
}

function leave(state: State, seat: Seat): State {
  return withOpen(state, { inRally: state.open.inRally.filter((other) => other !== seat) });
}

export function pass(state: State, seat: Seat, at: number, timedOut: boolean): Moved {
  const stroke: Stroke = { type: 'pass', seat, timedOut };
  return moved(playOn(leave(remember(state, seat, stroke), seat), seat, at), { type: 'stroke', stroke });
}

/** Below the weight: the cards are in the pot, the table stays as it was, and the player is out of the rally. */
function net(state: State, seat: Seat, shot: Inspected, at: number): Moved {
  const { kind, value, amorti, ligne, reads, played, dropped, faces } = shot;
  const lastShot = { seat, kind, value, net: true, amorti, ligne };
  const stroke: Stroke = { type: 'shot', ...lastShot, reads, played, dropped };
  const left = toPot(layDown(remember(state, seat, stroke), seat, faces), faces);
  const drawn = drawBack(withOpen(left, { lastShot }), seat);
  if (!drawn.ok) return refused(drawn.error);
  return moved(playOn(leave(drawn.value, seat), seat, at), { type: 'stroke', stroke });
}

export function sendBack(
  state: State,
  seat: Seat,
  t: number,
  layout: readonly LayoutItem[],
  words: Words,
): Moved {
  const hand = handOf(state, seat);
  if (hand.length === 0) return refused('NO_CARDS');
  const faces = layout.flatMap((item) => (item.from === 'table' ? [] : [item.card]));
  if (takeCards(hand, faces) === null) return refused('CARD_NOT_IN_HAND');
  const shot = inspectReturn(state.open.table, layout, state.config);
  if (!shot.ok) return shot;
  if (isBlocked(state.config, shot, words)) return refused('NOT_A_BEGINNING');
  return shot.net ? net(state, seat, shot, t) : land(state, seat, shot, t);
}
