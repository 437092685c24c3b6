/** The four levels: which words a bot knows, how many placements it sees, and how far it looks ahead. */
import type { BotLevel } from '../../../core/game';

/** How a bot weighs what it has seen: it plays the game on from there, against hands that it imagines. */
export interface Foresight {
  /** With so many of the placements that bring most it begins. */
  readonly candidates: number;
  /** In so many imagined games each is tried, round by round; after each round the better half goes on. */
  readonly rounds: readonly number[];
  /** So many turns are played in each after its own. */
  readonly turns: number;
}

export interface Character {
  /** Knows the proposable words up to this everyday rank. */
  readonly vocabulary: number;
  /** Lays no longer word. */
  readonly longest: number;
  /** So many placements come to its mind; the others are as if they were not there. */
  readonly ideas: number;
  /** How often it notices that a placement takes enemy words. */
  readonly notices: number;
  /** Whether it minds the bag: that laying more letters than it holds ends the game, won or lost. */
  readonly mindsEnd: boolean;
  /** `null`: it takes what brings most at once. */
  readonly foresight: Foresight | null;
  /** Seconds it looks at board and rack before it begins to lay. */
  readonly pace: { readonly min: number; readonly max: number };
}

export const CHARACTERS: Readonly<Record<BotLevel, Character>> = {
  1: {
    vocabulary: 5_000,
    longest: 5,
    ideas: 14,
    notices: 0.6,
    mindsEnd: false,
    foresight: null,
    pace: { min: 3, max: 7 },
  },
  2: {
    vocabulary: 15_000,
    longest: 8,
    ideas: 60,
    notices: 0.9,
    mindsEnd: true,
    foresight: null,
    pace: { min: 3, max: 7 },
  },
  3: {
    vocabulary: 30_000,
    longest: 15,
    ideas: 150,
    notices: 1,
    mindsEnd: true,
    foresight: { candidates: 5, rounds: [2], turns: 1 },
    pace: { min: 2.5, max: 6 },
  },
  4: {
    vocabulary: Infinity,
    longest: 15,
    ideas: Infinity,
    notices: 1,
    mindsEnd: true,
    foresight: { candidates: 32, rounds: [2, 2, 4, 8], turns: 3 },
    pace: { min: 2.5, max: 6 },
  },
};
