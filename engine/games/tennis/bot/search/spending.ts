/** What an imagined player does with a hand: the cheapest cards that make a shot, or the weakest to be rid of. */
import type { Face } from '../../../../core/cards';
import { isJoker, valueOf } from '../../figures';
import { MEAN_VALUE } from '../choices';
import type { Openings } from './openings';

const SIZE = 26;
/** Any joker: an imagined game makes no difference between them. */
const JOKER = SIZE;
/** What a joker is kept for, in points. */
const JOKER_COST = 1.5;
/** So many cards one is rid of at once. */
const SHED = 3;

/** A card of an imagined game: a letter, 0 for A, or 26 for a joker. */
export type Card = number;

export function cardOf(face: Face): Card {
  return isJoker(face) ? JOKER : face.charCodeAt(0) - 65;
}

/** By card, a joker last. */
export const POINTS = Int8Array.from({ length: SIZE + 1 }, (_, card) =>
  card === JOKER ? 0 : valueOf(String.fromCharCode(65 + card)),
);

const COSTS = Float64Array.from({ length: SIZE + 1 }, (_, card) =>
  card === JOKER ? JOKER_COST : POINTS[card]!,
);

export class Spending {
  /** Places in the hand of what was found, ascending, -1 for none. */
  readonly places = new Int8Array(3);

  private cost = Infinity;

  constructor(
    private readonly openings: Openings,
    private readonly weight: number,
  ) {}

  /** The cheapest shot of one, two or three cards; whether there is one. A card drawn anew takes off what it costs. */
  shot(hand: readonly Card[], pile: number): boolean {
    const { openings, weight } = this;
    this.cost = Infinity;
    for (let i = 0; i < hand.length; i++) {
      const a = hand[i]!;
      if (a !== JOKER && POINTS[a]! >= weight && openings.one[a] === 1)
        this.offer(COSTS[a]!, 1, pile, i, -1, -1);
      for (let j = i + 1; j < hand.length; j++) this.pair(hand, i, j, pile);
    }
    return this.cost < Infinity;
  }

  private pair(hand: readonly Card[], i: number, j: number, pile: number): void {
    const { openings, weight } = this;
    const [a, b] = [hand[i]!, hand[j]!];
    const letters = a !== JOKER && b !== JOKER;
    const [points, costs] = [POINTS[a]! + POINTS[b]!, COSTS[a]! + COSTS[b]!];
    if (letters && points >= weight && openings.two[a * SIZE + b] === 1) this.offer(costs, 2, pile, i, j, -1);
    for (let k = j + 1; k < hand.length; k++) {
      const c = hand[k]!;
      if (points + POINTS[c]! < weight || !this.goTogether(a, b, c)) continue;
      this.offer(costs + COSTS[c]!, 3, pile, i, j, k);
    }
  }

  /** A joker goes between any two letters. */
  private goTogether(a: Card, b: Card, c: Card): boolean {
    const jokers = Number(a === JOKER) + Number(b === JOKER) + Number(c === JOKER);
    if (jokers > 0) return jokers === 1;
    return this.openings.three[(a * SIZE + b) * SIZE + c] === 1;
  }

  private offer(costs: number, cards: number, pile: number, i: number, j: number, k: number): void {
    const cost = costs - MEAN_VALUE * Math.min(cards, pile);
    if (cost >= this.cost) return;
    this.cost = cost;
    this.places[0] = i;
    this.places[1] = j;
    this.places[2] = k;
  }

  /** The weakest letters, below the weight together. */
  weakest(hand: readonly Card[]): void {
    const { places, weight } = this;
    const order = [...hand.keys()].filter((place) => hand[place] !== JOKER);
    order.sort((x, y) => POINTS[hand[x]!]! - POINTS[hand[y]!]!);
    let points = 0;
    const shed = order.slice(0, SHED).filter((place) => {
      const value = POINTS[hand[place]!]!;
      if (value > MEAN_VALUE || points + value >= weight) return false;
      points += value;
      return true;
    });
    shed.sort((x, y) => x - y);
    for (let n = 0; n < places.length; n++) places[n] = shed[n] ?? -1;
  }
}
