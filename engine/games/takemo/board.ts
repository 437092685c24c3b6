/** The board: whose tile stands where, and which words stand on it. Squares outside it read as empty. */
import type { Seat } from '../../core/game';
import { SIZE } from './figures';
import type { Board, Camp, Dir, Run, Square } from './model';

const EMPTY = '.';
const CODE_LOWER_A = 97;

export function campOf(seat: Seat): Camp {
  return seat % 2 === 0 ? 0 : 1;
}

export function enemyOf(camp: Camp): Camp {
  return camp === 0 ? 1 : 0;
}

/** The row of the camp's defence line. */
export function defenceRow(camp: Camp): number {
  return camp === 0 ? SIZE : 1;
}

export function emptyBoard(): Board {
  return Array.from({ length: SIZE }, () => EMPTY.repeat(SIZE));
}

/** The character of a square, `.` outside the board. */
export function cellAt(board: Board, [row, col]: Square): string {
  return board[row - 1]?.[col - 1] ?? EMPTY;
}

/** The camp whose tile stands on a square, or `null`. */
export function ownerAt(board: Board, square: Square): Camp | null {
  const cell = cellAt(board, square);
  if (cell === EMPTY) return null;
  return cell.charCodeAt(0) < CODE_LOWER_A ? 0 : 1;
}

/** The letter on a square in capitals, whichever camp's it is; `.` where there is none. */
export function letterAt(board: Board, square: Square): string {
  return cellAt(board, square).toUpperCase();
}

export function isOnBoard([row, col]: Square): boolean {
  return row >= 1 && row <= SIZE && col >= 1 && col <= SIZE;
}

/** The square so many steps along a direction; negative: before. */
export function stepFrom([row, col]: Square, dir: Dir, steps: number): Square {
  return dir === 'H' ? [row, col + steps] : [row + steps, col];
}

export function crosswise(dir: Dir): Dir {
  return dir === 'H' ? 'V' : 'H';
}

/** The board with squares changed: `null` takes the tile away, a letter in capitals lays one of the camp's. */
export function withSquares(
  board: Board,
  changes: readonly { readonly square: Square; readonly letter: string | null }[],
  camp: Camp,
): Board {
  const rows = new Map<number, string[]>();
  for (const { square, letter } of changes) {
    const [row, col] = square;
    const cells = rows.get(row) ?? [...(board[row - 1] ?? '')];
    cells[col - 1] = letter === null ? EMPTY : camp === 0 ? letter : letter.toLowerCase();
    rows.set(row, cells);
  }
  return board.map((cells, index) => rows.get(index + 1)?.join('') ?? cells);
}

/** The longest run of the camp's tiles through a square along a direction; of one letter where it stands alone. */
export function runThrough(board: Board, camp: Camp, square: Square, dir: Dir): Run {
  let start = square;
  while (ownerAt(board, stepFrom(start, dir, -1)) === camp) start = stepFrom(start, dir, -1);
  let word = '';
  for (let at = start; ownerAt(board, at) === camp; at = stepFrom(at, dir, 1)) word += letterAt(board, at);
  return { word, row: start[0], col: start[1], dir };
}

export function squaresOf({ word, row, col, dir }: Run): Square[] {
  return Array.from(word, (_, i) => stepFrom([row, col], dir, i));
}

/**
 * The camp's words that hold a square, by the rules of capture: its runs of 2 or more letters in either direction;
 * where there is none, the lone tile itself.
 */
export function wordsThrough(board: Board, camp: Camp, square: Square): Run[] {
  const runs = (['H', 'V'] as const).map((dir) => runThrough(board, camp, square, dir));
  const words = runs.filter(({ word }) => word.length > 1);
  return words.length > 0 ? words : runs.slice(0, 1);
}

/** How many tiles of the camp stand on the board. */
export function countTiles(board: Board, camp: Camp): number {
  const tiles = camp === 0 ? /[A-Z]/g : /[a-z]/g;
  return board.reduce((sum, cells) => sum + (cells.match(tiles)?.length ?? 0), 0);
}
