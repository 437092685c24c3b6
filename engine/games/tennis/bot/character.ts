/** The four levels: which words a bot knows, what it sees, when it doubts, bluffs and lets go. */
import type { BotLevel } from '../../../core/game';

/** How a bot weighs its choices: it plays the set on from each, against hands and a pile that it imagines. */
export interface Foresight {
  /** With so many of the cheapest shots it begins. */
  readonly shots: number;
  /** In so many imagined worlds each choice is tried, round by round; after each round the better half goes on. */
  readonly rounds: readonly number[];
}

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
  /** `null`: it does not look beyond its own hand. */
  readonly foresight: Foresight | null;
  /** Seconds it looks at table and hand before it moves a card. */
  readonly pace: { readonly min: number; readonly max: number };
}

export const CHARACTERS: Readonly<Record<BotLevel, Character>> = {
  1: {
    vocabulary: 5_000,
    cards: 3,
    ideas: 3,
    tires: 0.08,
    thrifty: false,
    sheds: false,
    notices: 0.2,
    doubts: 0.01,
    bluffs: 0,
    foresight: null,
    pace: { min: 4, max: 8 },
  },
  2: {
    vocabulary: 15_000,
    cards: 4,
    ideas: 10,
    tires: 0.02,
    thrifty: false,
    sheds: true,
    notices: 0.6,
    doubts: 0.05,
    bluffs: 0.15,
    foresight: null,
    pace: { min: 3.5, max: 7.5 },
  },
  3: {
    vocabulary: 30_000,
    cards: 5,
    ideas: Infinity,
    tires: 0,
    thrifty: true,
    sheds: true,
    notices: 0.9,
    doubts: 0.03,
    bluffs: 0.3,
    foresight: null,
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
    foresight: { shots: 8, rounds: [8, 16, 24] },
    pace: { min: 3, max: 7 },
  },
};
