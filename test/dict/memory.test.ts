import { describe, expect, it } from 'vitest';
import { classNames } from '#engine/core/words';
import { pack, unpack } from '#dict/format';
import { fromEntries, fromWordList } from '#dict/memory';

describe('lexicons in memory', () => {
  it('keep accents as forms and join what folds to the same word', () => {
    const lexicon = fromEntries([
      { word: 'salé', classes: ['adj'], rank: 9 },
      { word: 'sale', classes: ['adj', 'verb'], rank: 4, proposable: false },
      { word: 'Œuf', classes: ['noun'] },
    ]);
    expect(lexicon.size).toBe(2);
    expect(classNames(lexicon.classes('SALE'))).toEqual(['verb', 'adj']);
    expect(lexicon.forms('SALE')).toEqual(['salé', 'sale']);
    expect(lexicon.rank('SALE')).toBe(4);
    expect(lexicon.proposable('SALE')).toBe(false);
    expect(lexicon.forms('OEUF')).toEqual(['œuf']);
    expect(lexicon.rank('OEUF')).toBeNull();
    expect(lexicon.proposable('OEUF')).toBe(true);
  });

  it('may be empty', () => {
    const empty = fromWordList([], ['noun']);
    expect(empty.size).toBe(0);
    expect(empty.has('A')).toBe(false);
    expect(empty.fromLetters('ABC', 2, { min: 1, max: 9 })).toEqual([]);
    expect(empty.matching([1])).toEqual([]);
    expect(empty.withPrefix('', 5)).toEqual([]);
  });

  it('search like any lexicon', () => {
    const lexicon = fromWordList(['CHAT', 'CHATS', 'TACH', 'CHIEN'], ['noun']);
    expect(lexicon.fromLetters('TACH', 0, { min: 2, max: 10 })).toEqual(['CHAT', 'TACH']);
    expect(lexicon.fromLetters('TAC', 1, { min: 4, max: 4 })).toEqual(['CHAT', 'TACH']);
    expect(lexicon.withPrefix('CHA', 1)).toEqual(['CHAT']);
    expect(lexicon.countPrefix('CH')).toBe(3);
  });

  it.each([['A B'], ["L'EAU"], [''], ['A'.repeat(31)]])('refuse %j', (word) => {
    expect(() => fromWordList([word], ['noun'])).toThrow();
  });

  it.each([0, -1, 65_536, Number.NaN])('refuse the rank %d', (rank) => {
    expect(() => fromEntries([{ word: 'CHAT', classes: ['noun'], rank }])).toThrow(RangeError);
  });
});

describe('the file format', () => {
  const lexicon = fromEntries([
    { word: 'été', classes: ['noun', 'verb'], rank: 3 },
    { word: 'cœur', classes: ['noun'] },
  ]);
  const bytes = pack(lexicon.automaton, lexicon.columns);

  it('gives back the same lexicon, wherever its bytes lie', () => {
    for (const offset of [0, 1, 4]) {
      const room = new Uint8Array(bytes.length + offset);
      room.set(bytes, offset);
      const read = unpack(room.subarray(offset));
      expect(read.forms('ETE')).toEqual(['été']);
      expect(classNames(read.classes('ETE'))).toEqual(['noun', 'verb']);
      expect(read.rank('ETE')).toBe(3);
      expect(read.lemmas('COEUR')).toEqual(['cœur']);
    }
  });

  it('refuses other bytes, other versions and files cut short', () => {
    expect(() => unpack(new Uint8Array(5))).toThrow('too short');
    expect(() => unpack(new Uint8Array(64))).toThrow('not a lexicon');
    const newer = bytes.slice();
    newer[4] = 99;
    expect(() => unpack(newer)).toThrow('version 99');
    expect(() => unpack(bytes.subarray(0, bytes.length - 1))).toThrow('cut to');
  });
});
