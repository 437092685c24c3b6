/** How a rally ends: who takes what, and who serves next. */
import { replaceAt, withOpen, withSecret } from '../../core/change';
import type { Seat } from '../../core/game';
import { HAND_SIZE, valueOf } from './figures';
import type { Event, RallyEnd, State } from './model';
import { after, pileUp, type Moved } from './moves';
import { passServe } from './serving';
import { endSet, keepRally, winSet } from './set-end';

/** Whether the rally under way is the last of its set: no pile, and somebody with no card. */
export function isLastRally({ open, secret }: State): boolean {
  return (
    open.tieBreak === null && secret.pile.length === 0 && secret.hands.some(({ length }) => length === 0)
  );
}

/** How many bonus cards an ace is due now: the highest value on the table, while every player holds all cards. */
function bonusDue(state: State): number {
  const { open, secret } = state;
  if (open.tieBreak !== null || secret.hands.some(({ length }) => length !== HAND_SIZE)) return 0;
  return Math.max(...open.table.map(({ card }) => valueOf(card)));
}

function isUnreturned({ open }: State): boolean {
  return open.strokes.every((stroke) => stroke.type !== 'shot' || stroke.net || stroke.kind === 'SERVICE');
}

/** All of table and pot go to the winner, with what else is due; nothing is decided from it yet. */
function award(
  state: State,
  winner: Seat,
  by: RallyEnd['by'],
): { readonly state: State; readonly end: RallyEnd } {
  const { table } = state.open;
  const { pot, pile, hands } = state.secret;
  const ace = by === 'collect' && isUnreturned(state);
  const due = ace || by === 'challenge' ? bonusDue(state) : 0;
  const suddenEnd = due > pile.length;
  const last = isLastRally(state);
  const bonus = suddenEnd ? pile : pile.slice(0, due);
  const taken = suddenEnd || last ? hands.flat() : [];
  const won = [...table.map(({ card }) => card), ...pot, ...bonus, ...taken];
  const cleared = withSecret(withOpen(state, { table: [] }), {
    pot: [],
    pile: pile.slice(bonus.length),
    hands: taken.length > 0 ? hands.map(() => []) : hands,
  });
  const end = { winner, by, ace, cards: won.length, bonus: bonus.length, suddenEnd, last };
  return { state: pileUp(cleared, 'tricks', winner, won), end };
}

/**
 * The rally is won at `at`. `servesAfter`: the seat after which the next one serves: the winner, or who was penalised.
 * After a challenge it is paid like an ace.
 */
export function winRally(
  state: State,
  winner: Seat,
  servesAfter: Seat,
  by: RallyEnd['by'],
  at: number,
): Moved {
  const { state: awarded, end } = award(state, winner, by);
  const { strokes, rallies, tieBreak } = state.open;
  const closed = withOpen(keepRally(awarded, end), {
    contest: null,
    lastRally: { ...end, strokes },
    rallies: replaceAt(rallies, winner, (rallies[winner] ?? 0) + 1),
  });
  const events: Event[] = [{ type: 'rallyWon', end }];
  if (end.suddenEnd || end.last) return after(events, endSet(closed, at));
  if (tieBreak === null) return after(events, passServe(closed, servesAfter, 0, at));
  if (tieBreak.ahead === winner) return after(events, winSet(closed, winner, at));
  const ahead = withOpen(closed, { tieBreak: { ...tieBreak, ahead: winner } });
  return after(events, passServe(ahead, servesAfter, 0, at));
}
