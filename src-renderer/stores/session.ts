/** This window's session: its connection, the lobby, the table it is at and the newest view of the match. */
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { FromHost, Lobby, TableInfo, ViewMessage, Welcome } from '#engine/wire/from-host';
import type { HelloMessage } from '#engine/wire/from-window';
import { Connection } from '../connection/connection';
import { newIntent } from '../connection/intents';
import type { RequestBody } from '../connection/requests';
import type { ConnectionState } from '../connection/state';
import type { Act, Answer, Clock, TryOut } from '../games/contract';
import { stored } from '../stored';
import { nextClock } from './clock';

interface StartOptions {
  readonly url: string;
  readonly role: HelloMessage['role'];
  readonly owner: string | null;
}

export const useSession = defineStore('session', () => {
  const state = shallowRef<ConnectionState>({ kind: 'closed' });
  /** The last greeting, kept while the connection is lost. */
  const welcome = shallowRef<Welcome | null>(null);
  const lobby = shallowRef<Lobby | null>(null);
  /** The table where this session is, as the host last told it: told once, and again only when it differs. */
  const told = shallowRef<TableInfo | null>(null);
  const match = shallowRef<ViewMessage | null>(null);
  const reviewed = shallowRef<{ readonly table: string; readonly review: unknown } | null>(null);
  const clock = shallowRef<Clock>({ kind: 'none' });
  /** The table this window wants to be at, by the address bar. */
  const wanted = ref<string | null>(null);
  /** Why the wanted table can't be had: a refusal, or `TABLE_CLOSED`. */
  const tableRefused = ref<string | null>(null);
  /** The table where the host still has this session, for a window that opens without one in its address. */
  const offered = ref<string | null>(null);
  /** From a greeting to the first word about a table. */
  let justGreeted = false;
  let entering = false;
  /** Left while the host was out of reach: it still has to be told. */
  let leaveUntold = false;
  let connection: Connection | null = null;

  const table = computed(() => (told.value !== null && told.value.id === wanted.value ? told.value : null));
  const review = computed(() => (reviewed.value?.table === wanted.value ? reviewed.value.review : null));
  const me = computed(() => welcome.value?.session ?? null);
  const online = computed(() => state.value.kind === 'greeted');

  /** Whether one may run this table: its referee, and whoever opened the host. Acting as referee needs the former. */
  const leads = computed(() => table.value?.you.referee === true || me.value?.owner === true);

  function start({ url, role, owner }: StartOptions): void {
    connection?.close();
    connection = new Connection({
      url,
      role,
      owner,
      token: { get: () => stored.get('local', 'token'), set: (token) => stored.set('local', 'token', token) },
      onState: (next) => (state.value = next),
      onMessage: hear,
    });
    connection.open();
  }

  function hear(message: FromHost): void {
    switch (message.type) {
      case 'welcome':
        greeted(message);
        return;
      case 'lobby':
        lobby.value = message.lobby;
        return;
      case 'table':
        setTable(message.table);
        return;
      case 'view':
        setView(message);
        return;
      case 'review':
        reviewed.value = message;
    }
  }

  function greeted(message: Welcome): void {
    welcome.value = message;
    justGreeted = true;
    // A host that started again counts its views anew, and whoever comes back gets the whole of the newest.
    if (match.value !== null) match.value = { ...match.value, seq: -1 };
    if (wanted.value !== null) void enter(wanted.value);
    else if (leaveUntold) void request({ type: 'leaveTable' });
  }

  function setTable(next: TableInfo | null): void {
    if (wanted.value === null && justGreeted && !leaveUntold) offered.value = next?.id ?? null;
    if (leaveUntold) leaveUntold = false;
    justGreeted = false;
    if (next === null && entering) return; // not yet there
    if (next === null && table.value !== null) tableRefused.value = 'TABLE_CLOSED';
    told.value = next;
    if (next === null || next.stage === 'lobby') clearMatch();
  }

  function setView(message: ViewMessage): void {
    if (message.table !== wanted.value) return;
    // Of the same number is the same state for another audience: one has become the referee.
    if (match.value !== null && message.seq < match.value.seq) return;
    clock.value = nextClock(clock.value, message, performance.now());
    match.value = message;
  }

  function clearMatch(): void {
    match.value = null;
    reviewed.value = null;
    clock.value = { kind: 'none' };
  }

  function request(body: RequestBody): Promise<Answer> {
    return connection?.request(body) ?? Promise.resolve({ ok: false, code: 'OFFLINE' });
  }

  /** Goes to a table (or stays at it); refused, `tableRefused` says why. */
  async function enter(id: string): Promise<void> {
    if (wanted.value !== id) {
      wanted.value = id;
      clearMatch();
    }
    tableRefused.value = null;
    offered.value = null;
    leaveUntold = false;
    if (!online.value) return; // the greeting enters it
    entering = true;
    const answer = await request({ type: 'enterTable', table: id });
    entering = false;
    if (!answer.ok && wanted.value === id && answer.code !== 'CONNECTION_LOST')
      tableRefused.value = answer.code;
  }

  /** Forgets the table here and tells the host. A seat in a running match stays one's own. */
  function leave(): void {
    if (wanted.value === null) return;
    wanted.value = null;
    tableRefused.value = null;
    clearMatch();
    if (!online.value) leaveUntold = true;
    else
      void request({ type: 'leaveTable' }).then((answer) => {
        leaveUntold = !answer.ok && answer.code === 'CONNECTION_LOST' && wanted.value === null;
      });
  }

  async function rename(name: string): Promise<Answer> {
    const answer = await request({ type: 'rename', name });
    const session = welcome.value?.session;
    if (answer.ok && welcome.value && session) {
      const accepted = answer.result && 'name' in answer.result ? answer.result.name : name;
      welcome.value = { ...welcome.value, session: { ...session, name: accepted } };
    }
    return answer;
  }

  const act: Act = (action, as, when) => {
    const seq = match.value?.seq ?? -1; // -1: the newest view is still to come
    return request({
      type: 'act',
      intent: newIntent(),
      as: as ?? (table.value?.you.seat === null ? 'referee' : 'seat'),
      ...(when === 'asShown' && seq >= 0 && { on: seq }),
      action,
    });
  };

  const tryOut: TryOut = (action) => request({ type: 'try', action });

  return {
    state,
    welcome,
    lobby,
    table,
    match,
    review,
    clock,
    wanted,
    tableRefused,
    offered,
    me,
    online,
    leads,
    start,
    enter,
    leave,
    rename,
    request,
    act,
    tryOut,
    /** Back into a session that another window had taken over. */
    takeBack: () => connection?.open(),
    wake: () => connection?.wake(),
    stop: () => connection?.close(),
  };
});
