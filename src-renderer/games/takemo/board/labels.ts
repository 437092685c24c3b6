/** What a screen reader says of a square. */
import type { Dir } from '#engine/games/takemo/model';
import { CAMP_KEYS, type Say } from '../table/text';
import type { Cell } from './cells';

export function labelOf(cell: Cell, cursor: Dir | null, say: Say): string {
  const [row, col] = cell.square;
  const { tile, ghost, under, gone } = cell;
  const parts = [say('board.square', { row, col })];
  if (ghost) parts.push(say('board.yours', { letter: ghost.letter }));
  else if (tile) parts.push(say(`board.tile.${CAMP_KEYS[tile.camp]}`, { letter: tile.letter }));
  else parts.push(say('board.empty'));
  if (ghost && under) parts.push(say('board.over', { letter: under.letter }));
  else if (under ?? gone) parts.push(say('board.gone', { letter: (under ?? gone)?.letter ?? '' }));
  if (cell.wild) parts.push(say('board.wild'));
  if (cell.doomed) parts.push(say('board.doomed'));
  if (cell.last) parts.push(say('board.last'));
  if (cursor) parts.push(say(`board.cursor.${cursor}`));
  return parts.join(', ');
}
