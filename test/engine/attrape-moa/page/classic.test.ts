import { describe, expect, it } from 'vitest';
import { announce, draft, grab, reveal, rule, start, Table, tick, verifying } from './play';

const PERMANENT = { options: { referee: 'permanent' } };

describe('attrape-moa, classic 1: ready', () => {
  it('the round’s referee starts; so may "referee"', () => {
    expect(new Table().send(start(0, 0))).toBeNull();
    expect(new Table().send(start(0, 'referee'))).toBeNull();
  });

  it('another seat that starts is NOT_YOUR_TURN; under a permanent referee it is NOT_ALLOWED', () => {
    expect(new Table().send(start(0, 1))).toBe('NOT_YOUR_TURN');
    expect(new Table(PERMANENT).send(start(0, 1))).toBe('NOT_ALLOWED');
    expect(new Table(PERMANENT).send(start(0, 'referee'))).toBeNull();
  });

  it('a round under way can’t be started', () => {
    expect(new Table().play(start()).send(start(1, 0))).toBe('WRONG_PHASE');
    expect(new Table().play(start()).send(start(1, 1))).toBe('WRONG_PHASE');
  });

  it('the players’ actions are WRONG_PHASE in ready', () => {
    const table = new Table();
    expect(table.send(grab(0, 1, 4))).toBe('WRONG_PHASE');
    expect(table.send(announce(0, 1, 4))).toBe('WRONG_PHASE');
    expect(table.send(draft(0, 1, 'CHAT'))).toBe('WRONG_PHASE');
    expect(table.send(reveal(0, 1, 'CHAT'))).toBe('WRONG_PHASE');
    const ruled = new Table({ options: { validation: 'referee' } });
    expect(ruled.send(rule(0, 0, 1, true))).toBe('WRONG_PHASE');
  });
});

describe('attrape-moa, classic 2: search', () => {
  it('runs for 75 s; the first to grab has Môa and the number is its announcement', () => {
    const table = new Table().play(start(500));
    expect(table.final()).toMatchObject({ phase: 'search', deadline: 75_500, holder: null });
    table.play(grab(2000, 2, 5));
    expect(table.final()).toMatchObject({
      phase: 'announce',
      deadline: 62_000,
      holder: 2,
      grabs: [0, 0, 1],
      announcements: [{ seat: 2, length: 5 }],
    });
  });

  it('a second grab comes too late: WRONG_PHASE', () => {
    expect(new Table().play(start(), grab(10, 2, 5)).send(grab(10, 1, 9))).toBe('WRONG_PHASE');
  });

  it('the round’s referee does not play: NOT_YOUR_TURN; "referee" never does: NOT_ALLOWED', () => {
    const table = new Table().play(start());
    expect(table.send(grab(1, 0, 4))).toBe('NOT_YOUR_TURN');
    expect(table.send(grab(1, 'referee', 4))).toBe('NOT_ALLOWED');
    expect(table.send(grab(1, 'clock', 4))).toBe('NOT_ALLOWED');
  });

  it.each([-3, 0, 1, 13, 100, 1e20])('a length of %i is out of range', (length) => {
    expect(new Table().play(start()).send(grab(1, 1, length))).toBe('LENGTH_OUT_OF_RANGE');
  });

  it.each([2, 10, 12])('a length of %i is in range with two jokers', (length) => {
    expect(new Table().play(start()).send(grab(1, 1, length))).toBeNull();
  });

  it.each([undefined, null, '4', 4.5, [4]])('a length of %j is not of the form', (length) => {
    expect(new Table().play(start()).send({ t: 1, by: 1, type: 'grab', length })).toBe('BAD_ACTION');
  });

  it('without a grab no active player scores and the round’s referee gets 3', () => {
    const table = new Table().play(start(), tick(75_000));
    expect(table.final()).toMatchObject({ phase: 'ready', round: 2, refereeSeat: 1, scores: [3, 0, 0] });
    expect(table.results()).toEqual([{ seat: 0, word: null, valid: null, reason: null, points: 3 }]);
  });

  it('without a grab under a permanent referee nobody scores, and the results are empty', () => {
    const table = new Table(PERMANENT).play(start(0, 'referee'), tick(75_000));
    expect(table.final()).toMatchObject({ phase: 'ready', round: 2, scores: [0, 0, 0] });
    expect(table.final().lastRound).toEqual({ results: [] });
  });

  it('a grab before the deadline is in time, one at it is late; and the late one changes nothing', () => {
    expect(new Table().play(start()).send(grab(74_999, 1, 4))).toBeNull();
    const table = new Table().play(start());
    expect(table.send(grab(75_000, 1, 4))).toBe('WRONG_PHASE');
    expect(table.final()).toMatchObject({ phase: 'search', t: 0, deadline: 75_000, scores: [0, 0, 0] });
    expect(table.send(grab(74_000, 1, 4))).toBeNull();
  });

  it('nobody announces, drafts or reveals during the search', () => {
    const table = new Table().play(start());
    expect(table.send(announce(1, 1, 4))).toBe('WRONG_PHASE');
    expect(table.send(draft(1, 1, 'CHAT'))).toBe('WRONG_PHASE');
    expect(table.send(reveal(1, 1, 'CHAT'))).toBe('WRONG_PHASE');
  });
});

