import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWordList } from '#dict/memory';
import { buildTwoWayGraph, type TwoWayGraph } from '#engine/core/two-way-graph';
import { popcount } from '#engine/core/word-graph';
import { ALL_CLASSES } from '#engine/core/words';

const SEED = 77_003;

function letterOf(bit: number): string {
  return String.fromCharCode(65 + 31 - Math.clz32(bit));
}

function* bitsOf(mask: number): Generator<number> {
  for (let rest = mask; rest !== 0; rest &= rest - 1) yield rest & -rest;
}

/** Every way to spell a word from one of its letters to the left, then to the right: `LEFT|RIGHT`. */
function spellings({ ahead, behind, behindRoot }: TwoWayGraph): string[] {
  const found: string[] = [];
  const right = (node: number, left: string, done: string): void => {
    for (const bit of bitsOf(ahead[node]!)) found.push(`${left}|${done}${letterOf(bit)}`);
    const goes = ahead[node + 1]!;
    for (const bit of bitsOf(goes))
      right(ahead[node + 2 + popcount(goes & (bit - 1))]!, left, done + letterOf(bit));
  };
  const left = (node: number, done: string): void => {
    for (const bit of bitsOf(behind[node]!)) found.push(`${letterOf(bit)}${done}|`);
    if (done !== '' && behind[node + 2] !== 0) right(behind[node + 2]!, done, '');
    const goes = behind[node + 1]!;
    for (const bit of bitsOf(goes))
      left(behind[node + 3 + popcount(goes & (bit - 1))]!, letterOf(bit) + done);
  };
  left(behindRoot, '');
  return found.sort();
}

/** A word of n letters is spelled from each of them: cut after the first, the second … the last. */
function cuts(word: string): string[] {
  return Array.from(word, (_, i) => `${word.slice(0, i + 1)}|${word.slice(i + 1)}`);
}

describe('the two-way graph', () => {
  it('spells every word from each of its letters, once, and nothing else', () => {
    const words = fc.uniqueArray(
      fc.string({ unit: fc.constantFrom('A', 'B', 'N', 'Z'), minLength: 1, maxLength: 7 }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(words, (list) => {
        const graph = fromWordList(list, ['noun']).graph({ among: 'accepted', classes: ALL_CLASSES });
        expect(spellings(buildTwoWayGraph(graph, 15))).toEqual(list.flatMap(cuts).sort());
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('merges equal nodes: words that end alike share what can follow', () => {
    const graph = (words: string[]) =>
      buildTwoWayGraph(fromWordList(words, ['noun']).graph({ among: 'accepted', classes: ALL_CLASSES }), 15);
    const endings = ['ATION', 'ATIONS', 'ATEUR', 'ATEURS'];
    const one = graph(endings.map((ending) => `CRE${ending}`));
    const two = graph(['CRE', 'LIBER'].flatMap((stem) => endings.map((ending) => stem + ending)));
    expect(two.ahead.length - one.ahead.length).toBeLessThan(20);
  });

  it('leaves beginnings of more letters than asked out', () => {
    const graph = fromWordList(['AB', 'ABCDEF'], ['noun']).graph({ among: 'accepted', classes: ALL_CLASSES });
    expect(spellings(buildTwoWayGraph(graph, 3))).toEqual(
      ['A|B', 'A|BCDEF', 'ABC|DEF', 'AB|', 'AB|CDEF'].sort(),
    );
  });
});
