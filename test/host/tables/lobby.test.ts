import { describe, expect, test } from 'vitest';
import { LIMITS } from '#engine/wire/limits';
import { settle } from '#test/support/host/fake-clock';
import { DECK, FAKE_ID } from '#test/support/host/fake-game';
import { FakeHost, type FakeWindow } from '#test/support/host/fake-hub';

const names = (window: FakeWindow) => window.table?.seats.map((seat) => seat.name);

describe('a session', () => {
  test('has a token of its own, a pseudonym nobody else has, and no authority', async () => {
    const host = await FakeHost.start();
    const windows = await Promise.all(Array.from({ length: 30 }, () => host.window()));
    expect(new Set(windows.map((window) => window.token)).size).toBe(30);
    expect(new Set(windows.map((window) => window.welcome.session?.name)).size).toBe(30);
    expect(windows.some((window) => window.welcome.session?.owner)).toBe(false);
    for (const { token } of windows) {
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(host.store.sessions).not.toContain(token);
    }
  });

  test('is the owner’s by the owner’s token alone, and stays it', async () => {
    const host = await FakeHost.start();
    const owner = await host.window({ owner: 'the-owner' });
    expect(owner.welcome.session?.owner).toBe(true);
    expect((await host.again(owner)).welcome.session?.owner).toBe(true);
    expect((await host.window({ owner: 'the-owne' })).welcome.session?.owner).toBe(false);
  });

  test('that is not known is given a new token', async () => {
    const host = await FakeHost.start();
    const window = await host.window({ token: 'forged' });
    expect(window.token).not.toBe('forged');
  });

  test('is renamed, but not to a name that someone at the table has, whatever its case and accents', async () => {
    const host = await FakeHost.start();
    const [ana, bilal] = await host.table(2);
    await ana!.must({ type: 'rename', name: 'Élodie' });
    expect(names(bilal!)?.[0]).toBe('Élodie');
    expect(await bilal!.refusal({ type: 'rename', name: 'ELODIE' })).toBe('NAME_TAKEN');
    expect(await bilal!.refusal({ type: 'rename', name: '  ' })).toBe('BAD_NAME');
    expect(await bilal!.refusal({ type: 'rename', name: 'a\u202eb' })).toBe('BAD_NAME');
    for (const unseen of ['\ud800', '\u3164', '\u2800', '\u0301', '\ufe0f', '\u115f \u1160'])
      expect(await bilal!.refusal({ type: 'rename', name: unseen })).toBe('BAD_NAME');
    for (const seen of ['❤️', '7', '?', 'أمل', 'e\u0301'])
      expect(await bilal!.refusal({ type: 'rename', name: seen })).toBeNull();
    expect(await bilal!.refusal({ type: 'rename', name: 'é'.repeat(LIMITS.nameChars + 1) })).toBe('BAD_NAME');
    await ana!.must({ type: 'start' });
    expect(await ana!.refusal({ type: 'rename', name: 'Zoé' })).toBe('ALREADY_STARTED');
  });
});

