/** What a hub is made of, and what requests find there. */
import type { Game } from '#engine/core/game';
import type { FoundHost } from '#engine/wire/from-host';
import type { Connection } from './net/connection';
import type { Standing } from './rights';
import type { Sessions } from './sessions';
import type { Change } from './tables/play';
import type { Table, TableParts } from './tables/table';
import type { Tables } from './tables/tables';

/** How the host can be reached from other machines. */
export interface Reach {
  readonly open: boolean;
  /** `http://…`, the likely one first; empty while closed. */
  addresses(): readonly string[];
  /** False when it can't be. */
  setOpen(open: boolean): Promise<boolean>;
}

export interface HubOptions extends TableParts {
  readonly games: ReadonlyMap<string, Game>;
  readonly ownerToken: string;
  readonly name: string;
  readonly version: string;
  readonly reach: Reach;
  readonly found: () => readonly FoundHost[];
}

/** Windows, sessions and tables, as the requests of one window see and change them. */
export interface HostHall {
  readonly options: HubOptions;
  readonly tables: Tables;
  readonly sessions: Sessions;
  /** The table a window is at. */
  tableOf(connection: Connection): Table | undefined;
  /** The windows at a table. */
  at(table: Table): readonly Connection[];
  spectators(table: Table): number;
  standingOf(connection: Connection): Standing;
  /** Tells a window everything it may know. */
  sendAll(connection: Connection): void;
  /** Someone came or went. */
  presenceChanged(table: Table | undefined): void;
  /** A table, besides its match, is another now. */
  changed(table: Table): void;
  /** A match, or who sees what of it, is another now. */
  played(table: Table, change: Change | null): void;
  /** The list of tables, or how the host is reached, is another now. */
  lobbyChanged(): void;
}
