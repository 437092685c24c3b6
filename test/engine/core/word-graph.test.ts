import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWordList } from '#dict/memory';
import { plainGraph, popcount, type WordGraph } from '#engine/core/word-graph';
import { ALL_CLASSES, classSet, listedWords } from '#engine/core/words';

/** Every word of a graph, walked letter by letter. */
function wordsOf({ cells, root }: WordGraph): string[] {
  const words: string[] = [];
  const walk = (node: number, before: string): void => {
    const mask = cells[node]!;
    for (let letter = 0; letter < 26; letter++) {
      if ((mask & (1 << letter)) === 0) continue;
      const edge = cells[node + 1 + popcount(mask & ((1 << letter) - 1))]!;
      const word = before + String.fromCharCode(65 + letter);
      if (edge & 1) words.push(word);
      if (edge >> 1 !== 0) walk(edge >> 1, word);
    }
  };
  walk(root, '');
  return words;
}

const lists = fc.array(fc.stringMatching(/^[A-EZ]{1,6}$/), { maxLength: 40 });

describe('a graph of few words', () => {
  it('holds its words, each once, in alphabetical order', () => {
    fc.assert(
      fc.property(lists, (words) => {
        expect(wordsOf(plainGraph(words))).toEqual([...new Set(words)].sort());
        expect(plainGraph(words).size).toBe(new Set(words).size);
      }),
    );
  });

  it('walks as the one that dict builds does', () => {
    fc.assert(
      fc.property(lists, (words) => {
        const graph = fromWordList(words, ['noun']).graph({ among: 'accepted', classes: ALL_CLASSES });
        expect(wordsOf(plainGraph(words))).toEqual(wordsOf(graph));
      }),
    );
  });
});

describe('a lexicon that is just a list', () => {
  const words = listedWords(
    new Map([
      ['CHAT', ['noun']],
      ['LIE', ['verb']],
    ]),
  );

  it('has a graph of the words of the classes asked for, the same one each time', () => {
    const nouns = { among: 'accepted', classes: classSet(['noun']) } as const;
    expect(wordsOf(words.graph(nouns))).toEqual(['CHAT']);
    expect(words.graph(nouns)).toBe(words.graph(nouns));
    expect(wordsOf(words.graph({ among: 'accepted', classes: ALL_CLASSES }))).toEqual(['CHAT', 'LIE']);
  });
});
