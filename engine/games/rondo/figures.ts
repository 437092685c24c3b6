/** The figures of the game's page. */
import { valuedDeck, type Face, type ValuedDeck } from '../../core/cards';
import type { Config } from './model';

export const HAND_SIZE = 7;
/** Slots of a holder that has opened as far as it goes. */
export const FULL_HOLDER = 9;
/** Letters of the shortest word; the opening word has exactly so many. */
export const SHORTEST = 3;

export const JOKER = 'JOKER';
export const ERASER = 'ERASER';
/** In the order in which a prescribed shuffle lets them follow. */
export const SPECIALS: readonly Face[] = [JOKER, ERASER];

/** What a joker counts in a word; in a hand at the end its amount is lost. */
export const JOKER_POINTS = -3;
/** What a blank counts as long as it can be seen; an eraser in a hand at the end costs as much. */
export const ERASER_POINTS = -2;
export const EXCHANGE_POINTS = -2;
/** Cards laid in one play that bring no bonus. */
export const CARDS_WITHOUT_BONUS = 2;

type DeckName = Config['deck'];

/** The letters of each deck: how many there are × what one is worth. */
const LETTERS: Readonly<Record<DeckName, string>> = {
  fr: `A8×1 B2×5 C3×4 D3×4 E14×1 F2×6 G2×5 H2×6 I7×1 J1×8 K1×10 L5×2 M3×4 N5×2 O5×2 P3×4 Q1×8 R6×2 S5×2 T5×2
    U5×2 V2×6 W1×10 X1×10 Y1×10 Z1×8`,
  'de-1997': `A8×2 B2×5 C2×7 D4×5 E11×1 F2×7 G2×5 H3×5 I5×2 J2×8 K2×7 L4×5 M4×5 N6×2 O6×3 P2×5 Q1×10 R4×2 S5×3
    T4×3 U6×2 V2×8 W2×8 X1×10 Y2×10 Z2×10`,
};
const SPECIAL_CARDS = { [JOKER]: 6, [ERASER]: 10 };

/** All 110 cards of each. */
export const DECKS: Readonly<Record<DeckName, ValuedDeck>> = {
  fr: valuedDeck(LETTERS.fr, SPECIAL_CARDS),
  'de-1997': valuedDeck(LETTERS['de-1997'], SPECIAL_CARDS),
};
