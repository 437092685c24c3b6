/**
 * The codes with which any game may refuse an action, in the order in which they are looked at: when several would
 * fit, the first is answered. A game's own codes about structure come between CARD_NOT_IN_HAND and NOT_IN_LEXICON.
 */
export const COMMON_REFUSALS = [
  'BAD_ACTION',
  'TIME_BACKWARDS',
  'UNKNOWN_SEAT',
  'NOT_ALLOWED',
  'GAME_OVER',
  'PAUSED',
  'WRONG_PHASE',
  'NOT_YOUR_TURN',
  'CARD_NOT_IN_HAND',
  'NOT_IN_LEXICON',
  'CLASS_NOT_ALLOWED',
  'BAD_SHUFFLE',
] as const;

export type CommonRefusal = (typeof COMMON_REFUSALS)[number];
