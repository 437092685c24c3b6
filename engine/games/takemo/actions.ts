/** The form of each action, and who may ever send it. */
import type { Face } from '../../core/cards';
import type { Seat } from '../../core/game';
import { isInteger, isPositions, isStringList, type JsonObject } from '../../core/read';
import { ok, refuse, type Result } from '../../core/result';
import { fold, isFolded } from '../../core/words';
import { HAND_SIZE } from './figures';
import type { Action, Placement } from './model';

const LETTER = /^[A-Z]$/;

/** Positions are of the folded word; of one that does not fold they need only be distinct. */
function readPlacement({ row, col, dir, word, takemo = [] }: JsonObject): Placement | null {
  if (!isInteger(row) || !isInteger(col) || (dir !== 'H' && dir !== 'V')) return null;
  if (typeof word !== 'string' || word === '' || !isPositions(takemo)) return null;
  const folded = fold(word);
  if (isFolded(folded) && takemo.some((position) => position >= folded.length)) return null;
  return { row, col, dir, word: folded, takemo };
}

/** Letters as they are written on tiles, no more than a hand holds; Takemo tiles are never exchanged. */
function readExchanged(tiles: unknown): readonly Face[] | null {
  if (!isStringList(tiles) || tiles.length < 1 || tiles.length > HAND_SIZE) return null;
  return tiles.every((tile) => LETTER.test(tile)) ? tiles : null;
}

export function readAction(raw: JsonObject): Result<Action, 'BAD_ACTION' | 'NOT_ALLOWED'> {
  const { type } = raw;
  switch (type) {
    case 'place': {
      const placement = readPlacement(raw);
      return placement ? ok({ type, ...placement }) : refuse('BAD_ACTION');
    }
    case 'exchange': {
      const tiles = readExchanged(raw['tiles']);
      return tiles ? ok({ type, tiles }) : refuse('BAD_ACTION');
    }
    case 'pass':
      return ok({ type });
    default:
      return refuse('NOT_ALLOWED');
  }
}

/** The players play; the referee has only what every game gives it. */
export function mayAct(by: Seat | 'referee'): boolean {
  return by !== 'referee';
}
