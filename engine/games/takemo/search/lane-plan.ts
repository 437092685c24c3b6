/**
 * What a word along one lane may be, place by place: own tiles it must take up, letters that words across and enemy
 * tiles allow, and the anchors, of which it must cover one.
 *
 * Enemy tiles are as empty, but for overlapping: under "identical" only the same letter may be laid on them. Under
 * "literal" a word may cover one tile of an enemy word with any letter; two or more must all be the same. Across the
 * lane a word meets every enemy word once, so only runs along the lane count. As a word covers all places from its
 * first to its last, it can cover just one tile of a run of two or more in two ways: it begins on the run's last tile,
 * or ends on its first. Hence three sets for each place.
 */
import { SIZE } from '../figures';
import type { CrossSets } from './cross-sets';
import { crossLane, LANES, placeInCross, squareAt, WHOLE_LANE } from './lanes';
import type { Position } from './position';

export class LanePlan {
  lane = 0;
  /** Places with own tiles. */
  own = 0;
  /** Places one of which a word must lay a tile on. */
  anchors = 0;
  // Letters that may be laid on a place; one more place beyond the end, which allows none.
  /** In the middle of a word. */
  readonly through = new Int32Array(SIZE + 1);
  /** As a word's first letter: all of `through` and perhaps more. */
  readonly first = new Int32Array(SIZE + 1);
  /** As a word's last letter: all of `through` and perhaps more. */
  readonly last = new Int32Array(SIZE + 1);
  /** Letters (0 for A) of the own tiles, and room for those that a search lays. */
  readonly bytes = new Uint8Array(16);
  /** The same sixteen bytes, to be copied as four numbers. */
  readonly cells = new Int32Array(this.bytes.buffer);

  /** Whether any word may be laid along the lane; only then is the rest of the plan made. */
  prepare(position: Position, crossSets: CrossSets, lane: number): boolean {
    const mine = position.camp * LANES;
    this.lane = lane;
    this.own = position.tiles[mine + lane]!;
    this.anchors = anchorsOf(position, mine, lane);
    if (this.anchors === 0) return false;
    const crossed = placeInCross(lane);
    for (let place = 0; place < SIZE; place++) {
      const allowed = crossSets.sets[(mine + crossLane(lane, place)) * SIZE + crossed]!;
      this.through[place] = allowed;
      this.first[place] = allowed;
      this.last[place] = allowed;
    }
    for (let rest = this.own; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      this.bytes[place] = position.letters[squareAt(lane, place)]! - 1;
    }
    const enemy = position.tiles[LANES - mine + lane]!;
    if (enemy !== 0) this.bindToEnemy(position, enemy);
    return true;
  }

  private bindToEnemy(position: Position, enemy: number): void {
    for (let rest = enemy; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const before = ((enemy << 1) & (1 << place)) !== 0;
      const after = ((enemy >>> 1) & (1 << place)) !== 0;
      const bound = position.identical || before || after;
      if (!bound) continue;
      const same = 1 << (position.letters[squareAt(this.lane, place)]! - 1);
      this.through[place]! &= same;
      if (position.identical || after) this.first[place]! &= same;
      if (position.identical || before) this.last[place]! &= same;
    }
  }
}

/** Empty or enemy places next to an own tile; on the own defence line, all that are not own. */
function anchorsOf(position: Position, mine: number, lane: number): number {
  const { tiles, camp } = position;
  const own = tiles[mine + lane]!;
  const defended = !position.neutral && lane === (camp === 0 ? SIZE - 1 : 0);
  if (defended) return WHOLE_LANE & ~own;
  if (!position.neutral && (position.begun & (1 << camp)) === 0) return 0;
  const above = lane === 0 || lane === SIZE ? 0 : tiles[mine + lane - 1]!;
  const below = lane === SIZE - 1 || lane === 2 * SIZE - 1 ? 0 : tiles[mine + lane + 1]!;
  return ((own << 1) | (own >>> 1) | above | below) & WHOLE_LANE & ~own;
}
