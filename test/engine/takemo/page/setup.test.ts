import { describe, expect, it } from 'vitest';
import { pass, setupRefusal, Table } from './play';

const bagOf = (text: string) =>
  [...text.matchAll(/([A-Z])(\d+)/g)].map(([, letter, count]) => letter!.repeat(Number(count))).join('');
const WHOLE_BAG = bagOf('A11B2C3D4E18F2G3H2I10J1K1L6M4N7O7P4Q1R7S7T7U7V2W1X1Y1Z1');

describe('takemo, bags and hands', () => {
  it('each camp has a bag of its own with the 120 letters of the page', () => {
    expect(WHOLE_BAG).toHaveLength(120);
    expect(setupRefusal({ bags: [WHOLE_BAG, WHOLE_BAG] })).toBeNull();
  });

  it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('neither bag holds more %s than the page says', (letter) => {
    const tooMany = letter.repeat([...WHOLE_BAG].filter((l) => l === letter).length + 1);
    expect(setupRefusal({ bags: [tooMany] })).toBe('BAD_SHUFFLE');
    expect(setupRefusal({ bags: ['', tooMany] })).toBe('BAD_SHUFFLE');
  });

  it('Takemo tiles are never in a bag: a shuffle that names one makes the setup unreadable', () => {
    expect(setupRefusal({ bags: [['TAKEMO']] })).toBe('BAD_SHUFFLE');
    expect(setupRefusal({ bags: ['', ['E', 'TAKEMO']] })).toBe('BAD_SHUFFLE');
  });

  it('White’s bag is shuffled first, and what a list does not name follows from A to Z', () => {
    const { hands, bags } = new Table({ bags: ['ZY', 'XW'] }).final();
    expect(hands[0]).toEqual([...'ZYAAAAAA']);
    expect(hands[1]).toEqual([...'XWAAAAAA']);
    expect(bags).toEqual([112, 112]);
  });

  it('four players: seats 0 and 2 draw whole hands from White’s bag, 1 and 3 from Black’s', () => {
    const table = new Table({ players: 4, bags: ['EEEEEEEEIIIIIIII', 'OOOOOOOTTTTTTTSS'] });
    expect(table.final().hands).toEqual([[...'EEEEEEEE'], [...'OOOOOOOT'], [...'IIIIIIII'], [...'TTTTTTSS']]);
    expect(table.final().bags).toEqual([104, 104]);
  });

  it('nobody holds a Takemo tile, each camp can win five, the board is empty and White begins', () => {
    expect(new Table({ players: 4 }).final()).toMatchObject({
      phase: 'play',
      turn: 0,
      t: 0,
      takemo: [0, 0, 0, 0],
      takemoLeft: [5, 5],
      scores: [0, 0, 0, 0],
      captured: [0, 0],
      handSizes: [8, 8, 8, 8],
      board: Array.from({ length: 15 }, () => '.'.repeat(15)),
      lastMove: null,
      winners: [],
      deadline: null,
      paused: false,
    });
  });

  it('without lists the seed decides: the same one deals the same', () => {
    expect(new Table().final().hands).toEqual(new Table().final().hands);
    expect(new Table().final().hands[0]).not.toEqual(new Table().final().hands[1]);
  });
});

describe('takemo, options', () => {
  it.each([
    [0, 'BAD_PLAYERS'],
    [1, 'BAD_PLAYERS'],
    [2, null],
    [3, 'BAD_PLAYERS'],
    [4, null],
    [5, 'BAD_PLAYERS'],
  ])('%i players: %s', (players, refusal) => {
    expect(setupRefusal({ players })).toBe(refusal);
  });

  it.each([
    ['words', 'all'],
    ['words', 'noConjugation'],
    ['words', 'nouns'],
    ['overlap', 'literal'],
    ['overlap', 'identical'],
    ['keepCrossedLetters', false],
    ['keepCrossedLetters', true],
    ['turnSeconds', 0],
    ['turnSeconds', 1],
    ['turnSeconds', 100_000],
  ])('%s may be %j', (key, value) => {
    expect(setupRefusal({ options: { [key]: value } })).toBeNull();
  });

  it.each([
    ['words', 'noun'],
    ['words', null],
    ['words', true],
    ['overlap', 'none'],
    ['keepCrossedLetters', 'true'],
    ['keepCrossedLetters', 0],
    ['keepCrossedLetters', null],
    ['turnSeconds', -1],
    ['turnSeconds', 1.5],
    ['turnSeconds', '60'],
    ['turnSeconds', null],
    ['nonsense', 1],
    ['rounds', 3],
    ['toString', 1],
  ])('an option out of its range makes the setup unreadable: %s %j', (option, value) => {
    expect(setupRefusal({ options: { [option]: value } })).toEqual({ option });
  });

  it('turnSeconds 0: no clock; else the first turn has its deadline from the start', () => {
    expect(new Table({ options: { turnSeconds: 0 } }).final().deadline).toBeNull();
    expect(new Table({ options: { turnSeconds: 30 } }).final().deadline).toBe(30_000);
    const later = new Table({ options: { turnSeconds: 30 } }).play(pass(1234, 0));
    expect(later.final().deadline).toBe(31_234);
  });
});
