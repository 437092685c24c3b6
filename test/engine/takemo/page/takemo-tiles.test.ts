import { describe, expect, it } from 'vitest';
import { drawn, exchange, pass, place, Table, type Position } from './play';

/** White stands right below Black's line: one more letter upwards reaches it. */
const BELOW: Position = { rows: { 2: '....E', 15: 'CHAT' }, hands: ['TSANERLI', 'ROSEANLI'] };
const TE = place(1, 0, [1, 5, 'V'], 'TE');

describe('takemo, winning a Takemo tile', () => {
  it('a placement with a new tile on the enemy’s defence line wins one', () => {
    const final = Table.at(BELOW).play(TE).final();
    expect(final.takemo).toEqual([1, 0]);
    expect(final.takemoLeft).toEqual([4, 5]);
  });

  it('Black wins one on row 15', () => {
    const rows = { 14: '....t' };
    const black = Table.at({ rows, turn: 1, hands: ['', 'ESANRLIO'] }).play(place(1, 1, [14, 5, 'V'], 'TE'));
    expect(black.final()).toMatchObject({ takemo: [0, 1], takemoLeft: [5, 4] });
  });

  it('it is the player’s own, not its partner’s', () => {
    const four = Table.at({ ...BELOW, players: 4, turn: 2, hands: ['', '', 'TSANERLI'] });
    four.play({ ...TE, by: 2 });
    expect(four.final()).toMatchObject({ takemo: [0, 0, 1, 0], takemoLeft: [4, 5] });
    expect(four.send(pass(2, 3))).toBeNull();
    expect(four.send(place(3, 0, [15, 6, 'H'], 'ANE', [0]))).toBe('CARD_NOT_IN_HAND');
  });

  it('one a placement, however many of its tiles lie there', () => {
    const rows = { 1: '....T', 2: '....E' };
    const table = Table.at({ ...BELOW, rows }).play(place(1, 0, [1, 5, 'H'], 'TAS'));
    expect(table.final().takemo).toEqual([1, 0]);
  });

  it('none for an own tile that already lies there', () => {
    const rows = { 1: '....T' };
    const table = Table.at({ ...BELOW, rows }).play(place(1, 0, [1, 5, 'V'], 'TE'));
    expect(table.final()).toMatchObject({ takemo: [0, 0], takemoLeft: [5, 5] });
  });

  it('none on the own line', () => {
    const table = Table.at(BELOW).play(place(1, 0, [15, 10, 'H'], 'ANE'));
    expect(table.final().takemo).toEqual([0, 0]);
  });

  it('none when the camp has none of its five left; the placement is taken all the same', () => {
    const table = Table.at({ ...BELOW, takemoLeft: [0, 5] }).play(TE);
    expect(table.final()).toMatchObject({ takemo: [0, 0], takemoLeft: [0, 5] });
  });

  it('each camp has five of its own', () => {
    const table = Table.at({ ...BELOW, takemoLeft: [1, 1] }).play(TE);
    expect(table.final()).toMatchObject({ takemo: [1, 0], takemoLeft: [0, 1] });
  });

  it('a refused placement wins none', () => {
    const table = Table.at(BELOW);
    expect(table.send(place(1, 0, [1, 5, 'V'], 'IE'))).toBe('NOT_IN_LEXICON');
    expect(table.final().takemoLeft).toEqual([5, 5]);
  });
});

