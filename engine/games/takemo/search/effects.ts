/** Cheap figures of a placement found in a position, without making it. */
import { popcount } from '../../../core/word-graph';
import { SIZE } from '../figures';
import { captureInto } from './capture';
import { headLane, headLength, headStart, type Found } from './found';
import { isRow, LANES, SQUARES } from './lanes';
import type { Position } from './position';

/** Places of the placement's lane that get a new tile. */
export function laidPlaces(position: Position, found: Found, index: number): number {
  const head = found.headAt(index);
  const range = ((1 << headLength(head)) - 1) << headStart(head);
  return range & ~position.tiles[position.camp * LANES + headLane(head)]!;
}

/** How many new tiles it lays. */
export function laidCount(position: Position, found: Found, index: number): number {
  return popcount(laidPlaces(position, found, index));
}

const scratch = new Int32Array(SQUARES);

/**
 * How many enemy tiles would leave the board.
 * @param squares filled with them from the front (`15 * row + column`, from 0), if given; room for 225
 */
export function capturedCount(position: Position, found: Found, index: number, squares = scratch): number {
  const lane = headLane(found.headAt(index));
  const laid = laidPlaces(position, found, index);
  const enemy = position.tiles[LANES - position.camp * LANES + lane]!;
  return (laid & enemy) === 0 ? 0 : captureInto(squares, position, lane, laid);
}

/** Whether it lays a tile on the enemy's defence line, which wins a Takemo tile while there are any. */
export function reachesEnemyLine(position: Position, found: Found, index: number): boolean {
  if (position.neutral) return false;
  const lane = headLane(found.headAt(index));
  const row = position.camp === 0 ? 0 : SIZE - 1;
  return isRow(lane) ? lane === row : (laidPlaces(position, found, index) & (1 << row)) !== 0;
}
