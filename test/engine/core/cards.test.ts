import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFaces,
  expandDistribution,
  makeShuffler,
  shuffle,
  skipShuffles,
  takeCards,
  valuedDeck,
} from '#engine/core/cards';

const PILE = expandDistribution('A3 B2 Z1 JOKER2');
const SPECIALS = ['JOKER'];

describe('distributions', () => {
  it('expand to cards, special ones included', () => {
    expect(PILE).toEqual(['A', 'A', 'A', 'B', 'B', 'Z', 'JOKER', 'JOKER']);
  });

  it('written wrongly are a bug of ours', () => {
    expect(() => expandDistribution('A3 b2')).toThrow('b2');
  });
});

describe('taking cards', () => {
  it('takes each named card once and keeps the order of the rest', () => {
    expect(takeCards(PILE, ['B', 'A'])).toEqual(['A', 'A', 'B', 'Z', 'JOKER', 'JOKER']);
  });

  it('refuses when a card is not there as often as it is named', () => {
    expect(takeCards(PILE, ['Z', 'Z'])).toBeNull();
    expect(takeCards(PILE, ['Q'])).toBeNull();
  });
});

describe('shuffles (rules README, Randomness)', () => {
  it('a list says which cards come first, the others follow A…Z, then special cards', () => {
    const shuffled = shuffle(['JOKER', 'Z', 'B', 'A', 'A'], makeShuffler('', [['Z', 'A']]), SPECIALS);
    expect(shuffled.ok && shuffled.value.pile).toEqual(['Z', 'A', 'A', 'B', 'JOKER']);
  });

  it('a list that names a card the pile does not hold is BAD_SHUFFLE', () => {
    expect(shuffle(['A'], makeShuffler('', [['A', 'A']]))).toEqual({ ok: false, error: 'BAD_SHUFFLE' });
    expect(shuffle(['A'], makeShuffler('', [['É']]))).toEqual({ ok: false, error: 'BAD_SHUFFLE' });
  });

  it('lists serve one shuffle each; the seeded generator takes over where they run out', () => {
    const first = shuffle(PILE, makeShuffler('seed', [['B']]), SPECIALS);
    const second = first.ok ? shuffle(PILE, first.value.shuffler, SPECIALS) : first;
    const unlisted = shuffle(PILE, makeShuffler('seed', []), SPECIALS);
    expect(second.ok && second.value.pile).toEqual(unlisted.ok && unlisted.value.pile);
  });

  it('keep every card, whatever the seed, and depend on the cards and not on their order before', () => {
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(PILE, { minLength: 1 }), (seed, cards) => {
        const one = shuffle(cards, makeShuffler(seed, []), SPECIALS);
        const other = shuffle([...cards].reverse(), makeShuffler(seed, []), SPECIALS);
        expect(one).toEqual(other);
        expect(one.ok && countFaces(one.value.pile)).toEqual(countFaces(cards));
      }),
    );
  });

  it('bring every card to every place about equally often', () => {
    const letters = ['A', 'B', 'C', 'D'];
    const tops = new Map<string, number>();
    let shuffler = makeShuffler('fair', []);
    for (let i = 0; i < 4000; i++) {
      const shuffled = shuffle(letters, shuffler);
      if (!shuffled.ok) throw new Error('no list was given');
      shuffler = shuffled.value.shuffler;
      const top = shuffled.value.pile[0] ?? '';
      tops.set(top, (tops.get(top) ?? 0) + 1);
    }
    for (const letter of letters) expect(Math.abs((tops.get(letter) ?? 0) - 1000)).toBeLessThan(150);
  });
});

describe('shuffles by number', () => {
  it('the thousandth is the same with those before it and without', () => {
    const cards = [...'AABCDEFGHIJ'];
    let shuffler = makeShuffler('seed', []);
    for (let i = 0; i < 1000; i++) {
      const shuffled = shuffle(cards, shuffler);
      if (!shuffled.ok) throw new Error(shuffled.error);
      shuffler = shuffled.value.shuffler;
    }
    const skipped = skipShuffles(makeShuffler('seed', []), 1000);
    expect(shuffler).toEqual(skipped);
    expect(shuffle(cards, skipped)).toEqual(shuffle(cards, shuffler));
  });

  it('no two of ten thousand in a row are the same, nor far beyond 32 bits', () => {
    const cards = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const seen = new Set<string>();
    for (const start of [0, 2 ** 32, 2 ** 45])
      for (let i = 0; i < 10_000; i++) {
        const shuffled = shuffle(cards, skipShuffles(makeShuffler('seed', []), start + i));
        if (shuffled.ok) seen.add(shuffled.value.pile.join(''));
      }
    expect(seen.size).toBe(30_000);
  });
});

describe('a deck of letters with values', () => {
  it('has each letter as often as it says, what it is worth, and the special cards after them', () => {
    const { cards, values } = valuedDeck(' A2×1 B1×5\n C3×0 ', { JOKER: 2, ANY: 1 });
    expect(cards).toEqual(['A', 'A', 'B', 'C', 'C', 'C', 'JOKER', 'JOKER', 'ANY']);
    expect([...values]).toEqual([
      ['A', 1],
      ['B', 5],
      ['C', 0],
    ]);
  });

  it('is not read from what is none', () => {
    expect(() => valuedDeck('A2×1 B1', {})).toThrow('B1');
  });
});
