import { describe, expect, it } from 'vitest';
import { exchange, pass, place, send, Table, tick, type Position } from './play';

const READY: Position = { rows: { 15: 'CHAT' }, hands: ['SANERLIT', 'ROSEANLI'] };
const ANE = place(1, 0, [15, 10, 'H'], 'ANE');

describe('takemo, drawing back', () => {
  it('after a placement the player draws back to eight from the top of its camp’s bag', () => {
    const table = Table.at({ ...READY, left: ['QXZWV', 'EE'] }).play(ANE);
    expect(table.final().hands[0]?.toSorted()).toEqual([...'SRLITQXZ'].sort());
    expect(table.final().bags).toEqual([2, 2]);
    expect(table.final().turn).toBe(1);
  });

  it('letters of own tiles are not laid again, and not drawn for', () => {
    const table = Table.at({ ...READY, left: ['QXZ', 'EE'] }).play(place(1, 0, [15, 1, 'H'], 'CHATS'));
    expect(table.final().bags).toEqual([2, 2]);
  });

  it('exactly enough tiles is enough', () => {
    const table = Table.at({ ...READY, left: ['QXZ', 'EE'] }).play(ANE);
    expect(table.final()).toMatchObject({ phase: 'play', bags: [0, 2], turn: 1 });
  });

  it('when the bag can’t give all that are needed, it draws what there is and the game is over', () => {
    const table = Table.at({ ...READY, left: ['QX', 'EE'] }).play(ANE);
    expect(table.final()).toMatchObject({
      phase: 'finished',
      turn: null,
      bags: [0, 2],
      handSizes: [7, 8],
      scores: [7, 0],
      winners: [0],
      deadline: null,
    });
    expect(table.events().at(-1)).toEqual({ type: 'over', reason: 'bagEmpty' });
  });

  it('it is the own camp’s bag that counts, not the enemy’s', () => {
    expect(
      Table.at({ ...READY, left: ['QXZ', ''] })
        .play(ANE)
        .final().phase,
    ).toBe('play');
  });

  it('lay, capture, award, draw, end: all of the last placement counts', () => {
    const rows = { 1: '....ose', 2: '....E' };
    const table = Table.at({ rows, hands: ['TSANERLI'], left: ['', 'E'] });
    table.play(place(1, 0, [1, 5, 'V'], 'TE'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      scores: [2, 0],
      captured: [3, 0],
      takemo: [1, 0],
      takemoLeft: [4, 5],
      winners: [0],
    });
  });

  it('four players: partners draw from one bag', () => {
    const four = Table.at({ ...READY, players: 4, left: ['QXZWK', 'EE'] }).play(ANE, pass(2, 1));
    four.play(exchange(3, 2, four.final().hands[2]!.slice(0, 1)), pass(4, 3));
    expect(four.final().bags).toEqual([2, 2]);
  });
});

