import { describe, expect, it } from 'vitest';
import { bury, cards, exchange, lay, pass, play, referee, slots, Table, tick, type Position } from './play';

const CAR: Position = { hands: ['TESOMUD', 'LINSAPE'], pile: 'XFGH' };
const car = (options: Record<string, unknown> = {}, more: Position = {}) =>
  Table.at({ ...CAR, ...more, options });
/** The word that seat 0 can make. */
const CARE = play(1, 0, lay(3, 'E'));

describe('rondo, whose turn it is', () => {
  it('one seat after the other', () => {
    const table = Table.at({ players: 3 });
    table.play(pass(1, 0), pass(2, 1));
    expect(table.final()).toMatchObject({ turn: 2, deadline: 60_002, phase: 'turn' });
    table.play(pass(3, 2));
    expect(table.final().turn).toBe(0);
  });

  it('NOT_YOUR_TURN: play, pass and exchange of another', () => {
    expect(car().send(play(1, 1, lay(3, 'E')))).toBe('NOT_YOUR_TURN');
    expect(car().send(pass(1, 1))).toBe('NOT_YOUR_TURN');
    expect(car().send(exchange(1, 1))).toBe('NOT_YOUR_TURN');
  });

  it('a play passes it on, its turn from that moment', () => {
    expect(
      car()
        .play({ ...CARE, t: 4000 })
        .final(),
    ).toMatchObject({ turn: 1, deadline: 64_000 });
  });

  it('a refused play leaves it', () => {
    const table = car();
    expect(table.send(play(1, 0, lay(3, 'O')))).toBe('NOT_IN_LEXICON');
    expect(table.final()).toMatchObject({ turn: 0, t: 0, deadline: 60_000 });
  });
});

