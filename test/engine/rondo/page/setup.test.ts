import { describe, expect, it } from 'vitest';
import { bid, bidPass, cards, setupRefusal, Table, tick } from './play';

const LETTERS = {
  fr: 'A8 B2 C3 D3 E14 F2 G2 H2 I7 J1 K1 L5 M3 N5 O5 P3 Q1 R6 S5 T5 U5 V2 W1 X1 Y1 Z1',
  'de-1997': 'A8 B2 C2 D4 E11 F2 G2 H3 I5 J2 K2 L4 M4 N6 O6 P2 Q1 R4 S5 T4 U6 V2 W2 X1 Y2 Z2',
} as const;
const DECKS = ['fr', 'de-1997'] as const;

function wholeDeck(deck: (typeof DECKS)[number]): string[] {
  const letters = LETTERS[deck]
    .split(' ')
    .flatMap((item) => [...item.charAt(0).repeat(Number(item.slice(1)))]);
  return [...letters, ...cards('******'), ...cards('##########')];
}

describe.each(DECKS)('rondo, cards of the deck %s', (deck) => {
  const whole = wholeDeck(deck);
  const options = { deck };

  it('94 letters, 6 jokers, 10 erasers', () => {
    expect(whole).toHaveLength(110);
    expect(setupRefusal({ options, shuffles: [whole] })).toBeNull();
  });

  it.each([...new Set(whole)])('no more %s than the page says', (face) => {
    const tooMany = [...whole.filter((card) => card === face), face];
    expect(setupRefusal({ options, shuffles: [tooMany] })).toBe('BAD_SHUFFLE');
  });
});

describe('rondo, the deal', () => {
  it('whole hands of 7 at a time, seat 0 first; what a list does not name follows from A to Z', () => {
    const { hands, pile } = new Table({ players: 3, shuffles: ['ZYXWVU*LIN'] }).final();
    expect(hands).toEqual([cards('ZYXWVU*'), cards('LINAAAA'), cards('AAAABBC')]);
    expect(pile).toBe(110 - 21);
  });

  it('after the letters come the jokers, then the erasers', () => {
    const dealt = new Table({ options: { turnSeconds: 1 }, shuffles: ['CARAAAELINAAAE'] });
    dealt.play(bid(0, 0, 'CAR'), bid(0, 1, 'LIN'), tick(92_999));
    const { hands } = dealt.final();
    // 92 of the 93 have gone, in turn, seat 1 first.
    expect(hands[1]?.slice(-8)).toEqual(cards('Z***####'));
    expect(hands[0]?.slice(-9)).toEqual(cards('Y***#####'));
  });

  it('a list that names a card there is not makes the setup unreadable', () => {
    expect(setupRefusal({ shuffles: [['TAKEMO']] })).toBe('BAD_SHUFFLE');
    expect(setupRefusal({ shuffles: [['a']] })).toBe('BAD_SHUFFLE');
    expect(setupRefusal({ shuffles: [['ZZ']] })).toBe('BAD_SHUFFLE');
  });

  it('a later list is looked at only when it is needed', () => {
    const table = new Table({ shuffles: ['A', 'QQ'] }).play(bidPass(5, 0));
    expect(table.send(bidPass(6, 1))).toBe('BAD_SHUFFLE');
    expect(table.final()).toMatchObject({ t: 5, bidden: [true, false] });
  });

  it('how it starts', () => {
    expect(new Table({ players: 6 }).final()).toMatchObject({
      phase: 'opening',
      t: 0,
      deadline: 60_000,
      scores: [0, 0, 0, 0, 0, 0],
      winners: [],
      paused: false,
      turn: null,
      holder: [],
      word: null,
      pile: 68,
      mustBury: false,
      handSizes: [7, 7, 7, 7, 7, 7],
      lastPlay: null,
      bid: null,
    });
  });

  it('without lists the seed decides: the same one deals the same', () => {
    expect(new Table().final().hands).toEqual(new Table().final().hands);
    expect(new Table().final().hands[0]).not.toEqual(new Table().final().hands[1]);
  });
});

describe('rondo, options', () => {
  it.each([
    [0, 'BAD_PLAYERS'],
    [1, 'BAD_PLAYERS'],
    [2, null],
    [3, null],
    [6, null],
    [7, 'BAD_PLAYERS'],
  ])('%i players: %s', (players, refusal) => {
    expect(setupRefusal({ players })).toBe(refusal);
  });

  it.each([
    ['words', 'all'],
    ['words', 'noConjugation'],
    ['words', 'nouns'],
    ['turnSeconds', 1],
    ['turnSeconds', 100_000],
    ['openingSeconds', 1],
    ['openingSeconds', 100_000],
    ['exchanges', 0],
    ['exchanges', 1],
    ['exchanges', 99],
    ['exchanges', 'unlimited'],
    ['bonus', 0],
    ['bonus', 1000],
    ['jokerSwap', false],
    ['jokerSwap', true],
    ['deck', 'fr'],
    ['deck', 'de-1997'],
  ])('%s may be %j', (key, value) => {
    expect(setupRefusal({ options: { [key]: value } })).toBeNull();
  });

  it.each([
    ['words', 'noun'],
    ['words', null],
    ['turnSeconds', 0],
    ['turnSeconds', -1],
    ['turnSeconds', 1.5],
    ['turnSeconds', '60'],
    ['turnSeconds', null],
    ['turnSeconds', 'unlimited'],
    ['openingSeconds', 0],
    ['openingSeconds', null],
    ['exchanges', -1],
    ['exchanges', 0.5],
    ['exchanges', 'Unlimited'],
    ['exchanges', '1'],
    ['exchanges', null],
    ['bonus', -1],
    ['bonus', 'unlimited'],
    ['jokerSwap', 1],
    ['jokerSwap', 'true'],
    ['jokerSwap', null],
    ['deck', 'de'],
    ['deck', 'FR'],
    ['nonsense', 1],
    ['rounds', 3],
    ['toString', 1],
  ])('an option out of its range makes the setup unreadable: %s %j', (option, value) => {
    expect(setupRefusal({ options: { [option]: value } })).toEqual({ option });
  });

  it('openingSeconds and turnSeconds are 60 where nothing else is said', () => {
    const lists = ['CARTESOLINESAP'];
    expect(new Table({ options: { openingSeconds: 7 } }).final().deadline).toBe(7000);
    const usual = new Table({ shuffles: lists }).play(bid(5, 0, 'CAR'), bidPass(6, 1));
    expect(usual.final().deadline).toBe(60_006);
    const quick = new Table({ shuffles: lists, options: { turnSeconds: 7 } });
    expect(quick.play(bid(5, 0, 'CAR'), bidPass(6, 1)).final().deadline).toBe(7006);
  });
});
