/** How every player came to its points: words, what was left in the hand, the referee's corrections. */
import type { CommonView, Seat } from '#engine/core/game';
import type { View } from '#engine/games/rondo/model';

export interface ScoreRow {
  readonly seat: Seat;
  readonly name: string;
  readonly won: boolean;
  /** How many words it made, and what they brought. */
  readonly words: number;
  readonly made: number;
  /** What the cards left in its hand cost, from 0; null while nothing has been deducted. */
  readonly deduction: number | null;
  /** Cards left in the hand. */
  readonly cards: number;
  /** What the referee gave (+) or took (−). */
  readonly correction: number;
  readonly total: number;
}

/** Best first; of equals the earlier seat. */
export function scoreRows(view: View & CommonView): ScoreRow[] {
  return view.players
    .map((name, seat): ScoreRow => {
      const own = view.history.filter((word) => word.seat === seat);
      const made = own.reduce((sum, { points }) => sum + points, 0);
      const deduction = view.deductions?.[seat] ?? null;
      const total = view.scores[seat] ?? 0;
      return {
        seat,
        name,
        won: view.winners.includes(seat),
        words: own.length,
        made,
        deduction,
        cards: view.handSizes[seat] ?? 0,
        correction: total - made + (deduction ?? 0),
        total,
      };
    })
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}
