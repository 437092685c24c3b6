import { describe, expect, test } from 'vitest';
import { CLOSE, HEARTBEAT, LIMITS } from '#engine/wire/limits';
import { HELLO_WITHIN } from '#host/net/connection';
import { GIVE_UP_ABOVE, SKIP_ABOVE } from '#host/net/outbox';
import { settle } from '#test/support/host/fake-clock';
import { FakeHost, FakeWindow } from '#test/support/host/fake-hub';

const act = (action: object) => ({ type: 'act', as: 'seat', intent: 'x'.repeat(8), action });
const closed = (name: keyof typeof CLOSE) => ({ code: CLOSE[name], reason: name });

describe('a greeting', () => {
  test('is expected within seconds', async () => {
    const host = await FakeHost.start();
    const mute = new FakeWindow(host.hub);
    await host.clock.advance(HELLO_WITHIN - 1_000);
    expect(mute.closed).toBeNull();
    await host.clock.advance(2_000);
    expect(mute.closed).toEqual(closed('HELLO_EXPECTED'));
  });

  test('comes first, once, and in the host’s own version', async () => {
    const host = await FakeHost.start();
    const hasty = new FakeWindow(host.hub);
    hasty.sendRaw({ type: 'takeSeat', re: 1 });
    expect(hasty.closed).toEqual(closed('HELLO_EXPECTED'));
    const later = new FakeWindow(host.hub);
    later.sendRaw({ type: 'hello', protocol: 99, something: 'new' });
    expect(later.closed).toEqual(closed('PROTOCOL_VERSION'));
    const twice = await host.window();
    twice.sendHello();
    expect(twice.closed).toEqual(closed('BAD_MESSAGE'));
  });
});

describe('a session has one live window', () => {
  test('the older is told, and the younger has the seat', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const younger = await host.again(second!);
    expect(second!.closed).toEqual(closed('REPLACED'));
    expect(younger.view?.audience).toBe(1);
    expect(first!.table?.seats[1]?.here).toBe(true);
    const frames = second!.frames.length;
    second!.sendRaw({ type: 'leaveTable', re: 99 });
    await younger.act({ type: 'add', n: 1 });
    expect(second!.frames.length).toBe(frames);
    expect(younger.table?.you.seat).toBe(1);
  });
});

describe('heartbeats', () => {
  test('are answered', async () => {
    const host = await FakeHost.start();
    const window = await host.window();
    window.sendRaw({ type: 'beat', n: 7 });
    expect(window.received.at(-1)).toEqual({ type: 'beat', n: 7 });
  });

  test('missing on both roads end the connection, and everyone sees who is gone', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    await host.clock.advance(60_000);
    expect(first!.table?.seats[1]?.here).toBe(true);
    second!.stall();
    await host.clock.advance(HEARTBEAT.lostAfter + HEARTBEAT.every);
    expect(second!.closed).toEqual(closed('SILENT'));
    expect(second!.terminated).toBe(true);
    expect(first!.table?.seats[1]?.here).toBe(false);
    expect(first!.closed).toBeNull();
  });
});

