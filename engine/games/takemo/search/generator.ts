/**
 * Every legal placement for a hand in a position.
 *
 * Lane by lane, anchor by anchor from the left. A word is found from the first anchor it lays a tile on: its letter
 * there, then leftwards as far as the anchor before, and from each beginning of a word on to the right. So each is found
 * once. Own tiles in the way are taken up as they are.
 */
import { ANY_LETTER, popcount, type LetterSet } from '../../../core/word-graph';
import type { TwoWayGraph } from '../../../core/two-way-graph';
import { SIZE } from '../figures';
import { CrossSets } from './cross-sets';
import { Emitter, type WildUse } from './emitter';
import type { Found } from './found';
import type { Hand } from './hand';
import { LanePlan } from './lane-plan';
import { LANES } from './lanes';
import type { Position } from './position';

export class Generator {
  /** What the latest search found; the next one overwrites it. */
  readonly found: Found;
  private readonly ahead: Int32Array;
  private readonly behind: Int32Array;
  private readonly crossSets: CrossSets;
  private readonly plan = new LanePlan();
  private readonly emitter: Emitter;
  /** What is left of the hand. Below zero: so many of the letter are laid with Takemo tiles. */
  private readonly hand = new Int32Array(26);
  // The word under way.
  private anchor = 0;
  /** The leftmost place that may be laid on. */
  private limit = 0;
  private start = 0;
  /** Whether no own tile follows the anchor: only then may a word end there. */
  private closed = true;
  /** Whether the anchor's letter may be followed by others. */
  private turns = true;

  /**
   * @param graph the words it may lay
   * @param crossGraph the words it may form crosswise by it
   */
  constructor(
    private readonly graph: TwoWayGraph,
    crossGraph: TwoWayGraph = graph,
  ) {
    this.ahead = graph.ahead;
    this.behind = graph.behind;
    this.crossSets = new CrossSets(crossGraph);
    this.emitter = new Emitter(this.plan, this.hand);
    this.found = this.emitter.found;
  }

  /**
   * Finds every placement of the camp that is to move, by lane, and within a lane in an order that is always the same.
   * @param use what is told apart where the hand has Takemo tiles; see `WildUse`
   * @returns how many there are; they are in `found`
   */
  generate(position: Position, hand: Hand, use: WildUse): number {
    this.crossSets.update(position);
    this.hand.set(hand.letters);
    this.emitter.begin(hand.wild, use);
    let held = 0;
    let tiles = hand.wild;
    for (let letter = 0; letter < 26; letter++) {
      const count = this.hand[letter]!;
      if (count > 0) held |= 1 << letter;
      tiles += count;
    }
    if (tiles === 0) return 0;
    for (let lane = 0; lane < LANES; lane++)
      if (this.plan.prepare(position, this.crossSets, lane)) this.searchLane(held, tiles, hand.wild);
    return this.found.count;
  }

  private searchLane(held: LetterSet, tiles: number, wild: number): void {
    let limit = 0;
    for (let rest = this.plan.anchors; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      this.limit = limit;
      this.fromAnchor(place, held, tiles, wild);
      limit = place + 1;
    }
  }

  /** Lays each letter on an anchor that can stand there. */
  private fromAnchor(place: number, held: LetterSet, tiles: number, wild: number): void {
    const { plan, behind, hand } = this;
    const root = this.graph.behindRoot;
    const goes = behind[root + 1]!;
    const allowed = (wild !== 0 ? ANY_LETTER : held) & (plan.first[place]! | plan.last[place]!);
    this.anchor = place;
    this.closed = (plan.own & (2 << place)) === 0;
    for (let rest = goes & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const node = behind[root + 3 + popcount(goes & (bit - 1))]!;
      const left = hand[letter]!;
      const heldNow = left === 1 ? held ^ bit : held;
      const wildNow = left > 0 ? wild : wild - 1;
      hand[letter] = left - 1;
      plan.bytes[place] = letter;
      // On part of an enemy word a letter may be free to be only the word's first, or only its last.
      if ((bit & plan.through[place]!) !== 0 || (bit & plan.first[place]!) === 0) {
        this.turns = (bit & plan.through[place]!) !== 0;
        this.backward(place, node, heldNow, tiles - 1, wildNow);
      } else this.turn(place, node, heldNow, tiles - 1, wildNow);
      hand[letter] = left;
    }
  }

