import { describe, expect, it } from 'vitest';
import { announce, draft, grab, reveal, send, start, Table, tick, verifying } from './play';

const pause = (t: number) => send(t, 'referee', 'pause');
const resume = (t: number) => send(t, 'referee', 'resume');
const endPhase = (t: number) => send(t, 'referee', 'endPhase');
const endGame = (t: number) => send(t, 'referee', 'endGame');
const adjust = (t: number, seat: unknown, points: unknown, reason: unknown = '') =>
  send(t, 'referee', 'adjust', { seat, points, reason });
const searching = () => new Table().play(start());

describe('rules README: form and order of refusals', () => {
  it.each([
    [{ by: 0, type: 'startRound' }],
    [{ t: -1, by: 0, type: 'startRound' }],
    [{ t: 0.5, by: 0, type: 'startRound' }],
    [{ t: '0', by: 0, type: 'startRound' }],
    [{ t: 0, type: 'startRound' }],
    [{ t: 0, by: 'host', type: 'startRound' }],
    [{ t: 0, by: 0.5, type: 'startRound' }],
    [{ t: 0, by: null, type: 'startRound' }],
    [{ t: 0, by: 0 }],
    [{ t: 0, by: 0, type: 7 }],
  ])('%j is BAD_ACTION', (line) => {
    expect(new Table().send(line)).toBe('BAD_ACTION');
  });

  it('fields that the page does not name are ignored', () => {
    expect(new Table().send({ t: 0, by: 0, type: 'startRound', seat: 99, word: 3 })).toBeNull();
  });

  it('a number that is no seat is UNKNOWN_SEAT, a type that is no action NOT_ALLOWED', () => {
    expect(new Table().send(start(0, -1))).toBe('UNKNOWN_SEAT');
    expect(new Table().send(start(0, 3))).toBe('UNKNOWN_SEAT');
    expect(new Table().send(start(0, 1e20))).toBe('UNKNOWN_SEAT');
    expect(new Table().send(adjust(0, 1e20, 1))).toBe('UNKNOWN_SEAT');
    expect(new Table().send(send(0, 0, 'dance'))).toBe('NOT_ALLOWED');
    expect(new Table().send(send(0, 0, 'toString'))).toBe('NOT_ALLOWED');
  });

  it('BAD_ACTION, then TIME_BACKWARDS, then UNKNOWN_SEAT, then NOT_ALLOWED, then GAME_OVER, then PAUSED, then WRONG_PHASE', () => {
    const table = new Table().play(start(100), pause(200));
    expect(table.send(grab(0, 9))).toBe('BAD_ACTION');
    expect(table.send(grab(0, 9, 4))).toBe('TIME_BACKWARDS');
    expect(table.send(send(200, 9, 'dance'))).toBe('UNKNOWN_SEAT');
    expect(table.send(send(200, 0, 'dance'))).toBe('NOT_ALLOWED');
    expect(table.send(announce(200, 1, 4))).toBe('PAUSED');
    table.play(endGame(300));
    expect(table.send(announce(300, 1, 4))).toBe('GAME_OVER');
    expect(table.send(send(300, 0, 'dance'))).toBe('NOT_ALLOWED');
  });

  it('time never goes backwards, but may stand still; a refused action moves nothing', () => {
    const table = new Table().play(start(100));
    expect(table.send(grab(99, 1, 4))).toBe('TIME_BACKWARDS');
    expect(table.send(grab(50_000, 1, 99))).toBe('LENGTH_OUT_OF_RANGE');
    expect(table.final().t).toBe(100);
    expect(table.send(grab(100, 1, 4))).toBeNull();
  });

  it('a refused action leaves alone the deadlines it had reached', () => {
    const table = searching();
    expect(table.send(grab(80_000, 1, 4))).toBe('WRONG_PHASE');
    expect(table.final()).toMatchObject({ phase: 'search', t: 0, scores: [0, 0, 0] });
    table.play(grab(10, 1, 4));
  });
});

