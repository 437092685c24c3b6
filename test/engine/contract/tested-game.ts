/** What a game brings to the shared contract suite, besides itself. */
import type fc from 'fast-check';
import type { Audience, Game, GameState } from '#engine/core/game';
import type { Match, MatchSetup } from '#engine/core/match';
import type { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';

export interface TestedGame {
  readonly game: Game;
  readonly dictionary: Dictionary;
  /** Whether a word that is sent is at first hidden from others. */
  readonly hidesWords: boolean;
  /** Setups that the game's page allows, of every variant. */
  readonly setups: fc.Arbitrary<MatchSetup>;
  /** An action somebody may try now, sensible or not; without `t`. */
  tries(match: Match, random: Random): JsonObject;
  /** What is wrong with the cards of a state by the page's numbers, or `null`. */
  cardsFault(state: GameState): string | null;
  /** What is wrong between two states that follow each other, or `null`: cards that came from nowhere. */
  stepFault(before: GameState, after: GameState): string | null;
  /** The same state with everything changed that this audience may not see by the game's page. */
  disturb(state: GameState, audience: Audience, random: Random): GameState;
  /** The same state with `MARK` on everything that is secret, to see where it turns up. */
  mark(state: GameState): GameState;
}

/** A sign no page, no card and no event has. */
export const MARK = '§';
