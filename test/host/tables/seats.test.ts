import { describe, expect, test } from 'vitest';
import { FakeHost, type FakeWindow } from '#test/support/host/fake-hub';

const names = (window: FakeWindow | undefined) => window?.table?.seats.map((seat) => seat.name);

describe('a seat that is moved', () => {
  test('takes its person along: name, presence, token and view; the others move over by one', async () => {
    const host = await FakeHost.start();
    const [ana, bilal, chloe] = await host.table(3);
    const [a, b, c] = names(ana)!;
    await bilal!.cut();
    await ana!.must({ type: 'moveSeat', seat: 2, to: 0 });
    expect(names(ana)).toEqual([c, a, b]);
    expect(ana!.table?.seats.map(({ seat, here }) => [seat, here])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
    expect([chloe!.table?.you.seat, ana!.table?.you.seat]).toEqual([0, 1]);
    expect(ana!.table?.you.referee).toBe(true);
    const back = await host.again(bilal!);
    expect(back.table?.you.seat).toBe(2);
    await ana!.must({ type: 'start' });
    expect([chloe, ana, back].map((window) => window!.view?.audience)).toEqual([0, 1, 2]);
    expect(back.view?.view.players).toEqual([c, a, b]);
  });

  test('may be a bot’s, which keeps its level', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2);
    await first!.must({ type: 'addBot', level: 3 });
    await first!.must({ type: 'moveSeat', seat: 2, to: 1 });
    expect(first!.table?.seats.map(({ bot }) => bot)).toEqual([null, 3, null]);
    await first!.must({ type: 'start' });
    await first!.act({ type: 'begin' });
    await host.clock.advance(700);
    expect(first!.view!.view.scores[1]).toBeGreaterThan(0);
  });

  test('is where it was put after the host was killed', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    await first!.must({ type: 'moveSeat', seat: 0, to: 1 });
    const again = await host.kill();
    expect((await again.again(first!)).table?.you.seat).toBe(1);
    expect((await again.again(second!)).table?.you.seat).toBe(0);
  });

  test('is moved by the referee or the owner, and by nobody else', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    const owner = await host.window({ owner: 'the-owner' });
    const watcher = await host.window();
    for (const window of [owner, watcher]) await window.must({ type: 'enterTable', table: first!.table!.id });
    const before = names(first);
    for (const window of [second!, watcher])
      expect(await window.refusal({ type: 'moveSeat', seat: 0, to: 1 })).toBe('NOT_REFEREE');
    expect(names(first)).toEqual(before);
    await owner.must({ type: 'moveSeat', seat: 0, to: 1 });
    expect(names(first)).toEqual([...before!].reverse());
  });

  test('is there, goes to one that is there, and stays once the match has begun', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2);
    expect(await first!.refusal({ type: 'moveSeat', seat: 2, to: 0 })).toBe('UNKNOWN_SEAT');
    expect(await first!.refusal({ type: 'moveSeat', seat: 0, to: 2 })).toBe('UNKNOWN_SEAT');
    expect(await first!.refusal({ type: 'moveSeat', seat: 0, to: -1 })).toBe('BAD_MESSAGE');
    const before = names(first);
    await first!.must({ type: 'moveSeat', seat: 1, to: 1 });
    expect(names(first)).toEqual(before);
    await first!.must({ type: 'start' });
    expect(await first!.refusal({ type: 'moveSeat', seat: 0, to: 1 })).toBe('ALREADY_STARTED');
  });
});
