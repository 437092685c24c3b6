/** Vocabularies as graphs. */
import { describe, expect, it } from 'vitest';
import { loadFrench } from '#dict/french';
import { fromEntries } from '#dict/memory';
import { knownGraph, wordsIn } from '#engine/core/known-graph';
import { plainGraph } from '#engine/core/word-graph';
import { ALL_CLASSES, type WordChoice } from '#engine/core/words';

const PROPOSABLE: WordChoice = { among: 'proposable', classes: ALL_CLASSES };

describe('the words of a graph', () => {
  it('are those it was made of, each once, in alphabetical order', () => {
    const words = ['A', 'AB', 'ABC', 'BC', 'C', 'ZZZ'];
    expect(wordsIn(plainGraph([...words].reverse()))).toEqual(words);
    expect(wordsIn(plainGraph([]))).toEqual([]);
  });

  it('are as many as the French graph says', () => {
    const graph = loadFrench().graph(PROPOSABLE);
    const words = wordsIn(graph);
    expect(words.length).toBe(graph.size);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('the words that are known', () => {
  const dictionary = fromEntries([
    { word: 'mot', classes: ['noun'], rank: 10 },
    { word: 'lire', classes: ['inf'], rank: 500 },
    { word: 'glose', classes: ['noun'], rank: 30_000 },
    { word: 'zut', classes: ['tool'] },
  ]);

  it('are those up to a rank, and those without one', () => {
    expect(wordsIn(knownGraph(dictionary, PROPOSABLE, 500))).toEqual(['LIRE', 'MOT', 'ZUT']);
    expect(wordsIn(knownGraph(dictionary, PROPOSABLE, 9))).toEqual(['ZUT']);
    expect(knownGraph(dictionary, PROPOSABLE, Infinity)).toBe(dictionary.graph(PROPOSABLE));
  });

  it('the same question gives the same graph', () => {
    expect(knownGraph(dictionary, PROPOSABLE, 500)).toBe(knownGraph(dictionary, PROPOSABLE, 500));
  });
});
