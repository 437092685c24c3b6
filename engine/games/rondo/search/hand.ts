/** A hand by how many there are of each card, for searches that take cards and put them back. */
import type { Face } from '../../../core/cards';
import { ERASER, JOKER } from '../figures';

export interface HandCounts {
  /** How many of each letter, 0 for A. */
  readonly letters: Int32Array;
  jokers: number;
  erasers: number;
}

const CODE_A = 65;

export function letterIndex(letter: string): number {
  return letter.charCodeAt(0) - CODE_A;
}

export function letterAt(index: number): string {
  return String.fromCharCode(CODE_A + index);
}

/** Counts a card in (`1`) or out (`-1`). */
export function countCard(hand: HandCounts, face: Face, by: 1 | -1): void {
  if (face === JOKER) hand.jokers += by;
  else if (face === ERASER) hand.erasers += by;
  else hand.letters[letterIndex(face)]! += by;
}

export function countHand(cards: readonly Face[]): HandCounts {
  const hand: HandCounts = { letters: new Int32Array(26), jokers: 0, erasers: 0 };
  for (const face of cards) countCard(hand, face, 1);
  return hand;
}

/** The cards of a hand one by one: letters from A, then jokers, then erasers. */
export function facesOf({ letters, jokers, erasers }: HandCounts): Face[] {
  const repeat = (face: Face, count: number) => Array.from({ length: count }, () => face);
  const all = Array.from(letters, (count, letter) => repeat(letterAt(letter), count));
  return [...all.flat(), ...repeat(JOKER, jokers), ...repeat(ERASER, erasers)];
}
