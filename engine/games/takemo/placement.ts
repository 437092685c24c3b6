/**
 * What a placement would do to the board, without the lexicon and without a hand: the rules lay by it, the page shows
 * it as one arranges tiles, the review tells it.
 */
import {
  cellAt,
  crosswise,
  defenceRow,
  enemyOf,
  isOnBoard,
  letterAt,
  ownerAt,
  runThrough,
  squaresOf,
  stepFrom,
  withSquares,
  wordsThrough,
} from './board';
import { SHORTEST } from './figures';
import type { Board, ByCamp, Camp, Config, Placement, Run, Square } from './model';

/** What a placement is laid on, and by which rules. */
export interface Ground {
  readonly board: Board;
  readonly camp: Camp;
  readonly begun: ByCamp<boolean>;
  readonly config: Pick<Config, 'overlap' | 'keepCrossedLetters'>;
}

/** The page's codes of structure, in the order in which they are looked at. */
export type StructureRefusal =
  | 'OUT_OF_BOARD'
  | 'TOO_SHORT'
  | 'LETTER_MISMATCH'
  | 'NOTHING_LAID'
  | 'NOT_WHOLE_WORD'
  | 'FIRST_WORD'
  | 'NOT_CONNECTED'
  | 'OVERLAP_MISMATCH';

export interface Inspection {
  /** The first code that refuses it, or `null`; the lexicon has still to be asked about `words`. */
  readonly refusal: StructureRefusal | null;
  /** Positions of the word that want a tile from the hand: all that are not on an own tile. */
  readonly wanted: readonly number[];
  /** The words it would form, its own first. */
  readonly words: readonly Run[];
  /** Enemy words it would take. */
  readonly taken: readonly Run[];
  /** Squares that enemy tiles would leave, by row then column. */
  readonly captured: readonly Square[];
  /** Whether a new tile lies on the enemy's defence line: what wins a Takemo tile while there are any left. */
  readonly reachesLine: boolean;
  /** The board after it. Where it is refused: as far as it can be shown. */
  readonly after: Board;
}

/** Positions of the word that are not on an own tile; outside the board there is none. */
export function wantedPositions({ board, camp }: Ground, { row, col, dir, word }: Placement): number[] {
  return Array.from(word, (_, i) => i).filter((i) => ownerAt(board, stepFrom([row, col], dir, i)) !== camp);
}

function key({ row, col, dir }: Run): string {
  return `${row} ${col} ${dir}`;
}

function byPlace([rowA, colA]: Square, [rowB, colB]: Square): number {
  return rowA - rowB || colA - colB;
}

function holds(run: Run, [row, col]: Square): boolean {
  return squaresOf(run).some(([r, c]) => r === row && c === col);
}

/** Enemy words that hold any of these squares, each once. */
function wordsTaken(ground: Ground, overlapped: readonly Square[]): Run[] {
  const enemy = enemyOf(ground.camp);
  const words = overlapped.flatMap((square) => wordsThrough(ground.board, enemy, square));
  return [...new Map(words.map((word) => [key(word), word])).values()];
}

/** Squares that leave with these words: all of theirs, but for what a word that stays keeps where the option says so. */
function squaresLeaving(
  { board, camp, config }: Ground,
  taken: readonly Run[],
  overlapped: readonly Square[],
) {
  const gone = new Set(taken.map(key));
  const covered = new Set(overlapped.map(String));
  const stays = (square: Square): boolean =>
    config.keepCrossedLetters &&
    !covered.has(String(square)) &&
    wordsThrough(board, enemyOf(camp), square).some((word) => !gone.has(key(word)));
  const leaving = taken.flatMap(squaresOf).filter((square) => !stays(square));
  return [...new Map(leaving.map((square) => [String(square), square])).values()].sort(byPlace);
}

function touchesOwn({ board, camp }: Ground, squares: readonly Square[]): boolean {
  return squares.some(
    (square) =>
      ownerAt(board, square) === camp ||
      (['H', 'V'] as const).some((dir) =>
        [-1, 1].some((steps) => ownerAt(board, stepFrom(square, dir, steps)) === camp),
      ),
  );
}

function mismatches(
  ground: Ground,
  { row, col, dir, word }: Placement,
  overlapped: readonly Square[],
): boolean {
  const differs = ([r, c]: Square): boolean =>
    letterAt(ground.board, [r, c]) !== word[dir === 'H' ? c - col : r - row];
  if (ground.config.overlap === 'identical') return overlapped.some(differs);
  return wordsTaken(ground, overlapped).some((taken) => {
    const covered = overlapped.filter((square) => holds(taken, square));
    return covered.length > 1 && covered.some(differs);
  });
}

function structureRefusal(
  ground: Ground,
  placement: Placement,
  squares: readonly Square[],
  wanted: readonly number[],
): StructureRefusal | null {
  const { board, camp, begun } = ground;
  const { row, dir, word } = placement;
  const own = (square: Square): boolean => ownerAt(board, square) === camp;
  const first = squares[0];
  const last = squares.at(-1);
  if (first === undefined || last === undefined || !isOnBoard(first) || !isOnBoard(last))
    return 'OUT_OF_BOARD';
  if (word.length < SHORTEST) return 'TOO_SHORT';
  if (squares.some((square, i) => own(square) && letterAt(board, square) !== word[i]))
    return 'LETTER_MISMATCH';
  if (wanted.length === 0) return 'NOTHING_LAID';
  if (own(stepFrom(first, dir, -1)) || own(stepFrom(last, dir, 1))) return 'NOT_WHOLE_WORD';
  const onDefence = dir === 'H' && row === defenceRow(camp);
  if (!begun[camp] && !onDefence) return 'FIRST_WORD';
  if (!onDefence && !touchesOwn(ground, squares)) return 'NOT_CONNECTED';
  const overlapped = squares.filter((square) => ownerAt(board, square) === enemyOf(camp));
  return mismatches(ground, placement, overlapped) ? 'OVERLAP_MISMATCH' : null;
}

export function inspect(ground: Ground, placement: Placement): Inspection {
  const { board, camp } = ground;
  const { row, col, dir, word } = placement;
  const squares = Array.from(word, (_, i) => stepFrom([row, col], dir, i));
  const wanted = wantedPositions(ground, placement);
  const laid = wanted.flatMap((i) => {
    const square = squares[i];
    return square && isOnBoard(square) ? [{ square, letter: word[i] ?? null }] : [];
  });
  const overlapped = laid.map(({ square }) => square).filter((square) => cellAt(board, square) !== '.');
  const taken = wordsTaken(ground, overlapped);
  const captured = squaresLeaving(ground, taken, overlapped);
  const cleared = withSquares(
    board,
    captured.map((square) => ({ square, letter: null })),
    camp,
  );
  const after = withSquares(cleared, laid, camp);
  const crossing = laid.map(({ square }) => runThrough(after, camp, square, crosswise(dir)));
  return {
    refusal: structureRefusal(ground, placement, squares, wanted),
    wanted,
    words: [{ word, row, col, dir }, ...crossing.filter((run) => run.word.length > 1)],
    taken,
    captured,
    reachesLine: laid.some(({ square: [laidRow] }) => laidRow === defenceRow(enemyOf(camp))),
    after,
  };
}
