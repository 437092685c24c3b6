/** How large the board is drawn. All lengths in px. */
import { SIZE } from '#engine/games/takemo/figures';

/** Its height for its width: the squares, and the names of the two lines. */
const HEIGHT = 1.084;
/** The least height of the name of a line. */
const LINE = 21.6;
/** Left and right of the squares, together. */
const EDGES = 6;
/** Squares smaller than this are hard to hit with a finger. */
export const SMALL_SQUARE = 36;
/** As large as they are when the board is enlarged. */
export const TOUCH_SQUARE = 44;
const LARGEST_SQUARE = 72;

/** The widest board that fits into the room. */
export function fitWidth(width: number, height: number): number {
  return Math.max(0, Math.min(width, height / HEIGHT, height - 2 * LINE));
}

/** The side of a square of a board of that width. */
export function squareOf(width: number): number {
  return Math.max(0, width - EDGES) / SIZE;
}

/** The width of a board with such squares. */
export function widthOf(square: number): number {
  return square * SIZE + EDGES;
}

/** A square between what fits whole and the largest. */
export function clampSquare(square: number, fit: number): number {
  return Math.max(squareOf(fit), Math.min(square, LARGEST_SQUARE));
}
