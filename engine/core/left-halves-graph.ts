/** Builds the left halves of a two-way graph; what their nodes are is told in two-way-graph.ts. */
import { popcount, type WordGraph } from './word-graph';

/**
 * Sorts all beginnings of words by their letters from last to first, one letter at a time, and merges equal nodes on
 * the way back. Lists are linked through arrays, as there are up to a million beginnings.
 */
export class BehindBuilder {
  cells = new Int32Array(1 << 16);
  used = 3;

  // Beginnings by number; 0 is the empty one. Each knows the one that it prolongs by a letter.
  private readonly parent: Int32Array;
  private readonly letter: Uint8Array;
  /** The edge (`child << 1 | end`) by which the beginning is reached. */
  private readonly edge: Int32Array;
  /** What is still unread of each: the number of the beginning that is left. */
  private readonly unread: Int32Array;
  private readonly next: Int32Array;
  // A row of 26 for each depth.
  private readonly heads: Int32Array;
  private readonly children: Int32Array;
  /** Nodes by what they hold: open addressing, 0 is free. */
  private table = new Int32Array(1 << 16);
  private nodes = 0;

  constructor(
    private readonly graph: WordGraph,
    private readonly places: Int32Array,
    private readonly longest: number,
  ) {
    const size = countBeginnings(graph, longest) + 1;
    this.parent = new Int32Array(size);
    this.letter = new Uint8Array(size);
    this.edge = new Int32Array(size);
    this.unread = Int32Array.from({ length: size }, (_, i) => i);
    this.next = new Int32Array(size);
    this.heads = new Int32Array(26 * (longest + 2));
    this.children = new Int32Array(26 * (longest + 2));
  }

  /** The root's index in `cells`. */
  build(): number {
    const { cells, root } = this.graph;
    const { parent, letter, edge } = this;
    edge[0] = root << 1;
    let count = 1;
    let done = 0;
    for (let depth = 0; depth < this.longest; depth++) {
      for (const end = count; done < end; done++) {
        const node = edge[done]! >>> 1;
        if (node === 0) continue;
        let place = node;
        for (let letters = cells[node]!; letters !== 0; letters &= letters - 1) {
          parent[count] = done;
          letter[count] = 31 - Math.clz32(letters & -letters);
          edge[count++] = cells[++place]!;
        }
      }
    }
    for (let i = 0; i < count; i++) this.next[i] = i + 1 < count ? i + 1 : 0;
    return this.settle(count > 1 ? 1 : 0, 0, root << 1) >>> 1;
  }

  /**
   * The node of some letters in a row, from the list of the beginnings that end with them (the ones that have more
   * before them, or are just them).
   * @param own the edge that reaches these letters as a beginning, 0 if they are none
   * @returns `node << 1 | whether they are a word`; node 0 where nothing can be put before or after them
   */
  private settle(first: number, depth: number, own: number): number {
    const { heads, next, unread, parent, letter } = this;
    const base = depth * 26;
    let reached = own;
    heads.fill(0, base, base + 26);
    for (let item = first; item !== 0;) {
      const following = next[item]!;
      const at = unread[item]!;
      if (at === 0) reached = this.edge[item]!;
      else {
        const slot = base + letter[at]!;
        next[item] = heads[slot]!;
        heads[slot] = item;
        unread[item] = parent[at]!;
      }
      item = following;
    }
    let whole = 0;
    let goes = 0;
    for (let a = 0; a < 26; a++) {
      const head = heads[base + a]!;
      if (head === 0) continue;
      const child = this.settle(head, depth + 1, 0);
      if ((child & 1) === 1) whole |= 1 << a;
      this.children[base + a] = child >>> 1;
      if (child >>> 1 !== 0) goes |= 1 << a;
    }
    const turn = this.places[reached >>> 1]!;
    const node = (whole | goes | turn) === 0 ? 0 : this.merged(whole, goes, turn, base);
    return (node << 1) | (reached & 1);
  }

  /** The node with these contents, met before or new. */
  private merged(whole: number, goes: number, turn: number, base: number): number {
    if (this.nodes * 2 > this.table.length) this.widen();
    let hash = mix(mix(mix(0, whole), goes), turn);
    for (let rest = goes; rest !== 0; rest &= rest - 1)
      hash = mix(hash, this.children[base + 31 - Math.clz32(rest & -rest)]!);
    let slot = finish(hash) & (this.table.length - 1);
    for (let node = this.table[slot]!; node !== 0; node = this.table[slot]!) {
      if (this.equals(node, whole, goes, turn, base)) return node;
      slot = (slot + 1) & (this.table.length - 1);
    }
    const node = this.append(whole, goes, turn, base);
    this.table[slot] = node;
    this.nodes++;
    return node;
  }

  private equals(node: number, whole: number, goes: number, turn: number, base: number): boolean {
    const { cells, children } = this;
    if (cells[node] !== whole || cells[node + 1] !== goes || cells[node + 2] !== turn) return false;
    let at = node + 3;
    for (let rest = goes; rest !== 0; rest &= rest - 1)
      if (cells[at++] !== children[base + 31 - Math.clz32(rest & -rest)]) return false;
    return true;
  }

  private append(whole: number, goes: number, turn: number, base: number): number {
    if (this.used + 29 > this.cells.length) {
      const wider = new Int32Array(this.cells.length * 2);
      wider.set(this.cells);
      this.cells = wider;
    }
    const node = this.used;
    this.cells[node] = whole;
    this.cells[node + 1] = goes;
    this.cells[node + 2] = turn;
    this.used += 3;
    for (let rest = goes; rest !== 0; rest &= rest - 1)
      this.cells[this.used++] = this.children[base + 31 - Math.clz32(rest & -rest)]!;
    return node;
  }

  private widen(): void {
    const table = new Int32Array(this.table.length * 4);
    for (const node of this.table) {
      if (node === 0) continue;
      let hash = mix(mix(mix(0, this.cells[node]!), this.cells[node + 1]!), this.cells[node + 2]!);
      const end = node + 3 + popcount(this.cells[node + 1]!);
      for (let at = node + 3; at < end; at++) hash = mix(hash, this.cells[at]!);
      let slot = finish(hash) & (table.length - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = node;
    }
    this.table = table;
  }
}

function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x9e3779b1) ^ (hash >>> 15);
}

function finish(hash: number): number {
  return hash ^ (hash >>> 13);
}

/** How many different beginnings words have, of at most so many letters, the empty one left out. */
function countBeginnings({ cells, root }: WordGraph, longest: number): number {
  // As many ways lead to each node as there are beginnings that end there, level by level.
  let ways = new Map([[root, 1]]);
  let total = 0;
  for (let depth = 0; depth < longest; depth++) {
    const following = new Map<number, number>();
    for (const [node, count] of ways) {
      const edges = popcount(cells[node]!);
      total += count * edges;
      for (let edge = node + 1; edge <= node + edges; edge++) {
        const child = cells[edge]! >>> 1;
        if (child !== 0) following.set(child, (following.get(child) ?? 0) + count);
      }
    }
    ways = following;
  }
  return total;
}
