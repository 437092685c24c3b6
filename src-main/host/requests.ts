/** What each request of a window does, once `rights.ts` has let it through. */
import type { Game } from '#engine/core/game';
import type { RequestMessage, RequestType } from '#engine/wire/from-window';
import { LIMITS } from '#engine/wire/limits';
import { type Answer, done, DONE, refused } from './answer';
import type { HostHall } from './hall';
import type { Connection } from './net/connection';
import { freePseudonym } from './names';
import { closeTable, goTo, leave } from './places';
import { RIGHTS, refusalOf } from './rights';
import { newCode, sameCode } from './secrets';
import type { Session } from './sessions';
import {
  belongs,
  nameTaken,
  needsReferee,
  obstacle,
  optionsFault,
  renamed,
  seatOf,
  withBot,
  withMovedSeat,
  withPerson,
  withoutSeat,
} from './tables/record';
import type { Table } from './tables/table';

type RequestOf<T extends RequestType> = Extract<RequestMessage, { type: T }>;

/** Who asks. */
interface Asking {
  readonly hub: HostHall;
  readonly connection: Connection;
  /** When it arrived, by the host's clock. */
  readonly at: number;
}

type Handler<T extends RequestType> = (asking: Asking, request: RequestOf<T>) => Answer | Promise<Answer>;

/** For requests that only a person may send. */
function byPerson<T extends RequestType>(
  handler: (
    asking: Asking & { readonly session: Session },
    request: RequestOf<T>,
  ) => Answer | Promise<Answer>,
): Handler<T> {
  return (asking, request) => {
    const { session } = asking.connection;
    return session ? handler({ ...asking, session }, request) : refused('NOT_ALLOWED');
  };
}

/** For requests of a person at a table. */
function atTable<T extends RequestType>(
  handler: (
    asking: Asking & { readonly session: Session; readonly table: Table },
    request: RequestOf<T>,
  ) => Answer | Promise<Answer>,
): Handler<T> {
  return byPerson<T>((asking, request) => {
    const table = asking.hub.tableOf(asking.connection);
    return table ? handler({ ...asking, table }, request) : refused('NO_TABLE');
  });
}

const HANDLERS: { readonly [T in RequestType]: Handler<T> } = {
  rename: byPerson(({ hub, session, connection }, request) => {
    const table = hub.tableOf(connection);
    const name = request.name.normalize('NFC');
    return table ? table.serial.run(() => rename(hub, session, name, table)) : rename(hub, session, name);
  }),

  createTable: byPerson(async ({ hub, connection, session }, request) => {
    const game = hub.options.games.get(request.game);
    if (!game) return refused('UNKNOWN_GAME');
    const title = request.title.normalize('NFC');
    return hub.tables.making.run(() => createTable(hub, session, game, title, connection));
  }),

  async enterTable({ hub, connection }, request) {
    const table = hub.tables.get(request.table);
    if (!table) return refused('UNKNOWN_TABLE');
    if (connection.table !== table.id) {
      const { session } = connection;
      const watches = session === null || !belongs(table.record, session.id);
      if (watches && hub.spectators(table) >= LIMITS.spectators) return refused('TABLE_FULL');
      await leave(hub, connection);
      if (table.closed) return refused('UNKNOWN_TABLE');
      await goTo(hub, connection, table);
    }
    hub.sendAll(connection);
    return DONE;
  },

  async leaveTable({ hub, connection }) {
    await leave(hub, connection);
    return DONE;
  },

  async closeTable({ hub, connection }) {
    const table = hub.tableOf(connection);
    if (!table) return refused('NO_TABLE');
    await closeTable(hub, table);
    return DONE;
  },

  takeSeat: atTable(({ session, table }) => {
    const { record, game } = table;
    if (seatOf(record, session.id) !== null) return refused('ALREADY_SEATED');
    if (isFull(table, game)) return refused('TABLE_FULL');
    if (nameTaken(record, session.name, session.id)) return refused('NAME_TAKEN');
    return table.save(withPerson(record, session.id, session.name));
  }),

  leaveSeat: atTable(({ session, table }) => {
    const seat = seatOf(table.record, session.id);
    return seat === null ? refused('NOT_SEATED') : table.save(withoutSeat(table.record, seat));
  }),

  removeSeat: atTable(({ table }, { seat }) =>
    seat < table.record.seats.length ? table.save(withoutSeat(table.record, seat)) : refused('UNKNOWN_SEAT'),
  ),

  moveSeat: atTable(({ table }, { seat, to }) => {
    const { record } = table;
    if (Math.max(seat, to) >= record.seats.length) return refused('UNKNOWN_SEAT');
    return seat === to ? DONE : table.save(withMovedSeat(record, seat, to));
  }),

  addBot: atTable(({ hub, table }, { level }) => {
    if (isFull(table, table.game)) return refused('TABLE_FULL');
    const here = hub.at(table).flatMap(({ session }) => (session ? [session.name] : []));
    const name = freePseudonym([...here, ...table.record.seats.map((seat) => seat.name)]);
    return table.save(withBot(table.record, level, name));
  }),

  becomeReferee: atTable(becomeReferee),

  setOptions: atTable(({ table }, { options }) => {
    const fault = optionsFault(table.game, options, table.record.seats.length);
    return fault ? refused('BAD_OPTION', fault.option) : table.save({ ...table.record, options });
  }),

  start: atTable(({ table }) => {
    const barred = obstacle(table.game, table.record);
    return barred === null ? table.start() : refused(barred);
  }),

  rematch: atTable(({ table }) => table.rematch()),

  act: atTable(({ session, table, at }, { as, action, intent, on }) => {
    const made = on !== undefined && { on };
    const seat = seatOf(table.record, session.id);
    if (as === 'referee') {
      if (table.record.referee !== session.id) return refused('NOT_REFEREE');
      return table.submit({ by: 'referee', action, intent, ...made, at });
    }
    return seat === null ? refused('NOT_SEATED') : table.submit({ by: seat, action, intent, ...made, at });
  }),

  try: atTable(({ session, table, at }, { action }) => {
    const seat = seatOf(table.record, session.id);
    return seat === null ? refused('NOT_SEATED') : table.tryOut(seat, action, at);
  }),

  openReview: atTable(({ table }, { open }) => table.openReview(open)),

  exportJournal: atTable(async ({ table }) => {
    const journal = await table.exportJournal();
    return journal === null ? refused('JOURNAL_FAILED') : done({ journal });
  }),

  async openToLan({ hub }, { open }) {
    const could = await hub.options.reach.setOpen(open);
    hub.lobbyChanged();
    return could ? DONE : refused('CANNOT_LISTEN');
  },
};

