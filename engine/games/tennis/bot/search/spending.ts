/** How many shots there are in a hand: by a quick look at which few letters begin a word. */
import type { Face } from '../../../../core/cards';
import { HAND_SIZE, isJoker, valueOf } from '../../figures';
import type { Openings } from './openings';

const SIZE = 26;
/** Any joker: a quick look makes no difference between them. */
const JOKER = SIZE;
/** Shots of up to three of seven cards. */
const MOST_SHOTS = 63;

/** A letter, 0 for A, or 26 for a joker. */
type Card = number;

function cardOf(face: Face): Card {
  return isJoker(face) ? JOKER : face.charCodeAt(0) - 65;
}

/** Sets of cards of a hand are masks of their places in it. */
export class Spending {
  private readonly shots = new Int32Array(MOST_SHOTS);
  private count = 0;
  private readonly most = new Int8Array(1 << HAND_SIZE);

  constructor(
    private readonly openings: Openings,
    private readonly weight: number,
  ) {}

  /** How many shots of one, two or three cards there are, one after the other, with nothing drawn. */
  shotsIn(hand: readonly Face[]): number {
    const cards = hand.map(cardOf);
    const points = hand.map(valueOf);
    this.count = 0;
    for (let i = 0; i < cards.length; i++) {
      if (cards[i] !== JOKER && points[i]! >= this.weight && this.openings.one[cards[i]!] === 1)
        this.add(1 << i);
      for (let j = i + 1; j < cards.length; j++) this.listFrom(cards, points, i, j);
    }
    return this.countShots((1 << cards.length) - 1);
  }

  /** The pair of these places, and every third card that makes one with them. */
  private listFrom(cards: readonly Card[], points: readonly number[], i: number, j: number): void {
    const [a, b] = [cards[i]!, cards[j]!];
    const both = points[i]! + points[j]!;
    const letters = a !== JOKER && b !== JOKER;
    if (letters && both >= this.weight && this.openings.two[a * SIZE + b] === 1)
      this.add((1 << i) | (1 << j));
    for (let k = j + 1; k < cards.length; k++)
      if (both + points[k]! >= this.weight && this.goTogether(a, b, cards[k]!))
        this.add((1 << i) | (1 << j) | (1 << k));
  }

  /** A joker goes between any two letters. */
  private goTogether(a: Card, b: Card, c: Card): boolean {
    const jokers = Number(a === JOKER) + Number(b === JOKER) + Number(c === JOKER);
    if (jokers > 0) return jokers === 1;
    return this.openings.three[(a * SIZE + b) * SIZE + c] === 1;
  }

  private add(mask: number): void {
    this.shots[this.count++] = mask;
  }

  private countShots(all: number): number {
    const { most, shots, count } = this;
    for (let mask = 0; mask <= all; mask++) {
      let best = 0;
      for (let n = 0; n < count; n++) {
        const shot = shots[n]!;
        if ((mask & shot) === shot) best = Math.max(best, 1 + most[mask ^ shot]!);
      }
      most[mask] = best;
    }
    return most[all]!;
  }
}
