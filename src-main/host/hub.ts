/**
 * Where windows, sessions and tables meet. Knows no network: connections come from `net/`, or from a test's hands.
 * What a request changed is always sent before the request's answer.
 */
import type { Audience } from '#engine/core/game';
import type { HelloMessage, RequestMessage } from '#engine/wire/from-window';
import { type Cancel, every } from './clock';
import { Messages, viewMessage, withdrawnReview } from './messages';
import type { HostHall, HubOptions } from './hall';
import type { Channel } from './net/channel';
import { Connection, type ConnectionEvents, type Phase } from './net/connection';
import type { Slot } from './net/outbox';
import { handle } from './requests';
import type { Standing } from './rights';
import { hashToken } from './secrets';
import { type Session, Sessions } from './sessions';
import { describeTable, forViewer, type People } from './tables/info';
import type { Change } from './tables/play';
import { belongs, seatOf } from './tables/record';
import type { Table, TableEvents } from './tables/table';
import { Tables } from './tables/tables';

/** Windows at once, all told; more are turned away. */
const CONNECTIONS = 600;
/** Changes of the list of tables within this time are told together, in ms. */
const LOBBY_DELAY = 50;
const WATCH_EVERY = 1_000;

export class Hub implements HostHall, ConnectionEvents, TableEvents, People {
  readonly tables: Tables;
  readonly #connections = new Set<Connection>();
  /** The live window of each session. */
  readonly #windows = new Map<string, Connection>();
  readonly #messages: Messages;
  readonly #stopWatch: Cancel;
  #cancelLobby: Cancel | null = null;
  #closing = false;