describe('a table in the lobby', () => {
  test('shows everyone the same seats, and its referee the code', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    const { you, ...shared } = first!.table!;
    expect(you).toEqual({ seat: 0, referee: true, refereeCode: expect.stringMatching(/^[A-Z0-9]{6}$/) });
    expect(second!.table).toEqual({ ...shared, you: { seat: 1, referee: false, refereeCode: null } });
    expect(second!.frames.join()).not.toContain(you.refereeCode);
  });

  test('refuses a second seat, a seat too many, and the name of another', async () => {
    const host = await FakeHost.start();
    const windows = await host.table(8);
    expect(await windows[0]!.refusal({ type: 'takeSeat' })).toBe('ALREADY_SEATED');
    const ninth = await host.window();
    await ninth.must({ type: 'enterTable', table: windows[0]!.table!.id });
    expect(await ninth.refusal({ type: 'takeSeat' })).toBe('TABLE_FULL');
    expect(await windows[0]!.refusal({ type: 'addBot', level: 1 })).toBe('TABLE_FULL');
    await windows[0]!.must({ type: 'removeSeat', seat: 7 });
    await ninth.must({ type: 'rename', name: windows[1]!.welcome.session!.name });
    expect(await ninth.refusal({ type: 'takeSeat' })).toBe('NAME_TAKEN');
  });

  test('takes options that the game takes, and names the one at fault', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    await first!.must({ type: 'setOptions', options: { seconds: 5 } });
    expect(second!.table?.options).toEqual({ seconds: 5 });
    const answer = await first!.ask({ type: 'setOptions', options: { seconds: 0 } });
    expect(answer).toMatchObject({ type: 'refused', code: 'BAD_OPTION', detail: 'seconds' });
    expect(second!.table?.options).toEqual({ seconds: 5 });
  });

  test('can’t start with too few players, nor without the referee that its options need', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(1);
    expect(first!.table?.obstacle).toBe('BAD_PLAYERS');
    expect(await first!.refusal({ type: 'start' })).toBe('BAD_PLAYERS');
    await first!.must({ type: 'addBot', level: 2 });
    expect(first!.table?.obstacle).toBeNull();
    await first!.must({ type: 'setOptions', options: { teacher: true } });
    expect(await first!.refusal({ type: 'start' })).toBe('NEEDS_REFEREE');
    await first!.must({ type: 'leaveSeat' });
    await first!.must({ type: 'addBot', level: 2 });
    await first!.must({ type: 'start' });
    expect(first!.view?.audience).toBe('referee');
  });

  test('is handed on by a referee who leaves, and closed by the last one', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    await first!.must({ type: 'leaveTable' });
    expect(first!.table).toBeNull();
    expect(second!.table).toMatchObject({ you: { seat: 0, referee: true }, seats: [{ seat: 0 }] });
    await second!.must({ type: 'leaveTable' });
    expect(host.hub.tables.size).toBe(0);
    expect(host.store.tables.size).toBe(0);
  });

  test('keeps the seat of someone who is only disconnected', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    await second!.cut();
    expect(first!.table?.seats[1]).toMatchObject({ here: false });
    const back = await host.again(second!);
    expect(back.table?.you.seat).toBe(1);
    expect(first!.table?.seats[1]).toMatchObject({ here: true });
  });

  test('closes for everyone at once, by its referee or the owner', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    const projector = await host.projector();
    await projector.must({ type: 'enterTable', table: first!.table!.id });
    expect(await second!.refusal({ type: 'closeTable' })).toBe('NOT_REFEREE');
    await first!.must({ type: 'closeTable' });
    expect([first!.table, second!.table, projector.table]).toEqual([null, null, null]);
    expect(await second!.refusal({ type: 'takeSeat' })).toBe('NO_TABLE');
  });

  test('is one of a bounded number; an empty one makes room', async () => {
    const host = await FakeHost.start();
    const windows = [];
    for (let i = 0; i < LIMITS.tables; i++) {
      const window = await host.window();
      await window.createTable(FAKE_ID);
      windows.push(window);
    }
    const late = await host.window();
    expect(await late.refusal({ type: 'createTable', game: FAKE_ID, title: 'Trop' })).toBe('TOO_MANY_TABLES');
    await windows[3]!.cut();
    expect(await late.refusal({ type: 'createTable', game: FAKE_ID, title: 'Assez' })).toBeNull();
    expect(host.hub.tables.size).toBe(LIMITS.tables);
  });

  test('is one of a bounded number, also when many are asked for at the same moment', async () => {
    const host = await FakeHost.start();
    const windows = await Promise.all(Array.from({ length: LIMITS.tables + 6 }, () => host.window()));
    const wanted = { type: 'createTable', game: FAKE_ID, title: 'Vite' } as const;
    const refusals = await Promise.all(windows.map((window) => window.refusal(wanted)));
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(LIMITS.tables);
    expect(new Set(refusals)).toEqual(new Set([null, 'TOO_MANY_TABLES']));
    expect(host.hub.tables.size).toBe(LIMITS.tables);
  });

  test('is of a game there is', async () => {
    const host = await FakeHost.start();
    const window = await host.window();
    expect(await window.refusal({ type: 'createTable', game: 'chess', title: 'x' })).toBe('UNKNOWN_GAME');
    expect(await window.refusal({ type: 'enterTable', table: 'nowhere' })).toBe('UNKNOWN_TABLE');
    expect(await window.refusal({ type: 'createTable', game: FAKE_ID, title: '\n' })).toBe('BAD_NAME');
  });
});

