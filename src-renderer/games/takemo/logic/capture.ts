/**
 * What a move has taken, and why: taken apart from the move that the rules recorded, so that it can be shown and told.
 * Nothing is judged again here: which words were taken and which squares were left is the engine's.
 */
import { campOf, enemyOf, letterAt, squaresOf, withSquares, wordsThrough } from '#engine/games/takemo/board';
import type { Board, Move, Run, Square } from '#engine/games/takemo/model';

/** A letter that stood on a square before the move. */
export interface Letter {
  readonly square: Square;
  readonly letter: string;
}

/** A letter of a taken word that stays (`keepCrossedLetters`): these words, which were not taken, hold it too. */
export interface KeptLetter extends Letter {
  readonly words: readonly string[];
}

/** One enemy word that was taken. */
export interface Capture {
  readonly run: Run;
  /** Its letters under the new tiles, in its own order; at least one. */
  readonly covered: readonly Letter[];
  /** Its letters that stay. */
  readonly kept: readonly KeptLetter[];
  /** How many of its tiles left the board, those under the new tiles included. */
  readonly tiles: number;
  /**
   * `alone`: a tile that stood for itself · `along`: two or more covered along its own line, which takes the same
   * letters · `across`: a single letter covered, from whichever side.
   */
  readonly how: 'alone' | 'along' | 'across';
}

/** An enemy word that was not taken but lost letters, because it crossed one that was. */
export interface BrokenWord {
  readonly run: Run;
  /** What is left of it, piece by piece; empty: nothing. */
  readonly left: readonly string[];
}

export interface ExplainedMove {
  /** As the board stood before the move. */
  readonly before: Board;
  /** In the order of the move's own list. */
  readonly captures: readonly Capture[];
  readonly broken: readonly BrokenWord[];
  /** Enemy letters under new tiles: the reason for every capture. */
  readonly covered: readonly Letter[];
  /** Enemy letters that left and are not covered: where they stood the board is empty now. */
  readonly gone: readonly Letter[];
  readonly kept: readonly KeptLetter[];
}

const keyOf = ({ row, col, dir }: Run): string => `${row} ${col} ${dir}`;

/** The board before a move, from the board after it. */
export function boardBefore(move: Move, after: Board): Board {
  const camp = campOf(move.seat);
  const lettersOf = (run: Run): Letter[] =>
    squaresOf(run).map((square, i) => ({ square, letter: run.word[i] ?? '' }));
  const letters = new Map(
    move.taken.flatMap(lettersOf).map(({ square, letter }) => [String(square), letter]),
  );
  const bare = withSquares(
    after,
    move.laid.map((square) => ({ square, letter: null })),
    camp,
  );
  const restored = move.captured.map((square) => ({ square, letter: letters.get(String(square)) ?? null }));
  return withSquares(bare, restored, enemyOf(camp));
}

/** What is left of a word when some of its squares leave, piece by piece. */
function piecesLeft(run: Run, leaving: ReadonlySet<string>): string[] {
  const marked = squaresOf(run).map((square, i) => (leaving.has(String(square)) ? ' ' : (run.word[i] ?? '')));
  return marked
    .join('')
    .split(' ')
    .filter((piece) => piece !== '');
}

/** `after`: the board after the move, as in the view whose `lastMove` it is. */
export function explainMove(move: Move, after: Board): ExplainedMove {
  const before = boardBefore(move, after);
  const enemy = enemyOf(campOf(move.seat));
  const laid = new Set(move.laid.map(String));
  const leaving = new Set(move.captured.map(String));
  const taken = new Set(move.taken.map(keyOf));
  const letter = (square: Square): Letter => ({ square, letter: letterAt(before, square) });
  const spared = (square: Square): Run[] =>
    wordsThrough(before, enemy, square).filter((run) => run.word.length > 1 && !taken.has(keyOf(run)));
  const keep = (square: Square): KeptLetter => ({
    ...letter(square),
    words: spared(square).map(({ word }) => word),
  });

  const captures = move.taken.map((run): Capture => {
    const squares = squaresOf(run);
    const covered = squares.filter((square) => laid.has(String(square))).map(letter);
    const kept = squares.filter((square) => !leaving.has(String(square))).map(keep);
    const how = run.word.length === 1 ? 'alone' : covered.length > 1 ? 'along' : 'across';
    return { run, covered, kept, tiles: squares.length - kept.length, how };
  });
  const crossing = new Map(move.captured.flatMap(spared).map((run) => [keyOf(run), run]));
  const kept = new Map(captures.flatMap((one) => one.kept).map((one) => [String(one.square), one]));
  return {
    before,
    captures,
    broken: [...crossing.values()].map((run) => ({ run, left: piecesLeft(run, leaving) })),
    covered: move.captured.filter((square) => laid.has(String(square))).map(letter),
    gone: move.captured.filter((square) => !laid.has(String(square))).map(letter),
    kept: [...kept.values()],
  };
}
