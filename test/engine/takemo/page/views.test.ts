import { describe, expect, it } from 'vitest';
import { exchange, pass, place, send, Table } from './play';

const four = () =>
  Table.at({
    players: 4,
    rows: { 1: '....rose', 15: '....CHAT' },
    hands: ['SANERLIT', 'ROSEANLI', 'AAAAAAAA', 'IIIIIIII'],
    takemo: [1, 0, 0, 2],
    takemoLeft: [3, 2],
  });

/** What everyone sees of it. */
const PUBLIC = {
  turn: 0,
  bags: [104, 104],
  handSizes: [8, 8, 8, 8],
  takemo: [1, 0, 0, 2],
  takemoLeft: [3, 2],
  captured: [0, 0],
  scores: [4, 4, 4, 4],
  lastMove: null,
};

describe('takemo, views', () => {
  it('public: the board and the numbers, no hand', () => {
    expect(four().final('public')).toMatchObject({ ...PUBLIC, hands: [null, null, null, null] });
    expect(four().final('public').board[14]).toBe('....CHAT.......');
  });

  it.each([0, 1, 2, 3])('seat %i: its own hand, not its partner’s', (seat) => {
    const { hands, ...rest } = four().final(seat);
    expect(rest).toMatchObject({ ...PUBLIC });
    expect(hands.map((hand) => hand !== null)).toEqual([0, 1, 2, 3].map((other) => other === seat));
  });

  it('referee: all hands', () => {
    expect(four().final().hands).toEqual([
      [...'SANERLIT'],
      [...'ROSEANLI'],
      [...'AAAAAAAA'],
      [...'IIIIIIII'],
    ]);
    expect(four().final()).toMatchObject(PUBLIC);
  });

  it('at the end hands stay as hidden as before', () => {
    const table = four().play(send(1, 'referee', 'endGame'));
    expect(table.final('public')).toMatchObject({ turn: null, hands: [null, null, null, null] });
    expect(table.final(1).hands[3]).toBeNull();
  });

  it('everyone is told the last move, with what it captured', () => {
    const table = four().play(place(1, 0, [15, 5, 'H'], 'CHATS'));
    const move = { seat: 0, type: 'place', row: 15, col: 5, dir: 'H', word: 'CHATS', captured: [] };
    expect(table.final('public').lastMove).toMatchObject(move);
    expect(table.final(3).lastMove).toMatchObject(move);
  });

  it('the latest eight turns are told, the last one at their end', () => {
    const table = four();
    for (let turn = 0; turn < 6; turn++) table.play(pass(turn, turn % 4));
    table.play(exchange(7, 2, 'A'), place(8, 3, [1, 10, 'H'], 'IL', [1]), place(9, 0, [15, 5, 'H'], 'CHATS'));
    const { recent, lastMove } = table.final('public');
    expect(recent).toHaveLength(8);
    expect(recent.at(-1)).toEqual({ seat: 0, type: 'place', word: 'CHATS', award: false });
    expect(recent.at(-3)).toEqual({ seat: 2, type: 'exchange', word: null, award: false });
    expect(lastMove?.['word']).toBe('CHATS');
  });

  it('no view names what is in a bag, or holds a pile', () => {
    for (const audience of ['public', 'referee', 0] as const) {
      const text = JSON.stringify(four().final(audience));
      expect(text).not.toMatch(/secret|shuffler|pile|"turns":\[/);
    }
  });
});
