import { describe, expect, it } from 'vitest';
import { bid, bidPass, cards, referee, send, slots, Table, tick, type Setup } from './play';

/** Seat 0 has C A R T E S O, seat 1 L I N E S A P; then come M U D. */
const TWO: Setup = { shuffles: ['CARTESOLINESAPMUD'] };
const two = (options: Record<string, unknown> = {}) => new Table({ ...TWO, options });
const dealt = (first: string, options: Record<string, unknown> = {}) =>
  new Table({ shuffles: [first], options });

describe('rondo, bids', () => {
  it('everyone bids, then the highest begins; its player scores it and draws back to 7', () => {
    const table = two().play(bid(1000, 1, 'LIN'), bid(2000, 0, 'CAR'));
    expect(table.final()).toMatchObject({
      phase: 'turn',
      turn: 1,
      t: 2000,
      deadline: 62_000,
      scores: [7, 0],
      holder: slots('CAR'),
      word: 'CAR',
      hands: [cards('TESOMUD'), cards('LINESAP')],
      pile: 93,
      mustBury: false,
    });
  });

  it('the opening word counts as a play: a joker −3, no bonus', () => {
    const table = dealt('C*RTESOLINESAP').play(bid(1, 0, 'CAR'), bidPass(2, 1));
    expect(table.final().scores).toEqual([3, 0]);
    expect(table.final().holder).toEqual(slots('CaR'));
    expect(table.final().lastPlay).toEqual({
      seat: 0,
      word: 'CAR',
      letters: 3,
      blanks: 0,
      bonus: 0,
      exchanges: 0,
      points: 3,
    });
  });

  it('a bid may be worth less than nothing, and still beats none', () => {
    const table = dealt('***TESOLINESAP').play(bid(1, 0, 'CAR', [0, 1, 2]), bidPass(2, 1));
    expect(table.final()).toMatchObject({ scores: [-9, 0], turn: 1, holder: slots('car') });
  });

  it('as high: the one that was accepted earlier', () => {
    const table = () => dealt('PIEXXXXPIETESO'.replaceAll('X', 'A'));
    const later = table().play(bid(1, 1, 'PIE'), bid(1, 0, 'PIE'));
    expect(later.final()).toMatchObject({ scores: [0, 6], turn: 0 });
    expect(
      table()
        .play(bid(1, 0, 'PIE'), bid(1, 1, 'PIE'))
        .final().scores,
    ).toEqual([6, 0]);
  });

  it('a refused bid is not accepted earlier', () => {
    const table = dealt('PIEAAAAPIETESO');
    expect(table.send(bid(1, 1, 'PEI'))).toBe('NOT_IN_LEXICON');
    table.play(bid(1, 0, 'PIE'), bid(1, 1, 'PIE'));
    expect(table.final().scores).toEqual([6, 0]);
  });

  it('the seat after the last one is 0', () => {
    const table = two().play(bid(1, 1, 'LIN'), bidPass(2, 0));
    expect(table.final()).toMatchObject({ turn: 0, scores: [0, 5] });
  });

  it('at the deadline the bids there are decide, at that moment', () => {
    const table = two().play(bid(1000, 1, 'LIN'), tick(61_000));
    expect(table.final()).toMatchObject({ turn: 0, scores: [0, 5], t: 61_000, deadline: 120_000 });
  });

  it('endPhase closes the opening with the bids there are', () => {
    const table = two().play(bid(1000, 1, 'LIN'), referee(3000, 'endPhase'));
    expect(table.final()).toMatchObject({ turn: 0, scores: [0, 5], deadline: 63_000 });
  });

  it('extend moves its deadline', () => {
    const table = two().play(referee(1, 'extend', { ms: 500 }));
    expect(table.final().deadline).toBe(60_500);
    expect(table.send(bid(60_499, 0, 'CAR'))).toBeNull();
  });
});

