/** What cards are worth to who keeps them, and which of them to part with. */
import type { Face } from '../../../core/cards';
import { ERASER, JOKER } from '../figures';
import type { Config } from '../model';
import { letterAt, type HandCounts } from '../search/hand';
import type { FoundPlay } from '../search/plays';
import { valueOf } from '../score';

/** In points: what a joker or an eraser lets one make later. */
const JOKER_WORTH = 7;
const ERASER_WORTH = 2;
/** To be the first without cards when the pile is gone: the others lose what they hold. */
const OUT_WORTH = 15;

/** How near the end is for a pile: 0 while it is far, 1 where what is held now is lost. */
export function nearness(pile: number, players: number): number {
  return Math.max(0, 1 - pile / (4 * players));
}

/** What the cards of a hand cost at the end. */
export function costOf(deck: Config['deck'], { letters, jokers, erasers }: HandCounts): number {
  let cost = jokers * Math.abs(valueOf(deck, JOKER)) + erasers * Math.abs(valueOf(deck, ERASER));
  for (const [letter, count] of letters.entries())
    if (count > 0) cost += count * valueOf(deck, letterAt(letter));
  return cost;
}

/** What the cards of a hand are good for while the game goes on, less what they will cost if it ends soon. */
export function keptWorth(hand: HandCounts, { deck, players, pile }: Stage): number {
  const near = nearness(pile, players);
  const kept = JOKER_WORTH * hand.jokers + ERASER_WORTH * hand.erasers;
  return (1 - near) * kept - near * costOf(deck, hand);
}

export function sizeOf({ letters, jokers, erasers }: HandCounts): number {
  return letters.reduce((sum, count) => sum + count, jokers + erasers);
}

/** A place in a game at which plays are compared. */
export interface Stage {
  readonly deck: Config['deck'];
  readonly players: number;
  /** Cards in the pile. */
  readonly pile: number;
}

/** What a play is worth in points: those it brings, less what the cards laid would have been good for. */
export function worthOf(play: FoundPlay, { deck, players, pile }: Stage): number {
  const near = nearness(pile, players);
  const jokers = play.jokersLaid - play.swapped;
  const worth = play.points - (1 - near) * (JOKER_WORTH * jokers + ERASER_WORTH * play.erasersLaid);
  if (near === 0) return worth;
  const out = pile === 0 && play.swapped === 0 && sizeOf(play.left) === 0;
  return worth - near * (costOf(deck, play.left) + 3 * play.swapped) + (out ? OUT_WORTH : 0);
}

/** Letters that go with most others first, as long as one has few of them. */
const USEFUL = 'ESARINTLOUDMPCVGFBHQZXJYKW';

/** The card of a hand to part with: far from the end one that fits nowhere, near it one that costs much. */
export function worstOf(hand: readonly Face[], { deck, players, pile }: Stage): Face {
  const near = nearness(pile, players);
  const trouble = (face: Face): number => {
    if (face === JOKER) return -100;
    if (face === ERASER) return -ERASER_WORTH;
    const same = hand.filter((other) => other === face).length;
    const awkward = USEFUL.indexOf(face) / 4 - valueOf(deck, face) / 3;
    return awkward + 3 * (same - 1);
  };
  const order = (face: Face): number => (1 - near) * trouble(face) + near * Math.abs(valueOf(deck, face));
  const [worst] = [...hand].sort((a, b) => order(b) - order(a) || (a < b ? -1 : Number(a > b)));
  if (worst === undefined) throw new Error('a hand with no card to part with');
  return worst;
}