describe('takemo, laying a Takemo tile', () => {
  const HOLDING: Position = { ...BELOW, takemo: [2, 0] };
  const ANE = [15, 10, 'H'] as const;

  it('it is laid as any letter, where takemo lists its position', () => {
    const table = Table.at({ ...HOLDING, hands: ['NEEEEEEE'] }).play(place(1, 0, ANE, 'ANE', [0]));
    expect(table.final().board).toEqual(drawn({ 2: '....E', 15: 'CHAT.....ANE' }));
    expect(table.final().takemo).toEqual([1, 0]);
  });

  it('the hand keeps the letter it stands for, and only as many letters are drawn as were laid', () => {
    const left: [string, string] = ['QZ', 'EEE'];
    const table = Table.at({ ...HOLDING, left }).play(place(1, 0, ANE, 'ANE', [0]));
    expect(table.final().hands[0]?.toSorted()).toEqual([...'AILQRSTZ']);
    expect(table.final().phase).toBe('play');
  });

  it('CARD_NOT_IN_HAND: more positions than tiles held', () => {
    expect(Table.at(HOLDING).send(place(1, 0, ANE, 'ANE', [0, 1, 2]))).toBe('CARD_NOT_IN_HAND');
    expect(Table.at({ ...HOLDING, takemo: [0, 2] }).send(place(1, 0, ANE, 'ANE', [0]))).toBe(
      'CARD_NOT_IN_HAND',
    );
  });

  it('CARD_NOT_IN_HAND: a Takemo tile held does not serve a position that takemo does not list', () => {
    expect(Table.at({ ...HOLDING, hands: ['NEEEEEEE'] }).send(place(1, 0, ANE, 'ANE'))).toBe(
      'CARD_NOT_IN_HAND',
    );
  });

  it('positions may be listed in any order', () => {
    const table = Table.at({ ...HOLDING, hands: ['NXXXXXXX'] });
    expect(table.send(place(1, 0, ANE, 'ANE', [2, 0]))).toBeNull();
  });

  it('BAD_ACTION: a position on an own tile, right before CARD_NOT_IN_HAND and all that follows', () => {
    const table = Table.at({ ...HOLDING, takemo: [0, 0] });
    expect(table.send(place(1, 0, [15, 1, 'H'], 'CHATS', [3]))).toBe('BAD_ACTION');
    expect(table.send(place(1, 0, [15, 1, 'H'], 'CHATZ', [0]))).toBe('BAD_ACTION');
    expect(table.send(place(1, 0, [15, 1, 'H'], 'XHATZ', [0]))).toBe('BAD_ACTION');
    expect(table.send(place(1, 0, [15, 3, 'H'], 'ATZQQQQQQQQQQQQQ', [0]))).toBe('BAD_ACTION');
    expect(table.send(place(1, 0, [15, 1, 'H'], 'CHATS', [4]))).toBe('CARD_NOT_IN_HAND');
  });

  it('NOT_YOUR_TURN comes before it, and NOT_IN_LEXICON of a word that does not fold', () => {
    const table = Table.at(HOLDING);
    expect(table.send(place(1, 1, [15, 1, 'H'], 'CHATS', [0]))).toBe('NOT_YOUR_TURN');
    expect(table.send(place(1, 0, [15, 1, 'H'], 'CHAT-', [0]))).toBe('NOT_IN_LEXICON');
  });

  it('a position outside the board wants a tile like any: CARD_NOT_IN_HAND without one, else OUT_OF_BOARD', () => {
    expect(Table.at(HOLDING).send(place(1, 0, [15, 14, 'H'], 'ANX', [2]))).toBe('OUT_OF_BOARD');
    expect(Table.at(HOLDING).send(place(1, 0, [15, 14, 'H'], 'ANX', [0, 1, 2]))).toBe('CARD_NOT_IN_HAND');
  });

  it('it may lie on an enemy tile and capture', () => {
    const rows = { 8: '....T', 9: '....ose' };
    const table = Table.at({ ...HOLDING, rows, hands: ['NNNNNNNN'] });
    table.play(place(1, 0, [8, 5, 'V'], 'TE', [1]));
    expect(table.final()).toMatchObject({
      captured: [3, 0],
      takemo: [1, 0],
      board: drawn({ 8: '....T', 9: '....E' }),
    });
  });

  it('the letter it stands for counts in OVERLAP_MISMATCH', () => {
    const rows = { 8: '....Tx', 9: '....o' };
    const options = { overlap: 'identical' };
    const at = () => Table.at({ ...HOLDING, rows, options, hands: ['NNNNNNNN'] });
    expect(at().send(place(1, 0, [8, 5, 'V'], 'TE', [1]))).toBe('OVERLAP_MISMATCH');
  });

  it('a word of Takemo tiles alone draws nothing, and with an empty bag ends nothing', () => {
    const table = Table.at({ ...HOLDING, left: ['', 'EE'] }).play(place(1, 0, ANE, 'AN', [0, 1]));
    expect(table.final()).toMatchObject({ phase: 'play', turn: 1, takemo: [0, 0], bags: [0, 2] });
    expect(table.final().handSizes).toEqual([8, 8]);
  });

  it('laid on the enemy’s line it wins the next one at once', () => {
    const table = Table.at({ ...HOLDING, takemo: [1, 0] }).play({ ...TE, takemo: [0] });
    expect(table.final()).toMatchObject({ takemo: [1, 0], takemoLeft: [4, 5] });
  });

  it('it may be laid from the player’s next turn on: not in the placement that wins it', () => {
    expect(Table.at({ ...BELOW, takemo: [0, 0] }).send({ ...TE, takemo: [0] })).toBe('CARD_NOT_IN_HAND');
    const table = Table.at(BELOW).play(TE, pass(2, 1));
    expect(table.send(place(3, 0, [15, 10, 'H'], 'ANE', [0]))).toBeNull();
  });

  it('on the board it is a tile like any other: it counts, and captured it is gone', () => {
    const table = Table.at({ ...HOLDING, rows: { 14: '.....t' }, hands: ['NEEEEEEE', 'ESANRLIO'] });
    table.play(place(1, 0, [15, 5, 'H'], 'ANE', [0]));
    expect(table.final().scores).toEqual([3, 1]);
    table.play(place(2, 1, [14, 6, 'V'], 'TE'));
    expect(table.final()).toMatchObject({
      scores: [0, 2],
      captured: [0, 3],
      takemoLeft: [5, 4],
      takemo: [1, 1],
    });
  });

  it('it is never exchanged, nor counted among the eight letters or in the hands', () => {
    const table = Table.at(HOLDING);
    expect(table.send(exchange(1, 0, ['TAKEMO']))).toBe('BAD_ACTION');
    expect(table.final().hands[0]).toEqual([...'TSANERLI']);
    expect(table.final().handSizes).toEqual([8, 8]);
  });
});
