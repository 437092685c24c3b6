// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo, ViewMessage } from '#engine/wire/from-host';
import { remainingAt } from '#page/composables/useRemaining';
import { useSession } from '#page/stores/session';
import { FakeSocket, useFakeSocket, WELCOME } from '#test/support/ui/fake-socket';

const TABLE: TableInfo = {
  id: 't1',
  title: 'Table de Loutre',
  game: 'attrape-moa',
  stage: 'playing',
  options: {},
  seats: [],
  bounds: { min: 2, max: 9 },
  referee: null,
  spectators: 0,
  openReview: null,
  obstacle: null,
  you: { seat: 0, referee: false, refereeCode: null },
};

function view(seq: number, changes: Partial<ViewMessage> = {}, paused = false): ViewMessage {
  const common = { game: 'attrape-moa', players: [], scores: [], winners: [], phase: `phase-${seq}`, t: 0 };
  return {
    type: 'view',
    table: 't1',
    seq,
    audience: 0,
    remaining: null,
    view: { ...common, deadline: null, paused },
    events: [],
    ...changes,
  };
}

let session: ReturnType<typeof useSession>;
const last = () => FakeSocket.last;
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Answers the newest request of a type. */
async function answers(type: string, code?: string): Promise<void> {
  const re = Number(last().of(type).at(-1)?.['re']);
  last().says(code === undefined ? { type: 'done', re } : { type: 'refused', re, code });
  await settle();
}

beforeEach(() => {
  useFakeSocket();
  localStorage.clear();
  setActivePinia(createPinia());
  session = useSession();
  session.start({ url: 'ws://127.0.0.1:1/ws', role: 'window', owner: null });
});

afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function atTable(): Promise<void> {
  void session.enter('t1');
  last().greets();
  last().says({ type: 'table', table: TABLE });
  await answers('enterTable');
}

describe('entering a table', () => {
  it('is asked for on the greeting when it was wanted before', async () => {
    await atTable();
    expect(last().of('enterTable')).toHaveLength(1);
    expect(session.table).toEqual(TABLE);
  });

  it('shows a table the host had told of before it was wanted, without hearing of it again', async () => {
    last().greets();
    last().says({ type: 'table', table: null });
    last().says({ type: 'table', table: TABLE }); // created here: told before the answer
    expect(session.table).toBeNull();
    void session.enter('t1');
    await answers('enterTable');
    expect(session.table).toEqual(TABLE);
  });

  it('is asked for again after a lost connection; the host’s « no table » on the way is not its end', async () => {
    await atTable();
    last().closes(1006);
    await vi.advanceTimersByTimeAsync(250);
    last().greets();
    last().says({ type: 'table', table: null });
    expect(session.tableRefused).toBeNull();
    last().says({ type: 'table', table: TABLE });
    await answers('enterTable');
    expect(session.table).toEqual(TABLE);
  });

  it('refused, says why', async () => {
    last().greets();
    void session.enter('gone');
    await answers('enterTable', 'UNKNOWN_TABLE');
    expect(session.tableRefused).toBe('UNKNOWN_TABLE');
  });

  it('a table that is closed under one is told', async () => {
    await atTable();
    last().says({ type: 'table', table: null });
    expect(session.tableRefused).toBe('TABLE_CLOSED');
    expect(session.table).toBeNull();
  });

  it('a window opened without a table in its address is offered the one it still sits at', () => {
    last().greets();
    last().says({ type: 'table', table: TABLE });
    expect(session.offered).toBe('t1');
  });

  it('what was left while the host was away is told later, and not offered', async () => {
    await atTable();
    last().closes(1006);
    session.leave();
    await vi.advanceTimersByTimeAsync(250);
    last().greets();
    expect(last().of('leaveTable')).toHaveLength(1);
    last().says({ type: 'table', table: TABLE });
    expect(session.offered).toBeNull();
  });
});

