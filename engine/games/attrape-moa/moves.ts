/** How a state of the game becomes the next one: the small steps that the rules are written in. */
import type { Step } from '../../core/game';
import type { Event, Open, Secret, State } from './model';

/** An action taken, with what happened, or refused. */
export type Moved = Step<State, Event>;

export function refused(code: string): Moved {
  return { ok: false, code };
}

export function moved(state: State, ...events: Event[]): Moved {
  return { ok: true, state, events };
}

export function withOpen(state: State, change: Partial<Open>): State {
  return { ...state, open: { ...state.open, ...change } };
}

export function withSecret(state: State, change: Partial<Secret>): State {
  return { ...state, secret: { ...state.secret, ...change } };
}

export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((item, at) => (at === index ? value : item));
}

/** Enters a phase at `at`, with a deadline so many seconds later, or none. */
export function enter(state: State, phase: State['phase'], at: number, seconds: number | null): State {
  const deadline = seconds === null ? null : at + seconds * 1000;
  return { ...withOpen(state, { phaseSince: at }), phase, deadline };
}
