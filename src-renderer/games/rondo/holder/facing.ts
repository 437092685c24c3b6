/**
 * Where the holder faces, in degrees round the table as seen from above, clockwise: 0 towards who looks at it, 90 to the
 * left, 180 away, 270 to the right. Play goes round the same way.
 */
import type { Seat } from '#engine/core/game';

/** Towards a seat, for who sits at `viewer` (or looks over its shoulder). */
export function facingSeat(seat: Seat, players: number, viewer: Seat): number {
  return (((seat - viewer + players) % players) * 360) / players;
}

/** On the wall the players stand in a row before it, the first on the left: never quite sideways. */
const ROW_SPREAD = 75;

export function facingRow(seat: Seat, players: number): number {
  if (players < 2) return 0;
  return (ROW_SPREAD * (1 - (2 * seat) / (players - 1)) + 360) % 360;
}

/** An angle that faces `to` and is the nearest such to `from`: so it turns the short way round. */
export function turnTo(from: number, to: number): number {
  const round = (((to - from) % 360) + 360) % 360;
  return from + (round > 180 ? round - 360 : round);
}

/** How far the word turns sideways, and leans back when it faces away: it stays easy to read, whomever it faces. */
const SIDEWAYS = 26;
const BACK = 32;

/** The rotations, in degrees, of the word about its upright axis and its lying one. */
export function leanOf(facing: number): { readonly y: number; readonly x: number } {
  const angle = (facing * Math.PI) / 180;
  return { y: -SIDEWAYS * Math.sin(angle), x: BACK * Math.max(0, -Math.cos(angle)) };
}
