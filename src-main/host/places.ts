/** Coming to a table and leaving it, and what becomes of the place one had. */
import type { HostHall } from './hall';
import type { Connection } from './net/connection';
import { newCode } from './secrets';
import type { Session } from './sessions';
import { belongs, seatOf, withoutSeat } from './tables/record';
import type { Table } from './tables/table';

/** Brings a window to a table. */
export async function goTo(hub: HostHall, connection: Connection, table: Table): Promise<void> {
  const { session } = connection;
  if (session) {
    session.table = table.id;
    await hub.sessions.save();
  } else connection.become({ kind: 'projector', table: table.id });
  hub.presenceChanged(table);
}

/** Takes a window from its table, if it is at one. A seat in a match is kept for its return; one in a lobby is freed. */
export async function leave(hub: HostHall, connection: Connection): Promise<void> {
  const table = hub.tableOf(connection);
  const { session } = connection;
  if (connection.table === null) return;
  if (session) {
    if (table) await table.serial.run(() => leaveLobby(hub, session, table));
    session.table = null;
    await hub.sessions.save();
  } else if (connection.phase.kind === 'projector') connection.become({ kind: 'projector', table: null });
  if (table) hub.presenceChanged(hub.tables.get(table.id));
  hub.sendAll(connection);
}

/** In the lobby a place is given up by leaving; a referee hands on its authority, and the last one closes the table. */
async function leaveLobby(hub: HostHall, session: Session, table: Table): Promise<void> {
  if (table.stage !== 'lobby' || !belongs(table.record, session.id)) return;
  const seat = seatOf(table.record, session.id);
  const record = seat === null ? table.record : withoutSeat(table.record, seat);
  if (record.referee !== session.id) {
    await table.save(record);
    return;
  }
  const seated = record.seats.flatMap((taken) => (taken.kind === 'person' ? [taken.session] : []));
  const watching = hub.at(table).flatMap((other) => (other.session ? [other.session.id] : []));
  const heir = [...seated, ...watching].find((id) => id !== session.id);
  if (heir === undefined) await closeTable(hub, table);
  else await table.save({ ...record, referee: heir, refereeCode: newCode() });
}

export async function closeTable(hub: HostHall, table: Table): Promise<void> {
  const windows = hub.at(table);
  for (const session of hub.sessions.all()) if (session.table === table.id) session.table = null;
  for (const connection of windows)
    if (connection.phase.kind === 'projector') connection.become({ kind: 'projector', table: null });
  await hub.tables.close(table);
  await hub.sessions.save();
  for (const connection of windows) hub.sendAll(connection);
  hub.lobbyChanged();
}
