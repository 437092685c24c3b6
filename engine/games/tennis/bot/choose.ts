/** What a bot serves and sends back, and when it lets go. */
import type { BotPlan } from '../../../core/game';
import { COPY, pointsOf } from '../figures';
import type { LayoutItem, TableCard, WrittenCard } from '../model';
import { bluffOf } from './bluff';
import { choicesOf, costOf, MEAN_VALUE, worthOf, type Choice } from './choices';
import { foresee, type Option } from './foresight';
import type { Turn } from './turn';

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
  if (character.thrifty) return ideas.sort((a, b) => costOf(a.faces, view.pile) - costOf(b.faces, view.pile));
  // What it lays is what more words go on from.
  return character.ideas > 1 ? ideas.sort((a, b) => b.words - a.words) : ideas;
}

/** How much better the hand is once these cards are drawn anew. */
function relief({ faces }: Choice): number {
  return faces.reduce((sum, face) => sum + MEAN_VALUE - worthOf(face), 0);
}

/** Of the beginnings below the weight the one that rids the hand of most that is weak. */
function shedOf({ view }: Turn, short: readonly Choice[]): Choice | undefined {
  if (view.pile === 0) return undefined;
  const best = short.reduce<Choice | undefined>(
    (found, choice) => (found === undefined || relief(choice) > relief(found) ? choice : found),
    undefined,
  );
  return best !== undefined && relief(best) > 0 ? best : undefined;
}

/** In so weak a hand a first serve is given away for better cards. */
const WEAK_HAND = 10;

function pick(turn: Turn, shots: readonly Choice[], shed: Choice | undefined): Option | undefined {
  const { character, view, hand } = turn;
  const serves = view.phase === 'serve';
  const ideas = ideasOf(turn, shots);
  const given: Option = { choice: shed ?? null, type: serves ? 'fault' : 'out' };
  const { foresight } = character;
  if (foresight !== null && ideas.length > 0) {
    const options = ideas.slice(0, foresight.shots).map((choice): Option => ({ choice, type: 'shot' }));
    const may = serves ? shed !== undefined && !view.secondServe : true;
    return foresee(turn, may ? [...options, given] : options, foresight);
  }
  const [first] = ideas;
  const weak = character.thrifty && serves && !view.secondServe && pointsOf(hand) < WEAK_HAND;
  if (first === undefined || (weak && shed !== undefined)) return undefined;
  return { choice: first, type: 'shot' };
}

/** A serve that will not do: the weakest cards, or one card when it can't be helped. */
function fault({ hand, character }: Turn, shed: Choice | undefined): Action {
  if (shed !== undefined && character.sheds) return serving(shed);
  const [weakest = ''] = [...hand].sort((a, b) => worthOf(a) - worthOf(b));
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
  if (picked?.type === 'shot' && picked.choice !== null) return serving(picked.choice);
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
  if (picked?.type === 'shot' && picked.choice !== null) return returning(picked.choice);
  const bluff = picked === undefined ? bluffOf(turn, short) : undefined;
  return bluff === undefined ? letGo(turn, shed) : returning(bluff);
}
