/** A bot's place at the table in one moment. */
import type { Face } from '../../../core/cards';
import type { BotInput, Seat } from '../../../core/game';
import type { Random } from '../../../core/random';
import type { Dictionary } from '../../../core/words';
import { COPY } from '../figures';
import type { TableCard, View, WrittenCard } from '../model';
import type { Character } from './character';

export type Table = BotInput<View>['view'];

export interface Turn {
  readonly view: Table;
  readonly seat: Seat;
  readonly character: Character;
  readonly dictionary: Dictionary;
  /** The bot's own cards. */
  readonly hand: readonly Face[];
  /** What lies on the table. */
  readonly table: readonly TableCard[];
  /** Chance for one question of this moment: the same for the same stroke. */
  random(purpose: string): Random;
}

/** The table as it is sent, as the rules know it. */
export function readCard(card: WrittenCard): TableCard {
  return typeof card === 'string' ? { card } : { card: COPY, dir: card.dir };
}

/** Which rally and stroke of the match this is. */
export function momentOf({ set, rallies, strokes, tieBreak }: Table): string {
  const won = rallies.reduce((sum, count) => sum + count, 0);
  return `${set}-${tieBreak === null ? won : `tie-${won}`}-${strokes.length}`;
}
