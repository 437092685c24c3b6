/** Refereeing a round: start it when people have looked at the last one, and rule as the dictionary advises. */
import type { BotInput, BotPlan } from '../../../core/game';
import type { View } from '../model';
import { between, planAt } from './turn';

/** Seconds before the first round, and after the result of one, which people want to read. */
const FIRST_START = { min: 2.5, max: 4.5 } as const;
const NEXT_START = { min: 9, max: 13 } as const;
const RULING = { min: 1.5, max: 3.5 } as const;

/** Whether the bot is the one to referee; in express any seat starts. */
function referees({ view, seat }: BotInput<View>): boolean {
  return seat === 'referee' || seat === view.refereeSeat || view.variant === 'express';
}

export function planStart(input: BotInput<View>): BotPlan | null {
  const { view } = input;
  if (!referees(input)) return null;
  const pause = view.lastRound === null ? FIRST_START : NEXT_START;
  return planAt(view.phaseSince, between(input.random(`round-${view.round}-start`), pause), {
    type: 'startRound',
  });
}

export function planRuling({ view, random }: BotInput<View>): BotPlan | null {
  const pending = view.pending ?? [];
  const index = pending.findIndex(({ ruled }) => ruled === null);
  const next = pending[index];
  if (next === undefined) return null;
  const on = next.seat === null ? { word: next.word } : { seat: next.seat };
  const seconds = between(random(`round-${view.round}-rule-${index}`), RULING) * (index + 1);
  return planAt(view.phaseSince, seconds, { type: 'rule', ...on, accept: next.advice === null });
}
