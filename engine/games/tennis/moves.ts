/** How a state of the game becomes the next one: the small steps that the rules are written in. */
import { shuffle, takeCards, type Face } from '../../core/cards';
import { replaceAt, withOpen, withSecret } from '../../core/change';
import type { Seat, Step } from '../../core/game';
import { ok, type Result } from '../../core/result';
import { HAND_SIZE, JOKERS } from './figures';
import type { Event, State, Stroke } from './model';

/** An action taken, with what happened, or refused. */
export type Moved = Step<State, Event>;

export function refused(code: string): Moved {
  return { ok: false, code };
}

export function moved(state: State, ...events: Event[]): Moved {
  return { ok: true, state, events };
}

/** What comes after events that have already happened. */
export function after(events: readonly Event[], next: Moved): Moved {
  return next.ok ? { ...next, events: [...events, ...next.events] } : next;
}

/** Who plays in this part of the set, ascending: everyone, or all who are tied. */
export function playing({ config, open }: State): readonly Seat[] {
  return open.tieBreak?.seats ?? Array.from({ length: config.players }, (_, seat) => seat);
}

/** Which of these seats comes first after `seat`, round the table; `seat` itself last. `among` holds at least one. */
export function seatAfter(among: readonly Seat[], seat: Seat): Seat {
  return among.find((other) => other > seat) ?? among[0] ?? seat;
}

export function handOf({ secret }: State, seat: Seat): readonly Face[] {
  return secret.hands[seat] ?? [];
}

/** Some of a hand's cards leave it; the hand must hold them. */
export function layDown(state: State, seat: Seat, faces: readonly Face[]): State {
  const rest = takeCards(handOf(state, seat), faces) ?? [];
  const laid = withSecret(state, { hands: replaceAt(state.secret.hands, seat, rest) });
  return faces.length > 0 ? withOpen(laid, { lastDown: seat }) : laid;
}

export function toPot(state: State, faces: readonly Face[]): State {
  return withSecret(state, { pot: [...state.secret.pot, ...faces] });
}

/** Cards come on one of the piles that lie before the players. */
export function pileUp(state: State, pile: 'tricks' | 'malus', seat: Seat, faces: readonly Face[]): State {
  const piles = state.secret[pile];
  return withSecret(state, { [pile]: replaceAt(piles, seat, [...(piles[seat] ?? []), ...faces]) });
}

/** In a tie-break an empty pile is made anew of all trick piles. */
function refill(state: State): Result<State, 'BAD_SHUFFLE'> {
  const { tricks, shuffler } = state.secret;
  const cards = tricks.flat();
  if (state.open.tieBreak === null || cards.length === 0) return ok(state);
  const shuffled = shuffle(cards, shuffler, JOKERS);
  if (!shuffled.ok) return shuffled;
  return ok(withSecret(state, { ...shuffled.value, tricks: tricks.map(() => []) }));
}

interface Drawn {
  readonly state: State;
  readonly cards: readonly Face[];
}

function fromTop(state: State, wanted: number): Drawn {
  const { pile } = state.secret;
  const cards = pile.slice(0, Math.max(0, wanted));
  return { state: withSecret(state, { pile: pile.slice(cards.length) }), cards };
}

/** Up to so many cards from the top of the pile, as far as there are any. */
export function drawCards(state: State, wanted: number): Result<Drawn, 'BAD_SHUFFLE'> {
  const first = fromTop(state, wanted);
  const missing = wanted - first.cards.length;
  if (missing <= 0) return ok(first);
  const refilled = refill(first.state);
  if (!refilled.ok) return refilled;
  const more = fromTop(refilled.value, missing);
  return ok({ state: more.state, cards: [...first.cards, ...more.cards] });
}

export function drawBack(state: State, seat: Seat): Result<State, 'BAD_SHUFFLE'> {
  const hand = handOf(state, seat);
  const drawn = drawCards(state, HAND_SIZE - hand.length);
  if (!drawn.ok) return drawn;
  const { state: left, cards } = drawn.value;
  return ok(withSecret(left, { hands: replaceAt(left.secret.hands, seat, [...hand, ...cards]) }));
}

/** A player's time begins at `at`: a turn, a second serve, a collect. */
export function startTurn(state: State, phase: 'serve' | 'play' | 'collect', turn: Seat, at: number): State {
  const { turnSeconds } = state.config;
  const deadline = turnSeconds === 0 ? null : at + turnSeconds * 1000;
  return { ...withOpen(state, { turn, phaseSince: at }), phase, deadline };
}

/** A seat is to serve; nothing lies on the table, and nobody has passed. */
export function startServe(state: State, server: Seat, at: number): State {
  const begun = withOpen(state, {
    server,
    table: [],
    inRally: playing(state),
    lastShot: null,
    secondServe: false,
    contest: null,
  });
  return startTurn(begun, 'serve', server, at);
}

/** Keeps a stroke, with the hand of who makes it as it is in this state. */
export function remember(state: State, seat: Seat, stroke: Stroke): State {
  const { secret, open } = state;
  const kept = withSecret(state, { strokeHands: [...secret.strokeHands, handOf(state, seat)] });
  return withOpen(kept, { strokes: [...open.strokes, stroke] });
}