describe('takemo, exchange', () => {
  it('draws as many from the top, then puts these back and shuffles the bag', () => {
    const table = Table.at({ ...READY, bags: ['', '', 'SAWZ'], left: ['QXZW', 'EE'] });
    table.play(exchange(1, 0, 'SA'));
    expect(table.final().hands[0]?.toSorted()).toEqual([...'NERLITQX'].sort());
    expect(table.final().bags).toEqual([4, 2]);
  });

  it('BAD_SHUFFLE: the list names a tile that has just been drawn; it changes nothing', () => {
    const table = Table.at({ ...READY, bags: ['', '', 'Q'], left: ['QXZW', 'EE'] });
    const before = table.final();
    expect(table.send(exchange(5, 0, 'SA'))).toBe('BAD_SHUFFLE');
    expect(table.final()).toEqual(before);
    expect(table.send(pass(5, 0))).toBeNull();
  });

  it('what was put back can come first after the shuffle', () => {
    const table = Table.at({ ...READY, bags: ['', '', 'SA'], left: ['QXZW', 'EE'] });
    table.play(exchange(1, 0, 'SA'), pass(2, 1), place(3, 0, [15, 10, 'H'], 'TE'));
    expect(table.final().hands[0]?.toSorted()).toEqual([...'NRLIQXSA'].sort());
  });

  it('BAG_TOO_SMALL: the bag holds fewer; exactly as many will do', () => {
    const table = () => Table.at({ ...READY, left: ['QX', 'EEEEEE'] });
    expect(table().send(exchange(1, 0, 'SAN'))).toBe('BAG_TOO_SMALL');
    expect(table().send(exchange(1, 0, 'SA'))).toBeNull();
    expect(Table.at({ ...READY, left: ['', 'EEE'] }).send(exchange(1, 0, 'S'))).toBe('BAG_TOO_SMALL');
  });

  it('CARD_NOT_IN_HAND comes before BAG_TOO_SMALL, BAG_TOO_SMALL before BAD_SHUFFLE', () => {
    const table = Table.at({ ...READY, bags: ['', '', 'K'], left: ['QX', 'EE'] });
    expect(table.send(exchange(1, 0, 'ZZZ'))).toBe('CARD_NOT_IN_HAND');
    expect(table.send(exchange(1, 0, 'SS'))).toBe('CARD_NOT_IN_HAND');
    expect(table.send(exchange(1, 0, 'SAN'))).toBe('BAG_TOO_SMALL');
    expect(table.send(exchange(1, 0, 'SA'))).toBe('BAD_SHUFFLE');
  });

  it('one shuffle for each accepted exchange, none for a refused one', () => {
    const table = Table.at({ ...READY, bags: ['', '', 'S', 'R'], left: ['QX', 'EE'] });
    expect(table.send(exchange(1, 0, 'SAN'))).toBe('BAG_TOO_SMALL');
    table.play(exchange(1, 0, 'S'), exchange(2, 1, 'R'));
    expect(table.final().t).toBe(2);
  });

  it('the turn is over, and nothing is laid: the next seat’s turn begins', () => {
    expect(
      Table.at(READY)
        .play(exchange(1, 0, 'S'))
        .final().turn,
    ).toBe(1);
  });

  it('everyone may know how many tiles were exchanged, not which', () => {
    const table = Table.at(READY).play(exchange(1, 0, 'SA'));
    expect(table.events()).toEqual([{ type: 'exchanged', seat: 0, tiles: 2 }]);
    expect(table.final('public').lastMove).toMatchObject({ type: 'exchange', exchanged: 2 });
    expect(Object.keys(table.final('public').lastMove ?? {})).not.toContain('tiles');
  });
});

describe('takemo, turns with nothing laid', () => {
  it('two players: after four in a row the game ends', () => {
    const table = Table.at(READY).play(pass(1, 0), exchange(2, 1, 'R'), pass(3, 0));
    expect(table.final().phase).toBe('play');
    table.play(pass(4, 1));
    expect(table.final()).toMatchObject({ phase: 'finished', winners: [0], scores: [4, 0], turn: null });
    expect(table.events().at(-1)).toEqual({ type: 'over', reason: 'idle' });
  });

  it('four players: after eight in a row', () => {
    const table = Table.at({ players: 4 });
    for (let turn = 0; turn < 7; turn++) table.play(pass(turn, turn % 4));
    expect(table.final().phase).toBe('play');
    table.play(pass(9, 3));
    expect(table.final().phase).toBe('finished');
  });

  it('from the first turn on', () => {
    const table = new Table().play(pass(1, 0), pass(2, 1), pass(3, 0), pass(4, 1));
    expect(table.final()).toMatchObject({ phase: 'finished', scores: [0, 0], winners: [0, 1] });
  });

  it('in a row: a placement begins the count anew', () => {
    const table = Table.at({ ...READY, turn: 1 }).play(
      pass(1, 1),
      { ...ANE, t: 2 },
      pass(3, 1),
      pass(4, 0),
      pass(5, 1),
    );
    expect(table.final().phase).toBe('play');
    table.play(pass(6, 0));
    expect(table.final().phase).toBe('finished');
  });

  it('a refused placement is no turn', () => {
    const table = Table.at(READY).play(pass(1, 0), pass(2, 1), pass(3, 0));
    expect(table.send(place(4, 1, [8, 8, 'H'], 'ROSE'))).toBe('NOT_CONNECTED');
    expect(table.final()).toMatchObject({ phase: 'play', turn: 1 });
  });

  it('the bags and hands stay as they are', () => {
    const table = new Table().play(pass(1, 0), pass(2, 1), pass(3, 0), pass(4, 1));
    expect(table.final()).toMatchObject({ bags: [112, 112], handSizes: [8, 8] });
  });
});

