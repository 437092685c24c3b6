import { describe, expect, test } from 'vitest';
import { settle } from '#test/support/host/fake-clock';
import { DECK } from '#test/support/host/fake-game';
import { FakeHost, type FakeWindow } from '#test/support/host/fake-hub';
import { newIntent } from '#test/support/host/talker';

const seen = (window: FakeWindow) => DECK.filter((card) => window.frames.join().includes(`"${card}"`));

describe('time', () => {
  test('is stamped by the host, and its timer does what the deadline does', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2, { seconds: 3 });
    await first!.must({ type: 'start' });
    await host.clock.advance(500);
    await first!.act({ type: 'begin' });
    await host.clock.advance(1_250);
    await first!.act({ type: 'add', n: 2 });
    expect(first!.view?.remaining).toBe(1_750);
    await host.clock.advance(1_749);
    expect(first!.view?.view.phase).toBe('turn');
    await host.clock.advance(1);
    expect(first!.view).toMatchObject({
      remaining: null,
      view: { phase: 'ready' },
      events: [{ type: 'turnEnded' }],
    });
    expect(host.store.entries().map(({ t, by, type }) => [t, by, type])).toEqual([
      [500, 0, 'begin'],
      [1_750, 0, 'add'],
      [3_500, 'clock', 'tick'],
    ]);
  });

  test('stands in the way of an action that comes at the deadline itself', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2, { seconds: 3 });
    await host.clock.advance(2_999);
    expect(await first!.act({ type: 'add', n: 1 })).toBeNull();
    await host.clock.advance(1);
    expect(await first!.act({ type: 'add', n: 1 })).toBe('WRONG_PHASE');
  });

  test('passes for nobody while a referee has paused', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2, { seconds: 3 });
    await host.clock.advance(1_000);
    expect(await first!.act({ type: 'pause' }, 'seat')).toBe('NOT_ALLOWED');
    await first!.act({ type: 'pause' }, 'referee');
    await host.clock.advance(60_000);
    expect(await first!.act({ type: 'add', n: 1 })).toBe('PAUSED');
    await first!.act({ type: 'resume' }, 'referee');
    expect(first!.view?.remaining).toBe(2_000);
  });
});

describe('an action that was made on a view', () => {
  const add = (on: number) =>
    ({ type: 'act', as: 'seat', intent: newIntent(), on, action: { type: 'add', n: 1 } }) as const;

  test('is refused once play has gone on, and asked again too; what the referee does aside changes nothing', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2, { seconds: 60 });
    const { seq } = first!.view!;
    await first!.act({ type: 'pause' }, 'referee');
    await first!.act({ type: 'resume' }, 'referee');
    const wanted = add(seq);
    expect(await first!.refusal(wanted)).toBeNull();
    expect(await first!.refusal(add(seq))).toBe('TOO_LATE');
    expect(await first!.refusal(wanted)).toBeNull(); // it was done
    expect(await first!.refusal(add(first!.view!.seq))).toBeNull();
    expect(first!.view?.view.scores).toEqual([2, 0]);
  });

  test('is late where a deadline has passed meanwhile', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2, { seconds: 3 });
    const { seq } = first!.view!;
    await host.clock.advance(3_000);
    await first!.act({ type: 'begin' });
    expect(await first!.refusal(add(seq))).toBe('TOO_LATE');
  });
});