describe('attrape-moa, classic 3: announce', () => {
  const announcing = (setup = {}) => new Table({ players: 4, ...setup }).play(start(), grab(1000, 1, 5));

  it('every other active seat announces once; the holder’s grab was its announcement', () => {
    const table = announcing().play(announce(2000, 2, 6));
    expect(table.send(announce(3000, 2, 7))).toBe('ALREADY_ANNOUNCED');
    expect(table.send(announce(3000, 1, 7))).toBe('ALREADY_ANNOUNCED');
  });

  it('ALREADY_ANNOUNCED comes before LENGTH_OUT_OF_RANGE', () => {
    expect(announcing().send(announce(2000, 1, 99))).toBe('ALREADY_ANNOUNCED');
    expect(announcing().send(announce(2000, 2, 99))).toBe('LENGTH_OUT_OF_RANGE');
    expect(announcing().send(announce(2000, 2, 1))).toBe('LENGTH_OUT_OF_RANGE');
  });

  it('the round’s referee announces nothing', () => {
    expect(announcing().send(announce(2000, 0, 5))).toBe('NOT_YOUR_TURN');
    expect(announcing().send(announce(2000, 'referee', 5))).toBe('NOT_ALLOWED');
  });

  it('higher, equal or lower; ranked longer first, then earlier', () => {
    const table = new Table({ players: 5 }).play(
      start(),
      grab(1000, 2, 5),
      announce(1000, 4, 5),
      announce(1500, 1, 7),
      announce(1600, 3, 2),
    );
    expect(table.final().announcements).toEqual([
      { seat: 1, length: 7 },
      { seat: 2, length: 5 },
      { seat: 4, length: 5 },
      { seat: 3, length: 2 },
    ]);
  });

  it('the phase ends at once when every active seat has announced', () => {
    const table = announcing().play(announce(2000, 2, 4));
    expect(table.final().phase).toBe('announce');
    table.play(announce(3000, 3, 4));
    expect(table.final()).toMatchObject({ phase: 'verify', deadline: 23_000 });
  });

  it('closeEarly false: the phase runs to its deadline all the same, and what follows starts there', () => {
    const table = announcing({ options: { closeEarly: false } }).play(
      announce(2000, 2, 4),
      announce(3000, 3, 4),
    );
    expect(table.final()).toMatchObject({ phase: 'announce', deadline: 61_000 });
    table.play(tick(70_000));
    expect(table.final()).toMatchObject({ phase: 'verify', deadline: 81_000 });
  });

  it('closeEarly concerns announce only: verify still ends when all have revealed', () => {
    const table = verifying(4, 5, { options: { closeEarly: false } });
    expect(table.final().phase).toBe('announce');
    table.play(reveal(61_000, 1, 'CHAT'), reveal(61_000, 2, 'MANGE'));
    expect(table.final()).toMatchObject({ phase: 'ready', t: 61_000 });
  });

  it('at the deadline those who have announced nothing are out of the round', () => {
    const table = announcing().play(reveal(61_000, 1, 'CHATS'));
    expect(table.final()).toMatchObject({ phase: 'ready', t: 61_000 });
    expect(table.results().map(({ seat }) => seat)).toEqual([1]);
    expect(announcing().send(announce(61_000, 2, 5))).toBe('WRONG_PHASE');
  });

  it('nobody reveals before verify, and a ruling has to wait', () => {
    expect(announcing().send(reveal(2000, 1, 'CHATS'))).toBe('WRONG_PHASE');
    expect(announcing({ options: { validation: 'referee' } }).send(rule(2000, 0, 1, true))).toBe(
      'WRONG_PHASE',
    );
  });

  it('a seat drafts from its announcement on, not before', () => {
    const table = announcing();
    expect(table.send(draft(2000, 2, 'MUR'))).toBe('NOT_YOUR_TURN');
    expect(table.send(draft(2000, 0, 'MUR'))).toBe('NOT_YOUR_TURN');
    table.play(announce(2000, 2, 3));
    expect(table.send(draft(2000, 2, 'MUR'))).toBeNull();
    expect(table.send(draft(2000, 1, 'CHATS'))).toBeNull();
    expect(table.send(draft(2000, 'referee', 'CHATS'))).toBe('NOT_ALLOWED');
  });

  it('a draft is private: its seat sees it, the referee and the others do not', () => {
    const table = announcing().play(draft(2000, 1, 'chats'));
    expect(table.final(1).draft).toMatchObject({ word: 'CHATS' });
    for (const other of [0, 2, 3, 'referee', 'public'] as const) {
      expect(table.final(other).draft).toBeNull();
      expect(JSON.stringify(table.final(other))).not.toContain('CHATS');
    }
  });
});

