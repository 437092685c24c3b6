import { describe, expect, it } from 'vitest';
import { bid, bidPass, bury, exchange, lay, pass, play, referee, send, slots, Table, tick } from './play';

const opening = () => new Table({ shuffles: ['CARTESOLINESAP'] });
const turn = () => Table.at({ hands: ['TESOM*#', 'LINSAPE'], pile: 'UD' });

function sent(table: Table, line: Record<string, unknown>): string | null {
  return table.send(JSON.parse(JSON.stringify(line)) as Record<string, unknown>);
}

describe('rondo, form of bid', () => {
  it.each([
    ['word missing', { word: undefined }],
    ['word empty', { word: '' }],
    ['word null', { word: null }],
    ['word a number', { word: 42 }],
    ['word a list', { word: ['C'] }],
    ['jokers null', { jokers: null }],
    ['jokers a number', { jokers: 0 }],
    ['jokers an object', { jokers: {} }],
    ['jokers with a string', { jokers: ['0'] }],
    ['jokers negative', { jokers: [-1] }],
    ['jokers no whole number', { jokers: [0.5] }],
    ['jokers twice the same', { jokers: [1, 1] }],
    ['jokers past the word', { jokers: [3] }],
    ['jokers among others past the word', { jokers: [0, 3] }],
  ])('BAD_ACTION: %s', (_, change) => {
    expect(sent(opening(), { ...bid(1, 0, 'CAR'), ...change })).toBe('BAD_ACTION');
    // The form comes first, also where nobody bids any more.
    expect(sent(turn(), { ...bid(1, 0, 'CAR'), ...change })).toBe('BAD_ACTION');
  });

  it('positions are of the folded word', () => {
    const table = () => new Table({ shuffles: ['C*RTESOLINESAP'] });
    expect(table().send(bid(1, 0, 'çæ', [2]))).toBe('CARD_NOT_IN_HAND');
    expect(table().send(bid(1, 0, 'çæ', [3]))).toBe('BAD_ACTION');
    expect(table().send(bid(1, 0, 'çàr', [1]))).toBeNull();
  });

  it('of a word that does not fold positions need only be distinct and from 0', () => {
    expect(opening().send(bid(1, 0, 'C-R', [99]))).toBe('NOT_IN_LEXICON');
    expect(opening().send(bid(1, 0, 'C-R', [99, 99]))).toBe('BAD_ACTION');
    expect(opening().send(bid(1, 0, 'C-R', [-1]))).toBe('BAD_ACTION');
  });

  it('fields that the page does not name are ignored', () => {
    expect(opening().send({ ...bid(1, 0, 'CAR'), cards: 7, seat: 99, at: 'x' })).toBeNull();
    expect(opening().send({ ...bidPass(1, 0), word: 7, jokers: null })).toBeNull();
  });
});