/** Answers a request. Those that change a table wait for each other; actions have the match's own queue. */
export function handle(
  hub: HostHall,
  connection: Connection,
  request: RequestMessage,
  at: number,
): Promise<Answer> {
  const asking = { hub, connection, at };
  const table = hub.tableOf(connection);
  const answer = (): Answer | Promise<Answer> => {
    const refusal = refusalOf(request.type, hub.standingOf(connection));
    return refusal === null ? dispatch(asking, request) : refused(refusal);
  };
  const changesTable = table && RIGHTS[request.type].stages && !UNQUEUED.includes(request.type);
  return changesTable ? table.serial.run(answer) : Promise.resolve(answer());
}

/** `act` has the match's queue, `try` changes nothing; leaving queues by itself, as it is also part of entering another table. */
const UNQUEUED: readonly RequestType[] = ['act', 'try', 'leaveTable', 'exportJournal'];

function dispatch<T extends RequestType>(
  asking: Asking,
  request: RequestOf<T> & { type: T },
): Answer | Promise<Answer> {
  const handler: Handler<T> = HANDLERS[request.type];
  return handler(asking, request);
}

function isFull(table: Table, game: Game): boolean {
  return table.record.seats.length >= game.players(table.record.options).max;
}

async function rename(hub: HostHall, session: Session, name: string, table?: Table): Promise<Answer> {
  if (table && seatOf(table.record, session.id) !== null) {
    if (table.stage === 'playing') return refused('ALREADY_STARTED');
    if (nameTaken(table.record, name, session.id)) return refused('NAME_TAKEN');
    const saved = await table.save(renamed(table.record, session.id, name));
    if (!saved.ok) return saved;
  }
  session.name = name;
  await hub.sessions.save();
  if (table) hub.changed(table); // the referee's name is not in the table's own record
  return done({ name });
}

async function createTable(
  hub: HostHall,
  session: Session,
  game: Game,
  title: string,
  connection: Connection,
): Promise<Answer> {
  if (!(await hub.tables.makeRoom((table) => hub.at(table).length === 0))) return refused('TOO_MANY_TABLES');
  const table = await hub.tables.create(game, title, session.id);
  if (!table) return refused('JOURNAL_FAILED');
  await leave(hub, connection);
  await goTo(hub, connection, table);
  hub.sendAll(connection);
  return done({ table: table.id });
}

async function becomeReferee(
  { hub, session, table, at }: Asking & { readonly session: Session; readonly table: Table },
  { code }: RequestOf<'becomeReferee'>,
): Promise<Answer> {
  const { record, game, stage } = table;
  if (record.referee === session.id) return DONE;
  if (!session.owner) {
    if (!table.codeTries.take(at)) return refused('TOO_MANY_TRIES');
    if (!sameCode(code, record.refereeCode)) return refused('WRONG_CODE');
  }
  const plays = stage === 'playing' && seatOf(record, session.id) !== null;
  if (plays && needsReferee(game, record)) return refused('ALREADY_SEATED');
  const saved = await table.save({ ...record, referee: session.id, refereeCode: newCode() });
  if (saved.ok) hub.played(table, null); // two windows have another view now
  return saved;
}