describe('the referee’s code', () => {
  test('makes another person referee, who then has another code', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2);
    const code = first!.table!.you.refereeCode!;
    const other = await host.window();
    await other.must({ type: 'enterTable', table: first!.table!.id });
    const typed = `${code.slice(0, 3)} - ${code.slice(3)}`.toLowerCase();
    await other.must({ type: 'becomeReferee', code: typed.slice(0, LIMITS.codeChars) });
    expect(other.table?.you.referee).toBe(true);
    expect(other.table?.you.refereeCode).not.toBe(code);
    expect(first!.table?.you).toEqual({ seat: 0, referee: false, refereeCode: null });
  });

  test('can’t be guessed: tries are counted for the table, not for the session', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2);
    const codes: (string | null)[] = [];
    for (let i = 0; i < 12; i++) {
      const guesser = await host.window();
      await guesser.must({ type: 'enterTable', table: first!.table!.id });
      codes.push(await guesser.refusal({ type: 'becomeReferee', code: 'AAAAAA' }));
    }
    expect(codes).toEqual([...Array<string>(10).fill('WRONG_CODE'), 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
  });

  test('is not needed by the owner, whose table it may be when a referee is gone', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2);
    const owner = await host.window({ owner: 'the-owner' });
    await owner.must({ type: 'enterTable', table: first!.table!.id });
    await owner.must({ type: 'becomeReferee', code: '' });
    expect(owner.table?.you.referee).toBe(true);
  });

  test('gives a player the authority, but never the referee’s view', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    await second!.must({ type: 'becomeReferee', code: first!.table!.you.refereeCode! });
    expect(second!.table?.you).toMatchObject({ seat: 1, referee: true });
    expect(second!.view?.audience).toBe(1);
    expect(await second!.act({ type: 'stop' }, 'referee')).toBeNull();
    expect(await first!.act({ type: 'stop' }, 'referee')).toBe('NOT_REFEREE');
  });

  test('is of no use to a player where the referee may not play', async () => {
    const host = await FakeHost.start();
    const windows = await host.table(3, { teacher: true });
    await windows[0]!.must({ type: 'leaveSeat' });
    await windows[0]!.must({ type: 'start' });
    const code = windows[0]!.table!.you.refereeCode!;
    expect(await windows[1]!.refusal({ type: 'becomeReferee', code })).toBe('ALREADY_SEATED');
  });

  test('moves the referee’s view with the authority', async () => {
    const host = await FakeHost.start();
    const [teacher, , other] = await host.table(3, { teacher: true });
    await teacher!.must({ type: 'leaveSeat' });
    await other!.must({ type: 'leaveSeat' });
    await teacher!.must({ type: 'addBot', level: 1 });
    await teacher!.must({ type: 'start' });
    expect([teacher!.view?.audience, other!.view?.audience]).toEqual(['referee', 'public']);
    await other!.must({ type: 'becomeReferee', code: teacher!.table!.you.refereeCode! });
    expect([teacher!.view?.audience, other!.view?.audience]).toEqual(['public', 'referee']);
  });
});

describe('before a match', () => {
  test('nobody has a view, and every window gets its own at the start', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    const spectator = await host.window();
    await spectator.must({ type: 'enterTable', table: first!.table!.id });
    expect(spectator.view).toBeUndefined();
    await first!.must({ type: 'start' });
    await settle();
    expect([first, second, spectator].map((window) => window!.view?.audience)).toEqual([0, 1, 'public']);
    expect(DECK.some((card) => spectator.frames.join().includes(card))).toBe(false);
  });

  test('the lobby lists tables for everyone, and says which are one’s own', async () => {
    const host = await FakeHost.start();
    const [first] = await host.table(2);
    const other = await host.window();
    await host.clock.advance(100);
    expect(first!.lobby?.tables).toMatchObject([{ players: 2, here: 2, stage: 'lobby', mine: true }]);
    expect(other.lobby?.tables).toMatchObject([{ players: 2, here: 2, stage: 'lobby', mine: false }]);
  });
});
