/** How far a bot looks for shots. */
import type { Bounds } from '../search/shots';

/** Enough to find a shot for nearly every choice of cards that has one, in about 10 ms. */
export const BOT_BOUNDS: Bounds = { jokers: 1, cards: 5, steps: 30_000, rearranged: true };
