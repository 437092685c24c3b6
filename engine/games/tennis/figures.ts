/** The figures of the game's page. */
import { valuedDeck, type Face } from '../../core/cards';

export const HAND_SIZE = 7;
/** Penalty cards for a second fault. */
export const PENALTY_CARDS = 3;

export const ANY = 'ANY';
export const CONSONANT = 'CONSONANT';
export const VOWEL = 'VOWEL';
export const COPY = 'COPY';
/** In the order in which a prescribed shuffle lets them follow. */
export const JOKERS: readonly Face[] = [ANY, CONSONANT, VOWEL, COPY];

/** The letters: how many there are × what one is worth. Jokers are worth nothing. */
const LETTERS = `A8×1 B2×5 C3×4 D4×4 E14×0 F2×5 G2×5 H2×5 I7×1 J1×8 K1×8 L5×3 M3×4 N5×3 O5×2 P3×4 Q1×8 R6×2 S6×2
  T5×3 U5×2 V2×6 W1×8 X1×8 Y1×7 Z1×8`;
const JOKER_COUNTS = { [ANY]: 3, [CONSONANT]: 3, [VOWEL]: 3, [COPY]: 2 };
const FULL_DECK = valuedDeck(LETTERS, JOKER_COUNTS);

/** All 107 cards: A to Z, then the jokers. */
export const DECK: readonly Face[] = FULL_DECK.cards;

/** What a card is worth. */
export function valueOf(face: Face): number {
  return FULL_DECK.values.get(face) ?? 0;
}

export function pointsOf(cards: readonly Face[]): number {
  return cards.reduce((sum, face) => sum + valueOf(face), 0);
}

export function isJoker(face: Face): boolean {
  return JOKERS.includes(face);
}
