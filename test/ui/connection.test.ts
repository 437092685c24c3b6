// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromHost } from '#engine/wire/from-host';
import { CLOSE, HEARTBEAT, PROTOCOL_VERSION } from '#engine/wire/limits';
import { Connection } from '#page/connection/connection';
import { RESEND_WITHIN } from '#page/connection/requests';
import { retryDelay, type ConnectionState } from '#page/connection/state';
import { FakeSocket, useFakeSocket } from '#test/support/ui/fake-socket';

let states: ConnectionState[];
let heard: FromHost[];
let token: string | null;
let connection: Connection;

/** No jitter: the whole delay. */
const random = () => 1;

function make(role: 'window' | 'projector' = 'window', owner: string | null = null): Connection {
  return new Connection({
    url: 'ws://127.0.0.1:1/ws',
    role,
    owner,
    token: { get: () => token, set: (next) => (token = next) },
    onState: (state) => states.push(state),
    onMessage: (message) => heard.push(message),
    random,
  });
}

beforeEach(() => {
  useFakeSocket();
  states = [];
  heard = [];
  token = null;
  connection = make();
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = (intent = 'intent-0001') =>
  connection.request({ type: 'act', intent, as: 'seat', action: { type: 'grab', length: 7 } });

describe('greeting', () => {
  it('says hello with the kept token, and keeps the one of the welcome', () => {
    token = 'old';
    FakeSocket.last.greets({ token: 'new' });
    expect(FakeSocket.last.sent[0]).toEqual({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      token: 'old',
      role: 'window',
    });
    expect(token).toBe('new');
    expect(connection.state.kind).toBe('greeted');
  });

  it('tells the owner’s token when there is one', () => {
    connection.close();
    connection = make('window', 'owner-token');
    connection.open();
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent[0]).toMatchObject({ owner: 'owner-token' });
  });

  it('a projector says no token, and leaves the window’s alone', () => {
    token = 'mine';
    connection.close();
    connection = make('projector', 'owner-token');
    connection.open();
    FakeSocket.last.greets({ token: null, session: null });
    expect(FakeSocket.last.sent[0]).toEqual({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      token: null,
      role: 'projector',
    });
    expect(token).toBe('mine');
  });
});

describe('requests', () => {
  it('each is answered with its own answer, in whatever order they come', async () => {
    FakeSocket.last.greets();
    const first = connection.request({ type: 'takeSeat' });
    const second = connection.request({ type: 'start' });
    const [a, b] = [FakeSocket.last.of('takeSeat')[0]?.['re'], FakeSocket.last.of('start')[0]?.['re']];
    FakeSocket.last.says({ type: 'refused', re: Number(b), code: 'BAD_PLAYERS' });
    FakeSocket.last.says({ type: 'done', re: Number(a) });
    expect(await first).toEqual({ ok: true });
    expect(await second).toEqual({ ok: false, code: 'BAD_PLAYERS' });
  });

  it('hands on what an answer brings', async () => {
    FakeSocket.last.greets();
    const created = connection.request({ type: 'createTable', game: 'g', title: 'T' });
    FakeSocket.last.says({ type: 'done', re: 1, result: { table: 't1' } });
    expect(await created).toEqual({ ok: true, result: { table: 't1' } });
  });

  it('are refused at once while the host is out of reach, but for actions', async () => {
    expect(await connection.request({ type: 'start' })).toEqual({ ok: false, code: 'OFFLINE' });
  });

  it('are answered CONNECTION_LOST when the connection goes before their answer', async () => {
    FakeSocket.last.greets();
    const start = connection.request({ type: 'start' });
    FakeSocket.last.closes(1006);
    expect(await start).toEqual({ ok: false, code: 'CONNECTION_LOST' });
  });
});

describe('an action', () => {
  it('without an answer is sent again under the same intent, and settled once', async () => {
    FakeSocket.last.greets();
    const answer = act();
    const before = FakeSocket.last.of('act');
    FakeSocket.last.closes(1006);
    vi.advanceTimersByTime(250);
    FakeSocket.last.greets();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.of('act')).toEqual(before);
    FakeSocket.last.says({ type: 'done', re: Number(before[0]?.['re']) });
    expect(await answer).toEqual({ ok: true });
    FakeSocket.last.closes(1006);
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.greets();
    expect(FakeSocket.last.of('act')).toEqual([]);
  });

  it('made while the host is out of reach goes out with the next greeting', () => {
    void act();
    expect(FakeSocket.last.of('act')).toEqual([]);
    FakeSocket.last.greets();
    expect(FakeSocket.last.of('act')).toHaveLength(1);
  });

  it('is sent after what is requested on hearing the welcome', () => {
    connection.close();
    connection = new Connection({
      url: 'ws://127.0.0.1:1/ws',
      role: 'window',
      owner: null,
      token: { get: () => null, set: () => undefined },
      onState: () => undefined,
      onMessage: ({ type }) => {
        if (type === 'welcome') void connection.request({ type: 'enterTable', table: 't1' });
      },
    });
    connection.open();
    void act();
    FakeSocket.last.greets();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'enterTable', 'beat', 'act']);
  });

  it('of another moment is not sent again', async () => {
    FakeSocket.last.greets();
    const answer = act();
    FakeSocket.last.closes(1006);
    vi.advanceTimersByTime(250);
    vi.advanceTimersByTime(RESEND_WITHIN);
    FakeSocket.last.greets();
    expect(FakeSocket.last.of('act')).toEqual([]);
    expect(await answer).toEqual({ ok: false, code: 'CONNECTION_LOST' });
  });

  it('that closed the socket as unreadable is not sent again', async () => {
    FakeSocket.last.greets();
    const answer = act();
    FakeSocket.last.closes(CLOSE.BAD_MESSAGE);
    expect(await answer).toEqual({ ok: false, code: 'BAD_MESSAGE' });
  });
});

