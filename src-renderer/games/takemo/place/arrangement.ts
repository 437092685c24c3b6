/**
 * Tiles that a player has arranged on the board and not laid yet: which word they make, and how typing, tapping and
 * dragging change them. Pure. Whether the word may be laid is the engine's to say.
 */
import { cellAt, crosswise, isOnBoard, letterAt, ownerAt, stepFrom } from '#engine/games/takemo/board';
import type { Board, Camp, Dir, Placement, Square } from '#engine/games/takemo/model';
import type { Face } from '#engine/core/cards';
import { fold } from '#engine/core/words';
import type { Cursor } from '../board/marks';

/** A tile put on a square for now. */
export interface Tentative {
  readonly square: Square;
  readonly letter: string;
  /** A Takemo tile. */
  readonly wild: boolean;
  /** What stood on the square as it was put there, as the board writes it. */
  readonly under: string;
}

export interface Arrangement {
  readonly tiles: readonly Tentative[];
  /** Where the next letter goes; it may be one step beyond the edge. */
  readonly cursor: Cursor | null;
}

/** What tiles are arranged on, and what there is to arrange. */
export interface Setting {
  readonly board: Board;
  readonly camp: Camp;
  readonly hand: readonly Face[];
  /** Takemo tiles held. */
  readonly takemo: number;
}

/** What a player is told where a letter can't be put. */
export type Snag = 'noCursor' | 'edge' | 'noTile' | 'noTakemo' | 'ownTile';

export interface Change {
  readonly to: Arrangement;
  readonly snag: Snag | null;
}

export const EMPTY: Arrangement = { tiles: [], cursor: null };

/** What the tiles make of themselves: nothing yet, no word yet (and why), or a placement to ask the engine about. */
export type Assembly =
  | { readonly kind: 'none' | 'scattered' }
  | { readonly kind: 'holes'; readonly holes: readonly Square[] }
  | { readonly kind: 'word'; readonly placement: Placement };

function same([rowA, colA]: Square, [rowB, colB]: Square): boolean {
  return rowA === rowB && colA === colB;
}

export function tileOn(tiles: readonly Tentative[], square: Square): Tentative | undefined {
  return tiles.find((tile) => same(tile.square, square));
}

/** The letters of an input, folded: é types E, œ types O and E. */
export function lettersOf(input: string): string[] {
  return [...fold(input)].filter((letter) => letter >= 'A' && letter <= 'Z');
}

/** The letters of the hand that are not on the board yet. */
export function freeLetters(hand: readonly Face[], tiles: readonly Tentative[]): Face[] {
  const free = [...hand];
  for (const { letter, wild } of tiles) {
    const at = wild ? -1 : free.indexOf(letter);
    if (at >= 0) free.splice(at, 1);
  }
  return free;
}

export function freeTakemo(takemo: number, tiles: readonly Tentative[]): number {
  return takemo - tiles.filter(({ wild }) => wild).length;
}

function hasNeighbour({ board, camp }: Setting, square: Square, dir: Dir): boolean {
  return [-1, 1].some((steps) => ownerAt(board, stepFrom(square, dir, steps)) === camp);
}

/** The line the tiles lie along; a single tile goes with its neighbours, else with the cursor. */
function directionOf(setting: Setting, { tiles, cursor }: Arrangement): Dir | null {
  const [first, ...others] = tiles.map(({ square }) => square);
  if (first === undefined) return null;
  const wished = cursor?.dir ?? 'H';
  if (others.length === 0) {
    const other = crosswise(wished);
    return !hasNeighbour(setting, first, wished) && hasNeighbour(setting, first, other) ? other : wished;
  }
  if (others.every(([row]) => row === first[0])) return 'H';
  return others.every(([, col]) => col === first[1]) ? 'V' : null;
}

/** The word that the tiles make with the camp's own around and between them. */
export function assemble(setting: Setting, arrangement: Arrangement): Assembly {
  const { board, camp } = setting;
  const { tiles } = arrangement;
  const ordered = [...tiles].sort((a, b) => a.square[0] - b.square[0] || a.square[1] - b.square[1]);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined) return { kind: 'none' };
  const dir = directionOf(setting, arrangement);
  if (dir === null) return { kind: 'scattered' };

  const isOwn = (square: Square): boolean => ownerAt(board, square) === camp;
  let start = first.square;
  while (isOwn(stepFrom(start, dir, -1))) start = stepFrom(start, dir, -1);
  const holes: Square[] = [];
  const takemo: number[] = [];
  let word = '';
  let passed = false;
  for (let at = start; !passed || isOwn(at); at = stepFrom(at, dir, 1)) {
    const tile = tileOn(tiles, at);
    if (tile?.wild) takemo.push(word.length);
    if (tile === undefined && !isOwn(at)) holes.push(at);
    word += tile?.letter ?? letterAt(board, at);
    passed ||= same(at, last.square);
  }
  if (holes.length > 0) return { kind: 'holes', holes };
  return { kind: 'word', placement: { row: start[0], col: start[1], dir, word, takemo } };
}

function without(tiles: readonly Tentative[], square: Square): Tentative[] {
  return tiles.filter((tile) => !same(tile.square, square));
}

function put(
  setting: Setting,
  tiles: readonly Tentative[],
  tile: Omit<Tentative, 'under'>,
): readonly Tentative[] {
  return [...without(tiles, tile.square), { ...tile, under: cellAt(setting.board, tile.square) }];
}

