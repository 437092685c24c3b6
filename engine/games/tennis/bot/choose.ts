/** What a bot serves and sends back, and when it lets go. */
import type { BotPlan } from '../../../core/game';
import { COPY, pointsOf } from '../figures';
import type { LayoutItem, TableCard, WrittenCard } from '../model';
import { bluffOf } from './bluff';
import { choicesOf, type Choice } from './choices';
import { longestFirst } from './last-cards';
import type { Turn } from './turn';
import { costOf, worthOf } from './worth';

type Action = BotPlan['action'];

function write({ card, dir }: TableCard): WrittenCard {
  return dir === undefined ? card : { card, dir };
}

function writeItem(item: LayoutItem) {
  if (item.from === 'table') return { table: item.table };
  if (item.from === 'hand') return write(item);
  const { card, over, dir } = item;
  return dir === undefined ? { card, over } : { card, over, dir };
}

function serving({ reads }: Choice): Action {
  return { type: 'serve', cards: reads.map(write) };
}

function returning({ layout }: Choice): Action {
  return { type: 'return', layout: layout.map(writeItem) };
}

/** The shots that come to mind, those it would rather play first. */
function ideasOf(turn: Turn, shots: readonly Choice[]): Choice[] {
  const { character, view } = turn;
  const random = turn.random('ideas');
  const inMind = shots.map((choice) => ({ choice, chance: random.unit() }));
  inMind.sort((a, b) => a.chance - b.chance);
  const ideas = inMind.slice(0, character.ideas).map(({ choice }) => choice);
  if (character.counts) return longestFirst(turn, ideas);
  const cost = ({ faces }: Choice): number => costOf(faces, view.pile, view.options.weight);
  if (character.thrifty) return ideas.sort((a, b) => cost(a) - cost(b));
  // What it lays is what more words go on from.
  return character.ideas > 1 ? ideas.sort((a, b) => b.words - a.words) : ideas;
}

/** Of the beginnings below the weight the one that rids the hand of most that is weak. */
function shedOf({ view }: Turn, short: readonly Choice[]): Choice | undefined {
  const relief = ({ faces }: Choice): number => -costOf(faces, view.pile, view.options.weight);
  const best = short.reduce<Choice | undefined>(
    (found, choice) => (found === undefined || relief(choice) > relief(found) ? choice : found),
    undefined,
  );
  return best !== undefined && relief(best) > 0 ? best : undefined;
}

/** In a hand of so few shots' points a first serve is given away for better cards. */
const WEAK_HAND = 2;

/** The shot it plays; `undefined`: none, or it gives a first serve away for better cards. */
function pick(turn: Turn, shots: readonly Choice[], shed: Choice | undefined): Choice | undefined {
  const { character, view, hand } = turn;
  const mayFault = view.phase === 'serve' && !view.secondServe && view.pile > 0 && shed !== undefined;
  if (mayFault && character.thrifty && pointsOf(hand) < WEAK_HAND * view.options.weight) return undefined;
  return ideasOf(turn, shots)[0];
}

/** A serve that will not do: the weakest cards, or one card when it can't be helped. */
function fault({ hand, character, view }: Turn, shed: Choice | undefined): Action {
  if (shed !== undefined && character.sheds) return serving(shed);
  const { weight } = view.options;
  const [weakest = ''] = [...hand].sort((a, b) => worthOf(a, weight) - worthOf(b, weight));
  return { type: 'serve', cards: [weakest === COPY ? { card: weakest, dir: 'next' } : weakest] };
}

function split({ view }: Turn, choices: readonly Choice[]): { shots: Choice[]; short: Choice[] } {
  const { weight } = view.options;
  return {
    shots: choices.filter(({ value }) => value >= weight),
    short: choices.filter(({ value }) => value < weight),
  };
}

export function serveOf(turn: Turn): Action {
  const { shots, short } = split(turn, choicesOf(turn));
  const shed = turn.character.sheds ? shedOf(turn, short) : undefined;
  const picked = pick(turn, shots, shed);
  if (picked !== undefined) return serving(picked);
  const bluff = turn.view.secondServe ? bluffOf(turn, short) : undefined;
  return bluff === undefined ? fault(turn, shed) : serving(bluff);
}

function letGo(turn: Turn, shed: Choice | undefined): Action {
  return shed !== undefined && turn.character.sheds ? returning(shed) : { type: 'pass' };
}

export function returnOf(turn: Turn): Action {
  const { hand, character } = turn;
  if (hand.length === 0) return { type: 'pass' };
  const { shots, short } = split(turn, choicesOf(turn));
  const shed = shedOf(turn, short);
  if (turn.random('tires').unit() < character.tires) return letGo(turn, shed);
  const picked = pick(turn, shots, shed);
  if (picked !== undefined) return returning(picked);
  const bluff = bluffOf(turn, short);
  return bluff === undefined ? letGo(turn, shed) : returning(bluff);
}
