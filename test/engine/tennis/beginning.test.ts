import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainGraph } from '#engine/core/word-graph';
import { fits, mayBecome } from '#engine/games/tennis/beginning';
import type { TableCard } from '#engine/games/tennis/model';
import { begins, countBeginning, wordsBeginning } from '#engine/games/tennis/search/beginnings';

/** `*` any letter, `c` a consonant, `v` a vowel, `<` and `>` a copy of the letter before or after. */
function cards(text: string): TableCard[] {
  const jokers: Readonly<Record<string, TableCard>> = {
    '*': { card: 'ANY' },
    c: { card: 'CONSONANT' },
    v: { card: 'VOWEL' },
    '<': { card: 'COPY', dir: 'prev' },
    '>': { card: 'COPY', dir: 'next' },
  };
  return [...text].map((sign) => jokers[sign] ?? { card: sign });
}

/** A word, the cards, whether it begins so. */
const CASES: readonly (readonly [string, string, boolean])[] = [
  ['BATEAU', 'BAT', true],
  ['BATEAU', 'BATEAU', true], // the word may end there
  ['BATEAU', 'BATEAUX', false],
  ['BATEAU', 'BAL', false],
  ['BATEAU', '*AT', true],
  ['BATEAU', 'cvcvv', true],
  ['BATEAU', 'vA', false],
  ['BATEAU', 'Bc', false],
  ['YEUX', 'v', true], // Y is a vowel
  ['YEUX', 'c', true], // Y is a consonant
  ['EUX', 'c', false],
  ['BALLE', 'BAL<', true],
  ['BALLE', 'BA>L', true],
  ['BALLE', 'BA<', false],
  ['BALLE', 'BA>', true], // the letter after it is not there yet
  ['BAL', 'BA>', false], // one more letter is needed
  ['BALLE', 'B>', false],
  ['ATTELEE', 'ATTEL>', true],
  ['ATTEL', 'ATTEL>', false],
  ['BALLE', '<ALLE', false], // nothing is before the first card
  ['BALLE', '<', false],
  ['BALLE', 'BA><', true], // two that are each as the other: one letter twice, whichever
  ['BALAI', 'BA><', false],
  ['AAAB', 'A<<', true], // a copy of a copy
  ['AABA', 'A<<', false],
  ['AAAB', '>>A', true],
  ['AABA', '>>A', false],
  ['AAAB', '>>', true],
  ['AA', '>>', false],
  ['BALLE', 'BA*<', true], // a copy of a joker
  ['BALLE', 'BA>c', true],
  ['BALLE', 'BA>v', false],
  ['', '', true],
  ['BALLE', '', true],
];

describe('whether what is written so far can still begin with the cards', () => {
  const letters = fc.string({ unit: fc.constantFrom('A', 'B', 'Y'), maxLength: 4 });
  const row = fc.string({ unit: fc.constantFrom('A', 'B', 'Y', '*', 'c', 'v', '<', '>'), maxLength: 4 });

  it('always where letters more make it fit', () => {
    // As many as four cards and a copy of the letter behind them may still ask for.
    let endings = [''];
    for (let i = 0; i < 5; i++)
      endings = [...new Set(endings.flatMap((ending) => ['', 'A', 'B', 'Y'].map((more) => ending + more)))];
    fc.assert(
      fc.property(letters, row, (word, text) => {
        const reads = cards(text);
        if (endings.some((ending) => fits(word + ending, reads))) expect(mayBecome(word, reads)).toBe(true);
      }),
    );
  });

  it.each([
    ['', 'TRI', true],
    ['TR', 'TRI', true],
    ['TRIC', 'TRI', true],
    ['TA', 'TRI', false],
    ['T', 'v', false],
    ['ATTEL', 'ATTEL>', true],
    ['ATTELA', 'ATTEL>', true],
    ['ATTELAB', 'ATTEL>', false],
    ['', '<A', false],
  ])('%s with %s: %s', (word, text, expected) => {
    expect(mayBecome(word, cards(text))).toBe(expected);
  });
});

describe('whether a word begins with the cards as they lie', () => {
  it.each(CASES)('%s begins with %s: %s', (word, text, expected) => {
    expect(fits(word, cards(text))).toBe(expected);
  });
});

const LETTERS = 'ABELTY';
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 6 });
const lexicon = fc.array(word, { maxLength: 40 }).map((words) => [...new Set(words)].sort());
const reads = fc
  .string({ unit: fc.constantFrom(...LETTERS, '*', 'c', 'v', '<', '>'), maxLength: 5 })
  .map((text) => cards(text));

describe('which words of a graph begin with the cards as they lie', () => {
  it('are those that begin so one by one', () => {
    fc.assert(
      fc.property(lexicon, reads, fc.nat(5), (words, row, limit) => {
        const graph = plainGraph(words);
        const slow = words.filter((each) => fits(each, row));
        expect(wordsBeginning(graph, row, Infinity)).toEqual(slow);
        expect(wordsBeginning(graph, row, limit)).toEqual(slow.slice(0, limit));
        expect(countBeginning(graph, row)).toBe(slow.length);
        expect(begins(graph, row)).toBe(slow.length > 0);
      }),
      { numRuns: 3000 },
    );
  });

  it('a joker fits what its letter could be, one place after the other', () => {
    const graph = plainGraph(['BALLE', 'BELLE', 'BILLE', 'BALAI']);
    expect(wordsBeginning(graph, cards('BvL<'), 9)).toEqual(['BALLE', 'BELLE', 'BILLE']);
    expect(countBeginning(graph, cards('BAL'))).toBe(2);
    expect(begins(graph, cards('BAL<E'))).toBe(true);
    expect(begins(graph, cards('BAL<A'))).toBe(false);
  });
});
