/**
 * The board as lanes: 0 to 14 are the rows from the top, 15 to 29 the columns from the left. A lane has 15 places, 0 the
 * leftmost or topmost; which tiles stand in it is a mask, bit 0 for place 0. A square is `15 * row + column`, from 0.
 */
import { SIZE } from '../figures';

export const LANES = 2 * SIZE;
export const SQUARES = SIZE * SIZE;
/** All places of a lane. */
export const WHOLE_LANE = (1 << SIZE) - 1;

export function isRow(lane: number): boolean {
  return lane < SIZE;
}

/** The square at a place of a lane. */
export function squareAt(lane: number, place: number): number {
  return lane < SIZE ? lane * SIZE + place : place * SIZE + lane - SIZE;
}

/** The lane that crosses a lane at a place, and so the column of a row's square, the row of a column's. */
export function crossLane(lane: number, place: number): number {
  return lane < SIZE ? SIZE + place : place;
}

/** Where a lane is met by the lanes that cross it. */
export function placeInCross(lane: number): number {
  return lane < SIZE ? lane : lane - SIZE;
}

/** The longest run of places of a mask that holds a place of it. */
export function runAround(mask: number, place: number): number {
  let run = 1 << place;
  for (;;) {
    const wider = (run | (run << 1) | (run >>> 1)) & mask;
    if (wider === run) return run;
    run = wider;
  }
}

/** Whether a place of a mask has a neighbour in it: whether the tile there is part of a run of two or more. */
export function hasNeighbour(mask: number, place: number): boolean {
  return ((mask << 1) & (1 << place)) !== 0 || ((mask >>> 1) & (1 << place)) !== 0;
}