describe('rondo, form of play', () => {
  it.each([
    ['cards missing', undefined],
    ['cards null', null],
    ['cards an object', { 0: lay(3, 'E') }],
    ['cards a text', 'E'],
    ['no card', []],
    ['a card that is a text', ['E']],
    ['a card that is null', [null]],
    ['a card that is a list', [[3, 'E']]],
    ['at missing', [{ card: 'E' }]],
    ['at null', [lay(null, 'E')]],
    ['at a string', [lay('3', 'E')]],
    ['at no whole number', [lay(0.5, 'E')]],
    ['at true', [lay(true, 'E')]],
    ['card missing', [{ at: 3 }]],
    ['card null', [{ at: 3, card: null }]],
    ['card a number', [{ at: 3, card: 5 }]],
    ['card in lower case', [lay(3, 'e')]],
    ['card with an accent', [lay(3, 'É')]],
    ['card of two letters', [lay(3, 'ES')]],
    ['card empty', [lay(3, '')]],
    ['card of another game', [lay(3, 'TAKEMO')]],
    ['card a joker in lower case', [{ at: 3, card: 'joker', as: 'E' }]],
    ['joker without its letter', [{ at: 3, card: 'JOKER' }]],
    ['joker as null', [{ at: 3, card: 'JOKER', as: null }]],
    ['joker as lower case', [{ at: 3, card: 'JOKER', as: 'e' }]],
    ['joker as an accent', [{ at: 3, card: 'JOKER', as: 'É' }]],
    ['joker as two letters', [{ at: 3, card: 'JOKER', as: 'ES' }]],
    ['joker as nothing', [{ at: 3, card: 'JOKER', as: '' }]],
    ['joker as an eraser', [{ at: 3, card: 'JOKER', as: 'ERASER' }]],
    ['joker as a list', [{ at: 3, card: 'JOKER', as: ['E'] }]],
    ['a letter with a letter', [{ at: 3, card: 'E', as: 'E' }]],
    ['a letter with null', [{ at: 3, card: 'E', as: null }]],
    ['an eraser with a letter', [{ at: 2, card: 'ERASER', as: 'E' }]],
    ['one good, one bad', [lay(3, 'E'), lay(2, 'joker')]],
  ])('BAD_ACTION: %s', (_, laid) => {
    expect(sent(turn(), send(1, 0, 'play', { cards: laid }))).toBe('BAD_ACTION');
    expect(sent(opening(), send(1, 0, 'play', { cards: laid }))).toBe('BAD_ACTION');
  });

  it('a joker has its letter, even one that the player holds', () => {
    expect(turn().send(play(1, 0, lay(3, '*E')))).toBeNull();
    expect(turn().send(play(1, 0, lay(3, '*E'), lay(4, 'S')))).toBe('BAD_SLOT');
  });

  it('any whole number is of the form of a slot', () => {
    for (const at of [-2, -7, 4, 99, 1e20, -1e20])
      expect(turn().send(play(1, 0, lay(at, 'E'))), String(at)).toBe('BAD_SLOT');
  });

  it('minus nought is nought', () => {
    expect(turn().send(play(1, 0, lay(-0, 'S'), lay(0, 'E')))).toBe('SLOT_TAKEN_TWICE');
    const table = Table.at({ hands: ['MESOM*#'] }).play(play(1, 0, lay(-0, 'M')));
    expect(table.final().holder).toEqual(slots('MAR'));
  });

  it('fields that the page does not name are ignored', () => {
    expect(turn().send({ ...play(1, 0, { ...lay(3, 'E'), value: 9, letter: 'Q' }), word: 7 })).toBeNull();
  });
});

describe('rondo, form of bury, and of what has no fields', () => {
  it.each([undefined, null, 5, '', 'e', 'É', 'ES', ['E'], 'joker', 'TAKEMO', { card: 'E' }])(
    'BAD_ACTION: bury %j',
    (card) => {
      expect(sent(turn().play(exchange(1, 0)), send(1, 0, 'bury', { card }))).toBe('BAD_ACTION');
      expect(sent(turn(), send(1, 0, 'bury', { card }))).toBe('BAD_ACTION');
    },
  );

  it.each(['T', 'JOKER', 'ERASER'])('any card may be buried: %s', (card) => {
    expect(
      turn()
        .play(exchange(1, 0))
        .send(bury(1, 0, card)),
    ).toBeNull();
  });

  it('exchange and pass take no field', () => {
    expect(turn().send({ ...exchange(1, 0), card: 7, cards: null })).toBeNull();
    expect(turn().send({ ...pass(1, 0), card: 7 })).toBeNull();
  });
});