describe('rondo, exchange and bury', () => {
  it('draws the top card; one of the 8 goes under the pile', () => {
    const table = car().play(exchange(1, 0));
    expect(table.final()).toMatchObject({ mustBury: true, handSizes: [8, 7], pile: 3, turn: 0 });
    expect(table.final(0).hands[0]).toEqual(cards('TESOMUDX'));
    table.play(bury(2, 0, 'T'));
    expect(table.final()).toMatchObject({ mustBury: false, handSizes: [7, 7], pile: 4, turn: 0 });
    expect(table.secret().pile).toEqual(cards('FGHT'));
    expect(table.events()).toEqual([{ type: 'buried', seat: 0 }]);
  });

  it('the card just drawn may be buried', () => {
    const table = car().play(exchange(1, 0), bury(2, 0, 'X'));
    expect(table.final(0).hands[0]).toEqual(cards('TESOMUD'));
  });

  it('it leaves the running deadline alone', () => {
    expect(
      car()
        .play(exchange(5, 0), bury(6, 0, 'T'))
        .final().deadline,
    ).toBe(60_000);
  });

  it('MUST_BURY: until then that player’s play, pass and exchange, whatever they say', () => {
    const table = car({ exchanges: 'unlimited' }).play(exchange(1, 0));
    expect(table.send(play(2, 0, lay(40, 'Q')))).toBe('MUST_BURY');
    expect(table.send(CARE)).toBe('MUST_BURY');
    expect(table.send(pass(2, 0))).toBe('MUST_BURY');
    expect(table.send(exchange(2, 0))).toBe('MUST_BURY');
    expect(table.send(play(2, 1, lay(3, 'E')))).toBe('NOT_YOUR_TURN');
    expect(table.send(pass(2, 1))).toBe('NOT_YOUR_TURN');
    expect(table.send(exchange(2, 1))).toBe('NOT_YOUR_TURN');
    expect(table.send(play(2, 0))).toBe('BAD_ACTION');
  });

  it('a bury that is due: of another NOT_YOUR_TURN, of a card not held CARD_NOT_IN_HAND', () => {
    const table = car().play(exchange(1, 0));
    expect(table.send(bury(2, 1, 'L'))).toBe('NOT_YOUR_TURN');
    expect(table.send(bury(2, 0, 'L'))).toBe('CARD_NOT_IN_HAND');
    expect(table.send(bury(2, 0, 'JOKER'))).toBe('CARD_NOT_IN_HAND');
  });

  it('a bury that is not due is WRONG_PHASE, by anybody, of any card', () => {
    expect(car().send(bury(1, 0, 'T'))).toBe('WRONG_PHASE');
    expect(car().send(bury(1, 1, 'Q'))).toBe('WRONG_PHASE');
    const table = car().play(exchange(1, 0), bury(2, 0, 'T'));
    expect(table.send(bury(2, 0, 'E'))).toBe('WRONG_PHASE');
  });

  it('NO_EXCHANGE_LEFT: one a turn where nothing else is said, and one again in the next', () => {
    const table = car().play(exchange(1, 0), bury(2, 0, 'T'));
    expect(table.send(exchange(3, 0))).toBe('NO_EXCHANGE_LEFT');
    table.play(pass(3, 0), exchange(4, 1), bury(5, 1, 'L'));
    expect(table.send(exchange(6, 1))).toBe('NO_EXCHANGE_LEFT');
  });

  it.each([
    [0, 0],
    [2, 2],
    [3, 3],
  ])('exchanges %i: so many', (exchanges, count) => {
    const table = car({ exchanges });
    for (let i = 0; i < count; i++) table.play(exchange(i, 0), bury(i, 0, cards('TESO')[i]!));
    expect(table.send(exchange(9, 0))).toBe('NO_EXCHANGE_LEFT');
  });

  it('unlimited: as many as one likes, as long as there are cards', () => {
    const table = car({ exchanges: 'unlimited' });
    for (let i = 0; i < 50; i++) table.play(exchange(i, 0), bury(i, 0, table.final(0).hands[0]?.[0] ?? ''));
    expect(table.final().exchanges).toBe(50);
    expect(table.final()).toMatchObject({ pile: 4, handSizes: [7, 7] });
    const empty = car({ exchanges: 'unlimited' }, { pile: '' });
    expect(empty.send(exchange(1, 0))).toBe('PILE_EMPTY');
  });

  it('PILE_EMPTY after the turn, before NO_EXCHANGE_LEFT', () => {
    expect(car({ exchanges: 0 }, { pile: '' }).send(exchange(1, 1))).toBe('NOT_YOUR_TURN');
    expect(car({ exchanges: 0 }, { pile: '' }).send(exchange(1, 0))).toBe('PILE_EMPTY');
  });

  it('the last card of the pile may be drawn: the buried one is the pile then', () => {
    const table = car({}, { pile: 'X' }).play(exchange(1, 0));
    expect(table.final().pile).toBe(0);
    table.play(bury(2, 0, 'T'), pass(3, 0));
    expect(table.final(0).hands[0]).toEqual(cards('ESOMUDXT'));
    expect(table.final()).toMatchObject({ pile: 0, idle: 0 });
  });

  it('a hand of many cards exchanges too', () => {
    const table = car({}, { hands: ['TESOMUDAAAAA'] }).play(exchange(1, 0), bury(2, 0, 'A'));
    expect(table.final()).toMatchObject({ handSizes: [12, 7], pile: 4 });
  });

  it('if the time runs out before the bury, the drawn card goes under the pile; then it is a pass', () => {
    const table = car().play(exchange(1, 0), tick(60_000));
    expect(table.final()).toMatchObject({ mustBury: false, turn: 1, pile: 3, handSizes: [8, 7] });
    expect(table.final(0).hands[0]).toEqual(cards('TESOMUDF'));
    expect(table.secret().pile).toEqual(cards('GHX'));
  });

  it('and where it was the last card, the pass draws it', () => {
    const table = car({}, { pile: 'X' }).play(exchange(1, 0), tick(60_000));
    expect(table.final(0).hands[0]).toEqual(cards('TESOMUDX'));
    expect(table.final()).toMatchObject({ pile: 0, idle: 0, turn: 1 });
  });

  it('endPhase does the same, now', () => {
    const table = car().play(exchange(1, 0), referee(500, 'endPhase'));
    expect(table.final()).toMatchObject({ mustBury: false, turn: 1, pile: 3, deadline: 60_500 });
    expect(table.secret().pile).toEqual(cards('GHX'));
  });
});

