/** Whether the players of a table are as many as can play, and where one more may sit. */
import type { TableInfo } from '#engine/wire/from-host';

type Counted = Pick<TableInfo, 'seats' | 'bounds' | 'obstacle'>;

/**
 * Why a table can't start for the number of its players; null when it is not for that. `between`: enough and not too
 * many, and still a number that can't play.
 */
export function playersFault({ seats, bounds, obstacle }: Counted): 'tooFew' | 'tooMany' | 'between' | null {
  if (obstacle !== 'BAD_PLAYERS') return null;
  if (seats.length < bounds.min) return 'tooFew';
  return seats.length > bounds.max ? 'tooMany' : 'between';
}

/** Seats that are still to be filled before it can start, ascending. */
export function emptySeats(table: Counted): readonly number[] {
  const { seats, bounds } = table;
  const more = playersFault(table) === 'between' && seats.length < bounds.max ? 1 : 0;
  const missing = Math.max(bounds.min - seats.length, more, 0);
  return Array.from({ length: missing }, (_, index) => seats.length + index);
}
