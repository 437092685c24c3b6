import { describe, expect, test } from 'vitest';
import { LIMITS } from '#engine/wire/limits';
import { FakeHost } from '#test/support/host/fake-hub';

const ADD = { type: 'try', action: { type: 'add', n: 3 } } as const;

describe('an action that is tried out', () => {
  test('is answered as it would be, and nothing of it is stored, counted or told to anyone', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const before = { seq: first!.view!.seq, entries: host.store.entries(), frames: second!.frames.length };
    expect(await first!.refusal(ADD)).toBeNull();
    expect(first!.view!.seq).toBe(before.seq);
    expect(first!.view!.view.scores).toEqual([0, 0]);
    expect(host.store.entries()).toEqual(before.entries);
    expect(second!.frames).toHaveLength(before.frames);
    expect(await first!.act(ADD.action)).toBeNull();
    expect(first!.view!.view.scores).toEqual([3, 0]);
  });

  test('is refused with the code of the rules, at the time when it is tried', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2, { seconds: 3 });
    expect(await first!.refusal({ type: 'try', action: { type: 'add', n: 0 } })).toBe('BAD_ACTION');
    await host.clock.advance(2_999);
    expect(await first!.refusal(ADD)).toBeNull();
    await host.clock.advance(1);
    expect(await first!.refusal(ADD)).toBe('WRONG_PHASE');
    await first!.act({ type: 'begin' });
    await first!.act({ type: 'pause' }, 'referee');
    expect(await first!.refusal(ADD)).toBe('PAUSED');
    await first!.act({ type: 'endGame' }, 'referee');
    expect(await first!.refusal(ADD)).toBe('GAME_OVER');
  });

  test('is of a type that the game lets be tried; the referee’s and the host’s are not', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    for (const type of ['note', 'begin', 'stop', 'endGame', 'tick', 'constructor', 'crash', 'nothing'])
      expect(await first!.refusal({ type: 'try', action: { type, text: 'x' } })).toBe('NOT_ALLOWED');
    expect(first!.view?.view.phase).toBe('turn');
  });

  test('is tried from one’s own seat alone, whatever it says of its sender', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    const watcher = await host.window();
    await watcher.must({ type: 'enterTable', table: first!.table!.id });
    expect(await watcher.refusal(ADD)).toBe('NOT_SEATED');
    await watcher.must({ type: 'becomeReferee', code: first!.table!.you.refereeCode! });
    expect(await watcher.refusal(ADD)).toBe('NOT_SEATED');
    expect(await first!.refusal({ type: 'try', action: { ...ADD.action, by: 1 } })).toBe('BAD_MESSAGE');
    expect(await first!.refusal({ type: 'try', action: { ...ADD.action, t: 0 } })).toBe('BAD_MESSAGE');
  });

  test('may be tried as fast as someone types, and no faster for long; others have their own tries', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    for (let moment = 0; moment < 30; moment++) {
      for (let key = 0; key < 5; key++) expect(await first!.refusal(ADD)).toBeNull();
      await host.clock.advance(1_000);
    }
    const codes: (string | null)[] = [];
    for (let i = 0; i < LIMITS.tryBurst + 3; i++) codes.push(await first!.refusal(ADD));
    expect(codes).toEqual([
      ...Array<null>(LIMITS.tryBurst).fill(null),
      ...Array<string>(3).fill('TOO_MANY_TRIES'),
    ]);
    expect(await second!.refusal(ADD)).toBeNull();
    expect(await first!.act(ADD.action)).toBeNull();
    await host.clock.advance(1_000);
    expect(await first!.refusal(ADD)).toBeNull();
  });
});