  /**
   * From `at` to the anchor there are letters; `node` of `behind` is theirs. Lets the word begin here, or goes on to
   * the left.
   */
  private backward(at: number, node: number, held: LetterSet, tiles: number, wild: number): void {
    const { plan, behind, hand } = this;
    const next = at - 1;
    if (at !== 0 && (plan.own & (1 << next)) !== 0) {
      this.takeUpBefore(next, node, held, tiles, wild);
      return;
    }
    if (this.turns) this.turn(at, node, held, tiles, wild);
    if (tiles === 0 || next < this.limit) return;
    const allowed = (wild !== 0 ? ANY_LETTER : held) & plan.first[next]!;
    const ownBefore = next !== 0 && (plan.own & (1 << (next - 1))) !== 0;
    if (this.closed && !ownBefore) {
      for (let rest = behind[node]! & allowed; rest !== 0; rest &= rest - 1)
        this.finish(next, 31 - Math.clz32(rest & -rest), next, this.anchor, wild);
      if (tiles === 1) return;
    }
    const goes = behind[node + 1]!;
    for (let rest = goes & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const child = behind[node + 3 + popcount(goes & (bit - 1))]!;
      const left = hand[letter]!;
      const heldNow = left === 1 ? held ^ bit : held;
      const wildNow = left > 0 ? wild : wild - 1;
      hand[letter] = left - 1;
      plan.bytes[next] = letter;
      if ((bit & plan.through[next]!) !== 0) this.backward(next, child, heldNow, tiles - 1, wildNow);
      else if (this.turns) this.turn(next, child, heldNow, tiles - 1, wildNow);
      hand[letter] = left;
    }
  }

  /** Takes up the own tile before the letters of `node`. */
  private takeUpBefore(at: number, node: number, held: LetterSet, tiles: number, wild: number): void {
    const { plan, behind } = this;
    const bit = 1 << plan.bytes[at]!;
    const begins = at === 0 || (plan.own & (1 << (at - 1))) === 0;
    if (begins && this.closed && (behind[node]! & bit) !== 0) this.emitter.emit(at, this.anchor, wild);
    const goes = behind[node + 1]!;
    if ((goes & bit) === 0) return;
    this.backward(at, behind[node + 3 + popcount(goes & (bit - 1))]!, held, tiles, wild);
  }

  /** The word begins at `at`: goes on to the right of the anchor, if the letters of `node` begin a word. */
  private turn(at: number, node: number, held: LetterSet, tiles: number, wild: number): void {
    const ahead = this.behind[node + 2]!;
    if (ahead === 0 || (tiles === 0 && this.closed) || this.anchor === SIZE - 1) return;
    this.start = at;
    this.forward(this.anchor + 1, ahead, held, tiles, wild);
  }

  /** From the start up to `at`, not included, there are letters, and `node` of `ahead` is theirs. */
  private forward(at: number, node: number, held: LetterSet, tiles: number, wild: number): void {
    const { plan, ahead, hand } = this;
    const { own } = plan;
    const after = at + 1;
    if ((own & (1 << at)) !== 0) {
      this.takeUp(at, node, held, tiles, wild);
      return;
    }
    if (tiles === 0) return;
    const open = wild !== 0 ? ANY_LETTER : held;
    if ((own & (1 << after)) === 0) {
      for (let rest = ahead[node]! & open & plan.last[at]!; rest !== 0; rest &= rest - 1)
        this.finish(at, 31 - Math.clz32(rest & -rest), this.start, at, wild);
      if (tiles === 1) return;
    }
    if (after === SIZE) return;
    const goes = ahead[node + 1]!;
    for (let rest = goes & open & plan.through[at]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const left = hand[letter]!;
      hand[letter] = left - 1;
      plan.bytes[at] = letter;
      this.forward(
        after,
        ahead[node + 2 + popcount(goes & (bit - 1))]!,
        left === 1 ? held ^ bit : held,
        tiles - 1,
        left > 0 ? wild : wild - 1,
      );
      hand[letter] = left;
    }
  }

  private takeUp(at: number, node: number, held: LetterSet, tiles: number, wild: number): void {
    const { plan, ahead } = this;
    const bit = 1 << plan.bytes[at]!;
    const ends = (plan.own & (2 << at)) === 0;
    if (ends && (ahead[node]! & bit) !== 0) this.emitter.emit(this.start, at, wild);
    const goes = ahead[node + 1]!;
    if ((goes & bit) === 0 || at + 1 === SIZE) return;
    this.forward(at + 1, ahead[node + 2 + popcount(goes & (bit - 1))]!, held, tiles, wild);
  }

  /** Lays the last letter of a word. */
  private finish(at: number, letter: number, start: number, end: number, wild: number): void {
    const left = this.hand[letter]!;
    this.hand[letter] = left - 1;
    this.plan.bytes[at] = letter;
    this.emitter.emit(start, end, left > 0 ? wild : wild - 1);
    this.hand[letter] = left;
  }
}
