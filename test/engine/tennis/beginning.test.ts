import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWordList } from '#dict/memory';
import { ALL_CLASSES } from '#engine/core/words';
import { plainGraph } from '#engine/core/word-graph';
import { fits } from '#engine/games/tennis/beginning';
import type { TableCard } from '#engine/games/tennis/model';
import { begins, countBeginning, wordsBeginning } from '#engine/games/tennis/search/beginnings';

/** `ATTEL>` and `ATTEL<`: copies of the next and of the card before; `*` any, `-` a consonant, `+` a vowel. */
function row(text: string): TableCard[] {
  const jokers: Record<string, TableCard> = {
    '*': { card: 'ANY' },
    '-': { card: 'CONSONANT' },
    '+': { card: 'VOWEL' },
    '<': { card: 'COPY', dir: 'prev' },
    '>': { card: 'COPY', dir: 'next' },
  };
  return Array.from(text, (sign) => jokers[sign] ?? { card: sign });
}

describe('a word begins with the cards as they lie', () => {
  it.each([
    ['BAL', 'BALLON', true],
    ['BAL', 'BAL', true], // it may end there
    ['BAL', 'BA', false],
    ['B*L', 'BOL', true],
    ['B-L', 'BAL', false], // any letter but A E I O U
    ['B+L', 'BCL', false],
    ['-ES', 'YES', true], // Y is a vowel and a consonant for jokers
    ['+ES', 'YES', true],
    ['ATTEL<', 'ATTELLERAIENT', true],
    ['ATTEL<', 'ATTELEE', false],
    ['ATTEL>', 'ATTELEE', true],
    ['ATTEL>', 'ATTELERA', false],
    ['ATTEL>', 'ATTELE', false], // a last one wants one more letter
    ['>E', 'EE', true],
    ['>E', 'LE', false],
    ['<E', 'EE', false], // there is no card before the first
    ['<', 'E', false],
    ['A<<', 'AAA', true], // copies may copy copies
    ['A<<', 'AAB', false],
    ['>>A', 'AAA', true],
    ['>>A', 'ABA', false],
    ['><L', 'AAL', true], // each is as the other: any letter, twice
    ['><L', 'ABL', false],
    ['B>>', 'BEEE', true],
    ['B>>', 'BEE', false],
    ['BA', 'B-A', false],
    ['BA', 'bal', false],
  ])('%s, %s: %s', (cards, word, expected) => {
    expect(fits(word, row(cards))).toBe(expected);
  });
});

describe('the word graph tells what begins so', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[AELY]{1,6}$/), { maxLength: 30 });
  const cards = fc.stringMatching(/^[AELYZ*+<>-]{1,6}$/).map(row);

  it('as a look at every word would: whether, how many, and which', () => {
    fc.assert(
      fc.property(words, cards, (list, reads) => {
        const expected = list.filter((word) => fits(word, reads)).sort();
        const built = fromWordList(list, ['noun']).graph({ among: 'accepted', classes: ALL_CLASSES });
        for (const graph of [plainGraph(list), built]) {
          expect(begins(graph, reads)).toBe(expected.length > 0);
          expect(countBeginning(graph, reads)).toBe(expected.length);
          expect(wordsBeginning(graph, reads, 99)).toEqual(expected);
          expect(wordsBeginning(graph, reads, 2)).toEqual(expected.slice(0, 2));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('an empty table begins every word', () => {
    expect(countBeginning(plainGraph(['A', 'AB']), [])).toBe(2);
    expect(begins(plainGraph([]), [])).toBe(false);
  });
});
