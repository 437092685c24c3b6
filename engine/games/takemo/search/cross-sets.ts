/**
 * Which letters the words across allow on each square. A camp's sets follow from its own tiles alone, lane by lane, and
 * are worked out again only for lanes that have changed.
 */
import { ANY_LETTER, popcount, type LetterSet } from '../../../core/word-graph';
import type { TwoWayGraph } from '../../../core/two-way-graph';
import { SIZE } from '../figures';
import { LANES, squareAt } from './lanes';
import type { Position } from './position';

export class CrossSets {
  /**
   * `[(camp * LANES + lane) * SIZE + place]`: the letters that make a word of the camp's tiles *along* that lane if they
   * are laid there; any letter where none of them is next to it. A word laid along a row is bound by the columns.
   */
  readonly sets = new Int32Array(2 * LANES * SIZE);
  private readonly versions = new Int32Array(2 * LANES).fill(-1);

  private position: Position | null = null;

  constructor(private readonly graph: TwoWayGraph) {}

  /** Brings the sets of the camp that is to move up to date. */
  update(position: Position): void {
    // Versions tell the states of one position apart, not those of two.
    if (position !== this.position) this.versions.fill(-1);
    this.position = position;
    const first = position.camp * LANES;
    for (let lane = 0; lane < LANES; lane++) {
      const version = position.versions[first + lane]!;
      if (this.versions[first + lane] === version) continue;
      this.versions[first + lane] = version;
      this.workOut(position, first, lane);
    }
  }

  private workOut({ letters, tiles }: Position, first: number, lane: number): void {
    const own = tiles[first + lane]!;
    const from = (first + lane) * SIZE;
    this.sets.fill(ANY_LETTER, from, from + SIZE);
    for (let rest = ((own << 1) | (own >>> 1)) & ~own & 0x7fff; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      this.sets[from + place] = this.between(letters, own, lane, place);
    }
  }

  private between(letters: Uint8Array, own: number, lane: number, place: number): LetterSet {
    const { ahead, behind } = this.graph;
    // What stands before the square, read forwards to a node of `ahead`.
    let start = place;
    while (start > 0 && (own & (1 << (start - 1))) !== 0) start--;
    let left = this.graph.aheadRoot;
    for (let at = start; at < place && left !== 0; at++)
      left = aheadFrom(ahead, left, letters[squareAt(lane, at)]! - 1);
    // What stands after it, read backwards to a node of `behind`.
    let end = place;
    while ((own & (1 << (end + 1))) !== 0) end++;
    let right = this.graph.behindRoot;
    for (let at = end; at > place && right !== 0; at--)
      right = behindFrom(behind, right, letters[squareAt(lane, at)]! - 1);
    if (end === place) return ahead[left]!;
    if (start === place) return behind[right]!;
    let set = 0;
    for (let rest = ahead[left + 1]!; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      let node = aheadFrom(ahead, left, letter);
      for (let at = place + 1; at < end && node !== 0; at++)
        node = aheadFrom(ahead, node, letters[squareAt(lane, at)]! - 1);
      if ((ahead[node]! & (1 << (letters[squareAt(lane, end)]! - 1))) !== 0) set |= 1 << letter;
    }
    return set;
  }
}

function aheadFrom(ahead: Int32Array, node: number, letter: number): number {
  const goes = ahead[node + 1]!;
  const bit = 1 << letter;
  return (goes & bit) === 0 ? 0 : ahead[node + 2 + popcount(goes & (bit - 1))]!;
}

function behindFrom(behind: Int32Array, node: number, letter: number): number {
  const goes = behind[node + 1]!;
  const bit = 1 << letter;
  return (goes & bit) === 0 ? 0 : behind[node + 3 + popcount(goes & (bit - 1))]!;
}