describe('rules README: actors', () => {
  it('the clock only ticks, and nobody else does', () => {
    expect(searching().send(tick(1))).toBeNull();
    expect(searching().send(send(1, 0, 'tick'))).toBe('NOT_ALLOWED');
    expect(searching().send(send(1, 'referee', 'tick'))).toBe('NOT_ALLOWED');
    expect(searching().send(send(1, 'clock', 'pause'))).toBe('NOT_ALLOWED');
  });

  it.each(['pause', 'resume', 'endPhase', 'endGame'])(
    '%s is the referee’s alone, not the round’s referee’s',
    (type) => {
      expect(searching().send(send(1, 0, type))).toBe('NOT_ALLOWED');
    },
  );

  it('adjust and extend are the referee’s alone', () => {
    expect(searching().send({ ...adjust(1, 1, 1), by: 0 })).toBe('NOT_ALLOWED');
    expect(searching().send(send(1, 0, 'extend', { ms: 5 }))).toBe('NOT_ALLOWED');
  });
});

describe('rules README: pause, resume, extend', () => {
  it('all deadlines move by the pause, and none runs during it', () => {
    const table = searching().play(pause(10_000));
    expect(table.final()).toMatchObject({ paused: true, deadline: null, phase: 'search' });
    table.play(tick(500_000), resume(510_000));
    expect(table.final()).toMatchObject({ paused: false, deadline: 575_000, phase: 'search' });
    expect(table.send(grab(574_999, 1, 4))).toBeNull();
  });

  it('while paused only resume, endGame, adjust and tick are taken', () => {
    const table = searching().play(pause(1000));
    for (const type of ['pause', 'endPhase']) expect(table.send(send(2000, 'referee', type))).toBe('PAUSED');
    expect(table.send(send(2000, 'referee', 'extend', { ms: 1 }))).toBe('PAUSED');
    expect(table.send(grab(2000, 1, 4))).toBe('PAUSED');
    expect(table.send(adjust(2000, 1, 1))).toBeNull();
    expect(table.send(tick(2000))).toBeNull();
    expect(table.send(endGame(2000))).toBeNull();
    expect(table.final()).toMatchObject({ phase: 'finished', paused: false });
  });

  it('resume without a pause and extend without a running deadline are WRONG_PHASE', () => {
    expect(searching().send(resume(1))).toBe('WRONG_PHASE');
    expect(new Table().send(send(1, 'referee', 'extend', { ms: 1 }))).toBe('WRONG_PHASE');
  });

  it('extend moves the running deadline later, by 1 ms or more', () => {
    expect(searching().send(send(1, 'referee', 'extend', { ms: 0 }))).toBe('BAD_ACTION');
    expect(searching().send(send(1, 'referee', 'extend', {}))).toBe('BAD_ACTION');
    expect(
      searching()
        .play(send(1, 'referee', 'extend', { ms: 25 }))
        .final().deadline,
    ).toBe(75_025);
  });

  it('a deadline that has come before the pause is applied first', () => {
    const table = searching().play(pause(80_000));
    expect(table.final()).toMatchObject({ phase: 'ready', paused: true, scores: [3, 0, 0] });
  });
});

