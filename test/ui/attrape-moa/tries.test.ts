import { describe, expect, it } from 'vitest';
import { byLength, cardsKey, note, readNotebook, type Try } from '#page/games/attrape-moa/logic/tries';

const tried = (word: string): Try => ({ word, jokers: [] });
const words = (tries: readonly Try[]): string[] => tries.map(({ word }) => word);

describe('the private list of words', () => {
  it('notes a word once, the newest first', () => {
    expect(words(note(note(note([], tried('SALE')), tried('DANSE')), tried('SALE')))).toEqual([
      'SALE',
      'DANSE',
    ]);
  });

  it('notes no single letter', () => {
    expect(note([], tried('A'))).toEqual([]);
  });

  it('shows the longest first, and of one length the newest', () => {
    const tries = ['SALE', 'DANSE', 'NID', 'LADS'].reduce(
      (list, word) => note(list, tried(word)),
      [] as readonly Try[],
    );
    expect(words(byLength(tries))).toEqual(['DANSE', 'LADS', 'SALE', 'NID']);
  });

  it('survives a reload for the same cards, in whatever order they lie', () => {
    const key = cardsKey(2, ['B', 'A'], ['C']);
    const kept = JSON.stringify({ cards: key, tries: [tried('SALE')], row: { word: 'DAN', jokers: [1] } });
    const read = readNotebook(kept, cardsKey(2, ['A', 'B'], ['C']));
    expect(words(read.tries)).toEqual(['SALE']);
    expect(read.row).toEqual({ word: 'DAN', jokers: [1] });
  });

  it('is empty for another round or other cards', () => {
    const kept = JSON.stringify({ cards: cardsKey(1, ['A'], ['C']), tries: [tried('SALE')], row: tried('') });
    expect(readNotebook(kept, cardsKey(2, ['A'], ['C'])).tries).toEqual([]);
    expect(readNotebook(kept, cardsKey(1, ['B'], ['C'])).tries).toEqual([]);
  });

  it.each(['', 'null', '{', '[]', '{"cards":"x","tries":[1],"row":{}}'])(
    'reads %j as an empty one',
    (kept) => {
      expect(readNotebook(kept, 'x')).toEqual({ cards: 'x', tries: [], row: { word: '', jokers: [] } });
    },
  );
});