describe('attrape-moa, classic 4: verify', () => {
  it('each checked seat reveals once; the phase ends when all have', () => {
    const table = verifying(4, 5).play(reveal(3000, 2, 'MANGE'));
    expect(table.send(reveal(3000, 2, 'MANGE'))).toBe('NOT_YOUR_TURN');
    expect(table.send(reveal(3000, 0, 'CHAT'))).toBe('NOT_YOUR_TURN');
    expect(table.final().phase).toBe('verify');
    table.play(reveal(4000, 1, 'CHAT'));
    expect(table.final().phase).toBe('ready');
  });

  it('drafts are taken in verify until the reveal, and then no more', () => {
    const table = verifying(4, 5).play(draft(2500, 1, 'CHAR'), reveal(3000, 2, 'MANGE'));
    expect(table.send(draft(3500, 2, 'MANGE'))).toBe('NOT_YOUR_TURN');
    table.play(draft(4000, 1, 'CHAT'), tick(22_000));
    expect(table.results().find(({ seat }) => seat === 1)).toMatchObject({ word: 'CHAT', valid: true });
  });

  it('at the deadline the last draft stands; without one there is no word', () => {
    const table = verifying(4, 5).play(draft(2500, 1, 'CHAT'), tick(22_000));
    expect(table.results()).toEqual([
      { seat: 2, word: null, valid: false, reason: 'NO_WORD', points: -1 },
      { seat: 1, word: 'CHAT', valid: true, reason: null, points: 8 },
    ]);
  });

  it('a reveal at the deadline is late', () => {
    expect(verifying(4, 5).send(reveal(22_000, 1, 'CHAT'))).toBe('WRONG_PHASE');
    expect(verifying(4, 5).send(reveal(21_999, 1, 'CHAT'))).toBeNull();
  });

  it('a reveal stands against an earlier draft, also an empty one', () => {
    const table = verifying(4, 5).play(draft(2500, 1, 'CHAT'), reveal(3000, 1, ''), reveal(3000, 2, ''));
    expect(table.results().find(({ seat }) => seat === 1)).toMatchObject({ word: null, reason: 'NO_WORD' });
  });

  it('three are checked when more are active; a fourth is never called in', () => {
    const table = new Table({ players: 5 }).play(
      start(),
      grab(1000, 1, 8),
      announce(1000, 2, 7),
      announce(1000, 3, 6),
      announce(1000, 4, 2),
    );
    expect(table.send(reveal(2000, 4, 'OR'))).toBe('NOT_YOUR_TURN');
    table.play(reveal(2000, 1, ''), reveal(2000, 2, ''), reveal(2000, 3, ''));
    expect(table.results().map(({ seat, points }) => [seat, points])).toEqual([
      [1, -2],
      [2, -1],
      [3, -1],
    ]);
  });

  it('a permanent referee checks two of two active players, and three of three', () => {
    const two = new Table({ players: 2, ...PERMANENT }).play(
      start(0, 'referee'),
      grab(1, 0, 4),
      announce(1, 1, 4),
    );
    two.play(reveal(2, 0, 'CHAT'), reveal(2, 1, ''));
    expect(two.final().phase).toBe('ready');
    const three = new Table({ players: 3, ...PERMANENT })
      .play(start(0, 'referee'), grab(1, 0, 4), announce(1, 1, 4), announce(1, 2, 4))
      .play(reveal(2, 0, 'CHAT'), reveal(2, 1, ''));
    expect(three.final().phase).toBe('verify');
    expect(three.send(reveal(2, 2, ''))).toBeNull();
    expect(three.final().phase).toBe('ready');
  });

  it.each([
    ['CHAT', [4]],
    ['CHAT', [0, 0]],
    ['CHAT', [-1]],
    ['CHAT', [0.5]],
    ['CHAT', 'all'],
    ['CHAT', null],
    ['cœur', [5]],
  ])('jokers are distinct positions of the folded word: %s %j is BAD_ACTION', (word, jokers) => {
    expect(verifying(4, 5).send(reveal(3000, 1, word, jokers))).toBe('BAD_ACTION');
    expect(verifying(4, 5).send(draft(3000, 1, word, jokers))).toBe('BAD_ACTION');
  });

  it('a ligature has two positions; a word that does not fold only needs them distinct and from 0', () => {
    expect(verifying(4, 5).send(reveal(3000, 1, 'cœur', [4]))).toBeNull();
    expect(verifying(4, 5).send(reveal(3000, 1, 'porte-clé', [40]))).toBeNull();
    expect(verifying(4, 5).send(reveal(3000, 1, 'porte-clé', [4, 4]))).toBe('BAD_ACTION');
  });

  it.each([undefined, null, 4, ['CHAT']])('a word of %j is BAD_ACTION', (word) => {
    expect(verifying(4, 5).send({ t: 3000, by: 1, type: 'reveal', word })).toBe('BAD_ACTION');
  });
});
