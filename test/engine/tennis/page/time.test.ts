import { describe, expect, it } from 'vitest';
import { answer, back, challenge, collect, pass, referee, serve, Table, tick } from './play';

const timed = (options: Record<string, unknown> = {}) =>
  new Table({ options: { turnSeconds: 2, ...options } });

describe('tennis, with a clock', () => {
  it('every turn, second serve and collect included, has that long', () => {
    const table = timed();
    expect(table.final().deadline).toBe(2000);
    expect(table.play(serve(5, 0, 'C')).final().deadline).toBe(2005);
    expect(table.play(serve(7, 0, 'B')).final().deadline).toBe(2007);
    expect(table.play(back(10, 1, '0DO')).final().deadline).toBe(2010);
    expect(table.play(pass(20, 0)).final()).toMatchObject({ phase: 'collect', deadline: 2020 });
    expect(table.play(collect(30, 1)).final()).toMatchObject({ phase: 'serve', deadline: 2030 });
  });

  it('time up in a serve is a fault without cards, then one with penalty cards; each starts at its deadline', () => {
    const table = timed().play(tick(2500));
    expect(table.final()).toMatchObject({
      secondServe: true,
      pot: 0,
      pile: 93,
      deadline: 4000,
      malus: [0, 0],
    });
    table.play(tick(4100));
    expect(table.final()).toMatchObject({
      server: 1,
      secondServe: false,
      malusSizes: [3, 0],
      pile: 90,
      deadline: 6000,
    });
  });

  it('time up with an empty pile passes the serve on', () => {
    const table = Table.at({ pile: '', options: { turnSeconds: 2 } }).play(tick(0));
    expect(table.play(tick(2000)).final()).toMatchObject({
      server: 1,
      secondServe: false,
      malusSizes: [0, 0],
    });
  });

  it('time up in a return is a pass, then the collect', () => {
    const table = timed().play(serve(5, 0, 'B'), tick(2005));
    expect(table.final()).toMatchObject({ phase: 'collect', turn: 0, deadline: 4005, inRally: [0] });
    expect(table.play(tick(4005)).final()).toMatchObject({
      phase: 'serve',
      server: 1,
      deadline: 6005,
      trickSizes: [6, 0],
    });
  });

  it('a tick may show several of them', () => {
    const table = timed().play(serve(5, 0, 'B'), tick(6100));
    expect(table.final()).toMatchObject({ t: 6100, server: 1, secondServe: true, deadline: 8005 });
  });

  it('an answer has its own time, and none where it is 0', () => {
    const table = timed().play(serve(5, 0, 'B'), challenge(10, 1));
    expect(table.final()).toMatchObject({ phase: 'answer', turn: 0, deadline: 30_010 });
    expect(
      timed({ answerSeconds: 0 })
        .play(serve(5, 0, 'B'), challenge(10, 1))
        .final().deadline,
    ).toBeNull();
    expect(new Table().play(serve(5, 0, 'B'), challenge(10, 1)).final().deadline).toBe(30_010);
    expect(table.play(answer(20, 0, 'bal')).final().deadline).toBe(2020);
  });

  it('a pause moves the deadline by its length; extend moves it later', () => {
    const table = timed().play(referee(500, 'pause'));
    expect(table.final().deadline).toBeNull();
    table.play(referee(1500, 'resume'), referee(1500, 'extend', { ms: 7 }));
    expect(table.final().deadline).toBe(3007);
  });
});

describe('tennis, passed over by the referee, also where no clock is set', () => {
  const end = (t: number) => referee(t, 'endPhase');

  it('in a serve and a second serve', () => {
    const table = new Table().play(end(1));
    expect(table.final()).toMatchObject({ secondServe: true, pot: 0 });
    expect(table.play(end(2)).final()).toMatchObject({ server: 1, malusSizes: [3, 0], t: 2, deadline: null });
  });

  it('in play, and in collect', () => {
    const table = new Table().play(serve(1, 0, 'B'), end(2));
    expect(table.final()).toMatchObject({ phase: 'collect', turn: 0 });
    expect(table.play(end(3)).final()).toMatchObject({ phase: 'serve', server: 1, trickSizes: [6, 0] });
  });

  it('in an answer', () => {
    const table = new Table({ options: { answerSeconds: 0 } }).play(
      serve(1, 0, 'B'),
      challenge(2, 1),
      end(3),
    );
    expect(table.final()).toMatchObject({ phase: 'serve', server: 1, trickSizes: [0, 6] });
  });

  it('extend without a running deadline, and resume without a pause, are WRONG_PHASE', () => {
    expect(new Table().send(referee(1, 'extend', { ms: 1 }))).toBe('WRONG_PHASE');
    expect(new Table().send(referee(1, 'resume'))).toBe('WRONG_PHASE');
  });

  it('what nobody chose is told as such', () => {
    const table = new Table().play(end(1));
    expect(table.final('public').strokes).toEqual([
      { type: 'fault', seat: 0, cards: [], value: 0, second: false, penalty: 0, timedOut: true },
    ]);
  });
});
