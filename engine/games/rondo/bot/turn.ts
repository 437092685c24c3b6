/** A bot's place at the table in one moment. */
import type { Face } from '../../../core/cards';
import type { BotInput, Seat } from '../../../core/game';
import type { Random } from '../../../core/random';
import type { WordGraph } from '../../../core/word-graph';
import type { View } from '../model';
import type { SearchBounds } from '../search/plays';
import type { Character } from './character';

export type Table = BotInput<View>['view'];

export interface Turn {
  readonly view: Table;
  readonly seat: Seat;
  readonly hand: readonly Face[];
  readonly character: Character;
  /** The words it knows. */
  readonly graph: WordGraph;
  /** Chance for one question of this moment. */
  random(purpose: string): Random;
}

/** What tells one moment from all others of the same game; a pause and the referee's corrections change nothing. */
export function momentOf({ history, pile, handSizes, exchanges, idle, opening, mustBury }: Table): string {
  return [history.length, pile, handSizes.join('+'), exchanges, idle, opening, mustBury].join('-');
}

/** More jokers at once find little more, and take long. */
export const THOUGHT: SearchBounds = { jokers: 'sparing', mostJokers: 2 };

/** In imagined turns, of which there are hundreds in a real one. */
export const IMAGINED: SearchBounds = { jokers: 'sparing', mostJokers: 1 };