  private constructor(
    readonly options: HubOptions,
    readonly sessions: Sessions,
  ) {
    this.tables = new Tables(options.games, options, this);
    this.#messages = new Messages(options, this.tables, this);
    this.#stopWatch = every(options.clock, WATCH_EVERY, () => {
      for (const connection of this.#connections) connection.watch();
    });
  }

  /** A hub with the sessions and tables that the store holds. */
  static async open(options: HubOptions): Promise<Hub> {
    const hub = new Hub(options, await Sessions.load(options.store, options.log));
    await hub.tables.restore();
    return hub;
  }

  connect(channel: Channel): Connection {
    const connection = new Connection(channel, this.options.clock, this.options.log, this);
    this.#connections.add(connection);
    if (this.#closing) connection.close('HOST_CLOSING');
    else if (this.#connections.size > CONNECTIONS) connection.close('TOO_MANY');
    return connection;
  }

  /** Pauses what is being played, says goodbye to everyone, and leaves nothing unwritten. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#stopWatch();
    this.#cancelLobby?.();
    await this.tables.suspend();
    for (const connection of [...this.#connections]) connection.close('HOST_CLOSING');
    await this.sessions.save();
  }

  // --- Connections

  async hello(connection: Connection, hello: HelloMessage): Promise<void> {
    if (hello.role === 'projector') {
      connection.send(this.#messages.welcome(null, null));
      connection.become({ kind: 'projector', table: null });
      this.sendAll(connection);
      return;
    }
    const { session, token } = await this.#recognise(hello);
    if (!connection.isOpen) return;
    const older = this.#windows.get(session.id);
    this.#windows.set(session.id, connection);
    connection.send(this.#messages.welcome(session, token));
    connection.become({ kind: 'window', session });
    older?.close('REPLACED');
    this.sendAll(connection);
    this.presenceChanged(this.tableOf(connection));
  }

  async request(connection: Connection, request: RequestMessage, at: number): Promise<void> {
    if (this.#closing) return; // unanswered: the window sends it again when the host is back
    const answer = await handle(this, connection, request, at);
    if (answer.ok) {
      const { result } = answer;
      connection.send({ type: 'done', re: request.re, ...(result !== undefined && { result }) });
    } else {
      const { code, detail } = answer;
      connection.send({ type: 'refused', re: request.re, code, ...(detail !== undefined && { detail }) });
    }
  }

  drained(connection: Connection, slots: readonly Slot[]): void {
    for (const slot of slots) this.#sendSlot(connection, slot);
  }

  closed(connection: Connection, before: Phase): void {
    this.#connections.delete(connection);
    const tableId =
      before.kind === 'window' ? before.session.table : before.kind === 'projector' ? before.table : null;
    if (before.kind === 'window') {
      const { session } = before;
      session.seen = Date.now();
      if (this.#windows.get(session.id) !== connection) return; // replaced: the session is here all the same
      this.#windows.delete(session.id);
    }
    if (tableId !== null && !this.#closing) this.presenceChanged(this.tables.get(tableId));
  }

  // --- Who is where

  tableOf(connection: Connection): Table | undefined {
    return connection.table === null ? undefined : this.tables.get(connection.table);
  }

  at(table: Table): readonly Connection[] {
    return [...this.#connections].filter((connection) => connection.table === table.id);
  }

  standingOf(connection: Connection): Standing {
    const { session } = connection;
    const table = this.tableOf(connection);
    return {
      person: session !== null,
      owner: session?.owner ?? false,
      stage: table?.stage ?? null,
      seated: session !== null && table !== undefined && seatOf(table.record, session.id) !== null,
      referee: session !== null && table?.record.referee === session.id,
    };
  }

  nameOf(session: string): string | null {
    return this.sessions.get(session)?.name ?? null;
  }

  isHere(session: string, table: string): boolean {
    return this.#windows.get(session)?.table === table;
  }

  present(table: Table): number {
    return this.at(table).filter(({ session }) => session !== null).length;
  }

  spectators(table: Table): number {
    return this.at(table).filter(({ session }) => session === null || !belongs(table.record, session.id))
      .length;
  }

  /** Whether someone's place depends on this session being remembered. */
  isNeeded(session: Session): boolean {
    return (
      this.#windows.has(session.id) || this.tables.all().some(({ record }) => belongs(record, session.id))
    );
  }

  // --- Telling

  /** Tells a window everything it may know: after its greeting, and on entering or leaving a table. */
  sendAll(connection: Connection): void {
    connection.outbox.forget('review');
    for (const slot of ['lobby', 'table', 'view', 'review'] as const) this.#sendSlot(connection, slot);
  }

  presenceChanged(table: Table | undefined): void {
    if (!table) return;
    table.presenceChanged();
    this.changed(table);
  }

  changed(table: Table): void {
    const shared = describeTable(table, this);
    for (const connection of this.at(table)) {
      const info = forViewer(shared, table, connection.session?.id ?? null);
      connection.show('table', JSON.stringify({ type: 'table', table: info }));
      if (table.stage === 'lobby') connection.outbox.forget('review'); // so does the window
    }
    this.lobbyChanged();
  }

  played(table: Table, change: Change | null): void {
    const messages = new Map<Audience, string>();
    for (const connection of this.at(table)) {
      const audience = table.audienceOf(connection.session?.id ?? null);
      const message = messages.get(audience) ?? viewMessage(table, audience, change?.events ?? []);
      if (message === null) return;
      messages.set(audience, message);
      connection.show('view', message);
    }
  }

  isWatched(table: Table): boolean {
    return this.at(table).some(({ session }) => table.readerFor(session?.id ?? null) === 'spectators');
  }

  reviewed(table: Table): void {
    for (const connection of this.at(table)) this.#sendSlot(connection, 'review');
  }

  lobbyChanged(): void {
    if (this.#cancelLobby || this.#closing) return;
    this.#cancelLobby = this.options.clock.after(LOBBY_DELAY, () => {
      this.#cancelLobby = null;
      for (const connection of this.#connections) this.#sendSlot(connection, 'lobby');
    });
  }

  #sendSlot(connection: Connection, slot: Slot): void {
    if (connection.phase.kind === 'waiting') return;
    const table = this.tableOf(connection);
    const json = this.#messages.state(slot, connection.session, table);
    if (json !== null) connection.show(slot, json);
    else if (slot === 'review' && table?.play && connection.outbox.has('review'))
      connection.show('review', withdrawnReview(table));
  }

  /** The session a greeting belongs to. One that is new, or newly the owner's, is on the disk before it is told. */
  async #recognise(hello: HelloMessage): Promise<{ session: Session; token: string }> {
    const known = hello.token === null ? undefined : this.sessions.byToken(hello.token);
    const { session, token } =
      known && hello.token !== null
        ? { session: known, token: hello.token }
        : this.sessions.create((one) => this.isNeeded(one));
    const owner = hello.owner !== undefined && hashToken(hello.owner) === hashToken(this.options.ownerToken);
    const changed = !known || (owner && !session.owner) || !this.#tableExists(session);
    if (owner) session.owner = true;
    if (!this.#tableExists(session)) session.table = null;
    session.seen = Date.now();
    if (changed) await this.sessions.save();
    return { session, token };
  }

  #tableExists({ table }: Session): boolean {
    return table === null || this.tables.get(table) !== undefined;
  }
}
