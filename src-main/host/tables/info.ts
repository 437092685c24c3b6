/** What windows are told of a table besides its match. */
import type { TableInfo, TableSummary } from '#engine/wire/from-host';
import { belongs, obstacle, seatOf } from './record';
import type { Table } from './table';

/** What a table does not know itself: who is connected. */
export interface People {
  nameOf(session: string): string | null;
  /** Whether a window of this session is connected, and at this table. */
  isHere(session: string, table: string): boolean;
  /** Windows at this table, projectors left out. */
  present(table: Table): number;
  /** Windows and projectors at this table that only watch. */
  spectators(table: Table): number;
}

/** The same for everyone: `you` is added by `forViewer`. */
export function describeTable(table: Table, people: People): Omit<TableInfo, 'you'> {
  const { record, game, stage } = table;
  const names = table.play?.match.players;
  const refereeName = people.nameOf(record.referee);
  const barred = stage === 'lobby' ? obstacle(game, record) : null;
  return {
    id: record.id,
    title: record.title,
    game: record.game,
    stage,
    options: record.options,
    seats: record.seats.map((taken, seat) => ({
      seat,
      name: names?.[seat] ?? taken.name,
      bot: taken.kind === 'bot' ? taken.level : null,
      here: taken.kind === 'bot' || people.isHere(taken.session, record.id),
    })),
    bounds: game.players(record.options),
    referee:
      refereeName === null ? null : { name: refereeName, here: people.isHere(record.referee, record.id) },
    spectators: people.spectators(table),
    openReview: game.spectatorReview ? record.openReview : null,
    obstacle: barred,
  };
}

export function forViewer(shared: Omit<TableInfo, 'you'>, table: Table, session: string | null): TableInfo {
  const { record } = table;
  const referee = session !== null && record.referee === session;
  return {
    ...shared,
    you: {
      seat: session === null ? null : seatOf(record, session),
      referee,
      refereeCode: referee ? record.refereeCode : null,
    },
  };
}

export function summarise(
  table: Table,
  session: string | null,
  people: Pick<People, 'present'>,
): TableSummary {
  const { record, stage } = table;
  return {
    id: record.id,
    title: record.title,
    game: record.game,
    stage,
    players: record.seats.length,
    here: people.present(table),
    mine: session !== null && belongs(record, session),
  };
}
