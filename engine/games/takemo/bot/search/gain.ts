/** What a placement brings at once, for all that a search has found: new tiles, and enemy tiles taken off. */
import { FIRST_LETTER, headLane, headWild, STRIDE, type Found } from '../../search/found';
import { capturedCount, laidPlaces } from '../../search/effects';
import { LANES } from '../../search/lanes';
import type { Position } from '../../search/position';
import { popcount } from '../../../../core/word-graph';
import { SIZE } from '../../figures';

/** What is captured follows from the lane and the places laid on; so it is worked out once for all words there. */
const KEYS = LANES << SIZE;

export class Gains {
  /** `mark << 8 | captured`, by lane and places laid on. */
  private readonly known = new Int32Array(KEYS);
  private mark = 0;

  /** To be called when the position has changed. */
  begin(): void {
    this.mark++;
    if (this.mark < 1 << 22) return;
    this.known.fill(0);
    this.mark = 1;
  }

  /** How many enemy tiles the placement takes off. */
  captured(position: Position, found: Found, index: number): number {
    const lane = headLane(found.headAt(index));
    const laid = laidPlaces(position, found, index);
    const enemy = position.tiles[LANES - position.camp * LANES + lane]!;
    if ((laid & enemy) === 0) return 0;
    const key = (lane << SIZE) | laid;
    const known = this.known[key]!;
    if (known >>> 8 === this.mark) return known & 0xff;
    const captured = capturedCount(position, found, index);
    this.known[key] = (this.mark << 8) | captured;
    return captured;
  }

  /** How many tiles it lays. */
  laid(position: Position, found: Found, index: number): number {
    return popcount(laidPlaces(position, found, index));
  }
}

/** How many of each letter stay in a hand, 0 for A, once the placement is laid. */
export function leaveAfter(hand: Int32Array, position: Position, found: Found, index: number): Int32Array {
  const leave = hand.slice();
  const letters = laidPlaces(position, found, index) & ~headWild(found.headAt(index));
  const from = (index * STRIDE + FIRST_LETTER) * 4;
  for (let rest = letters; rest !== 0; rest &= rest - 1)
    leave[found.bytes[from + 31 - Math.clz32(rest & -rest)]!]!--;
  return leave;
}
