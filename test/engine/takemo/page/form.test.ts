import { describe, expect, it } from 'vitest';
import { exchange, pass, place, send, Table } from './play';

const table = () => Table.at({ hands: ['CHATSEEE', 'ROSESTIR'], begun: [false, false] });
const ON_LINE = [15, 5, 'H'] as const;

describe('takemo, form of place', () => {
  it.each([
    ['row missing', { row: undefined }],
    ['row a string', { row: '15' }],
    ['row no whole number', { row: 1.5 }],
    ['row null', { row: null }],
    ['col missing', { col: undefined }],
    ['col no whole number', { col: 0.5 }],
    ['col true', { col: true }],
    ['dir missing', { dir: undefined }],
    ['dir lower case', { dir: 'h' }],
    ['dir unknown', { dir: 'D' }],
    ['dir empty', { dir: '' }],
    ['word missing', { word: undefined }],
    ['word empty', { word: '' }],
    ['word a list', { word: ['C'] }],
    ['word a number', { word: 42 }],
    ['takemo null', { takemo: null }],
    ['takemo a number', { takemo: 0 }],
    ['takemo an object', { takemo: {} }],
    ['takemo with a string', { takemo: ['0'] }],
    ['takemo negative', { takemo: [-1] }],
    ['takemo no whole number', { takemo: [0.5] }],
    ['takemo twice the same', { takemo: [1, 1] }],
    ['takemo past the word', { takemo: [4] }],
    ['takemo among others past the word', { takemo: [0, 4] }],
  ])('BAD_ACTION: %s', (_, change) => {
    const line = { ...place(1, 0, ON_LINE, 'CHAT'), ...change };
    expect(table().send(JSON.parse(JSON.stringify(line)) as Record<string, unknown>)).toBe('BAD_ACTION');
  });

  it('fields that the page does not name are ignored', () => {
    const line = { ...place(1, 0, ON_LINE, 'CHAT'), tiles: 7, jokers: 'x', seat: 9 };
    expect(table().send(line)).toBeNull();
  });

  it('takemo left out, or [], is none', () => {
    expect(table().send(place(1, 0, ON_LINE, 'CHAT', []))).toBeNull();
    expect(table().send(place(1, 0, ON_LINE, 'CHAT'))).toBeNull();
  });

  it('the word is folded: accents dropped, Œ and Æ as two letters, lower case raised', () => {
    const coeur = () => Table.at({ hands: ['COEURSSS'] });
    expect(
      coeur()
        .play(place(1, 0, ON_LINE, 'cœur'))
        .final().board[14],
    ).toBe('....COEUR......');
    expect(
      coeur()
        .play(place(1, 0, ON_LINE, 'Cœur'))
        .final().lastMove,
    ).toMatchObject({ word: 'COEUR' });
    expect(Table.at({ hands: ['TETESSSS'] }).send(place(1, 0, ON_LINE, 'tête'))).toBeNull();
  });

  it('positions are of the folded word', () => {
    const coeur = () => Table.at({ hands: ['COEUSSSS'], takemo: [1, 0] });
    expect(coeur().send(place(1, 0, ON_LINE, 'cœur', [4]))).toBeNull();
    expect(coeur().send(place(1, 0, ON_LINE, 'cœur', [5]))).toBe('BAD_ACTION');
  });

  it('of a word that does not fold positions need only be distinct and from 0', () => {
    expect(table().send(place(1, 0, ON_LINE, 'CH-AT', [99]))).toBe('NOT_IN_LEXICON');
    expect(table().send(place(1, 0, ON_LINE, 'CH-AT', [99, 99]))).toBe('BAD_ACTION');
    expect(table().send(place(1, 0, ON_LINE, 'CH-AT', [-1]))).toBe('BAD_ACTION');
  });

  it.each(['CH-AT', 'CHAT ', ' CHAT', 'CH’AT', 'CHAT1', 'ß', 'ø', '?', '中'])(
    'what does not fold is NOT_IN_LEXICON before letters, cards or squares are looked at: %j',
    (word) => {
      expect(table().send(place(1, 0, ON_LINE, word))).toBe('NOT_IN_LEXICON');
      expect(table().send(place(1, 0, [-7, 99, 'V'], word, [0]))).toBe('NOT_IN_LEXICON');
    },
  );
});