describe('takemo, time', () => {
  const clocked = (players = 2) => new Table({ players, options: { turnSeconds: 10 } });

  it('time running out is a pass, at the deadline; the next turn starts there', () => {
    const table = clocked().play(tick(10_500));
    expect(table.final()).toMatchObject({ turn: 1, deadline: 20_000, t: 10_500 });
    expect(table.events()).toEqual([{ type: 'passed', seat: 0, timedOut: true }]);
    expect(table.final().lastMove).toMatchObject({ seat: 0, type: 'pass' });
  });

  it('at the deadline is late, right before it in time', () => {
    expect(clocked().send(pass(9999, 0))).toBeNull();
    expect(clocked().send(pass(10_000, 0))).toBe('NOT_YOUR_TURN');
    expect(clocked().send(pass(10_000, 1))).toBeNull();
  });

  it('a refused action leaves the deadlines it had reached as they were', () => {
    const table = clocked();
    expect(table.send(pass(10_000, 0))).toBe('NOT_YOUR_TURN');
    expect(table.final()).toMatchObject({ turn: 0, t: 0, deadline: 10_000 });
  });

  it('several turns may pass at once', () => {
    expect(clocked().play(tick(35_000)).final()).toMatchObject({ turn: 1, deadline: 40_000, phase: 'play' });
    expect(clocked().play(tick(40_000)).final()).toMatchObject({
      phase: 'finished',
      t: 40_000,
      deadline: null,
    });
    expect(clocked(4).play(tick(79_999)).final()).toMatchObject({ phase: 'play', turn: 3 });
    expect(clocked(4).play(tick(Number.MAX_SAFE_INTEGER)).final().phase).toBe('finished');
  });

  it('an action that comes after such an end is GAME_OVER, and changes nothing', () => {
    const table = clocked();
    expect(table.send(pass(1e15, 0))).toBe('GAME_OVER');
    expect(table.final()).toMatchObject({ phase: 'play', turn: 0 });
  });

  it('a placement starts the next turn’s time', () => {
    const table = Table.at({ ...READY, options: { turnSeconds: 10 } }).play({ ...ANE, t: 4000 });
    expect(table.final()).toMatchObject({ deadline: 14_000, turn: 1 });
  });

  it('extend moves the running deadline; without a clock there is none to move', () => {
    expect(
      clocked()
        .play(send(1, 'referee', 'extend', { ms: 500 }))
        .final().deadline,
    ).toBe(10_500);
    expect(new Table().send(send(1, 'referee', 'extend', { ms: 500 }))).toBe('WRONG_PHASE');
  });

  it('a pause moves the deadline by its length', () => {
    const table = clocked().play(send(4000, 'referee', 'pause'));
    expect(table.final()).toMatchObject({ paused: true, deadline: null });
    table.play(tick(50_000));
    expect(table.final().turn).toBe(0);
    table.play(send(54_000, 'referee', 'resume'));
    expect(table.final()).toMatchObject({ paused: false, deadline: 60_000, turn: 0 });
  });
});

