/** How large the board is drawn. All lengths in px. */

/** Its height for its width: the squares, and the names of the two lines. */
const HEIGHT = 1.084;
/** The least height of the name of a line. */
const LINE = 21.6;
/** Squares smaller than this are hard to hit with a finger. */
export const SMALL_SQUARE = 36;
const TOUCH_SQUARE = 44;
const LARGEST_SQUARE = 72;

/** The widest board that fits into the room. */
export function fitWidth(width: number, height: number): number {
  return Math.max(0, Math.min(width, height / HEIGHT, height - 2 * LINE));
}

/** By how much a board of that width is enlarged so that a finger hits its squares. */
export function zoomForTouch(width: number): number {
  return width > 0 ? Math.max(1, (TOUCH_SQUARE * 15) / width) : 1;
}

export function clampZoom(zoom: number, width: number): number {
  return width > 0 ? Math.min(Math.max(1, zoom), (LARGEST_SQUARE * 15) / width) : 1;
}
