/** A bot's place at the table in one moment: what it is asked, and the questions all its plans share. */
import type { BotInput, BotPlan, Seat } from '../../../core/game';
import type { Random } from '../../../core/random';
import type { Config, View } from '../model';
import { CHARACTERS, type Character } from './character';
import { finds, type Find } from './mind';

export interface Turn {
  readonly view: BotInput<View>['view'];
  readonly seat: Seat;
  readonly character: Character;
  readonly dictionary: BotInput<View>['dictionary'];
  random(purpose: string): Random;
}

export function turnOf(input: BotInput<View>, seat: Seat): Turn {
  const { view, level, dictionary } = input;
  return {
    view,
    seat,
    character: CHARACTERS[level],
    dictionary,
    random: (purpose) => input.random(`round-${view.round}-${purpose}`),
  };
}

export function between(
  random: Random,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  return min + random.unit() * (max - min);
}

const SECONDS: Readonly<Record<string, keyof Config & `${string}Seconds`>> = {
  search: 'searchSeconds',
  announce: 'announceSeconds',
};

/** When the running phase began, in ms; told by its deadline where it has one, as a pause moves that. */
export function phaseBegan({ phase, deadline, options, phaseSince }: Turn['view']): number {
  const seconds = SECONDS[phase];
  return deadline === null || seconds === undefined ? phaseSince : deadline - options[seconds] * 1000;
}

export function planAt(began: number, seconds: number, action: BotPlan['action']): BotPlan {
  return { action, at: Math.round(began + seconds * 1000) };
}

/** The earlier of two plans. */
export function sooner(a: BotPlan | null, b: BotPlan | null): BotPlan | null {
  if (a === null || b === null) return a ?? b;
  return b.at < a.at ? b : a;
}

/** The most jokers a bot would spend in one round, were it the last. */
const MOST_JOKERS = 2;

/** Jokers are for the whole game: what may go in this round, and how many letters each has to bring for it. */
function jokerPolicy({ view, seat }: Turn): { most: number; worth: number } {
  const have = view.jokers[seat] ?? 0;
  const roundsLeft = view.rounds === null ? Infinity : view.rounds - view.round + 1;
  const most = Math.min(have, MOST_JOKERS, Math.max(1, have - roundsLeft + 1));
  return { most, worth: roundsLeft <= have * 2 ? 1 : 2 };
}

export function cardsOf({ view, seat }: Turn): string[] {
  return [...(view.hands[seat] ?? []), ...view.common];
}

export function findsOf(turn: Turn): Find[] {
  const { view, character, dictionary } = turn;
  const cards = cardsOf(turn);
  const random = turn.random(`finds-${cards.join('')}`);
  return finds({ character, dictionary, config: view.options, cards, jokers: jokerPolicy(turn), random });
}

/** How long a word must be to grab Môa for it, so many seconds into a search of `duration` seconds. */
export function demandAt({ demand }: Character, mood: number, second: number, duration: number): number {
  const part = Math.min(1, second / duration);
  return demand.first + (demand.last - demand.first) * part + mood;
}

/** The seconds in which a hand goes out to Môa, or a word is called. */
export const REACTION = { min: 0.6, max: 1.8 } as const;
