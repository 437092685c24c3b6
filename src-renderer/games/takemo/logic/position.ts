/** What the board shows at a step of the review: before the move, after it, or another placement tried in its stead. */
import { campOf } from '#engine/games/takemo/board';
import type { Board, Config, Review, ReviewedTurn, SeenPlacement } from '#engine/games/takemo/model';
import type { Side } from '../../../parts/review/useStepper';
import { marksOfMove, type Ghost, type Marks } from '../board/marks';
import { wouldBe, type WouldBe } from './would-be';

export type CaptureRules = Pick<Config, 'overlap' | 'keepCrossedLetters'>;

export interface Position {
  readonly board: Board;
  readonly marks: Marks;
}

/** The board after a turn is the one before the next. */
export function boardAfter({ turns, board }: Review, index: number): Board {
  return turns[index + 1]?.board ?? board;
}

/** What a placement that was seen in a turn would have done. */
export function tryIn(turn: ReviewedTurn, seen: SeenPlacement, config: CaptureRules): WouldBe {
  // Whether the camp has begun matters to refusals alone, and what the engine saw is not refused.
  const ground = { board: turn.board, begun: [true, true] as const, config };
  return wouldBe(ground, turn.move.seat, seen, seen.award);
}

function ghostsOf({ move }: WouldBe): Ghost[] {
  const wild = new Set(move.wild.map(String));
  const [row, col] = [move.row ?? 0, move.col ?? 0];
  return move.laid.map((square) => ({
    square,
    letter: move.word?.[move.dir === 'H' ? square[1] - col : square[0] - row] ?? '',
    camp: campOf(move.seat),
    wild: wild.has(String(square)),
  }));
}

/** `tried`: of the best placements seen, the one to show in place of the move. */
export function positionAt(
  review: Review,
  index: number,
  side: Side,
  tried: SeenPlacement | null,
  config: CaptureRules,
): Position {
  const turn = review.turns[index];
  if (turn === undefined) return { board: review.board, marks: {} };
  if (tried !== null) {
    const would = tryIn(turn, tried, config);
    const { outlines = [] } = marksOfMove(would.move);
    return { board: turn.board, marks: { ghosts: ghostsOf(would), doomed: would.move.captured, outlines } };
  }
  return side === 'before'
    ? { board: turn.board, marks: {} }
    : { board: boardAfter(review, index), marks: marksOfMove(turn.move) };
}

/** Says whether two are the same: every review that comes from the host is a new object. */
export function keyOfSeen({ row, col, dir, word, takemo }: SeenPlacement): string {
  return [row, col, dir, word, ...takemo].join(' ');
}

/** Whether the move of a turn is the placement that was seen. */
export function wasPlayed({ move }: ReviewedTurn, seen: SeenPlacement): boolean {
  return move.word === seen.word && move.row === seen.row && move.col === seen.col && move.dir === seen.dir;
}
