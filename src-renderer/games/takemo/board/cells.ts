/** The 225 squares as they are drawn: which tile, and what is marked on it. */
import { SIZE } from '#engine/games/takemo/figures';
import { defenceRow, letterAt, ownerAt } from '#engine/games/takemo/board';
import type { Board, Camp, Square } from '#engine/games/takemo/model';
import type { Ghost, Marks } from './marks';

export interface Tile {
  readonly letter: string;
  readonly camp: Camp;
}

export interface Cell {
  readonly square: Square;
  /** Whose defence line it is on. */
  readonly defends: Camp | null;
  readonly tile: Tile | null;
  readonly ghost: Ghost | null;
  /** A tile that lies under a new one, or lay there: shown at a corner. */
  readonly under: Tile | null;
  /** A tile that left an empty square. */
  readonly gone: Tile | null;
  readonly doomed: boolean;
  readonly last: boolean;
  readonly wild: boolean;
  readonly hole: boolean;
}

const CAMPS: readonly Camp[] = [0, 1];

function tileAt(board: Board, square: Square): Tile | null {
  const camp = ownerAt(board, square);
  return camp === null ? null : { letter: letterAt(board, square), camp };
}

function setOf(squares: readonly Square[] = []): ReadonlySet<string> {
  return new Set(squares.map(String));
}

function mapOf<T extends { readonly square: Square }>(things: readonly T[] = []): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [String(thing.square), thing]));
}

/** Row by row. */
export function cellsOf(board: Board, marks: Marks): readonly (readonly Cell[])[] {
  const ghosts = mapOf(marks.ghosts);
  const gone = mapOf(marks.gone);
  const [doomed, last, wild, holes] = [marks.doomed, marks.last, marks.wild, marks.holes].map(setOf);
  const cellOf = (square: Square): Cell => {
    const key = String(square);
    const tile = tileAt(board, square);
    const ghost = ghosts.get(key) ?? null;
    const left = gone.get(key) ?? null;
    return {
      square,
      defends: CAMPS.find((camp) => defenceRow(camp) === square[0]) ?? null,
      tile: ghost === null ? tile : null,
      ghost,
      under: ghost === null ? (tile === null ? null : left) : (tile ?? left),
      gone: ghost === null && tile === null ? left : null,
      doomed: ghost === null && (doomed?.has(key) ?? false),
      last: ghost === null && (last?.has(key) ?? false),
      wild: ghost?.wild ?? wild?.has(key) ?? false,
      hole: holes?.has(key) ?? false,
    };
  };
  return Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (__, col) => cellOf([row + 1, col + 1])),
  );
}
