/** The four levels: what a bot knows, how fast it sees it, how bold it is, and how often it errs as people do. */
import type { BotLevel } from '../../../core/game';

export interface Character {
  /** Knows the proposable words up to this everyday rank. */
  readonly vocabulary: number;
  /** Mean seconds until it sees a given everyday word of four letters in its ten cards. */
  readonly pace: number;
  /** How much longer each further letter takes. */
  readonly perLetter: number;
  /** Grabs Môa for a word of so many letters: right away, and when the search is about to end. */
  readonly demand: { readonly first: number; readonly last: number };
  /** Seconds it looks on after the grab before it settles for what it has. */
  readonly patience: { readonly min: number; readonly max: number };
  /** How often in a round a word that is none comes to its mind. */
  readonly slips: number;
  /** How often it announces a letter more than it has, when it is beaten anyhow. */
  readonly dares: number;
}

export const CHARACTERS: Readonly<Record<BotLevel, Character>> = {
  1: {
    vocabulary: 6_000,
    pace: 400,
    perLetter: 1.9,
    demand: { first: 6, last: 3 },
    patience: { min: 8, max: 22 },
    slips: 0.14,
    dares: 0.16,
  },
  2: {
    vocabulary: 15_000,
    pace: 205,
    perLetter: 1.8,
    demand: { first: 6.8, last: 4 },
    patience: { min: 10, max: 26 },
    slips: 0.08,
    dares: 0.1,
  },
  3: {
    vocabulary: 30_000,
    pace: 125,
    perLetter: 1.7,
    demand: { first: 7.4, last: 4.8 },
    patience: { min: 12, max: 32 },
    slips: 0.04,
    dares: 0.06,
  },
  4: {
    vocabulary: 60_000,
    pace: 65,
    perLetter: 1.55,
    demand: { first: 7.4, last: 5.2 },
    patience: { min: 14, max: 38 },
    slips: 0.015,
    dares: 0.03,
  },
};