/** How a letter is served: by one of the hand, else by a Takemo tile; `null` where there is neither. */
function serve({ hand, takemo }: Setting, tiles: readonly Tentative[], letter: string): boolean | null {
  if (freeLetters(hand, tiles).includes(letter)) return false;
  return freeTakemo(takemo, tiles) > 0 ? true : null;
}

/** Whether to lay a Takemo tile: `true`, `false` a letter, `'any'` whatever serves. */
export type Wild = boolean | 'any';

/**
 * Puts a letter where the cursor is and moves it on. Own tiles are jumped over; the letter of an own tile right under
 * the cursor is taken for that tile, so that a word may also be typed whole.
 */
export function typeLetter(setting: Setting, from: Arrangement, letter: string, wild: Wild = 'any'): Change {
  const { board, camp } = setting;
  const { cursor } = from;
  const fail = (snag: Snag): Change => ({ to: from, snag });
  if (cursor === null) return fail('noCursor');
  const { dir } = cursor;
  const onward = (square: Square): Cursor => ({ square: stepFrom(square, dir, 1), dir });
  const isOwn = (square: Square): boolean => ownerAt(board, square) === camp;
  if (wild === 'any' && isOwn(cursor.square) && letterAt(board, cursor.square) === letter)
    return { to: { ...from, cursor: onward(cursor.square) }, snag: null };
  let { square } = cursor;
  while (isOwn(square)) square = stepFrom(square, dir, 1);
  if (!isOnBoard(square)) return fail('edge');
  const rest = without(from.tiles, square);
  const served = wild === 'any' ? serve(setting, rest, letter) : wild;
  if (served === null) return fail('noTile');
  if (served && freeTakemo(setting.takemo, rest) < 1) return fail('noTakemo');
  return {
    to: { tiles: put(setting, rest, { square, letter, wild: served }), cursor: onward(square) },
    snag: null,
  };
}

/** Takes the tile before the cursor back, over own tiles; where there is none, the one under it. */
export function backspace({ board, camp }: Setting, from: Arrangement): Arrangement {
  const { tiles, cursor } = from;
  if (cursor === null) return { tiles: tiles.slice(0, -1), cursor };
  let square = stepFrom(cursor.square, cursor.dir, -1);
  while (ownerAt(board, square) === camp) square = stepFrom(square, cursor.dir, -1);
  const found = [square, cursor.square].find((at) => tileOn(tiles, at) !== undefined);
  if (found !== undefined) return { tiles: without(tiles, found), cursor: { ...cursor, square: found } };
  return isOnBoard(square) ? { tiles, cursor: { ...cursor, square } } : from;
}

/** Takes one tile back. The cursor goes to its square. */
export function takeBack({ tiles, cursor }: Arrangement, square: Square): Arrangement {
  return { tiles: without(tiles, square), cursor: { square, dir: cursor?.dir ?? 'H' } };
}

export function turn({ tiles, cursor }: Arrangement): Arrangement {
  return { tiles, cursor: cursor && { ...cursor, dir: crosswise(cursor.dir) } };
}

/** A tap on a square: a tile there comes back; the cursor that is there turns; else the cursor comes. */
export function pressSquare(from: Arrangement, square: Square): Arrangement {
  const { tiles, cursor } = from;
  if (tileOn(tiles, square) !== undefined) return takeBack(from, square);
  if (cursor !== null && same(cursor.square, square)) return turn(from);
  return { tiles, cursor: { square, dir: cursor?.dir ?? 'H' } };
}

/** An arrow key. Without a cursor it comes to `home`. */
export function moveCursor(from: Arrangement, [rows, cols]: Square, home: Square): Arrangement {
  const { tiles, cursor } = from;
  if (cursor === null) return { tiles, cursor: { square: home, dir: 'H' } };
  const [row, col] = cursor.square;
  const next: Square = [row + rows, col + cols];
  return isOnBoard(next) ? { tiles, cursor: { ...cursor, square: next } } : from;
}

/** A tile let go over a square: from the rack (`from` null) or from another square. */
export function dropTile(
  setting: Setting,
  arrangement: Arrangement,
  tile: { readonly letter: string; readonly wild: boolean; readonly from: Square | null },
  square: Square,
): Change {
  if (ownerAt(setting.board, square) === setting.camp) return { to: arrangement, snag: 'ownTile' };
  const lifted = tile.from === null ? arrangement.tiles : without(arrangement.tiles, tile.from);
  const tiles = put(setting, lifted, { square, letter: tile.letter, wild: tile.wild });
  const dir = directionOf(setting, { tiles, cursor: arrangement.cursor }) ?? arrangement.cursor?.dir ?? 'H';
  return { to: { tiles, cursor: { square: stepFrom(square, dir, 1), dir } }, snag: null };
}

/**
 * Tiles whose square was laid on since come back; the others stay. One that stands there for good now, as it lay, was
 * laid: it is in neither list.
 */
export function reconcile(
  { board, camp }: Pick<Setting, 'board' | 'camp'>,
  tiles: readonly Tentative[],
): { readonly kept: readonly Tentative[]; readonly back: readonly Tentative[] } {
  const isTaken = ({ square, under }: Tentative): boolean => {
    const now = cellAt(board, square);
    return now !== '.' && now !== under;
  };
  const isLaid = ({ square, letter }: Tentative): boolean =>
    ownerAt(board, square) === camp && letterAt(board, square) === letter;
  return {
    kept: tiles
      .filter((tile) => !isTaken(tile))
      .map((tile) => ({ ...tile, under: cellAt(board, tile.square) })),
    back: tiles.filter((tile) => isTaken(tile) && !isLaid(tile)),
  };
}