describe('takemo, what the referee does', () => {
  it('endPhase passes the player over, with a clock or without', () => {
    const table = new Table().play(send(700, 'referee', 'endPhase'));
    expect(table.final()).toMatchObject({ turn: 1, t: 700, deadline: null });
    expect(table.final().lastMove).toMatchObject({ seat: 0, type: 'pass' });
    const clocked = new Table({ options: { turnSeconds: 10 } }).play(send(700, 'referee', 'endPhase'));
    expect(clocked.final()).toMatchObject({ turn: 1, deadline: 10_700 });
  });

  it('endPhase counts as a turn with nothing laid', () => {
    const table = new Table().play(...[1, 2, 3, 4].map((t) => send(t, 'referee', 'endPhase')));
    expect(table.final()).toMatchObject({ phase: 'finished', winners: [0, 1] });
  });

  it.each(['endPhase', 'endGame', 'pause', 'resume', 'extend', 'adjust'])('no seat may %s', (type) => {
    const more = { ms: 1, seat: 0, points: 1, reason: '' };
    expect(new Table().send(send(1, 0, type, more))).toBe('NOT_ALLOWED');
  });

  it('endGame: the tiles as they stand', () => {
    const table = Table.at(READY).play(send(5, 'referee', 'endGame'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      turn: null,
      scores: [4, 0],
      winners: [0],
      handSizes: [8, 8],
      bags: [112, 112],
    });
  });

  it('adjust of a seat corrects its camp: the scores of all its seats, and who wins', () => {
    const four = Table.at({ players: 4, rows: { 1: 'ose', 15: 'CHAT' } });
    four.play(send(1, 'referee', 'adjust', { seat: 3, points: 2, reason: '' }));
    expect(four.final().scores).toEqual([4, 5, 4, 5]);
    four.play(send(2, 'referee', 'adjust', { seat: 1, points: -1, reason: 'x' }));
    expect(four.final().scores).toEqual([4, 4, 4, 4]);
    four.play(send(3, 'referee', 'adjust', { seat: 0, points: -5, reason: 'x' }));
    expect(four.final()).toMatchObject({ scores: [-1, 4, -1, 4], winners: [] });
    four.play(send(4, 'referee', 'endGame'));
    expect(four.final().winners).toEqual([1, 3]);
  });

  it('a correction stays when the board changes', () => {
    const table = Table.at(READY).play(
      send(0, 'referee', 'adjust', { seat: 0, points: 10, reason: '' }),
      ANE,
    );
    expect(table.final().scores).toEqual([17, 0]);
  });

  it('as many tiles: a draw, all seats of both camps', () => {
    const rows = { 1: 'rose', 15: 'CHAT' };
    expect(
      Table.at({ rows })
        .play(send(1, 'referee', 'endGame'))
        .final().winners,
    ).toEqual([0, 1]);
    expect(
      Table.at({ rows, players: 4 })
        .play(send(1, 'referee', 'endGame'))
        .final().winners,
    ).toEqual([0, 1, 2, 3]);
  });

  it('an adjust in a pause is taken, one of a seat that is not there is UNKNOWN_SEAT', () => {
    const table = new Table().play(send(1, 'referee', 'pause'));
    expect(table.send(send(1, 'referee', 'adjust', { seat: 2, points: 1, reason: '' }))).toBe('UNKNOWN_SEAT');
    expect(table.send(send(1, 'referee', 'adjust', { seat: 1, points: 1, reason: '' }))).toBeNull();
    expect(table.final().scores).toEqual([0, 1]);
  });

  it('after the end an adjust is GAME_OVER, and a tick only moves the time', () => {
    const table = new Table().play(send(1, 'referee', 'endGame'));
    expect(table.send(send(2, 'referee', 'adjust', { seat: 1, points: 1, reason: '' }))).toBe('GAME_OVER');
    table.play(tick(99));
    expect(table.final()).toMatchObject({ t: 99, phase: 'finished', winners: [0, 1] });
  });
});
