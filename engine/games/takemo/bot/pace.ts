/** When a bot acts: after about as long as a person would look at board and rack, never sooner for knowing better. */
import type { BotPlan } from '../../../core/game';
import type { Random } from '../../../core/random';
import type { Character } from './character';
import type { Table } from './table';

/** Laying a word takes its time, letter by letter. */
const SECONDS_A_LETTER = 0.35;
/** The part of a turn's clock by which a bot has always made up its mind. */
const IN_TIME = 0.7;
/** What somebody does at once whose moment went by in a pause. */
const NOTICED_AFTER_MS = 600;

/** When the running turn began, in ms; told by its deadline where it has one, as a pause moves that. */
function turnBegan({ deadline, options, turnSince }: Table): number {
  return deadline === null || options.turnSeconds === 0 ? turnSince : deadline - options.turnSeconds * 1000;
}

export function planAt(view: Table, { pace }: Character, random: Random, action: BotPlan['action']): BotPlan {
  const { t, deadline, options } = view;
  const letters = typeof action['word'] === 'string' ? action['word'].length : 0;
  const wanted = pace.min + random.unit() * (pace.max - pace.min) + letters * SECONDS_A_LETTER;
  const seconds = options.turnSeconds === 0 ? wanted : Math.min(wanted, options.turnSeconds * IN_TIME);
  const meant = Math.round(turnBegan(view) + seconds * 1000);
  const at = meant > t ? meant : t + NOTICED_AFTER_MS;
  return { action, at: deadline === null ? at : Math.min(at, deadline - 1) };
}
