/** Playing express: take Môa for the first word of six letters, or ask for other cards. */
import type { BotPlan } from '../../../core/game';
import { EXPRESS_LETTERS } from '../figures';
import { revealPlan } from './classic';
import type { Find } from './mind';
import { between, findsOf, phaseBegan, planAt, REACTION, sooner, type Turn } from './turn';

/** Seconds after which a bot has had enough of its cards. */
const ENOUGH = { min: 35, max: 60 } as const;

/** The first word that counts; one that takes no joker if both come at once. */
function firstLongEnough(turn: Turn): Find | null {
  return findsOf(turn).find(({ word }) => word.length >= EXPRESS_LETTERS) ?? null;
}

function planSearch(turn: Turn): BotPlan | null {
  const { view, seat } = turn;
  const began = phaseBegan(view);
  const find = firstLongEnough(turn);
  const random = turn.random(`express-${began}`);
  const reaction = between(random, REACTION);
  const enough = between(random, ENOUGH);
  const grab = find && planAt(began, find.at + reaction, { type: 'grab' });
  const pass = view.passed.includes(seat) ? null : planAt(began, enough, { type: 'pass' });
  return sooner(grab, pass);
}

function planReveal(turn: Turn): BotPlan | null {
  const { view, seat } = turn;
  if (view.holder !== seat || view.revealed.includes(seat)) return null;
  return revealPlan(turn, firstLongEnough(turn)?.word ?? '');
}

export function planExpress(turn: Turn): BotPlan | null {
  switch (turn.view.phase) {
    case 'search':
      return planSearch(turn);
    case 'verify':
      return planReveal(turn);
    default:
      return null;
  }
}
