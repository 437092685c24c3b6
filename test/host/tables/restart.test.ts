import { describe, expect, test } from 'vitest';
import { settle } from '#test/support/host/fake-clock';
import { FakeHost } from '#test/support/host/fake-hub';
import { newIntent } from '#test/support/host/talker';

describe('a host that was killed and starts again', () => {
  test('has the lobby’s seats, options and referee, and takes its windows back', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2, { seconds: 7 });
    const again = await host.kill();
    const back = await again.again(second!);
    expect(back.table).toMatchObject({
      options: { seconds: 7 },
      you: { seat: 1 },
      seats: [{ here: false }, { here: true }],
    });
    const referee = await again.again(first!);
    expect(referee.table?.you).toEqual(first!.table?.you);
    await referee.must({ type: 'start' });
    expect(back.view?.audience).toBe(1);
  });

  test('has every entry that was told, and pauses what was running until all who were there are back', async () => {
    const host = await FakeHost.start();
    const [first, second, third] = await host.match(3, { seconds: 10 });
    await host.clock.advance(4_000);
    await second!.act({ type: 'add', n: 3 });
    await third!.cut();
    await settle();
    const again = await host.kill();
    expect(again.store.entries().at(-1)).toMatchObject({ by: 'referee', type: 'pause', t: 4_000 });
    await again.clock.advance(3_600_000);
    const one = await again.again(first!);
    expect(one.view).toMatchObject({ remaining: null, view: { paused: true, scores: [0, 3, 0] } });
    const two = await again.again(second!);
    await settle();
    expect(two.view).toMatchObject({ remaining: 6_000, view: { paused: false } });
    expect(one.view!.seq).toBeGreaterThan(second!.view!.seq);
  });

  test('goes on without those who are missing when the referee says so', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2, { seconds: 10 });
    const again = await host.kill();
    const one = await again.again(first!);
    expect(one.view?.view.paused).toBe(true);
    expect(await one.act({ type: 'resume' }, 'referee')).toBeNull();
    await again.clock.advance(10_000);
    expect(one.view?.view.phase).toBe('ready');
  });

  test('waits for the referee too where the game can’t do without', async () => {
    const host = await FakeHost.start();
    const [teacher, second, third] = await host.table(3, { teacher: true });
    await teacher!.must({ type: 'leaveSeat' });
    await teacher!.must({ type: 'start' });
    await teacher!.act({ type: 'begin' }, 'referee');
    const again = await host.kill();
    const two = await again.again(second!);
    await again.again(third!);
    await settle();
    expect(two.view?.view.paused).toBe(true);
    await again.again(teacher!);
    await settle();
    expect(two.view?.view.paused).toBe(false);
  });

  test('and is killed again while it waits, still waits for the same people', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2, { seconds: 10 });
    const once = await host.kill();
    await once.again(first!);
    await settle();
    const twice = await once.kill();
    const one = await twice.again(first!);
    await settle();
    expect(one.view?.view.paused).toBe(true);
    await twice.again(second!);
    await settle();
    expect(one.view?.view.paused).toBe(false);
  });

  test('leaves a referee’s own pause alone', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    await first!.act({ type: 'pause' }, 'referee');
    const again = await host.kill();
    const one = await again.again(first!);
    await again.again(second!);
    await settle();
    expect(one.view?.view.paused).toBe(true);
  });

  test('pauses nothing where no deadline runs', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2);
    await first!.must({ type: 'start' });
    const again = await host.kill();
    expect((await again.again(first!)).view?.view.paused).toBe(false);
  });

  test('still knows the intents that were applied', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const intent = newIntent();
    await first!.act({ type: 'add', n: 1 }, 'seat', intent);
    const again = await host.kill();
    const one = await again.again(first!);
    await again.again(second!);
    await settle();
    expect(await one.act({ type: 'add', n: 1 }, 'seat', intent)).toBeNull();
    expect(one.view?.view.scores).toEqual([1, 0]);
  });

  test('shows the result of a match that was over', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2, { goal: 1 });
    await first!.act({ type: 'add', n: 1 });
    const again = await host.kill();
    const one = await again.again(first!);
    expect(one.table?.stage).toBe('finished');
    expect(one.view?.view.winners).toEqual([0]);
    expect(await one.refusal({ type: 'exportJournal' })).toBeNull();
  });

  test('puts a table it can’t read aside with a clear sentence; the others live on', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    const [other] = await host.match(2);
    const bad = first!.table!.id;
    const key = `${bad}/1`;
    host.store.journals.set(
      key,
      host.store.journals.get(key)!.replace('"type":"begin"', '"type":"add","n":1'),
    );
    const again = await host.kill();
    expect(again.store.aside).toEqual([bad]);
    expect(again.log).toEqual([expect.stringContaining(`Table ${bad} can't be taken up again: line 2`)]);
    expect((await again.again(first!)).table).toBeNull();
    expect((await again.again(other!)).table).not.toBeNull();
  });

  test('takes everyone back as someone new when the sessions can’t be read', async () => {
    const host = await FakeHost.start();
    const first = await host.window();
    host.store.sessions = '{"version":1,"sess';
    const again = await host.kill();
    expect((await again.again(first)).token).not.toBe(first.token);
    expect(again.log.join()).toContain("sessions can't be read");
    expect(again.store.aside).toEqual(['sessions']); // not written over: someone may mend them
  });
});

describe('a host that is closed', () => {
  test('stops the clock where it stands, tells every window, and goes on there when all are back', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2, { seconds: 10 });
    await host.clock.advance(2_500);
    await host.hub.close();
    expect(first!.closed).toEqual({ code: 4008, reason: 'HOST_CLOSING' });
    const again = await host.kill();
    const one = await again.again(first!);
    await again.again(second!);
    await settle();
    expect(one.view?.remaining).toBe(7_500);
  });
});