describe('rondo, which bids are refused', () => {
  it('WRONG_LENGTH: not 3 letters, of cards that are held', () => {
    expect(two().send(bid(1, 0, 'CARTE'))).toBe('WRONG_LENGTH');
    expect(two().send(bid(1, 0, 'ET'))).toBe('WRONG_LENGTH');
    expect(two().send(bid(1, 0, 'A'))).toBe('WRONG_LENGTH');
  });

  it('CARD_NOT_IN_HAND comes before it, it before the lexicon', () => {
    expect(two().send(bid(1, 0, 'ZZ'))).toBe('CARD_NOT_IN_HAND');
    expect(two().send(bid(1, 0, 'ZOO'))).toBe('CARD_NOT_IN_HAND');
    expect(two().send(bid(1, 0, 'TREC'))).toBe('WRONG_LENGTH');
    expect(two().send(bid(1, 0, 'TRE'))).toBe('NOT_IN_LEXICON');
  });

  it('what does not fold is NOT_IN_LEXICON before its letters or cards are looked at', () => {
    for (const word of ['C-R', 'CAR ', 'CA’R', 'Z1', 'ß', 'ø', '中'])
      expect(two().send(bid(1, 0, word)), word).toBe('NOT_IN_LEXICON');
  });

  it('the word is folded: accents dropped, Œ as two letters, lower case raised', () => {
    expect(dealt('ETEAAAALINESAP').send(bid(1, 0, 'été'))).toBeNull();
    expect(two().send(bid(1, 0, 'car'))).toBeNull();
    expect(dealt('OEUFCRALINESAP').send(bid(1, 0, 'cœur'))).toBe('WRONG_LENGTH');
  });

  it('ALREADY_BID: once a seat has bid or passed it bids no more, whatever it says', () => {
    const table = two().play(bid(1, 0, 'CAR'));
    expect(table.send(bid(2, 0, 'CAR'))).toBe('ALREADY_BID');
    expect(table.send(bid(2, 0, 'Q-Q'))).toBe('ALREADY_BID');
    expect(table.send(bidPass(2, 0))).toBe('ALREADY_BID');
    expect(
      two()
        .play(bidPass(1, 0))
        .send(bid(2, 0, 'CAR')),
    ).toBe('ALREADY_BID');
  });

  it('a refused bid may be mended', () => {
    const table = two();
    expect(table.send(bid(1, 0, 'TRE'))).toBe('NOT_IN_LEXICON');
    expect(table.send(bid(1, 0, 'CAR'))).toBeNull();
  });

  it.each([
    ['nouns', 'LIE', 'CLASS_NOT_ALLOWED'],
    ['nouns', 'PAS', 'CLASS_NOT_ALLOWED'],
    ['nouns', 'CAS', null],
    ['noConjugation', 'LIE', 'CLASS_NOT_ALLOWED'],
    ['noConjugation', 'PAS', null],
    ['noConjugation', 'CAS', null],
    ['all', 'LIE', null],
    ['all', 'PAS', null],
    ['all', 'QQQ', 'CARD_NOT_IN_HAND'],
    ['nouns', 'SAC', 'NOT_IN_LEXICON'],
  ])('words %s: %s is answered %s', (words, word, code) => {
    expect(dealt('LIEPASCAAAAAAA', { words }).send(bid(1, 0, word))).toBe(code);
  });
});

describe('rondo, jokers in a bid', () => {
  const bidden = (first: string, word: string, jokers?: unknown) => {
    const table = dealt(first);
    return table.send(bid(1, 0, word, jokers)) ?? table.final(0).bid;
  };

  it('left out: the fewest are used', () => {
    expect(bidden('CAR*TESLINESAP', 'CAR')).toEqual({ word: 'CAR', jokers: [] });
    expect(bidden('C*RATESLINESAP', 'CAR')).toEqual({ word: 'CAR', jokers: [] });
    expect(bidden('C*RTESOLINESAP', 'CAR')).toEqual({ word: 'CAR', jokers: [1] });
    expect(bidden('***TESOLINESAP', 'CAR')).toEqual({ word: 'CAR', jokers: [0, 1, 2] });
  });

  it('left out: the cards of the hand serve from the left', () => {
    expect(bidden('ET*SSSSLINEAAP', 'ETE')).toEqual({ word: 'ETE', jokers: [2] });
  });

  it('[]: none', () => {
    expect(bidden('C*RTESOLINESAP', 'CAR', [])).toBe('CARD_NOT_IN_HAND');
    expect(bidden('CAR*TESLINESAP', 'CAR', [])).toEqual({ word: 'CAR', jokers: [] });
  });

  it('named: those positions, though the letter is held', () => {
    expect(bidden('CAR*TESLINESAP', 'CAR', [1])).toEqual({ word: 'CAR', jokers: [1] });
    expect(bidden('CAR**ESLINESAP', 'CAR', [2, 0])).toEqual({ word: 'CAR', jokers: [0, 2] });
  });

  it('named too few, or more than there are: CARD_NOT_IN_HAND', () => {
    expect(bidden('C**TESOLINESAP', 'CAR', [1])).toBe('CARD_NOT_IN_HAND');
    expect(bidden('CAR*TESLINESAP', 'CAR', [0, 1])).toBe('CARD_NOT_IN_HAND');
    expect(bidden('CARTESOLINESAP', 'CAR', [0])).toBe('CARD_NOT_IN_HAND');
  });

  it('a joker that is laid leaves the hand', () => {
    const table = dealt('CAR*TESLINESAPMUD').play(bid(1, 0, 'CAR', [1]), bidPass(2, 1));
    expect(table.final().hands[0]).toEqual(cards('ATESMUD'));
    expect(table.final().holder).toEqual(slots('CaR'));
  });

  it('an eraser serves no letter', () => {
    expect(bidden('C#RTESOLINESAP', 'CAR')).toBe('CARD_NOT_IN_HAND');
  });
});