describe('views', () => {
  it('an older one never replaces a newer', async () => {
    await atTable();
    last().says(view(5));
    last().says(view(4));
    expect(session.match?.view.phase).toBe('phase-5');
  });

  it('one of the same number does: it is for another audience', async () => {
    await atTable();
    last().says(view(5));
    last().says(view(5, { audience: 'referee' }));
    expect(session.match?.audience).toBe('referee');
  });

  it('a host that started again counts anew', async () => {
    await atTable();
    last().says(view(50));
    last().closes(1006);
    await vi.advanceTimersByTimeAsync(250);
    last().greets();
    expect(session.match?.view.phase).toBe('phase-50'); // shown until the new one comes
    last().says(view(3));
    expect(session.match?.view.phase).toBe('phase-3');
  });

  it('of another table are not shown', async () => {
    await atTable();
    last().says(view(1, { table: 'other' }));
    expect(session.match).toBeNull();
  });
});

describe('a review', () => {
  it('is that of this table, until the host takes it back', async () => {
    await atTable();
    last().says({ type: 'review', table: 'other', review: { turns: 3 } });
    expect(session.review).toBeNull();
    last().says({ type: 'review', table: 't1', review: { turns: 4 } });
    expect(session.review).toEqual({ turns: 4 });
    last().says({ type: 'review', table: 't1', review: null });
    expect(session.review).toBeNull();
  });
});

describe('the clock', () => {
  it('counts from what was left when the view came', async () => {
    await atTable();
    last().says(view(1, { remaining: 10_000 }));
    vi.advanceTimersByTime(3_000);
    expect(remainingAt(session.clock, performance.now())).toBeCloseTo(7_000);
    vi.advanceTimersByTime(30_000);
    expect(remainingAt(session.clock, performance.now())).toBeCloseTo(0);
  });

  it('stands still during a pause, and goes on from what the host then says', async () => {
    await atTable();
    last().says(view(1, { remaining: 10_000 }));
    vi.advanceTimersByTime(4_000);
    last().says(view(2, {}, true));
    vi.advanceTimersByTime(5_000);
    expect(session.clock.kind).toBe('stopped');
    expect(remainingAt(session.clock, performance.now())).toBeCloseTo(6_000);
    last().says(view(3, { remaining: 6_000 }));
    vi.advanceTimersByTime(1_000);
    expect(remainingAt(session.clock, performance.now())).toBeCloseTo(5_000);
  });

  it('of a window that comes back during a pause is not known', async () => {
    await atTable();
    last().says(view(2, {}, true));
    expect(session.clock).toEqual({ kind: 'stopped', left: null });
  });
});

describe('acting', () => {
  it('names the view it was made on where it is meant for what is shown', async () => {
    await atTable();
    last().says(view(7));
    void session.act({ type: 'challenge' }, 'seat', 'asShown');
    void session.act({ type: 'grab' });
    expect(
      last()
        .of('act')
        .map(({ on }) => on),
    ).toEqual([7, undefined]);
  });

  it('is for one’s seat, or as the referee for who has none; each action has an intent of its own', async () => {
    await atTable();
    void session.act({ type: 'grab' });
    last().says({ type: 'table', table: { ...TABLE, you: { seat: null, referee: true, refereeCode: 'X' } } });
    void session.act({ type: 'pause' });
    const sent = last().of('act');
    expect(sent.map(({ as }) => as)).toEqual(['seat', 'referee']);
    expect(new Set(sent.map(({ intent }) => intent)).size).toBe(2);
    expect(String(sent[0]?.['intent'])).toMatch(/^[0-9a-f]{32}$/);
  });

  it('can be tried out: the answer comes back, and a try that was lost is not sent again', async () => {
    await atTable();
    const refused = session.tryOut({ type: 'grab' });
    await answers('try', 'WRONG_PHASE');
    expect(await refused).toEqual({ ok: false, code: 'WRONG_PHASE' });
    expect(last().of('try')).toEqual([{ type: 'try', re: expect.any(Number), action: { type: 'grab' } }]);
    const lost = session.tryOut({ type: 'grab' });
    last().closes(1006);
    expect(await lost).toEqual({ ok: false, code: 'CONNECTION_LOST' });
    await vi.advanceTimersByTimeAsync(250);
    last().greets();
    expect(last().of('try')).toEqual([]);
  });

  it('keeps the token for the next time the page is opened', () => {
    last().greets({ token: 'kept' });
    expect(localStorage.getItem('preau.local.token')).toBe('kept');
    expect(WELCOME.token).not.toBe('kept');
  });
});
