import { describe, expect, it } from 'vitest';
import { Automaton } from '#dict/automaton';
import { loadFrench } from '#dict/french';
import { fromEntries } from '#dict/memory';
import type { WordGraph } from '#engine/core/word-graph';
import { ALL_CLASSES, classSet, type WordChoice, type WordClass } from '#engine/core/words';

const SMALL = fromEntries([
  { word: 'sale', classes: ['adj'] },
  { word: 'salé', classes: ['adj', 'noun'] },
  { word: 'mange', classes: ['verb'] },
  { word: 'manger', classes: ['inf'] },
  { word: 'gros', classes: ['adj', 'noun'], proposable: false, clean: true },
  { word: 'vilain', classes: ['noun'], proposable: false, clean: false },
]);

function wordsOf(graph: WordGraph): string[] {
  if (!(graph instanceof Automaton)) throw new Error('not an automaton of ours');
  return Array.from({ length: graph.size }, (_, number) => graph.wordAt(number));
}

function chosen(among: WordChoice['among'], ...classes: WordClass[]): string[] {
  return wordsOf(SMALL.graph({ among, classes: classes.length > 0 ? classSet(classes) : ALL_CLASSES }));
}

describe('graphs of chosen words', () => {
  it('hold the words that are accepted, may be shown, or may be proposed', () => {
    expect(chosen('accepted')).toEqual(['GROS', 'MANGE', 'MANGER', 'SALE', 'VILAIN']);
    expect(chosen('clean')).toEqual(['GROS', 'MANGE', 'MANGER', 'SALE']);
    expect(chosen('proposable')).toEqual(['MANGE', 'MANGER', 'SALE']);
  });

  it('hold a word if any of its classes is asked for', () => {
    expect(chosen('accepted', 'noun')).toEqual(['GROS', 'SALE', 'VILAIN']);
    expect(chosen('proposable', 'noun', 'inf')).toEqual(['MANGER', 'SALE']);
    expect(chosen('accepted', 'adv')).toEqual([]);
  });

  it('are made once for each choice, and the lexicon itself where all of it is chosen', () => {
    const nouns = { among: 'clean', classes: classSet(['noun']) } as const;
    expect(SMALL.graph({ ...nouns })).toBe(SMALL.graph(nouns));
    expect(SMALL.graph({ among: 'accepted', classes: ALL_CLASSES })).toBe(SMALL.automaton);
  });

  it('hold the proposable words of French, and no others', () => {
    const french = loadFrench();
    const words = wordsOf(french.graph({ among: 'proposable', classes: ALL_CLASSES }));
    const numbers = Array.from({ length: french.size }, (_, number) => number);
    const proposable = numbers.filter((number) => french.isProposable(number));
    expect(words).toEqual(proposable.map((number) => french.automaton.wordAt(number)));
    expect(words.length).toBeGreaterThan(40_000);
  });
});
