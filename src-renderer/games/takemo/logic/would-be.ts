/** A placement as the move it would be, by the engine's own inspection: for pictures, and for what one could have laid. */
import type { Seat } from '#engine/core/game';
import { campOf, stepFrom } from '#engine/games/takemo/board';
import { inspect, type Ground, type StructureRefusal } from '#engine/games/takemo/placement';
import type { Board, Move, Placement } from '#engine/games/takemo/model';

export interface WouldBe {
  readonly move: Move;
  /** The board after it. */
  readonly after: Board;
  /** Why it can't be laid, words and hand not asked; null: it can. */
  readonly refusal: StructureRefusal | null;
}

/** `award`: whether there is still a Takemo tile to win, which the board does not tell. */
export function wouldBe(
  ground: Omit<Ground, 'camp'>,
  seat: Seat,
  placement: Placement,
  award = false,
): WouldBe {
  const { row, col, dir, word, takemo } = placement;
  const seen = inspect({ ...ground, camp: campOf(seat) }, placement);
  const squareAt = (i: number) => stepFrom([row, col], dir, i);
  const move: Move = {
    seat,
    type: 'place',
    row,
    col,
    dir,
    word,
    laid: seen.wanted.map(squareAt),
    wild: takemo.map(squareAt),
    formed: seen.words.slice(1),
    taken: seen.taken,
    captured: seen.captured,
    award,
    exchanged: 0,
    timedOut: false,
  };
  return { move, after: seen.after, refusal: seen.refusal };
}
