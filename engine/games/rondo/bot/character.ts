/** The four levels: which words a bot knows, how many plays it sees, and how far it looks ahead. */
import type { BotLevel } from '../../../core/game';

/** How a bot weighs what it has seen: it plays the game on from there, against hands that it imagines. */
export interface Foresight {
  /** With so many of the plays that are worth most it begins. */
  readonly candidates: number;
  /** In so many imagined games each is tried, round by round; after each round the better half goes on. */
  readonly rounds: readonly number[];
}

export interface Character {
  /** Knows the proposable words up to this everyday rank. */
  readonly vocabulary: number;
  /** Looks for longer words only where it finds no other. */
  readonly longest: number;
  /** So many plays come to its mind; the others are as if they were not there. */
  readonly ideas: number;
  /** With nothing that brings so many points it would rather have another card. */
  readonly content: number;
  /** Whether it minds what the cards that it lays, or keeps, are worth to it. */
  readonly mindsCards: boolean;
  /** `null`: it takes what is worth most at once. */
  readonly foresight: Foresight | null;
  /** Seconds it looks at holder and hand before it begins to lay. */
  readonly pace: { readonly min: number; readonly max: number };
}

export const CHARACTERS: Readonly<Record<BotLevel, Character>> = {
  1: {
    vocabulary: 5_000,
    longest: 5,
    ideas: 4,
    content: 0,
    mindsCards: false,
    foresight: null,
    pace: { min: 8, max: 15 },
  },
  2: {
    vocabulary: 10_000,
    longest: 7,
    ideas: 25,
    content: 4,
    mindsCards: false,
    foresight: null,
    pace: { min: 6, max: 12 },
  },
  3: {
    vocabulary: 25_000,
    longest: 9,
    ideas: Infinity,
    content: 6,
    mindsCards: true,
    foresight: null,
    pace: { min: 5, max: 10 },
  },
  4: {
    vocabulary: Infinity,
    longest: 9,
    ideas: Infinity,
    content: 8,
    mindsCards: true,
    foresight: { candidates: 24, rounds: [2, 4, 6, 8] },
    pace: { min: 4, max: 9 },
  },
};
