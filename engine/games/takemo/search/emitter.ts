/**
 * Writes down the placements of a search: one for each word at a place, or one for each way to lay it with Takemo tiles.
 * As ways are only told apart here, the search itself looks at every word once.
 */
import { FIRST_LETTER, Found, headOf, STRIDE } from './found';
import type { LanePlan } from './lane-plan';

/**
 * `every`: each set of places that can be laid with Takemo tiles is a placement of its own. With five of them held these
 * are millions. `sparing`: one placement a word, which spends a Takemo tile only where the hand lacks the letter, on
 * the rightmost or lowest places of that letter. `count`: as `every`, but only counted, not written down.
 */
export type WildUse = 'every' | 'sparing' | 'count';

export class Emitter {
  readonly found = new Found();
  private total = 0;
  private use: WildUse = 'every';
  private readonly spent = new Int32Array(26);

  /** @param hand letters left; where below zero, so many are still to be covered by Takemo tiles */
  constructor(
    private readonly plan: LanePlan,
    private readonly hand: Int32Array,
  ) {}

  /** @param total Takemo tiles held */
  begin(total: number, use: WildUse): void {
    this.total = total;
    this.use = use;
    this.found.count = 0;
    this.found.words = 0;
  }

  /**
   * The word from one place to another, both inclusive, stands in the plan's bytes.
   * @param left Takemo tiles not needed for it
   */
  emit(start: number, end: number, left: number): void {
    this.found.words++;
    const head = headOf(this.plan.lane, start, end - start + 1, 0);
    if (this.total === 0) this.write(head, 0);
    else {
      const laid = ((2 << end) - (1 << start)) & ~this.plan.own;
      if (this.use === 'sparing') this.write(head, left === this.total ? 0 : this.needed(laid));
      else if (this.total === 1) this.emitOne(head, laid, left);
      else this.emitSets(head, laid, 0, this.total, this.total - left);
    }
  }

  private emitOne(head: number, laid: number, left: number): void {
    if (left === 1) this.write(head, 0);
    for (let rest = laid; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (left === 1 || this.hand[this.plan.bytes[31 - Math.clz32(bit)]!]! < 0) this.write(head, bit);
    }
  }

  /** Every set of `rest`, added to `chosen`, of at most `budget` places, that covers the `missing` letters. */
  private emitSets(head: number, rest: number, chosen: number, budget: number, missing: number): void {
    if (missing > budget) return;
    if (rest === 0) {
      if (missing === 0) this.write(head, chosen);
      return;
    }
    const bit = rest & -rest;
    const letter = this.plan.bytes[31 - Math.clz32(bit)]!;
    this.emitSets(head, rest ^ bit, chosen, budget, missing);
    if (budget === 0) return;
    const covers = this.hand[letter]! < 0 ? 1 : 0;
    this.hand[letter]! += covers;
    this.emitSets(head, rest ^ bit, chosen | bit, budget - 1, missing - covers);
    this.hand[letter]! -= covers;
  }

  /** The last places whose letters the hand lacks. */
  private needed(laid: number): number {
    let chosen = 0;
    for (let rest = laid; rest !== 0;) {
      const place = 31 - Math.clz32(rest);
      rest ^= 1 << place;
      const letter = this.plan.bytes[place]!;
      if (this.hand[letter]! + this.spent[letter]! >= 0) continue;
      this.spent[letter]!++;
      chosen |= 1 << place;
    }
    for (let rest = chosen; rest !== 0; rest &= rest - 1)
      this.spent[this.plan.bytes[31 - Math.clz32(rest & -rest)]!] = 0;
    return chosen;
  }

  private write(head: number, wild: number): void {
    const { found } = this;
    if (this.use === 'count') {
      found.count++;
      return;
    }
    const { cells } = this.plan;
    const at = found.count * STRIDE;
    if (at + STRIDE > found.records.length) found.grow();
    const { records } = found;
    records[at] = head | headOf(0, 0, 0, wild);
    records[at + FIRST_LETTER] = cells[0]!;
    records[at + FIRST_LETTER + 1] = cells[1]!;
    records[at + FIRST_LETTER + 2] = cells[2]!;
    records[at + FIRST_LETTER + 3] = cells[3]!;
    found.count++;
  }
}