describe('a lost connection', () => {
  it('waits 250 ms, doubling to 8 s, jittered down by at most a half', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 40].map((attempt) => retryDelay(attempt, () => 1))).toEqual([
      250, 500, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
    expect(retryDelay(5, () => 0)).toBe(4000);
  });

  it('is tried again for ever', () => {
    for (let attempt = 0; attempt < 50; attempt++) {
      FakeSocket.last.closes(1006);
      expect(connection.state.kind).toBe('lost');
      vi.advanceTimersByTime(retryDelay(attempt, random));
      expect(FakeSocket.all).toHaveLength(attempt + 2);
    }
  });

  it('says when it is tried next', () => {
    FakeSocket.last.closes(1006);
    expect(connection.state).toEqual({ kind: 'lost', attempt: 1, retryAt: performance.now() + 250 });
  });

  it('starts the backoff anew only after having been at home for a while', () => {
    FakeSocket.last.closes(1006);
    vi.advanceTimersByTime(250);
    FakeSocket.last.greets();
    FakeSocket.last.closes(1006); // thrown out again at once: not at home
    expect(connection.state).toMatchObject({ kind: 'lost', attempt: 2 });
    vi.advanceTimersByTime(500);
    FakeSocket.last.greets();
    vi.advanceTimersByTime(3_000);
    FakeSocket.last.closes(1006);
    expect(connection.state).toMatchObject({ kind: 'lost', attempt: 1 });
  });

  it('is tried at once when the page wakes', () => {
    FakeSocket.last.closes(1006);
    connection.wake();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(400); // the timer of the loss is gone
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is noticed by silence: a host not heard for long is given up, its socket no longer listened to', () => {
    FakeSocket.last.greets();
    const dead = FakeSocket.last;
    vi.advanceTimersByTime(HEARTBEAT.lostAfter - 1_000);
    FakeSocket.last.says({ type: 'beat', n: 0 });
    vi.advanceTimersByTime(HEARTBEAT.lostAfter);
    expect(connection.state.kind).toBe('greeted');
    vi.advanceTimersByTime(HEARTBEAT.every);
    expect(dead.onmessage).toBeNull();
    expect(states.some(({ kind }) => kind === 'lost')).toBe(true);
  });

  it('is noticed while the greeting is awaited, too', () => {
    FakeSocket.last.opens();
    vi.advanceTimersByTime(HEARTBEAT.lostAfter + HEARTBEAT.every);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('beats every two seconds while greeted', () => {
    FakeSocket.last.greets();
    vi.advanceTimersByTime(HEARTBEAT.every * 2);
    expect(FakeSocket.last.of('beat').map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  it.each(['not json', '[]', '{"type":"nonsense"}', '{}'])('starts afresh on %s', (data) => {
    FakeSocket.last.greets();
    FakeSocket.last.onmessage?.({ data });
    expect(connection.state.kind).toBe('lost');
  });
});

describe('a final close', () => {
  it('replaced: waits until it is asked back', () => {
    FakeSocket.last.greets();
    FakeSocket.last.closes(CLOSE.REPLACED);
    vi.advanceTimersByTime(60_000);
    connection.wake();
    expect(connection.state).toEqual({ kind: 'replaced' });
    expect(FakeSocket.all).toHaveLength(1);
    connection.open();
    FakeSocket.last.greets();
    expect(connection.state.kind).toBe('greeted');
  });

  it.each(['PROTOCOL_VERSION', 'KICKED'] as const)('%s: is not tried again', async (why) => {
    FakeSocket.last.greets();
    const answer = act();
    FakeSocket.last.closes(CLOSE[why]);
    vi.advanceTimersByTime(60_000);
    expect(connection.state).toEqual({ kind: 'refused', why });
    expect(FakeSocket.all).toHaveLength(1);
    expect(await answer).toEqual({ ok: false, code: 'CONNECTION_LOST' });
    expect(await act('intent-0002')).toEqual({ ok: false, code: 'OFFLINE' });
  });

  it.each(['HOST_CLOSING', 'SLOW', 'SILENT', 'TOO_FAST', 'TOO_MANY'] as const)(
    '%s: is tried again',
    (name) => {
      FakeSocket.last.greets();
      FakeSocket.last.closes(CLOSE[name]);
      expect(connection.state.kind).toBe('lost');
    },
  );
});
