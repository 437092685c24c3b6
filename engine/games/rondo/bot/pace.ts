/** When a bot acts: after about as long as a person would look at holder and hand. */
import type { BotPlan } from '../../../core/game';
import type { Random } from '../../../core/random';
import type { Character } from './character';
import type { Table } from './turn';

const SECONDS_A_CARD = 0.6;
/** The part of a clock by which a bot has always made up its mind. */
const IN_TIME = 0.7;
/** Having drawn a card one looks at it, having buried one at what is left. */
const LOOK_AGAIN_SECONDS = 2.5;
/** The part of its time after which it gives up finding something with the cards it has. */
const EXCHANGE_AFTER = 0.6;

function clockOf({ phase, options }: Table): number {
  return phase === 'opening' ? options.openingSeconds : options.turnSeconds;
}

function cardsIn({ cards, word }: BotPlan['action']): number {
  return Array.isArray(cards) ? cards.length : typeof word === 'string' ? word.length : 0;
}

/** Each step of a turn but the first comes some time after the one before, told by the view's `t`. */
export function planAt(view: Table, { pace }: Character, random: Random, action: BotPlan['action']): BotPlan {
  const { t, deadline, phaseSince, exchanges, phase } = view;
  const clock = clockOf(view);
  // A pause and the referee's extensions move the deadline.
  const began = deadline === null ? phaseSince : deadline - clock * 1000;
  const looks =
    (pace.min + random.unit() * (pace.max - pace.min)) * (action.type === 'exchange' ? EXCHANGE_AFTER : 1);
  const wanted = Math.min(looks + cardsIn(action) * SECONDS_A_CARD, clock * IN_TIME);
  const meant = Math.round(began + wanted * 1000);
  const again = phase === 'turn' && exchanges > 0 ? LOOK_AGAIN_SECONDS : LOOK_AGAIN_SECONDS / 4;
  const step = Math.round(Math.min(again, clock / 10) * 1000);
  const at = Math.max(meant, t + step);
  return { action, at: deadline === null ? at : Math.max(t, Math.min(at, deadline - 1)) };
}
