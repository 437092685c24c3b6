import { describe, expect, it } from 'vitest';
import { jokerPositions, readGiven } from '#engine/core/given-word';

describe('the form of a word with its jokers', () => {
  it('the word is folded; jokers left out are not none', () => {
    expect(readGiven({ word: 'cœur' })).toEqual({ word: 'COEUR', jokers: null });
    expect(readGiven({ word: 'été', jokers: [] })).toEqual({ word: 'ETE', jokers: [] });
  });

  it('positions are distinct, from 0, of the folded word', () => {
    expect(readGiven({ word: 'cœur', jokers: [4, 0] })).toEqual({ word: 'COEUR', jokers: [4, 0] });
    for (const jokers of [[5], [-1], [1, 1], [0.5], ['0'], null, {}, 0])
      expect(readGiven({ word: 'cœur', jokers }), JSON.stringify(jokers)).toBeNull();
  });

  it('of a word that does not fold they need only be distinct and from 0', () => {
    expect(readGiven({ word: 'c-r', jokers: [99] })).toEqual({ word: 'C-R', jokers: [99] });
    expect(readGiven({ word: 'c-r', jokers: [99, 99] })).toBeNull();
  });

  it.each([undefined, null, 7, ['C']])('%j is no word', (word) => {
    expect(readGiven({ word })).toBeNull();
  });
});

describe('which letters a joker serves', () => {
  const positions = (word: string, jokers: readonly number[] | null, cards: string, left: number) =>
    jokerPositions({ word, jokers }, [...cards], left);

  it('left out: the fewest, the cards serving from the left', () => {
    expect(positions('ETE', null, 'ET', 2)).toEqual([2]);
    expect(positions('ETE', null, 'EET', 2)).toEqual([]);
    expect(positions('ETE', null, '', 3)).toEqual([0, 1, 2]);
    expect(positions('ETE', null, '', 2)).toBeNull();
  });

  it('named: those, in order, and no other', () => {
    expect(positions('ETE', [2, 0], 'EET', 2)).toEqual([0, 2]);
    expect(positions('ETE', [0], 'ET', 1)).toEqual([0]);
    expect(positions('ETE', [0], 'EE', 1)).toBeNull();
    expect(positions('ETE', [0, 2], 'EET', 1)).toBeNull();
    expect(positions('ETE', [], 'ET', 9)).toBeNull();
  });

  it('a very long word with very many jokers is answered at once', () => {
    const length = 200_000;
    const all = Array.from({ length }, (_, i) => i);
    expect(positions('A'.repeat(length), all, '', length)).toHaveLength(length);
  });
});
