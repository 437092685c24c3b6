import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Face } from '#engine/core/cards';
import { DECKS } from '#engine/games/rondo/figures';
import type { Holder } from '#engine/games/rondo/model';
import { inspectPlay, wordOn, type Ground } from '#engine/games/rondo/play';
import { write, type Way, type Written } from '#page/games/rondo/place/writing';

/** « PORT », « SORT- » with a blank, « SORTe » with a joker as E. */
function holderOf(text: string): Holder {
  return Array.from(text, (sign) => {
    if (sign === '-') return { card: 'ERASER' };
    return sign === sign.toUpperCase() ? { card: sign } : { card: 'JOKER', as: sign.toUpperCase() };
  });
}

function facesOf(text: string): Face[] {
  return Array.from(text, (sign) => (sign === '?' ? 'JOKER' : sign === '-' ? 'ERASER' : sign));
}

function groundOf(text: string, jokerSwap = true): Ground {
  const holder = holderOf(text);
  return { holder, word: wordOn(holder), exchanges: 0, config: { deck: 'fr', bonus: 3, jokerSwap } };
}

const written = (on: string, hand: string, word: string): Written => write(groundOf(on), facesOf(hand), word);
const signOf = ({ cards }: Way): string =>
  [...cards]
    .sort((a, b) => a.at - b.at)
    .map(({ at, card, as }) => `${at}${card === 'ERASER' ? '-' : (as?.toLowerCase() ?? card)}`)
    .join(' ');
const waysOf = (found: Written): string[] =>
  found.kind === 'placed' ? found.ways.map(signOf) : [found.kind];

describe('a word written whole finds its place', () => {
  it.each<[string, string, string, string[], string]>([
    ['PORT', 'E', 'PORTE', ['4E'], 'a slot opens on the right'],
    ['PORT', 'S', 'SPORT', ['-1S'], 'a slot opens on the left'],
    ['PORTE', 'S', 'SORTE', ['0S'], 'a letter is covered'],
    ['PORTE', '-', 'PORT', ['4-'], 'an end is erased'],
    ['PORTES', '-S-', 'SORT', ['0S 4- 5-'], 'what stands behind it is erased'],
    ['PORT', '?', 'PORTE', ['4e'], 'a joker serves where the letter lacks'],
    ['PORT', 'E?', 'PORTE', ['4E'], 'the letter itself rather than a joker'],
    ['SORT-', 'E', 'SORTE', ['4E'], 'a blank is covered'],
    ['SORT-', 'F', 'FORT', ['0F'], 'a blank stays where nothing is written'],
  ])('%s with %s becomes %s: %o (%s)', (on, hand, word, ways) => {
    expect(waysOf(written(on, hand, word))).toEqual(ways);
  });

  it('in all the ways there are', () => {
    expect(waysOf(written('ANANA', '--', 'ANA'))).toEqual(['3- 4-', '0- 1-']);
  });

  it('with the letter laid on the joker that stands for it, and without: the most points first', () => {
    expect(waysOf(written('SORTe', 'PE', 'PORTE'))).toEqual(['0P 4E', '0P']);
    expect(waysOf(write(groundOf('SORTe', false), facesOf('PE'), 'PORTE'))).toEqual(['0P']);
  });
});

describe('a word that finds none', () => {
  it.each([
    ['PORT', 'SE', 'S', []],
    ['PORT', 'SE', 'SOR', ['ERASER']],
    ['PORTES', 'S', 'SORT', ['ERASER', 'ERASER']],
  ])('on %s with %s, %s may go on; to end here lack %o', (on, hand, word, missing) => {
    const found = written(on, hand, word);
    expect(found.kind).toBe('open');
    if (word.length >= 3) expect(found).toEqual({ kind: 'open', missing });
  });

  it('lacks cards: the fewest, wherever it begins', () => {
    expect(written('PORT', 'E', 'SORTE')).toEqual({ kind: 'missing', missing: ['S'] });
    expect(written('PORT', 'S', 'SPORT').kind).toBe('placed');
    expect(written('PORT', 'E', 'SPORT')).toEqual({ kind: 'missing', missing: ['S'] });
  });

  it.each(['PORTAGE', 'EPORTE'])('on PORT is too long: %s', (word) => {
    expect(written('PORT', 'AGEEABC', word)).toEqual({ kind: 'tooLong' });
  });

  it('finds no slot beside nine', () => {
    expect(written('ANTICIPER', 'AS', 'ANTICIPERA')).toEqual({ kind: 'tooLong' });
  });

  it.each([
    ['PORT', 'E', 'PORT', 'SAME_WORD'],
    ['PORT', 'ABCDE', 'BACDE', 'NOTHING_KEPT'],
  ] as const)('on %s with %s, %s: %s', (on, hand, word, code) => {
    expect(written(on, hand, word)).toEqual({ kind: 'refused', code });
  });
});

it('every way is a play of the engine that reads the word, from cards of the hand, with the engine’s points', () => {
  const letters = fc.constantFrom(...'AEIRST');
  const hand = fc.array(fc.constantFrom(...DECKS.fr.cards), { minLength: 1, maxLength: 8 });
  const holder = fc
    .tuple(
      fc.array(fc.record({ letter: letters, joker: fc.boolean() }), { minLength: 3, maxLength: 7 }),
      fc.nat(1),
      fc.nat(1),
    )
    .map(([run, before, after]): Holder => [
      ...Array.from({ length: before }, () => ({ card: 'ERASER' })),
      ...run.map(({ letter, joker }) => (joker ? { card: 'JOKER', as: letter } : { card: letter })),
      ...Array.from({ length: after }, () => ({ card: 'ERASER' })),
    ]);
  const word = fc.array(letters, { minLength: 3, maxLength: 8 }).map((all) => all.join(''));
  fc.assert(
    fc.property(holder, hand, word, fc.boolean(), (on, cards, wanted, jokerSwap) => {
      const ground: Ground = {
        holder: on,
        word: wordOn(on),
        exchanges: 1,
        config: { deck: 'fr', bonus: 3, jokerSwap },
      };
      const found = write(ground, cards, wanted);
      for (const way of found.kind === 'placed' ? found.ways : []) {
        const inspection = inspectPlay(ground, way.cards);
        expect(inspection).toMatchObject({ ok: true, word: wanted, score: way.score });
        const rest = [...cards];
        for (const { card } of way.cards) {
          expect(rest).toContain(card);
          rest.splice(rest.indexOf(card), 1);
        }
      }
    }),
  );
});
