/** A bot's place at the table in one moment. */
import type { BotInput, Seat } from '../../../core/game';
import type { Random } from '../../../core/random';
import type { Dictionary } from '../../../core/words';
import type { Camp, View } from '../model';
import type { Generator } from '../search/generator';
import type { Character } from './character';

export type Table = BotInput<View>['view'];

export interface Turn {
  readonly view: Table;
  readonly seat: Seat;
  readonly camp: Camp;
  readonly character: Character;
  readonly dictionary: Dictionary;
  /** Finds placements of words that may be proposed in this game. */
  readonly generator: Generator;
  /** Chance for one question of this turn. */
  random(purpose: string): Random;
}

/** By how many tiles, corrections included, the camp is ahead; below 0: behind. */
export function lead({ scores }: Table, camp: Camp): number {
  const [white = 0, black = 0] = scores;
  return camp === 0 ? white - black : black - white;
}

/** Whether one more turn with nothing laid ends the game, and not with a win. */
export function mustLay({ view, camp }: Turn): boolean {
  return view.idle + 1 >= view.idleLimit && lead(view, camp) <= 0;
}
