/** How a state of the game becomes the next one: the small steps that the rules are written in. */
import type { Face } from '../../core/cards';
import { replaceAt, withOpen, withSecret } from '../../core/change';
import type { Seat, Step } from '../../core/game';
import { campOf } from './board';
import { HAND_SIZE } from './figures';
import type { ByCamp, Camp, Event, Move, State } from './model';

/** An action taken, with what happened, or refused. */
export type Moved = Step<State, Event>;

export function refused(code: string): Moved {
  return { ok: false, code };
}

export function moved(state: State, ...events: Event[]): Moved {
  return { ok: true, state, events };
}

export function withCamp<T>([white, black]: ByCamp<T>, camp: Camp, value: T): ByCamp<T> {
  return camp === 0 ? [value, black] : [white, value];
}

export function handOf({ secret }: State, seat: Seat): readonly Face[] {
  return secret.hands[seat] ?? [];
}

/** A seat's turn begins at `at`, with its deadline where the game has a clock. */
export function startTurn(state: State, turn: Seat, at: number): State {
  const { turnSeconds } = state.config;
  const deadline = turnSeconds === 0 ? null : at + turnSeconds * 1000;
  return { ...withOpen(state, { turn, turnSince: at }), deadline };
}

/** Keeps the move, with what there was to choose from; to be called on the state before it. */
export function remember(state: State, move: Move): State {
  const { board, begun, takemo } = state.open;
  const turn = { move, board, begun, hand: handOf(state, move.seat), takemo: takemo[move.seat] ?? 0 };
  return withSecret(state, { turns: [...state.secret.turns, turn] });
}

/** The seat draws back to a full hand; `short`: its bag could not give all that was needed. */
export function drawBack(state: State, seat: Seat): { readonly state: State; readonly short: boolean } {
  const { hands, bags } = state.secret;
  const camp = campOf(seat);
  const hand = handOf(state, seat);
  const needed = HAND_SIZE - hand.length;
  const drawn = bags[camp].slice(0, needed);
  return {
    state: withSecret(state, {
      hands: replaceAt(hands, seat, [...hand, ...drawn]),
      bags: withCamp(bags, camp, bags[camp].slice(drawn.length)),
    }),
    short: drawn.length < needed,
  };
}