describe('an action', () => {
  test('is one’s own: a message can’t name its sender, its time or the clock', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const spectator = await host.window();
    await spectator.must({ type: 'enterTable', table: first!.table!.id });
    expect(await spectator.act({ type: 'add', n: 1 })).toBe('NOT_SEATED');
    expect(await second!.act({ type: 'stop' }, 'referee')).toBe('NOT_REFEREE');
    expect(await second!.act({ type: 'stop' })).toBe('NOT_ALLOWED');
    expect(await second!.act({ type: 'add', n: 1, by: 0 })).toBe('BAD_MESSAGE');
    expect(await second!.act({ type: 'add', n: 1, t: 0 })).toBe('BAD_MESSAGE');
    expect(await second!.act({ type: 'tick' })).toBe('NOT_ALLOWED');
    expect(await first!.act({ type: 'tick' }, 'referee')).toBe('NOT_ALLOWED');
    expect(second!.view?.view.scores).toEqual([0, 0]);
  });

  test('that makes the rules break is refused, reported, and changes nothing', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    expect(await first!.act({ type: 'crash' })).toBe('HOST_FAULT');
    expect(host.log.join()).toContain('a bug in the rules');
    expect(await first!.act({ type: 'add', n: 1 })).toBeNull();
  });

  test('with one intent is applied once, and answered each time, also when both are under way', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    const intent = newIntent();
    host.store.hold();
    const both = [1, 2].map(() => first!.act({ type: 'add', n: 1 }, 'seat', intent));
    await settle();
    host.store.release();
    expect(await Promise.all(both)).toEqual([null, null]);
    expect(await first!.act({ type: 'add', n: 1 }, 'seat', intent)).toBeNull();
    expect(first!.view?.view.scores).toEqual([1, 0]);
  });

  test('with an intent that another seat used is another action', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const intent = newIntent();
    await first!.act({ type: 'add', n: 1 }, 'seat', intent);
    await second!.act({ type: 'add', n: 1 }, 'seat', intent);
    expect(first!.view?.view.scores).toEqual([1, 1]);
  });

  test('that was refused may be sent again with its intent', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2);
    await first!.must({ type: 'start' });
    const intent = newIntent();
    expect(await first!.act({ type: 'add', n: 1 }, 'seat', intent)).toBe('WRONG_PHASE');
    await first!.act({ type: 'begin' });
    expect(await first!.act({ type: 'add', n: 1 }, 'seat', intent)).toBeNull();
    expect(first!.view?.view.scores).toEqual([1, 0]);
  });
});

describe('the journal', () => {
  test('has an entry before anyone hears of it', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const before = [first!.frames.length, second!.frames.length];
    host.store.hold();
    const answer = first!.act({ type: 'add', n: 1 });
    await settle();
    expect([first!.frames.length, second!.frames.length]).toEqual(before);
    host.store.release();
    expect(await answer).toBeNull();
    expect(second!.view?.view.scores).toEqual([1, 0]);
    expect(host.store.entries().at(-1)).toMatchObject({ by: 0, type: 'add', n: 1 });
  });

  test('that can’t be written refuses the action: it is not applied and told to nobody', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const told = second!.frames.length;
    host.store.full = true;
    expect(await first!.act({ type: 'add', n: 1 })).toBe('JOURNAL_FAILED');
    expect(await first!.refusal({ type: 'closeTable' })).toBeNull(); // closing needs no room
    expect(second!.frames.slice(told).join()).not.toContain('"scores":[1,0]');
    expect(host.log.join()).toContain('no space left on device');
  });

  test('that could not be written for a while takes up again, deadlines included', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2, { seconds: 3 });
    host.store.full = true;
    await host.clock.advance(5_000);
    expect(first!.view?.view.phase).toBe('turn');
    expect(await first!.act({ type: 'add', n: 1 })).toBe('WRONG_PHASE'); // too late, whatever the disk says
    host.store.full = false;
    await host.clock.advance(1_000);
    expect(first!.view?.view.phase).toBe('ready');
    expect(await first!.act({ type: 'begin' })).toBeNull();
  });

  test('that can’t be begun begins no match, and a table that can’t be saved is not changed', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    host.store.full = true;
    expect(await first!.refusal({ type: 'start' })).toBe('JOURNAL_FAILED');
    expect(await second!.refusal({ type: 'leaveSeat' })).toBe('JOURNAL_FAILED');
    expect(second!.table).toMatchObject({ stage: 'lobby', you: { seat: 1 } });
    host.store.full = false;
    expect(await first!.refusal({ type: 'start' })).toBeNull();
  });

  test('is exported when the match is over, and its seed is told to nobody before', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    expect(await first!.refusal({ type: 'exportJournal' })).toBe('NOT_FINISHED');
    await first!.act({ type: 'endGame' }, 'referee');
    const [text = ''] = host.store.journals.values();
    const seed = (JSON.parse(text.split('\n')[0]!) as { seed: string }).seed;
    expect(seed.length).toBeGreaterThanOrEqual(32);
    expect([...first!.frames, ...second!.frames].join()).not.toContain(seed);
    expect((await second!.must({ type: 'exportJournal' })).result).toEqual({ journal: text });
  });

  test('shares one flush among those who act at once, in the order in which they came', async () => {
    const host = await FakeHost.start();
    const windows = await host.match(8);
    host.store.hold();
    const answers = windows.map((window) => window.act({ type: 'add', n: 1 }));
    await settle();
    host.store.release();
    await Promise.all(answers);
    expect(
      host.store
        .entries()
        .slice(-8)
        .map(({ by }) => by),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(windows[7]!.view?.view.scores).toEqual(Array(8).fill(1));
  });
});

