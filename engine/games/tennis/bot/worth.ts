/** What cards are worth to a hand: how much of a shot each is, once there is no more to be drawn. */
import type { Face } from '../../../core/cards';
import { DECK, isJoker, pointsOf, valueOf } from '../figures';

/** It lets letters go together that would not. */
const JOKER = 0.3;
/** A card below the weight needs others, and the points over the weight are lost. */
const PART = 0.8;

/** @param weight of a shot: a card of as much is a shot by itself, and more is no more */
export function worthOf(face: Face, weight: number): number {
  if (isJoker(face)) return JOKER;
  const value = valueOf(face);
  return value >= weight ? 1 : (PART * value) / weight;
}

const means = new Map<number, number>();

/** The worth of a card that is drawn, in the mean. */
export function meanWorth(weight: number): number {
  const known = means.get(weight);
  if (known !== undefined) return known;
  const mean = DECK.reduce((sum, face) => sum + worthOf(face, weight), 0) / DECK.length;
  means.set(weight, mean);
  return mean;
}

/** The points of a card that nobody has seen, in the mean. */
export const MEAN_POINTS = pointsOf(DECK) / DECK.length;

/** What the hand loses by spending these cards: less for each that is drawn anew; below 0: it gains. */
export function costOf(faces: readonly Face[], pile: number, weight: number): number {
  const spent = faces.reduce((sum, face) => sum + worthOf(face, weight), 0);
  return spent - meanWorth(weight) * Math.min(faces.length, pile);
}
