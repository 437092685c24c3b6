/** What a bot does at a table of Attrape Môa: its next action, and when it has thought of it. */
import { FINISHED, type BotInput, type BotPlan } from '../../core/game';
import { planClass } from './bot/class';
import { planClassic } from './bot/classic';
import { planExpress } from './bot/express';
import { planRuling, planStart } from './bot/referee';
import { turnOf, type Turn } from './bot/turn';
import type { Variant, View } from './model';

const PLANS: Readonly<Record<Variant, (turn: Turn) => BotPlan | null>> = {
  classic: planClassic,
  express: planExpress,
  class: planClass,
};

/** What somebody does at once who sees that the moment has come: never sooner than people react. */
const NOTICED_AFTER_MS = 500;

/** A plan whose time has gone by, because something else came first, is carried out as soon as a person could. */
function inTime(plan: BotPlan, { t, deadline }: BotInput<View>['view']): BotPlan {
  const at = plan.at > t ? plan.at : t + NOTICED_AFTER_MS;
  return { ...plan, at: deadline === null ? at : Math.min(at, deadline - 1) };
}

function plan(input: BotInput<View>): BotPlan | null {
  const { view, seat } = input;
  if (view.paused || view.phase === FINISHED) return null;
  if (view.phase === 'ready') return planStart(input);
  if (view.pending !== null) return planRuling(input);
  if (seat === 'referee' || seat === view.refereeSeat || view.ruling) return null;
  return PLANS[view.variant](turnOf(input, seat));
}

export function bot(input: BotInput<View>): BotPlan | null {
  const planned = plan(input);
  return planned && inTime(planned, input.view);
}
