import { describe, expect, it } from 'vitest';
import { act, type Match } from '#engine/core/match';
import {
  back,
  challenge,
  collect,
  concede,
  game,
  pass,
  referee,
  serve,
  Table,
  tick,
  WORDS,
  type Position,
} from './play';

/** The set is tied at nothing each; both have failed to serve but seat 1, who is about to. */
const TIED: Position = {
  pile: '',
  hands: ['CE', 'IE'],
  shuffles: ['', 'BCAESTRDOLMEUI'],
  options: { setsToWin: 1 },
};
const tied = (more: Position = {}) =>
  Table.at({ ...TIED, ...more, options: { ...TIED.options, ...more.options } }).play(
    serve(1, 0, 'C'),
    serve(2, 1, 'I'),
  );

/** In a tie-break from the start: seat 0 serves. */
const inBreak = (more: Position = {}) =>
  Table.at({ tieBreak: { seats: [0, 1], ahead: null }, options: { setsToWin: 1 }, ...more });

/** An ace that nobody plays for. */
const take = (t: number, by: number, other: number, text: string) => [
  serve(t, by, text),
  pass(t + 1, other),
  collect(t + 2, by),
];

describe('tennis, a tie', () => {
  it('all cards are gathered and shuffled, seven to each of the tied; the seat after the last to put cards down serves', () => {
    const table = tied();
    expect(table.final()).toMatchObject({
      phase: 'serve',
      set: 1,
      server: 0,
      turn: 0,
      inRally: [0, 1],
      pile: 93,
      pot: 0,
      tricks: [0, 0],
      sets: [0, 0],
      setScores: [],
      tieBreak: { seats: [0, 1], ahead: null },
    });
    expect(table.final().hands).toEqual([[...'ABCERST'], [...'DEILMOU']]);
    expect(table.events()).toMatchObject([{ type: 'stroke' }, { type: 'tieBreak', seats: [0, 1] }]);
  });

  it('only the tied play: others hold nothing, are in no rally and may challenge nothing', () => {
    const position: Position = {
      ...TIED,
      players: 4,
      hands: ['CE', 'IE', 'E', 'E'],
      tricks: ['', 'B', '', 'B'],
      malus: ['B'],
    };
    const table = Table.at(position).play(
      serve(1, 0, 'C'),
      serve(2, 1, 'I'),
      serve(3, 2, 'E'),
      serve(4, 3, 'E'),
    );
    expect(table.final()).toMatchObject({ inRally: [1, 3], server: 1, handSizes: [0, 7, 0, 7], pile: 93 });
    expect(table.send(challenge(5, 0))).toBe('NOT_ALLOWED');
    table.play(serve(5, 1, 'B'));
    expect(table.send(challenge(6, 0))).toBe('NOT_ALLOWED');
    expect(table.send(challenge(6, 1))).toBe('NOT_ALLOWED');
    expect(table.send(pass(6, 2))).toBe('NOT_YOUR_TURN');
    expect(table.final('public')).toMatchObject({ turn: 3, challengers: [3] });
  });

  it('when nobody put cards down in this set, its first server serves, or the next tied seat', () => {
    const idle = (malus: readonly string[]) =>
      Table.at({ players: 3, pile: '', options: { turnSeconds: 1 }, shuffles: [''], malus })
        .play(tick(3000))
        .final();
    expect(idle(['', '', 'B'])).toMatchObject({ server: 0, inRally: [0, 1], t: 3000, deadline: 4000 });
    expect(idle(['B', '', ''])).toMatchObject({ server: 1, inRally: [1, 2] });
  });

  it('three or four may be tied', () => {
    const table = Table.at({ players: 4, pile: '', options: { turnSeconds: 1 } }).play(tick(4000));
    expect(table.final()).toMatchObject({ inRally: [0, 1, 2, 3], pile: 79, handSizes: [7, 7, 7, 7] });
  });

  it('BAD_SHUFFLE, checked last', () => {
    const table = Table.at({ ...TIED, shuffles: ['', 'QQ'] }).play(serve(1, 0, 'C'));
    expect(table.send(serve(2, 1, 'I'))).toBe('BAD_SHUFFLE');
  });
});

