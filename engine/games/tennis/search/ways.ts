/**
 * The ways through a word graph that cards in a row allow: with jokers there are several. Cards are laid one after the
 * other and taken back; everything is in place, so that a search lays thousands of them without making a new object.
 */
import { ANY_LETTER, popcount, type LetterSet, type WordGraph } from '../../../core/word-graph';
import { ownLetters } from '../beginning';
import type { TableCard } from '../model';
import { countsOf } from './counts';

const FIRST_ROOM = 1 << 14;

export class Ways {
  /** Steps made so far: one for each letter that a card was read as. What a search took. */
  steps = 0;

  private readonly graph: WordGraph;
  private readonly below: Int32Array;
  /** By way: the edge it came by (child << 1 | end), and the letter on it. Those of a row lie behind those before it. */
  private edges = new Int32Array(FIRST_ROOM);
  private letters = new Int8Array(FIRST_ROOM);
  /** By row: where its ways begin; the last one ends at `top`. */
  private readonly rows: number[] = [];
  private top = 0;
  /** By row: whether its card wants the letter after it. */
  private readonly wanting: boolean[] = [];

  constructor(graph: WordGraph) {
    this.graph = graph;
    this.below = countsOf(graph);
    this.clear();
  }

  clear(): void {
    this.rows.length = 0;
    this.wanting.length = 0;
    this.rows.push(0);
    this.wanting.push(false);
    this.edges[0] = this.graph.root << 1;
    this.letters[0] = -1;
    this.top = 1;
  }

  /** Lays one more card; returns whether it can be read at all. It must be taken back in any case. */
  lay(card: TableCard): boolean {
    const asBefore = card.dir === 'prev' || this.wanting.at(-1) === true;
    const from = this.rows.at(-1) ?? 0;
    const to = this.top;
    this.rows.push(to);
    this.wanting.push(card.dir === 'next');
    if (!(card.dir === 'prev' && from === 0 && to === 1)) {
      const own = ownLetters(card);
      for (let way = from; way < to; way++) this.follow(way, own, asBefore);
    }
    this.steps += this.top - to;
    return this.top > to && (card.dir !== 'next' || this.count() > 0);
  }

  takeBack(): void {
    this.top = this.rows.pop() ?? 0;
    this.wanting.pop();
  }

  /** How many words begin with the cards as they lie now. */
  count(): number {
    const wanting = this.wanting.at(-1) === true;
    let sum = 0;
    for (let way = this.rows.at(-1) ?? 0; way < this.top; way++) {
      const edge = wanting ? this.edgeFrom(this.edges[way]! >> 1, this.letters[way]!) : this.edges[way]!;
      sum += (edge & 1) + this.below[edge >> 1]!;
    }
    return sum;
  }

  private edgeFrom(node: number, letter: number): number {
    const mask = node === 0 ? 0 : this.graph.cells[node]!;
    const bit = 1 << letter;
    return (mask & bit) === 0 ? 0 : this.graph.cells[node + 1 + popcount(mask & (bit - 1))]!;
  }

  private follow(way: number, own: LetterSet, asBefore: boolean): void {
    const { cells } = this.graph;
    const node = this.edges[way]! >> 1;
    if (node === 0) return;
    const mask = cells[node]!;
    let left = mask & own & (asBefore ? 1 << this.letters[way]! : ANY_LETTER);
    while (left !== 0) {
      const bit = left & -left;
      left ^= bit;
      this.push(cells[node + 1 + popcount(mask & (bit - 1))]!, 31 - Math.clz32(bit));
    }
  }

  private push(edge: number, letter: number): void {
    if (this.top === this.edges.length) this.grow();
    this.edges[this.top] = edge;
    this.letters[this.top++] = letter;
  }

  private grow(): void {
    const { edges, letters } = this;
    this.edges = new Int32Array(2 * edges.length);
    this.edges.set(edges);
    this.letters = new Int8Array(2 * letters.length);
    this.letters.set(letters);
  }
}