describe('limits', () => {
  test('on the rate close with a name, and leave a lively window alone', async () => {
    const host = await FakeHost.start();
    const window = await host.window();
    for (let i = 0; i < 5 * LIMITS.perSecond; i++) {
      await host.clock.advance(1_000 / LIMITS.perSecond);
      window.sendRaw({ type: 'beat', n: i });
    }
    expect(window.closed).toBeNull();
    for (let i = 0; i <= LIMITS.burst; i++) window.sendRaw({ type: 'beat', n: i });
    expect(window.closed).toEqual(closed('TOO_FAST'));
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '[1]'],
    ['no number to answer to', { type: 'takeSeat' }],
    ['nested without end', `${'['.repeat(4000)}${']'.repeat(4000)}`],
    ['deep inside a request', { type: 'setOptions', re: 1, options: { a: [[[[[[[[[[1]]]]]]]]]] } }],
    ['a beat of another form', { type: 'beat', n: -1 }],
  ])('on the form close with a name: %s', async (_, message) => {
    const host = await FakeHost.start();
    const window = await host.window();
    window.sendRaw(message);
    expect(window.closed).toEqual(closed('BAD_MESSAGE'));
  });

  test.each([
    ['an unknown type', { type: 'fly' }, 'BAD_MESSAGE'],
    ['a field too many', { type: 'takeSeat', seat: 1 }, 'BAD_MESSAGE'],
    ['a field too few', { type: 'enterTable' }, 'BAD_MESSAGE'],
    [
      'an action too long',
      {
        type: 'act',
        as: 'seat',
        intent: 'x'.repeat(8),
        action: { type: 'x', w: 'x'.repeat(LIMITS.actionChars) },
      },
      'BAD_MESSAGE',
    ],
    ['a field that the host writes', act({ type: 'begin', host: 'away' }), 'BAD_MESSAGE'],
    ['an actor', act({ type: 'begin', by: 1 }), 'BAD_MESSAGE'],
    ['a title with a line end', { type: 'createTable', game: 'fake', title: 'a\nb' }, 'BAD_NAME'],
    ['a level that is none', { type: 'addBot', level: 9 }, 'BAD_MESSAGE'],
  ])('on the form refuse what can be answered: %s', async (_, message, code) => {
    const host = await FakeHost.start();
    const window = await host.window();
    window.sendRaw({ ...message, re: 5 });
    await settle();
    expect(window.last('refused')).toMatchObject({ re: 5, code });
    expect(window.closed).toBeNull();
  });

  test('on the number of windows turn the last away', async () => {
    const host = await FakeHost.start();
    const windows = Array.from({ length: 601 }, () => new FakeWindow(host.hub));
    expect(windows.filter((window) => window.closed === null)).toHaveLength(600);
    expect(windows.at(-1)?.closed).toEqual(closed('TOO_MANY'));
  });
});

describe('a projector', () => {
  test('watches one table, sees what is public, and may ask for nothing else', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    const projector = await host.projector();
    expect(projector.welcome).toMatchObject({ token: null, session: null });
    await projector.must({ type: 'enterTable', table: first!.table!.id });
    expect(projector.view?.audience).toBe('public');
    expect(first!.table?.spectators).toBe(1);
    expect(await projector.refusal({ type: 'takeSeat' })).toBe('NOT_ALLOWED');
    expect(await projector.act({ type: 'add', n: 1 })).toBe('NOT_ALLOWED');
    await projector.must({ type: 'leaveTable' });
    expect(first!.table?.spectators).toBe(0);
  });
});

describe('a window that takes nothing in', () => {
  test('is sent no more state than it can hold, then the newest, and slows nobody', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    second!.stall();
    for (let i = 0; i < 900; i++) {
      await host.clock.advance(60);
      second!.connection.heard(); // its pings are answered, only its frames are not taken
      await first!.act({ type: 'note', text: String(i) });
      expect(first!.view!.seq).toBe(1_000_002 + i);
    }
    expect(second!.buffered).toBeGreaterThan(SKIP_ABOVE);
    expect(second!.buffered).toBeLessThan(SKIP_ABOVE + 4_096);
    await first!.act({ type: 'add', n: 5 });
    await second!.recover();
    expect(second!.view).toMatchObject({ seq: first!.view!.seq, events: [], view: { scores: [5, 0] } });
    expect(second!.closed).toBeNull();
  });

  test('is ended when even its answers pile up', async () => {
    const host = await FakeHost.start();
    const window = await host.window();
    window.stall();
    window.buffered = GIVE_UP_ABOVE + 1;
    window.sendRaw({ type: 'beat', n: 1 });
    expect(window.terminated).toBe(true);
  });
});
