/** Playing a round of classic: when to take Môa, what to announce, what to show. */
import type { BotPlan } from '../../../core/game';
import { CARDS_IN_REACH } from '../figures';
import { bestBy, improvements, type Find } from './mind';
import { slip } from './slips';
import { between, cardsOf, demandAt, findsOf, phaseBegan, planAt, REACTION, type Turn } from './turn';

/** Looking for a word bolder than usual, or more careful. */
const MOOD = { min: -0.7, max: 0.7 } as const;
/** Seconds of search taken as known when Môa is grabbed: its view no longer tells a bot when the search began. */
const HEAD_START = { min: 20, max: 40 } as const;
/** Nobody calls out a length the moment Môa is gone. */
const FIRST_CALL = { min: 2, max: 6 } as const;
const REVEAL_SECONDS = { min: 2, max: 7 } as const;
/** How often a bot that has no word for its announcement makes one up, rather than own up. */
const MAKES_UP = 0.5;

/** The first moment at which what it has is worth Môa. */
export function grabSecond(turn: Turn, better: readonly Find[]): { second: number; find: Find } | null {
  const duration = turn.view.options.searchSeconds;
  const random = turn.random('grab');
  const mood = between(random, MOOD);
  const reaction = between(random, REACTION);
  for (const [index, find] of better.entries()) {
    const until = better[index + 1]?.at ?? duration;
    const second = worthIt(turn, mood, find, until);
    if (second !== null) return second + reaction < duration ? { second: second + reaction, find } : null;
  }
  return null;
}

/** The first second from its find on, and before something better comes, at which a word meets the demand. */
function worthIt({ character, view }: Turn, mood: number, { at, value }: Find, until: number): number | null {
  const duration = view.options.searchSeconds;
  for (let second = at; second < until; second++)
    if (value >= demandAt(character, mood, second, duration)) return second;
  return null;
}

export function headStart(turn: Turn): number {
  return between(turn.random('head-start'), HEAD_START);
}

function planGrab(turn: Turn): BotPlan | null {
  const grab = grabSecond(turn, improvements(findsOf(turn)));
  if (grab === null) return null;
  return planAt(phaseBegan(turn.view), grab.second, { type: 'grab', length: grab.find.word.length });
}

/** A letter more than it has, in the hope of finding it in time. */
function dare(turn: Turn, length: number): number {
  const { view, seat, character } = turn;
  const beaten = length <= (view.announcements[0]?.length ?? 0);
  const most = CARDS_IN_REACH + (view.jokers[seat] ?? 0);
  return beaten && length < most && turn.random('dare').unit() < character.dares ? length + 1 : length;
}

function planAnnouncement(turn: Turn): BotPlan | null {
  const { view, seat, character } = turn;
  if (view.announcements.some((made) => made.seat === seat)) return null;
  const found = findsOf(turn);
  const better = improvements(found);
  const random = turn.random('announce');
  const firstCall = between(random, FIRST_CALL);
  const patience = between(random, character.patience);
  const began = phaseBegan(view);
  const before = headStart(turn);
  const toBeat = view.announcements[0]?.length ?? 0;
  const winner = better.find(({ word, at }) => word.length > toBeat && at <= before + patience);
  if (winner) {
    const second = Math.max(firstCall, winner.at - before + between(random, REACTION));
    return planAt(began, second, { type: 'announce', length: winner.word.length });
  }
  const settled = bestBy(better, before + patience) ?? found[0];
  if (settled === undefined) return null;
  return planAt(began, patience, { type: 'announce', length: dare(turn, settled.word.length) });
}

/** The word behind an announced length: the one that takes the fewest jokers, then the one seen first. */
function wordOf(turn: Turn, length: number): string {
  const found = findsOf(turn);
  const { announceSeconds, revealSeconds } = turn.view.options;
  const seenBy = headStart(turn) + announceSeconds + revealSeconds;
  const fitting = found
    .filter(({ word, at }, index) => word.length === length && (at <= seenBy || index === 0))
    .sort((a, b) => a.jokers - b.jokers || a.at - b.at);
  return fitting[0]?.word ?? makeUp(turn, found, length);
}

function makeUp(turn: Turn, found: readonly Find[], length: number): string {
  const random = turn.random('make-up');
  if (random.unit() >= MAKES_UP) return '';
  const near = found.filter(({ word }) => Math.abs(word.length - length) <= 1).map(({ word }) => word);
  return slip(near, cardsOf(turn), turn.dictionary, random, length) ?? '';
}

function planReveal(turn: Turn): BotPlan | null {
  const { view, seat } = turn;
  const length = view.announcements.find((made) => made.seat === seat)?.length;
  if (length === undefined || !view.checked.includes(seat) || view.revealed.includes(seat)) return null;
  return revealPlan(turn, wordOf(turn, length));
}

/** A word is laid out card by card; hurried where the clock is short. */
export function revealPlan(turn: Turn, word: string): BotPlan {
  const { view } = turn;
  const longest = view.options.revealSeconds * 0.8;
  const second = Math.min(longest, between(turn.random('reveal'), REVEAL_SECONDS));
  return planAt(view.phaseSince, second, { type: 'reveal', word });
}

export function planClassic(turn: Turn): BotPlan | null {
  switch (turn.view.phase) {
    case 'search':
      return planGrab(turn);
    case 'announce':
      return planAnnouncement(turn);
    case 'verify':
      return planReveal(turn);
    default:
      return null;
  }
}
