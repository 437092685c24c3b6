/** How a state of the game becomes the next one: the small steps that the rules are written in. */
import { withOpen } from '../../core/change';
import type { Step } from '../../core/game';
import type { Event, State } from './model';

/** An action taken, with what happened, or refused. */
export type Moved = Step<State, Event>;

export function refused(code: string): Moved {
  return { ok: false, code };
}

export function moved(state: State, ...events: Event[]): Moved {
  return { ok: true, state, events };
}

/** Enters a phase at `at`, with a deadline so many seconds later, or none. */
export function enter(state: State, phase: State['phase'], at: number, seconds: number | null): State {
  const deadline = seconds === null ? null : at + seconds * 1000;
  return { ...withOpen(state, { phaseSince: at }), phase, deadline };
}
