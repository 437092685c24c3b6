/** How a state of the game becomes the next one: the small steps that the rules are written in. */
import { takeCards, type Face } from '../../core/cards';
import { replaceAt, withOpen, withSecret } from '../../core/change';
import type { Seat, Step } from '../../core/game';
import { HAND_SIZE } from './figures';
import type { Event, LastPlay, Move, State } from './model';

/** An action taken, with what happened, or refused. */
export type Moved = Step<State, Event>;

export function refused(code: string): Moved {
  return { ok: false, code };
}

export function moved(state: State, ...events: Event[]): Moved {
  return { ok: true, state, events };
}

export function handOf({ secret }: State, seat: Seat): readonly Face[] {
  return secret.hands[seat] ?? [];
}

export function withHand(state: State, seat: Seat, hand: readonly Face[]): State {
  return withSecret(state, { hands: replaceAt(state.secret.hands, seat, hand) });
}

/** Up to so many cards from the top of the pile come into the hand. */
export function draw(state: State, seat: Seat, wanted: number): State {
  const { pile } = state.secret;
  const drawn = pile.slice(0, Math.max(0, wanted));
  const left = withSecret(state, { pile: pile.slice(drawn.length) });
  return withHand(left, seat, [...handOf(state, seat), ...drawn]);
}

/** No draw with a full hand or more. */
export function drawBack(state: State, seat: Seat): State {
  return draw(state, seat, HAND_SIZE - handOf(state, seat).length);
}

/** A card of the hand goes under the pile for the one that was drawn. The hand must hold it. */
export function buryCard(state: State, seat: Seat, card: Face): State {
  const rest = takeCards(handOf(state, seat), [card]) ?? [];
  const { pile } = state.secret;
  return withSecret(withHand(state, seat, rest), { pile: [...pile, card], drawn: null });
}

/** A seat's turn begins at `at`. */
export function startTurn(state: State, turn: Seat, at: number): State {
  const begun = withOpen(state, { turn, phaseSince: at, exchanges: 0 });
  return { ...begun, phase: 'turn', deadline: at + state.config.turnSeconds * 1000 };
}

/** Keeps the move, with what there was to choose from; to be called on the state before it. */
export function remember(state: State, move: Move): State {
  const { holder, exchanges } = state.open;
  const turn = { move, holder, hand: handOf(state, move.seat), exchanges };
  return withSecret(state, { turns: [...state.secret.turns, turn] });
}

/** What everyone sees of a word that was laid, and its points to whoever laid it. */
export function layWord(state: State, move: Extract<Move, { readonly word: string }>): State {
  const { seat, word, letters, blanks, bonus, exchanges, points, holder } = move;
  const lastPlay: LastPlay = { seat, word, letters, blanks, bonus, exchanges, points };
  const { scores } = state.open;
  return withOpen(state, {
    holder,
    word,
    lastPlay,
    idle: 0,
    scores: replaceAt(scores, seat, (scores[seat] ?? 0) + points),
  });
}
