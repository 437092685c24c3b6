/**
 * When a bot acts: after about as long as a person would look at table and hand. What it means to do counts only by the
 * number of cards it moves, which everyone sees: a bluff takes as long as a word.
 */
import type { BotPlan } from '../../../core/game';
import type { Random } from '../../../core/random';
import type { Character } from './character';
import type { Table } from './turn';

const SECONDS_A_CARD = 0.5;
/** Somebody who doubts says so while the others still look. */
const DOUBT = { min: 1.5, max: 3 };
/** Before it takes the table, the others may still doubt. */
const COLLECT = { min: 6, max: 9 };
/** Looking for a word, or for none. */
const ANSWER = { min: 3, max: 7 };
/** The part of a clock by which a bot has always made up its mind. */
const IN_TIME = 0.7;
/** What somebody does at once whose moment went by in a pause. */
const NOTICED_AFTER_MS = 600;

function clockOf({ phase, options }: Table): number {
  return phase === 'answer' ? options.answerSeconds : options.turnSeconds;
}

/** When the running phase began, in ms; told by its deadline where it has one, as a pause moves that. */
function phaseBegan(view: Table): number {
  const clock = clockOf(view);
  return view.deadline === null || clock === 0 ? view.phaseSince : view.deadline - clock * 1000;
}

function lookOf({ phase }: Table, { pace }: Character, action: BotPlan['action']) {
  if (action.type === 'challenge') return DOUBT;
  if (phase === 'collect') return COLLECT;
  return phase === 'answer' ? ANSWER : pace;
}

function cardsIn({ cards, layout }: BotPlan['action']): number {
  if (Array.isArray(cards)) return cards.length;
  return Array.isArray(layout) ? layout.length : 0;
}

export function planAt(
  view: Table,
  character: Character,
  random: Random,
  action: BotPlan['action'],
): BotPlan {
  const { t, deadline } = view;
  const look = lookOf(view, character, action);
  const wanted = look.min + random.unit() * (look.max - look.min) + cardsIn(action) * SECONDS_A_CARD;
  const clock = clockOf(view);
  const seconds = clock === 0 ? wanted : Math.min(wanted, clock * IN_TIME);
  const meant = Math.round(phaseBegan(view) + seconds * 1000);
  const at = meant > t ? meant : t + NOTICED_AFTER_MS;
  return { action, at: deadline === null ? at : Math.min(at, deadline - 1) };
}
