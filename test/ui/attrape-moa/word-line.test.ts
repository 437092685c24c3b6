import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jokerPositions } from '#engine/core/given-word';
import {
  addCard,
  addJoker,
  editText,
  lay,
  lettersOf,
  movePiece,
  removePiece,
  rowOf,
  tableCards,
  tellJoker,
  typeLetters,
  MOST_PIECES,
  type Piece,
} from '#page/games/attrape-moa/logic/word-line';

const CARDS = tableCards([...'SALAD'], [...'ESNIT']);
const typed = (word: string): Piece[] => typeLetters([], word);
const letters = (pieces: readonly Piece[]): string => pieces.map(({ letter }) => letter ?? '?').join('');

describe('typing', () => {
  it('folds as the engine does: é types E, œ types OE, ç types C', () => {
    expect(letters(typed('éœç'))).toBe('EOEC');
  });

  it('leaves out what no card shows: digits, hyphens, spaces', () => {
    expect(lettersOf('a-3 b’ß')).toBe('AB');
  });

  it('is never refused for want of a card', () => {
    expect(letters(typed('ZZZ'))).toBe('ZZZ');
  });

  it('stops at the longest row', () => {
    expect(typed('A'.repeat(50))).toHaveLength(MOST_PIECES);
  });

  it('answers a waiting joker first', () => {
    const row = typeLetters(addJoker(typed('SA')), 'xe');
    expect(letters(row)).toBe('SAXE');
    expect(lay(row, CARDS, 2).jokers).toEqual([2]);
  });
});

describe('laying', () => {
  it('takes own cards before common ones, then jokers, then shows what is missing', () => {
    const { pieces, jokers, missing, complete } = lay(typed('SSSX'), CARDS, 1);
    expect(pieces.map(({ card, by }) => card ?? by)).toEqual(['own-0', 'common-1', 'joker', 'missing']);
    expect(jokers).toEqual([2]);
    expect(missing).toEqual(['X']);
    expect(complete).toBe(false);
  });

  it('keeps the very card that was pressed, though another would serve', () => {
    const common = CARDS.find(({ id }) => id === 'common-1')!;
    const row = addCard(typed('S'), common);
    expect(lay(row, CARDS, 0).pieces.map(({ card }) => card)).toEqual(['own-0', 'common-1']);
    expect(lay(addCard([], common), CARDS, 0).usedCards).toEqual(new Set(['common-1']));
  });

  it('frees the card of a letter that is taken away, for one that waited', () => {
    const row = typed('DD');
    expect(lay(row, CARDS, 0).missing).toEqual(['D']);
    expect(lay(removePiece(row, row[0]!.key), CARDS, 0).missing).toEqual([]);
  });

  it('a joker laid on purpose stands, though a card would serve', () => {
    const joker = addJoker(typed('SAL'));
    const row = typeLetters(tellJoker(joker, joker[3]!.key, 'E'), 'S');
    expect(lay(row, CARDS, 2)).toMatchObject({ word: 'SALES', jokers: [3], complete: true });
  });

  it('a joker without a letter is not complete, and leaves no letter', () => {
    expect(lay(addJoker(typed('SA')), CARDS, 2)).toMatchObject({ word: 'SA', complete: false });
  });

  it('only one joker waits for its letter at a time', () => {
    expect(addJoker(addJoker([]))).toHaveLength(1);
  });

  it('can lay exactly what the engine can, with as few jokers (any cards, any word)', () => {
    const face = fc.constantFrom(...'AELNRSTX');
    fc.assert(
      fc.property(
        fc.array(face, { maxLength: 5 }),
        fc.array(face, { maxLength: 5 }),
        fc.array(face, { minLength: 1, maxLength: 12 }).map((list) => list.join('')),
        fc.nat({ max: 3 }),
        (own, common, word, jokers) => {
          const laid = lay(typed(word), tableCards(own, common), jokers);
          const engine = jokerPositions({ word, jokers: null }, [...own, ...common], jokers);
          expect(laid.complete).toBe(engine !== null);
          if (engine !== null) expect(laid.jokers).toEqual(engine);
        },
      ),
    );
  });
});

describe('moving and editing', () => {
  it.each([
    [0, 3, 'BCAD'],
    [3, 0, 'DABC'],
    [1, 1, 'ABCD'],
    [1, 2, 'ABCD'],
    [2, 4, 'ABDC'],
  ])('piece %i goes to gap %i: %s', (from, gap, expected) => {
    const row = typed('ABCD');
    expect(letters(movePiece(row, row[from]!.key, gap))).toBe(expected);
  });

  it('an edited text keeps the cards of what stayed at its start and end', () => {
    const common = CARDS.find(({ id }) => id === 'common-1')!;
    const row = addCard(typed('DANE'), common);
    const edited = editText(row, 'DANSES');
    expect(letters(edited)).toBe('DANSES');
    expect(edited.at(-1)?.wish).toBe('common-1');
  });

  it('an edited text is the letters of what was written, whatever was there before', () => {
    const word = fc.array(fc.constantFrom(...'ABC'), { maxLength: 10 }).map((list) => list.join(''));
    fc.assert(
      fc.property(word, word, (before, after) => {
        const row = editText(typed(before), after);
        expect(letters(row)).toBe(after);
        expect(new Set(row.map(({ key }) => key)).size).toBe(row.length);
      }),
    );
  });

  it('a kept word comes back with its jokers', () => {
    expect(lay(rowOf('SALES', [1]), CARDS, 1)).toMatchObject({ word: 'SALES', jokers: [1], complete: true });
  });
});