describe('takemo, form of exchange', () => {
  it.each([
    ['tiles missing', undefined],
    ['tiles null', null],
    ['tiles a text', { text: 'CH' }],
    ['no tile', []],
    ['nine tiles', [...'CHATSEEEE']],
    ['a lower case letter', ['c']],
    ['an accent', ['É']],
    ['two letters in one', ['CH']],
    ['an empty face', ['']],
    ['a number', [1]],
    ['a Takemo tile', ['TAKEMO']],
    ['a Takemo tile among letters', ['C', 'TAKEMO']],
    ['a letter with a line end', ['C\n']],
  ])('BAD_ACTION: %s', (_, tiles) => {
    expect(table().send(exchange(1, 0, tiles))).toBe('BAD_ACTION');
  });

  it('BAD_ACTION: tiles written as one text', () => {
    expect(table().send({ t: 1, by: 0, type: 'exchange', tiles: 'CHAT' })).toBe('BAD_ACTION');
  });

  it('one to eight letters are of the form', () => {
    expect(table().send(exchange(1, 0, 'C'))).toBeNull();
    expect(table().send(exchange(1, 0, 'CHATSEEE'))).toBeNull();
    expect(table().send(exchange(1, 0, 'ZZZZZZZZ'))).toBe('CARD_NOT_IN_HAND');
  });
});

describe('takemo, what comes before the rules of a turn, in order', () => {
  it('form, then time, then seat, then who may, then the end, the pause, the turn', () => {
    const late = table().play(pass(10, 0));
    expect(late.send({ ...place(5, 7, ON_LINE, ''), x: 1 })).toBe('BAD_ACTION');
    expect(late.send(exchange(5, 7, []))).toBe('BAD_ACTION');
    expect(late.send(pass(5, 7))).toBe('TIME_BACKWARDS');
    expect(late.send(pass(10, 7))).toBe('UNKNOWN_SEAT');
    expect(late.send(pass(10, -1))).toBe('UNKNOWN_SEAT');
    expect(late.send(send(10, 7, 'bid'))).toBe('UNKNOWN_SEAT');
    expect(late.send(send(10, 1, 'bid'))).toBe('NOT_ALLOWED');
    expect(late.send(pass(10, 0))).toBe('NOT_YOUR_TURN');
    late.play(send(11, 'referee', 'pause'));
    expect(late.send(send(11, 1, 'bid'))).toBe('NOT_ALLOWED');
    expect(late.send(pass(11, 0))).toBe('PAUSED');
    late.play(send(11, 'referee', 'endGame'));
    expect(late.send(pass(11, 0))).toBe('GAME_OVER');
    expect(late.send(pass(11, 4))).toBe('UNKNOWN_SEAT');
    expect(late.send(pass(11, 'referee'))).toBe('NOT_ALLOWED');
  });

  it.each([
    ['place', place(1, 'referee', ON_LINE, 'CHAT')],
    ['exchange', exchange(1, 'referee', 'C')],
    ['pass', pass(1, 'referee')],
  ])('the referee may never send %s, nor may the clock', (_, line) => {
    expect(table().send(line)).toBe('NOT_ALLOWED');
    expect(table().send({ ...line, by: 'clock' })).toBe('NOT_ALLOWED');
    expect(table().send({ ...line, by: 'teacher' })).toBe('BAD_ACTION');
  });

  it('NOT_YOUR_TURN comes before anything about the word', () => {
    expect(table().send(place(1, 1, [99, 0, 'H'], 'Z-Z'))).toBe('NOT_YOUR_TURN');
    expect(table().send(exchange(1, 1, 'ZZ'))).toBe('NOT_YOUR_TURN');
    expect(table().send(pass(1, 1))).toBe('NOT_YOUR_TURN');
  });

  it('four players: the partner’s turn is not mine', () => {
    const four = Table.at({ players: 4, hands: ['CHATSEEE'] });
    expect(four.send(pass(1, 2))).toBe('NOT_YOUR_TURN');
    four.play(pass(1, 0), pass(2, 1), pass(3, 2), pass(4, 3));
    expect(four.final().turn).toBe(0);
  });
});