describe('views', () => {
  test('hold one’s own cards and nobody else’s, in every frame that was sent', async () => {
    const host = await FakeHost.start();
    const windows = await host.table(3);
    const spectator = await host.window();
    const projector = await host.projector();
    for (const watcher of [spectator, projector])
      await watcher.must({ type: 'enterTable', table: windows[0]!.table!.id });
    await windows[0]!.must({ type: 'start' });
    await windows[0]!.act({ type: 'begin' });
    await windows[1]!.act({ type: 'note', text: 'MYSECRETNOTE' });
    const back = await host.again(windows[2]!);
    const hands = (windows[0]!.view!.view as unknown as { hands: string[][] }).hands;
    expect(hands[0]).toHaveLength(5);
    for (const window of windows) expect(seen(window)).toHaveLength(5);
    expect(new Set(windows.flatMap(seen)).size).toBe(15);
    expect(seen(back)).toEqual(seen(windows[2]!));
    for (const watcher of [spectator, projector]) expect(seen(watcher)).toEqual([]);
    const told = [...windows, spectator, projector, back].filter((window) =>
      window.frames.join().includes('MYSECRETNOTE'),
    );
    expect(told).toEqual([windows[1]]);
  });

  test('carry a number that only grows, also over the next match at the table', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    await first!.act({ type: 'endGame' }, 'referee');
    expect(first!.table?.stage).toBe('finished');
    expect(await second!.refusal({ type: 'rematch' })).toBe('NOT_REFEREE');
    await first!.must({ type: 'rematch' });
    expect(second!.table).toMatchObject({ stage: 'lobby', seats: [{ seat: 0 }, { seat: 1 }] });
    await first!.must({ type: 'start' });
    const numbers = first!.received.flatMap((message) => (message.type === 'view' ? [message.seq] : []));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('come before the answer to what caused them', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    await first!.act({ type: 'add', n: 1 });
    expect(first!.received.slice(-2).map(({ type }) => type)).toEqual(['view', 'done']);
  });

  test('are whole again on return, with the review, and without events', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    await first!.act({ type: 'stop' }, 'referee');
    await settle();
    expect(second!.last('review')?.review).toEqual({ turns: 1 });
    const back = await host.again(second!);
    expect(back.received.map(({ type }) => type)).toEqual(['welcome', 'lobby', 'table', 'view', 'review']);
    expect(back.view).toMatchObject({ seq: second!.view!.seq, events: [], audience: 1 });
    await back.must({ type: 'leaveTable' });
    await back.must({ type: 'enterTable', table: first!.table!.id });
    expect(back.view).toMatchObject({ audience: 1 });
    expect(back.received.filter(({ type }) => type === 'review')).toHaveLength(2);
  });
});

describe('bots', () => {
  test('see a view of their seat alone, act when they said, and are asked again after each change', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(1);
    await first!.must({ type: 'addBot', level: 3 });
    await first!.must({ type: 'start' });
    await first!.act({ type: 'begin' });
    await host.clock.advance(699);
    expect(first!.view?.view.scores).toEqual([0, 0]);
    await host.clock.advance(1);
    expect(first!.view!.view.scores[1]).toBeGreaterThan(0);
    expect(
      host.thinker.asked.every(({ view, seat, level }) => seat === 1 && level === 3 && 'hands' in view),
    ).toBe(true);
    const shown = JSON.stringify(host.thinker.asked);
    expect(seen(first!).some((card) => shown.includes(card))).toBe(false);
  });

  test('try again by themselves after the disk refused them', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(1);
    await first!.must({ type: 'addBot', level: 3 });
    await first!.must({ type: 'start' });
    await first!.act({ type: 'begin' });
    host.store.full = true;
    await host.clock.advance(3_000);
    expect(first!.view?.view.scores).toEqual([0, 0]);
    host.store.full = false;
    await host.clock.advance(5_000);
    expect(first!.view!.view.scores[1]).toBeGreaterThan(0);
  });

  test('drop what they meant to do when their view changes, and rest in a pause', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(1);
    await first!.must({ type: 'addBot', level: 3 });
    await first!.must({ type: 'start' });
    await first!.act({ type: 'begin' });
    for (let i = 0; i < 5; i++) {
      await host.clock.advance(600);
      await first!.act({ type: 'add', n: 1 });
    }
    expect(first!.view?.view.scores).toEqual([5, 0]);
    await first!.act({ type: 'pause' }, 'referee');
    await host.clock.advance(10_000);
    expect(first!.view?.view.scores).toEqual([5, 0]);
    await first!.act({ type: 'resume' }, 'referee');
    await host.clock.advance(700);
    expect(first!.view!.view.scores[1]).toBeGreaterThan(0);
  });
});