describe('rondo, nobody bids', () => {
  const again: Setup = { shuffles: ['CARTESOLINESAP', 'PINAAAARIESSSSUUU'] };

  it('all have passed: all 110 cards are dealt again, and an opening runs from that moment', () => {
    const table = new Table(again).play(bidPass(1000, 1), bidPass(2500, 0));
    expect(table.final()).toMatchObject({
      phase: 'opening',
      deadline: 62_500,
      hands: [cards('PINAAAA'), cards('RIESSSS')],
      pile: 96,
      opening: 2,
      bidden: [false, false],
    });
    expect(table.events()).toEqual([{ type: 'bidden', seat: 0 }, { type: 'redealt' }]);
    table.play(bid(3000, 0, 'PIN'), bidPass(3000, 1));
    expect(table.final()).toMatchObject({ scores: [7, 0], turn: 1, pile: 93 });
  });

  it('the time is out: the same, at the deadline', () => {
    const table = new Table(again).play(bidPass(1000, 1), tick(60_100));
    expect(table.final()).toMatchObject({ deadline: 120_000, hands: [cards('PINAAAA'), cards('RIESSSS')] });
    expect(table.final().bidden).toEqual([false, false]);
  });

  it('endPhase: the same, now', () => {
    const table = new Table(again).play(referee(700, 'endPhase'));
    expect(table.final()).toMatchObject({ deadline: 60_700, phase: 'opening', opening: 2 });
  });

  it('a correction outlives it', () => {
    const table = new Table(again).play(
      send(1, 'referee', 'adjust', { seat: 1, points: 5, reason: '' }),
      referee(2, 'endPhase'),
    );
    expect(table.final().scores).toEqual([0, 5]);
  });

  it('an extended opening is as long as any after it is dealt again', () => {
    const table = new Table(again).play(referee(0, 'extend', { ms: 777 }), tick(60_777));
    expect(table.final().deadline).toBe(120_777);
  });

  it('where the lists run out the seed decides, each time anew', () => {
    const hands = [1, 2, 3].map(
      (count) => new Table({ options: { openingSeconds: 1 } }).play(tick(count * 1000)).final().hands,
    );
    expect(new Set(hands.map((each) => JSON.stringify(each))).size).toBe(3);
  });
});

describe('rondo, openings without end', () => {
  it('are passed over in bounded time, as one by one', () => {
    const ended = (line: ReturnType<typeof tick>[]) =>
      new Table({ options: { openingSeconds: 1 } }).play(...line).final();
    const steps = Array.from({ length: 40 }, (_, i) => tick((i + 1) * 1000));
    expect(ended([tick(40_000)])).toEqual(ended(steps));
    expect(ended([tick(40_999)]).hands).toEqual(ended(steps).hands);
    const far = ended([tick(9e15)]);
    expect(far).toMatchObject({ phase: 'opening', deadline: 9e15 + 1000, opening: 9e12 + 1 });
    expect(ended([tick(8_999_999_999_999_999), tick(9e15)])).toEqual(far);
    expect(ended([tick(4e15 + 7), tick(9e15)])).toEqual(far);
    expect(ended([tick(Number.MAX_SAFE_INTEGER)]).deadline).toBe(9_007_199_254_741_000);
  });

  it('the last of them is told', () => {
    const table = new Table({ options: { openingSeconds: 1 } }).play(tick(9e15));
    expect(table.events()).toEqual([{ type: 'redealt' }]);
  });

  it('not the prescribed ones: they are dealt one by one, the last one and the one that can’t be', () => {
    const options = { openingSeconds: 1 };
    const lists = ['A', 'E', 'I', 'LINESAPCARTESO'];
    const table = new Table({ options, shuffles: lists }).play(tick(3999));
    expect(table.final().hands[0]).toEqual(cards('LINESAP'));
    expect(new Table({ options, shuffles: lists }).send(tick(9e15))).toBeNull();
    expect(new Table({ options, shuffles: [...lists, 'QQ'] }).send(tick(9e15))).toBe('BAD_SHUFFLE');
    expect(new Table({ options, shuffles: [...lists, 'QQ'] }).send(tick(3999))).toBeNull();
  });

  it('not where somebody has bid', () => {
    const table = new Table({ ...TWO, options: { openingSeconds: 1 } }).play(bid(1, 0, 'CAR'), tick(9e15));
    expect(table.final()).toMatchObject({ phase: 'finished', t: 9e15 });
  });
});
