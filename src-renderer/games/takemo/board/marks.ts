/** What the board shows besides the tiles that stand on it. */
import { campOf, enemyOf, squaresOf } from '#engine/games/takemo/board';
import type { Camp, Move, Run, Square } from '#engine/games/takemo/model';

/** A tile that is not laid yet. */
export interface Ghost {
  readonly square: Square;
  readonly letter: string;
  readonly camp: Camp;
  /** A Takemo tile. */
  readonly wild: boolean;
}

/** A tile that has left the board. */
export interface Gone {
  readonly square: Square;
  readonly letter: string;
  readonly camp: Camp;
}

/**
 * `formed`: a word that stands or would stand · `taken`: one that was or would be taken · `kept`: a letter of a taken
 * word that stays · `wrong`: a word that can't be laid.
 */
export type OutlineKind = 'formed' | 'taken' | 'kept' | 'wrong';

/** A part of the board: its first row and column, and how many of each. */
export interface Region {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

export interface Outline {
  readonly run: Run;
  readonly kind: OutlineKind;
}

/** All of it may be left out. */
export interface Marks {
  readonly ghosts?: readonly Ghost[];
  /** Tiles that left with the last move; on squares laid anew they stay visible at a corner. */
  readonly gone?: readonly Gone[];
  /** Squares whose tiles would be taken. */
  readonly doomed?: readonly Square[];
  /** Squares laid by the last move. */
  readonly last?: readonly Square[];
  /** Squares whose tile is a Takemo tile. */
  readonly wild?: readonly Square[];
  /** Squares that lack a tile between those of a word. */
  readonly holes?: readonly Square[];
  readonly outlines?: readonly Outline[];
}

export interface Cursor {
  readonly square: Square;
  readonly dir: Run['dir'];
}

function loneRun(square: string, word: string): Run {
  const [row = 0, col = 0] = square.split(',').map(Number);
  return { word, row, col, dir: 'H' };
}

/** What a move has done, as marks on the board after it. */
export function marksOfMove(move: Move): Marks {
  const { seat, row, col, dir, word, laid, wild, formed, taken, captured } = move;
  const camp = enemyOf(campOf(seat));
  const letters = new Map(
    taken.flatMap((run) => squaresOf(run).map((square, i) => [String(square), run.word[i] ?? ''] as const)),
  );
  const left = new Set(captured.map(String));
  const kept = [...letters].filter(([square]) => !left.has(square));
  const main: Run[] =
    word === null || row === null || col === null || dir === null ? [] : [{ word, row, col, dir }];
  return {
    last: laid,
    wild,
    gone: captured.map((square) => ({ square, letter: letters.get(String(square)) ?? '', camp })),
    outlines: [
      ...taken.map((run) => ({ run, kind: 'taken' as const })),
      ...[...main, ...formed].map((run) => ({ run, kind: 'formed' as const })),
      ...kept.map(([square, word]) => ({ run: loneRun(square, word), kind: 'kept' as const })),
    ],
  };
}