describe('tennis, a tie-break', () => {
  it('the first to win two rallies in a row wins the set; the tied scores are recorded then', () => {
    const table = inBreak().play(...take(1, 0, 1, 'B'));
    expect(table.final()).toMatchObject({ phase: 'serve', server: 1, tieBreak: { ahead: 0 }, setScores: [] });
    table.play(...take(4, 1, 0, 'DO'));
    expect(table.final()).toMatchObject({ server: 0, tieBreak: { ahead: 1 } });
    table.play(serve(7, 0, 'C'), serve(8, 0, 'A'), ...take(9, 1, 0, 'LM'));
    expect(table.final()).toMatchObject({
      phase: 'finished',
      winners: [1],
      sets: [0, 1],
      setScores: [[0, 0]],
    });
  });

  it('a set won by it is followed by the next one', () => {
    const table = inBreak({ options: { setsToWin: 2 } }).play(
      ...take(1, 0, 1, 'B'),
      serve(4, 1, 'DO'),
      challenge(5, 0),
    );
    table.play(concede(6, 1));
    expect(table.final()).toMatchObject({
      phase: 'serve',
      set: 2,
      server: 1,
      sets: [1, 0],
      tieBreak: null,
      pile: 93,
    });
  });

  it('there is no bonus in it, and no sudden end', () => {
    const table = inBreak({ pile: 'EE' }).play(...take(1, 0, 1, 'B'));
    expect(table.final()).toMatchObject({ phase: 'serve', trickSizes: [1, 0], pile: 1 });
  });

  it('there is no last rally in it', () => {
    const table = inBreak({ pile: '', hands: ['BCA', ''] }).play(serve(1, 0, 'B'));
    expect(table.final('public').setBall).toBe(false);
    table.play(pass(2, 1), collect(3, 0));
    // Seat 1 has no cards and is passed over.
    expect(table.final()).toMatchObject({ server: 0, handSizes: [2, 0], trickSizes: [1, 0] });
  });

  it('an empty pile is refilled with all trick piles when a card must be drawn, and the draw goes on', () => {
    const table = inBreak({ pile: 'E', tricks: ['KJ', 'QZ'], shuffles: ['', 'ZKQJ'] });
    table.play(serve(1, 0, 'AAAAA'));
    // E, then Z K Q J.
    expect(table.final()).toMatchObject({ pile: 0, tricks: [0, 0], trickSizes: [0, 0] });
    expect(table.final().hands[0]).toEqual([...'AAEJKQZ']);
  });

  it('it is not refilled before a card must be drawn', () => {
    const table = inBreak({ pile: 'E', tricks: ['KJ', 'QZ'] }).play(serve(1, 0, 'A'));
    expect(table.final()).toMatchObject({ pile: 0, trickSizes: [2, 2], secondServe: true });
  });

  it('penalty cards refill it too', () => {
    const table = inBreak({ pile: 'EE', tricks: ['KJ', 'QZ'], shuffles: ['', 'ZKQJ'] });
    table.play(serve(1, 0, 'A'), serve(2, 0, 'A'));
    expect(table.final()).toMatchObject({
      malusSizes: [4, 0],
      malus: [1 + 0 + 8 + 8, 0],
      pile: 1,
      server: 1,
    });
  });

  it('BAD_SHUFFLE where the trick piles can’t be shuffled so', () => {
    const table = inBreak({ pile: '', tricks: ['KJ', 'QZ'], shuffles: ['', 'A'] });
    expect(table.send(serve(1, 0, 'AAAAA'))).toBe('BAD_SHUFFLE');
  });

  it('if nobody can serve it starts again, and the rallies won do not count any more', () => {
    const table = inBreak({
      tieBreak: { seats: [0, 1], ahead: 1 },
      pile: '',
      shuffles: ['', 'BCAESTRDOLMEUI'],
    });
    table.play(serve(1, 0, 'A'), serve(2, 1, 'C'));
    expect(table.final()).toMatchObject({ server: 0, set: 1, pile: 93, pot: 0, tieBreak: { ahead: null } });
    expect(table.final().hands[0]).toEqual([...'ABCERST']);
    expect(table.events()).toMatchObject([{ type: 'stroke' }, { type: 'tieBreakAgain' }]);
  });

  it('a correction moves the score to be recorded, and the tie stands', () => {
    const table = tied().play(
      referee(3, 'adjust', { seat: 1, points: -5, reason: 'x' }),
      ...take(4, 0, 1, 'B'),
    );
    table.play(serve(7, 1, 'DO'), back(8, 0, '01CA'), pass(9, 1), collect(10, 0));
    expect(table.final()).toMatchObject({ winners: [0], setScores: [[0, -5]] });
  });

  it('a correction that made the tie is in it, and is not counted twice', () => {
    const table = Table.at({ ...TIED, tricks: ['B', ''] }).play(
      referee(0, 'adjust', { seat: 1, points: 5, reason: '' }),
    );
    table.play(
      serve(1, 0, 'C'),
      serve(2, 1, 'I'),
      ...take(3, 0, 1, 'B'),
      serve(6, 1, 'DO'),
      challenge(7, 0),
      concede(8, 1),
    );
    expect(table.final()).toMatchObject({ winners: [0], setScores: [[5, 5]] });
  });

  it('ended by the referee it counts for nothing', () => {
    const table = tied().play(...take(3, 0, 1, 'B'), referee(6, 'endGame'));
    expect(table.final()).toMatchObject({ phase: 'finished', winners: [0, 1], sets: [0, 0], setScores: [] });
  });
});

describe('tennis, a tie-break that nobody plays', () => {
  const { skip: _skip, ...patient } = game;
  const idle = (players: number, options = {}) =>
    Table.at({ players, pile: '', options: { turnSeconds: 1, ...options }, shuffles: [''] });
  const ticked = (each: typeof game, match: Match, t: number): Match => {
    const outcome = act(each, match, { t, by: 'clock', type: 'tick' }, WORDS);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.match;
  };

  it.each([2, 3, 4])('%i players: skipped, it is what it would be deadline by deadline', (players) => {
    const match = idle(players).match();
    for (const t of [1000, 64_000, 65_999, 66_000, 200_000, 700_001, 1_234_567])
      expect(ticked(game, match, t), String(t)).toStrictEqual(ticked(patient, match, t));
  });

  it('it comes out in bounded time however far ahead the clock is', () => {
    const far = ticked(game, idle(2).match(), 9e15);
    expect(far.state).toMatchObject({ phase: 'serve', open: { tieBreak: { seats: [0, 1] } } });
    expect(far.state.deadline).toBeGreaterThan(9e15);
    expect(far.state.deadline).toBeLessThanOrEqual(9e15 + 1000);
  });

  it('prescribed shuffles are never skipped', () => {
    const lists = Array.from({ length: 30 }, () => 'BCAESTR');
    const prescribed = (last: string) =>
      Table.at({ pile: '', options: { turnSeconds: 1 }, shuffles: [...lists, last] });
    expect(prescribed('B').send(tick(9e15))).toBeNull();
    expect(prescribed('QQ').send(tick(9e15))).toBe('BAD_SHUFFLE');
  });
});
