import { describe, expect, it } from 'vitest';
import { act, nextDeadline, openMatch, viewMatch, type Match } from '#engine/core/match';
import { listedWords } from '#engine/core/words';
import { attrapeMoa } from '#engine/games/attrape-moa/index';

const WORDS = listedWords(new Map([['CHAT', ['noun']]]));

function open(options: Record<string, unknown> = {}): Match {
  const opened = openMatch(attrapeMoa, {
    players: ['Ana', 'Bilal', 'Chloé'],
    options,
    seed: 'x',
    shuffles: [],
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** Plays entries that must all be taken. */
function play(match: Match, ...entries: unknown[]): Match {
  return entries.reduce<Match>((before, entry) => {
    const outcome = act(attrapeMoa, before, entry, WORDS);
    if (!outcome.ok) throw new Error(`${outcome.code}: ${JSON.stringify(entry)}`);
    return outcome.match;
  }, match);
}

function refusal(match: Match, entry: unknown): string | null {
  const outcome = act(attrapeMoa, match, entry, WORDS);
  return outcome.ok ? null : outcome.code;
}

const START = { t: 0, by: 0, type: 'startRound' };
const started = play(open(), START);

describe('form (rules README, Form)', () => {
  it.each([
    null,
    [],
    'tick',
    {},
    { t: -1, by: 'clock', type: 'tick' },
    { t: 0.5, by: 'clock', type: 'tick' },
    { t: '0', by: 'clock', type: 'tick' },
    { t: 0, by: 'teacher', type: 'tick' },
    { t: 0, by: 1.5, type: 'pass' },
    { t: 0, by: null, type: 'tick' },
    { t: 0, by: 0 },
    { t: 0, by: 'referee', type: 'extend' },
    { t: 0, by: 'referee', type: 'extend', ms: 0 },
    { t: 0, by: 'referee', type: 'adjust', seat: 0, points: 1.5, reason: '' },
    { t: 0, by: 'referee', type: 'adjust', seat: 0, points: 1 },
    { t: 0, by: 'referee', type: 'adjust', seat: '0', points: 1, reason: '' },
  ])('BAD_ACTION: %j', (entry) => {
    expect(refusal(started, entry)).toBe('BAD_ACTION');
  });

  it('fields that the page does not name are ignored', () => {
    expect(refusal(open(), { ...START, colour: 'red' })).toBeNull();
  });
});

describe('the order of refusals', () => {
  const later = play(started, { t: 500, by: 'clock', type: 'tick' });

  it('time before seat, seat before actor, actor before phase', () => {
    expect(refusal(later, { t: 499, by: 9, type: 'nonsense' })).toBe('TIME_BACKWARDS');
    expect(refusal(later, { t: 500, by: 9, type: 'nonsense' })).toBe('UNKNOWN_SEAT');
    expect(refusal(later, { t: 500, by: -1, type: 'pause' })).toBe('UNKNOWN_SEAT');
    expect(refusal(later, { t: 500, by: 'referee', type: 'adjust', seat: 3, points: 1, reason: '' })).toBe(
      'UNKNOWN_SEAT',
    );
    expect(refusal(later, { t: 500, by: 0, type: 'nonsense' })).toBe('NOT_ALLOWED');
    expect(refusal(later, { t: 500, by: 0, type: 'pause' })).toBe('NOT_ALLOWED');
    expect(refusal(later, { t: 500, by: 'clock', type: 'pause' })).toBe('NOT_ALLOWED');
    expect(refusal(later, { t: 500, by: 'clock', type: 'startRound' })).toBe('NOT_ALLOWED');
    expect(refusal(later, { t: 500, by: 'referee', type: 'tick' })).toBe('NOT_ALLOWED');
    expect(refusal(later, { t: 500, by: 0, type: 'startRound' })).toBe('WRONG_PHASE');
  });

  it('the end comes before a pause, a pause before the phase', () => {
    const paused = play(later, { t: 600, by: 'referee', type: 'pause' });
    expect(refusal(paused, { t: 700, by: 'referee', type: 'pause' })).toBe('PAUSED');
    expect(refusal(paused, { t: 700, by: 'referee', type: 'extend', ms: 1 })).toBe('PAUSED');
    const over = play(paused, { t: 700, by: 'referee', type: 'endGame' });
    expect(refusal(over, { t: 700, by: 'referee', type: 'resume' })).toBe('GAME_OVER');
    expect(viewMatch(attrapeMoa, over, 'public')).toMatchObject({ phase: 'finished', paused: false });
  });
});

describe('time (rules README, Time and Deadlines)', () => {
  it('an action before the deadline is in time, one at the deadline is late', () => {
    const grab = { by: 1, type: 'grab', length: 4 };
    expect(refusal(started, { t: 74_999, ...grab })).toBeNull();
    expect(refusal(started, { t: 75_000, ...grab })).toBe('WRONG_PHASE');
  });

  it('a refused action leaves even the deadlines that it showed', () => {
    const before = JSON.stringify(started);
    expect(refusal(started, { t: 75_000, by: 1, type: 'grab', length: 4 })).toBe('WRONG_PHASE');
    expect(JSON.stringify(started)).toBe(before);
    expect(refusal(started, { t: 10, by: 1, type: 'grab', length: 4 })).toBeNull();
  });

  it('what a deadline starts, starts at that deadline', () => {
    const announced = play(started, { t: 1_000, by: 1, type: 'grab', length: 4 });
    const late = play(announced, { t: 70_000, by: 'clock', type: 'tick' });
    expect(viewMatch(attrapeMoa, late, 'public')).toMatchObject({
      phase: 'verify',
      t: 70_000,
      deadline: 81_000,
    });
  });

  it('one tick may show several deadlines, oldest first', () => {
    const announced = play(started, { t: 1_000, by: 1, type: 'grab', length: 4 });
    const late = play(announced, { t: 1_000_000, by: 'clock', type: 'tick' });
    expect(viewMatch(attrapeMoa, late, 'public')).toMatchObject({
      phase: 'ready',
      round: 2,
      scores: [0, -2, 0],
    });
  });

  it('a tick is taken in a pause and after the end, and then only moves t', () => {
    const paused = play(
      started,
      { t: 10, by: 'referee', type: 'pause' },
      { t: 99_000, by: 'clock', type: 'tick' },
    );
    expect(viewMatch(attrapeMoa, paused, 'public')).toMatchObject({
      phase: 'search',
      t: 99_000,
      deadline: null,
    });
    const over = play(
      paused,
      { t: 99_000, by: 'referee', type: 'endGame' },
      { t: 100_000, by: 'clock', type: 'tick' },
    );
    expect(over.t).toBe(100_000);
    expect(refusal(over, { t: 99_999, by: 'clock', type: 'tick' })).toBe('TIME_BACKWARDS');
  });
});

describe('the referee in every game (rules README, Actors)', () => {
  it('a pause moves the deadline by its length', () => {
    const resumed = play(
      started,
      { t: 1_000, by: 'referee', type: 'pause' },
      { t: 31_000, by: 'referee', type: 'resume' },
    );
    expect(nextDeadline(resumed)).toBe(105_000);
    expect(refusal(resumed, { t: 31_000, by: 'referee', type: 'resume' })).toBe('WRONG_PHASE');
  });

  it('extend moves the running deadline, and is WRONG_PHASE without one', () => {
    expect(nextDeadline(play(started, { t: 1, by: 'referee', type: 'extend', ms: 30_000 }))).toBe(105_000);
    expect(refusal(open(), { t: 1, by: 'referee', type: 'extend', ms: 1 })).toBe('WRONG_PHASE');
  });

  it('endPhase does now what the deadline would do, and is WRONG_PHASE where nothing can time out', () => {
    const ended = play(started, { t: 5_000, by: 'referee', type: 'endPhase' });
    expect(viewMatch(attrapeMoa, ended, 'public')).toMatchObject({
      phase: 'ready',
      scores: [3, 0, 0],
      t: 5_000,
    });
    expect(refusal(ended, { t: 5_000, by: 'referee', type: 'endPhase' })).toBe('WRONG_PHASE');
  });

  it('a correction is an event of its own, with seat, points and reason', () => {
    const entry = { t: 1, by: 'referee', type: 'adjust', seat: 2, points: -7, reason: 'oubli' };
    const outcome = act(attrapeMoa, started, entry, WORDS);
    expect(outcome.ok && outcome.events).toEqual([
      expect.objectContaining({ type: 'adjusted', seat: 2, points: -7, reason: 'oubli' }),
    ]);
  });

  it('endGame finishes with the scores as they stand', () => {
    const adjusted = play(started, {
      t: 1,
      by: 'referee',
      type: 'adjust',
      seat: 2,
      points: 7,
      reason: 'oubli',
    });
    const over = play(adjusted, { t: 2, by: 'referee', type: 'endGame' });
    expect(viewMatch(attrapeMoa, over, 'public')).toMatchObject({
      scores: [0, 0, 7],
      winners: [2],
      deadline: null,
    });
  });
});

describe('shuffles that the cards do not bear', () => {
  it('BAD_SHUFFLE comes last, and changes nothing', () => {
    const opened = openMatch(attrapeMoa, {
      players: ['Ana', 'Bilal', 'Chloé'],
      options: {},
      seed: '',
      shuffles: [['Q', 'Q']],
    });
    if (!opened.ok) throw new Error('the first shuffle is not at the setup');
    expect(refusal(opened.value, { ...START, by: 1 })).toBe('NOT_YOUR_TURN');
    expect(refusal(opened.value, START)).toBe('BAD_SHUFFLE');
  });
});
