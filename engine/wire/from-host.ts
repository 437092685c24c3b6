/** What a host sends to a window. A window checks only the envelope: it trusts the host it joined with the rest. */
import * as v from 'valibot';
import type { Audience, BotLevel, CommonView, Seat } from '../core/game';
import type { MatchEvent } from '../core/match';
import type { JsonObject } from '../core/read';
import type { CommonRefusal } from '../core/refusals';

export interface TableSummary {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly stage: TableStage;
  readonly players: number;
  /** How many windows are at it now, seated or not; 0: nobody waits there. */
  readonly here: number;
  /** Whether this session has a seat at it, or referees it. */
  readonly mine: boolean;
}

/** A game heard of on the local network. */
export interface FoundHost {
  readonly id: string;
  readonly title: string;
  /** `http://…`, reachable by number. */
  readonly address: string;
  readonly tables: number;
}

/** What a window sees before it is at a table. */
export interface Lobby {
  readonly tables: readonly TableSummary[];
  /** Hosts found by the owner's machine; empty for everyone else. */
  readonly found: readonly FoundHost[];
  /** `http://…` addresses under which others reach this host, the likely one first; empty while it is closed. */
  readonly addresses: readonly string[];
  readonly openToLan: boolean;
}

export type TableStage = 'lobby' | 'playing' | 'finished';

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** `null`: a person. */
  readonly bot: BotLevel | null;
  /** Whether a window of theirs is connected. */
  readonly here: boolean;
}

/** What a table is besides its match. */
export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly stage: TableStage;
  readonly options: JsonObject;
  readonly seats: readonly SeatInfo[];
  readonly bounds: { readonly min: number; readonly max: number };
  readonly referee: { readonly name: string; readonly here: boolean } | null;
  readonly spectators: number;
  /**
   * Whether who only watches this match may read its review before the end, by the referee's leave. `null`: this game
   * has no review that tells them more than everyone.
   */
  readonly openReview: boolean | null;
  /** Why it can't start yet: `BAD_PLAYERS`, `NEEDS_REFEREE`; null when it can. */
  readonly obstacle: string | null;
  readonly you: {
    readonly seat: Seat | null;
    /** Whether one has the referee's authority here. */
    readonly referee: boolean;
    /** With which another person becomes referee; only for the referee. */
    readonly refereeCode: string | null;
  };
}

/** The codes of the host itself; an action may also be refused with any code of its game's page. */
export const HOST_REFUSALS = [
  'BAD_MESSAGE',
  'BAD_NAME',
  'NAME_TAKEN',
  'UNKNOWN_TABLE',
  'UNKNOWN_GAME',
  'NO_TABLE',
  'NOT_SEATED',
  'ALREADY_SEATED',
  'TABLE_FULL',
  'NOT_REFEREE',
  'NOT_OWNER',
  'WRONG_CODE',
  'ALREADY_STARTED',
  'NOT_STARTED',
  'NOT_FINISHED',
  'BAD_OPTION',
  'BAD_PLAYERS',
  'NEEDS_REFEREE',
  'TOO_MANY_TABLES',
  'TOO_MANY_TRIES',
  /** Play has gone on since the view that the action was made on. */
  'TOO_LATE',
  'JOURNAL_FAILED',
  'CANNOT_LISTEN',
  /** A defect of the host's; nothing was changed. */
  'HOST_FAULT',
] as const;
export type HostRefusal = (typeof HOST_REFUSALS)[number];

export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  /** To be kept by the window, and told to nobody; null for a projector. */
  readonly token: string | null;
  readonly session: { readonly id: string; readonly name: string; readonly owner: boolean } | null;
  readonly host: { readonly name: string; readonly version: string };
  readonly games: readonly string[];
}

/** The state of the match for this window's audience: whole, and newer than any with a lower `seq`. */
export interface ViewMessage {
  readonly type: 'view';
  readonly table: string;
  readonly seq: number;
  readonly audience: Audience;
  /** Milliseconds until the running deadline, when this was sent; null when none runs. */
  readonly remaining: number | null;
  readonly view: CommonView & object;
  /** What happened since the view before; empty on a return. */
  readonly events: readonly MatchEvent[];
}

export type FromHost =
  | Welcome
  | { readonly type: 'lobby'; readonly lobby: Lobby }
  | { readonly type: 'table'; readonly table: TableInfo | null }
  | ViewMessage
  /** What could have been found, of the game's own form; null takes back what was told before. */
  | { readonly type: 'review'; readonly table: string; readonly review: unknown }
  | { readonly type: 'done'; readonly re: number; readonly result?: DoneResult }
  | {
      readonly type: 'refused';
      readonly re: number;
      readonly code: HostRefusal | CommonRefusal | (string & {});
      /** The option or field at fault, where the code alone does not say it. */
      readonly detail?: string;
    }
  | { readonly type: 'beat'; readonly n: number };

/** What some requests answer besides that they were done. */
export type DoneResult =
  { readonly table: string } | { readonly journal: string } | { readonly name: string };

const TYPES = ['welcome', 'lobby', 'table', 'view', 'review', 'done', 'refused', 'beat'] as const;

/** The envelope a window checks before it looks further. */
export const HostEnvelope = v.looseObject({ type: v.picklist(TYPES) });
