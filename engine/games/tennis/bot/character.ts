/** The four levels: which words a bot knows, what it sees, when it doubts, bluffs and lets go. */
import type { BotLevel } from '../../../core/game';

export interface Character {
  /** Knows the proposable words up to this everyday rank. */
  readonly vocabulary: number;
  /** Lays so many cards at most. */
  readonly cards: number;
  /** So many different choices of cards come to its mind; the others are as if they were not there. */
  readonly ideas: number;
  /** How often it lets a rally go though it could go on. */
  readonly tires: number;
  /** Whether it spends what it needs least; else whatever comes to its mind first. */
  readonly thrifty: boolean;
  /** Whether it gets rid of weak cards when it lets go. */
  readonly sheds: boolean;
  /** How often it challenges a shot with which no word begins. */
  readonly notices: number;
  /** How often it challenges one with which only words begin that it does not know. */
  readonly doubts: number;
  /** How often it bluffs, where it may, rather than let go. */
  readonly bluffs: number;
  /** Whether it counts the shots that are left in its hand: at the end of a set, who has one more takes it all. */
  readonly counts: boolean;
  /** Seconds it looks at table and hand before it moves a card. */
  readonly pace: { readonly min: number; readonly max: number };
}

export const CHARACTERS: Readonly<Record<BotLevel, Character>> = {
  1: {
    vocabulary: 5_000,
    cards: 3,
    ideas: 3,
    tires: 0.1,
    thrifty: false,
    sheds: false,
    notices: 0.2,
    doubts: 0.01,
    bluffs: 0,
    counts: false,
    pace: { min: 4, max: 8 },
  },
  2: {
    vocabulary: 15_000,
    cards: 4,
    ideas: 10,
    tires: 0.01,
    thrifty: false,
    sheds: true,
    notices: 0.6,
    doubts: 0.05,
    bluffs: 0.15,
    counts: false,
    pace: { min: 3.5, max: 7.5 },
  },
  3: {
    vocabulary: 30_000,
    cards: 4,
    ideas: 4,
    tires: 0,
    thrifty: true,
    sheds: true,
    notices: 0.9,
    doubts: 0.03,
    bluffs: 0.3,
    counts: false,
    pace: { min: 3, max: 7 },
  },
  4: {
    vocabulary: Infinity,
    cards: 5,
    ideas: Infinity,
    tires: 0,
    thrifty: true,
    sheds: true,
    notices: 1,
    doubts: 0,
    bluffs: 0.3,
    counts: true,
    pace: { min: 3, max: 7 },
  },
};
