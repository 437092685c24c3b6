/** The numbers of the rules that no option changes; the page quotes them in its texts. */

export const HAND_CARDS = 5;
export const COMMON_CARDS = 5;
export const CLASS_CARDS = 10;
/** The cards of a hand and of the table: the longest word without a joker. */
export const CARDS_IN_REACH = HAND_CARDS + COMMON_CARDS;
export const SHORTEST = 2;
/** Express: a word of fewer letters loses a point. */
export const EXPRESS_LETTERS = 6;
/** Express: so many points win. */
export const EXPRESS_GOAL = 3;

/** Points of a round; the best valid word scores its length. */
export const POINTS = {
  second: 5,
  third: 3,
  invalid: -1,
  holderFirst: 4,
  holderBeaten: -1,
  refereeUndisturbed: 3,
} as const;