describe('rules README: endPhase, endGame, adjust', () => {
  it('endPhase does what the deadline would do, at the action’s t', () => {
    expect(searching().play(endPhase(10)).final()).toMatchObject({
      phase: 'ready',
      scores: [3, 0, 0],
      t: 10,
    });
    const announcing = searching().play(grab(10, 1, 4), endPhase(20));
    expect(announcing.final()).toMatchObject({ phase: 'verify', deadline: 20_020 });
    announcing.play(draft(30, 1, 'CHAT'), endPhase(40));
    expect(announcing.final()).toMatchObject({ phase: 'ready', scores: [0, 8, 0] });
  });

  it('endPhase is WRONG_PHASE where nothing can time out', () => {
    expect(new Table().send(endPhase(0))).toBe('WRONG_PHASE');
  });

  it('endGame: the round under way scores nothing; round, refereeSeat and lastRound stay', () => {
    const table = verifying(5, 5).play(reveal(3000, 1, 'CHATS'), reveal(3000, 2, ''), start(4000, 1));
    const before = table.final();
    table.play(grab(5000, 0, 9), endGame(6000));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      scores: before.scores,
      winners: [1],
      round: 2,
      refereeSeat: 1,
      lastRound: before.lastRound,
      common: [],
      holder: null,
      announcements: [],
      deadline: null,
    });
  });

  it('endGame before anything: everyone shares', () => {
    expect(new Table().play(endGame(0)).final()).toMatchObject({ phase: 'finished', winners: [0, 1, 2] });
  });

  it('adjust adds any whole number, with a reason that may be empty', () => {
    const table = new Table().play(adjust(0, 1, -4), adjust(0, 1, 1, 'merci'));
    expect(table.final().scores).toEqual([0, -3, 0]);
    expect(table.send(adjust(0, 1, 0.5))).toBe('BAD_ACTION');
    expect(table.send(adjust(0, '1', 1))).toBe('BAD_ACTION');
    expect(table.send(send(0, 'referee', 'adjust', { seat: 1, points: 1 }))).toBe('BAD_ACTION');
    expect(table.send(adjust(0, 7, 1))).toBe('UNKNOWN_SEAT');
  });

  it('after the end everything is GAME_OVER but a tick, which only moves t', () => {
    const table = new Table().play(endGame(10));
    expect(table.send(adjust(20, 1, 1))).toBe('GAME_OVER');
    expect(table.send(resume(20))).toBe('GAME_OVER');
    table.play(tick(30));
    expect(table.final()).toMatchObject({ phase: 'finished', t: 30 });
  });

  it('a tick may end the game', () => {
    const table = new Table({ players: 2, options: { referee: 'permanent', rounds: 1 } });
    table.play(start(0, 'referee'), tick(75_000));
    expect(table.final()).toMatchObject({ phase: 'finished', winners: [0, 1] });
  });
});

describe('attrape-moa, views', () => {
  it('the round’s referee and "referee" see all hands in verify, and only then', () => {
    const table = searching();
    const hands = [[], [...'CHATS'], [...'MANGE']];
    expect(table.final('referee').hands).toEqual([null, null, null]);
    expect(table.final(0).hands).toEqual([[], null, null]);
    table.play(grab(1, 1, 5));
    expect(table.final('referee').hands).toEqual([null, null, null]);
    table.play(announce(2, 2, 5));
    expect(table.final('referee').hands).toEqual(hands);
    expect(table.final(0).hands).toEqual(hands);
    expect(table.final(1).hands).toEqual([null, hands[1], null]);
    expect(table.final('public').hands).toEqual([null, null, null]);
    table.play(reveal(3, 1, ''), reveal(3, 2, ''));
    expect(table.final('referee').hands).toEqual([null, null, null]);
  });

  it('a permanent referee sees the hands always', () => {
    const table = new Table({ players: 2, options: { referee: 'permanent' } });
    expect(table.final('referee').hands).toEqual([[], []]);
    table.play(start(0, 'referee'));
    expect(table.final('referee').hands).toEqual([[...'CHATS'], [...'MANGE']]);
  });

  it('words revealed are shown only once the round is over', () => {
    const table = verifying(5, 5).play(reveal(3000, 1, 'CHATS'));
    for (const audience of [2, 'public'] as const)
      expect(JSON.stringify(table.final(audience))).not.toContain('CHATS');
    table.play(reveal(4000, 2, 'MANGE'));
    expect(JSON.stringify(table.final('public').lastRound)).toContain('CHATS');
  });
});