describe('rondo, the order of refusals', () => {
  it('form, time, seat, who may, the end, the pause, the phase, the turn', () => {
    const table = turn().play(pass(10, 0));
    expect(table.send(play(5, 9))).toBe('BAD_ACTION');
    expect(table.send(pass(5, 9))).toBe('TIME_BACKWARDS');
    expect(table.send(send(10, 9, 'dance'))).toBe('UNKNOWN_SEAT');
    expect(table.send(pass(10, -1))).toBe('UNKNOWN_SEAT');
    expect(table.send(send(10, 1, 'dance'))).toBe('NOT_ALLOWED');
    expect(table.send(bid(10, 0, 'CAR'))).toBe('WRONG_PHASE');
    expect(table.send(pass(10, 0))).toBe('NOT_YOUR_TURN');
    table.play(referee(11, 'pause'));
    expect(table.send(send(11, 1, 'dance'))).toBe('NOT_ALLOWED');
    expect(table.send(bid(11, 0, 'CAR'))).toBe('PAUSED');
    table.play(referee(11, 'endGame'));
    expect(table.send(bid(11, 0, 'CAR'))).toBe('GAME_OVER');
    expect(table.send(bid(11, 0, ''))).toBe('BAD_ACTION');
    expect(table.send(pass(11, 2))).toBe('UNKNOWN_SEAT');
    expect(table.send(pass(11, 'referee'))).toBe('NOT_ALLOWED');
  });

  it.each([
    ['bid', bid(1, 0, 'CAR')],
    ['bidPass', bidPass(1, 0)],
    ['play', play(1, 0, lay(3, 'E'))],
    ['pass', pass(1, 0)],
    ['exchange', exchange(1, 0)],
    ['bury', bury(1, 0, 'E')],
  ])('neither the referee nor the clock may ever send %s', (_, line) => {
    for (const table of [opening(), turn()]) {
      expect(table.send({ ...line, by: 'referee' })).toBe('NOT_ALLOWED');
      expect(table.send({ ...line, by: 'clock' })).toBe('NOT_ALLOWED');
      expect(table.send({ ...line, by: 'teacher' })).toBe('BAD_ACTION');
    }
  });

  it.each(['grab', 'place', 'serve', 'ready', 'submit', 'toString', ''])('NOT_ALLOWED: %s', (type) => {
    expect(turn().send(send(1, 0, type))).toBe('NOT_ALLOWED');
  });

  it('WRONG_PHASE: what belongs to a turn, in the opening, by anybody', () => {
    for (const by of [0, 1]) {
      expect(opening().send(play(1, by, lay(40, 'Q')))).toBe('WRONG_PHASE');
      expect(opening().send(pass(1, by))).toBe('WRONG_PHASE');
      expect(opening().send(exchange(1, by))).toBe('WRONG_PHASE');
      expect(opening().send(bury(1, by, 'Q'))).toBe('WRONG_PHASE');
    }
  });

  it('WRONG_PHASE: what belongs to the opening, in a turn, by anybody, whatever it says', () => {
    for (const by of [0, 1]) {
      expect(turn().send(bid(1, by, 'Q-Q'))).toBe('WRONG_PHASE');
      expect(turn().send(bidPass(1, by))).toBe('WRONG_PHASE');
    }
  });

  it('the turn before the cards, the cards before the geometry, the geometry before the lexicon', () => {
    expect(turn().send(play(1, 1, lay(40, 'Z')))).toBe('NOT_YOUR_TURN');
    expect(turn().send(play(1, 0, lay(40, 'Z')))).toBe('CARD_NOT_IN_HAND');
    expect(turn().send(play(1, 0, lay(40, 'E'), lay(40, 'T')))).toBe('SLOT_TAKEN_TWICE');
    expect(turn().send(play(1, 0, lay(3, 'O')))).toBe('NOT_IN_LEXICON');
  });

  it('a card laid twice must be held twice', () => {
    expect(turn().send(play(1, 0, lay(0, 'E'), lay(3, 'E')))).toBe('CARD_NOT_IN_HAND');
    expect(turn().send(play(1, 0, lay(0, '*E'), lay(3, '*E')))).toBe('CARD_NOT_IN_HAND');
    expect(turn().send(play(1, 0, lay(0, '#'), lay(2, '#')))).toBe('CARD_NOT_IN_HAND');
    expect(turn().send(play(1, 0, lay(40, 'E'), lay(40, 'E')))).toBe('CARD_NOT_IN_HAND');
  });

  it('a deadline that is reached comes before it all but form, time, seat and who may', () => {
    expect(turn().send(bid(60_000, 0, 'CAR'))).toBe('WRONG_PHASE');
    expect(turn().send(pass(60_000, 0))).toBe('NOT_YOUR_TURN');
    expect(opening().send(bid(1, 0, 'CAR'))).toBeNull();
    expect(
      opening()
        .play(bid(1, 0, 'CAR'))
        .send(bid(60_000, 1, 'LIN')),
    ).toBe('WRONG_PHASE');
    expect(
      opening()
        .play(bid(1, 0, 'CAR'))
        .send(bid(59_999, 1, 'LIN')),
    ).toBeNull();
  });

  it('a shuffle that can’t be, needed by a deadline, comes right after NOT_ALLOWED, for a tick too', () => {
    const stuck = () => new Table({ shuffles: ['CAR', 'QQ'] });
    expect(stuck().send(tick(60_000))).toBe('BAD_SHUFFLE');
    expect(stuck().send(pass(60_000, 9))).toBe('UNKNOWN_SEAT');
    expect(stuck().send(pass(60_000, 'referee'))).toBe('NOT_ALLOWED');
    expect(stuck().send(pass(60_000, 0))).toBe('BAD_SHUFFLE');
    expect(stuck().send(referee(60_000, 'endGame'))).toBe('BAD_SHUFFLE');
    expect(stuck().send(tick(59_999))).toBeNull();
    const paused = stuck().play(referee(5, 'pause'));
    expect(paused.send(tick(9e15))).toBeNull();
    expect(stuck().send(referee(9, 'endPhase'))).toBe('BAD_SHUFFLE');
    expect(stuck().play(referee(9, 'endGame'), tick(9e15)).final()).toMatchObject({
      t: 9e15,
      winners: [0, 1],
    });
  });
});