describe('rondo, pass', () => {
  it('draws one card if there is one', () => {
    const table = car().play(pass(1, 0));
    expect(table.final()).toMatchObject({ handSizes: [8, 7], pile: 3, turn: 1, scores: [0, 0] });
    expect(table.final(0).hands[0]).toEqual(cards('TESOMUDX'));
    const none = car({}, { pile: '' }).play(pass(1, 0));
    expect(none.final()).toMatchObject({ handSizes: [7, 7], pile: 0, turn: 1 });
  });

  it('a hand may grow without end', () => {
    const table = Table.at({ hands: ['TESOMUD', 'LINSAPE'] });
    for (let t = 1; t <= 40; t++) table.play(pass(t, (t + 1) % 2));
    expect(table.final()).toMatchObject({ handSizes: [27, 27], pile: 56 });
  });

  it('the deadline passes too, and the next turn begins there', () => {
    const table = car().play(tick(60_700));
    expect(table.final()).toMatchObject({ turn: 1, handSizes: [8, 7], deadline: 120_000, t: 60_700 });
    expect(table.events()).toEqual([
      { type: 'moved', move: { type: 'passed', seat: 0, drew: true, timedOut: true } },
    ]);
  });

  it('at the deadline is late, right before it in time', () => {
    expect(car().send({ ...CARE, t: 59_999 })).toBeNull();
    const late = car();
    expect(late.send({ ...CARE, t: 60_000 })).toBe('NOT_YOUR_TURN');
    expect(late.final()).toMatchObject({ turn: 0, t: 0, deadline: 60_000, handSizes: [7, 7] });
    expect(late.send(pass(60_000, 1))).toBeNull();
  });

  it('many turns may run out at once', () => {
    const table = car({ turnSeconds: 1 }).play(tick(5000));
    expect(table.final()).toMatchObject({ turn: 1, handSizes: [9, 9], pile: 0, idle: 1, deadline: 6000 });
    expect(car({ turnSeconds: 1 }).play(tick(9e15)).final()).toMatchObject({ phase: 'finished', t: 9e15 });
  });
});

describe('rondo, what the referee does in a turn', () => {
  it('endPhase is a pass in every respect', () => {
    const table = car().play(referee(700, 'endPhase'));
    expect(table.final()).toMatchObject({ turn: 1, t: 700, deadline: 60_700, handSizes: [8, 7], pile: 3 });
  });

  it('extend moves the running deadline', () => {
    expect(
      car()
        .play(referee(1, 'extend', { ms: 500 }))
        .final().deadline,
    ).toBe(60_500);
    expect(car().send(referee(1, 'extend', { ms: 0 }))).toBe('BAD_ACTION');
  });

  it('a pause moves the deadline by its length; meanwhile nothing is taken but what the page names', () => {
    const table = car().play(referee(4000, 'pause'));
    expect(table.final()).toMatchObject({ paused: true, deadline: null });
    expect(table.send(CARE)).toBe('TIME_BACKWARDS');
    expect(table.send({ ...CARE, t: 4000 })).toBe('PAUSED');
    expect(table.send(exchange(4000, 1))).toBe('PAUSED');
    expect(table.send(referee(4000, 'endPhase'))).toBe('PAUSED');
    expect(table.send(referee(4000, 'extend', { ms: 1 }))).toBe('PAUSED');
    table.play(tick(90_000), referee(90_000, 'adjust', { seat: 1, points: -4, reason: '' }));
    table.play(referee(94_000, 'resume'));
    expect(table.final()).toMatchObject({ paused: false, deadline: 150_000, turn: 0, scores: [0, -4] });
  });

  it('a bury that is due stays due through a pause', () => {
    const table = car().play(exchange(1, 0), referee(2, 'pause'));
    expect(table.send(bury(3, 0, 'T'))).toBe('PAUSED');
    table.play(referee(3, 'resume'), bury(4, 0, 'T'));
    expect(table.final().mustBury).toBe(false);
  });

  it('adjust corrects the score and nothing else', () => {
    const before = car().final();
    const table = car().play(referee(5, 'adjust', { seat: 1, points: 12, reason: 'oubli' }));
    expect(table.final()).toEqual({ ...before, t: 5, scores: [0, 12] });
    expect(table.send(referee(5, 'adjust', { seat: 2, points: 1, reason: '' }))).toBe('UNKNOWN_SEAT');
    expect(table.send(referee(5, 'adjust', { seat: 1, points: 0.5, reason: '' }))).toBe('BAD_ACTION');
    expect(table.send(referee(5, 'adjust', { seat: 1, points: 1 }))).toBe('BAD_ACTION');
  });

  it.each(['endPhase', 'endGame', 'pause', 'resume', 'extend', 'adjust'])('no seat may %s', (type) => {
    const more = { ms: 1, seat: 0, points: 1, reason: '' };
    expect(car().send({ ...referee(1, type, more), by: 0 })).toBe('NOT_ALLOWED');
    expect(car().send({ ...referee(1, type, more), by: 'clock' })).toBe('NOT_ALLOWED');
  });

  it('resume without a pause is WRONG_PHASE', () => {
    expect(car().send(referee(1, 'resume'))).toBe('WRONG_PHASE');
  });

  it('a play after a timed-out turn is laid on the holder as it stands', () => {
    const table = car().play(tick(60_000), play(60_001, 1, lay(3, 'E')));
    expect(table.final()).toMatchObject({ holder: slots('CARE'), scores: [0, 8], turn: 0 });
  });
});
