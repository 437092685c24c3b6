/**
 * Placements that a search found, without an object for each: five 32-bit cells a placement in one array that the next
 * search overwrites.
 *
 * Cell 0, the head: lane (bits 0–4, see lanes.ts), place of the first letter (5–8), number of letters (9–12), places of
 * the lane laid with a Takemo tile (13–27). Cells 1 to 4: 16 bytes, the letter (0 for A) at each place of the lane; only
 * those of the word mean anything. Letters by place, not by position in the word, as this is how the search holds them:
 * to keep a placement is to copy five numbers.
 */
import { SIZE } from '../figures';
import type { Placement } from '../model';
import { isRow, placeInCross } from './lanes';

/** Cells a placement. */
export const STRIDE = 5;
/** The first of the four cells with letters. */
export const FIRST_LETTER = 1;
const START = 5;
const LENGTH = 9;
const WILD = 13;

export function headOf(lane: number, start: number, length: number, wild: number): number {
  return lane | (start << START) | (length << LENGTH) | (wild << WILD);
}

export function headLane(head: number): number {
  return head & 31;
}

export function headStart(head: number): number {
  return (head >>> START) & 15;
}

export function headLength(head: number): number {
  return (head >>> LENGTH) & 15;
}

/** Places of the lane, not positions in the word. */
export function headWild(head: number): number {
  return head >>> WILD;
}

export class Found {
  /** How many placements there are. */
  count = 0;
  /** Different words at different places: placements that differ by nothing but their Takemo tiles count as one. */
  words = 0;
  records = new Int32Array(STRIDE * 1024);
  /** The bytes of `records`. */
  bytes = new Uint8Array(this.records.buffer);

  /** Makes room for one more. */
  grow(): void {
    const wider = new Int32Array(this.records.length * 2);
    wider.set(this.records);
    this.records = wider;
    this.bytes = new Uint8Array(wider.buffer);
  }

  headAt(index: number): number {
    return this.records[index * STRIDE]!;
  }

  wordAt(index: number): string {
    const head = this.headAt(index);
    const from = (index * STRIDE + FIRST_LETTER) * 4 + headStart(head);
    let word = '';
    for (let i = 0; i < headLength(head); i++) word += String.fromCharCode(65 + this.bytes[from + i]!);
    return word;
  }

  placementAt(index: number): Placement {
    const head = this.headAt(index);
    const lane = headLane(head);
    const start = headStart(head);
    const takemo = Array.from({ length: SIZE }, (_, place) => place)
      .filter((place) => (headWild(head) & (1 << place)) !== 0)
      .map((place) => place - start);
    const [row, col] = isRow(lane) ? [lane, start] : [start, placeInCross(lane)];
    return { row: row + 1, col: col + 1, dir: isRow(lane) ? 'H' : 'V', word: this.wordAt(index), takemo };
  }
}

/** Copies of some placements, in this order, which the next search does not overwrite. */
export function keepFound(found: Found, indices: readonly number[]): Found {
  const kept = new Found();
  while (kept.records.length < indices.length * STRIDE) kept.grow();
  for (const index of indices)
    kept.records.set(found.records.subarray(index * STRIDE, (index + 1) * STRIDE), kept.count++ * STRIDE);
  return kept;
}
