/** What the host has to say, as text for one window. */
import type { Audience } from '#engine/core/game';
import type { MatchEvent } from '#engine/core/match';
import type { Lobby, Welcome } from '#engine/wire/from-host';
import { PROTOCOL_VERSION } from '#engine/wire/limits';
import type { HubOptions } from './hall';
import type { Slot } from './net/outbox';
import type { Session } from './sessions';
import { describeTable, forViewer, type People, summarise } from './tables/info';
import type { Table } from './tables/table';
import type { Tables } from './tables/tables';

export class Messages {
  constructor(
    private readonly options: Pick<HubOptions, 'name' | 'version' | 'games' | 'reach' | 'found'>,
    private readonly tables: Pick<Tables, 'all'>,
    private readonly people: People,
  ) {}

  welcome(session: Session | null, token: string | null): Welcome {
    const { name, version, games } = this.options;
    return {
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      token,
      session: session && { id: session.id, name: session.name, owner: session.owner },
      host: { name, version },
      games: [...games.keys()],
    };
  }

  /** The newest state of a kind for this session (null: a projector) at this table; null when there is none. */
  state(slot: Slot, viewer: Session | null, table: Table | undefined): string | null {
    const session = viewer?.id ?? null;
    switch (slot) {
      case 'lobby':
        return JSON.stringify({ type: 'lobby', lobby: this.#lobbyFor(viewer) });
      case 'table':
        return JSON.stringify({
          type: 'table',
          table: table ? forViewer(describeTable(table, this.people), table, session) : null,
        });
      case 'view':
        return table ? viewMessage(table, table.audienceOf(session), []) : null;
      case 'review':
        return table ? reviewMessage(table, table.review(table.readerFor(session))) : null;
    }
  }

  #lobbyFor(session: Session | null): Lobby {
    const { reach, found } = this.options;
    return {
      tables: this.tables.all().map((table) => summarise(table, session?.id ?? null, this.people)),
      found: session?.owner ? found() : [],
      addresses: reach.addresses(),
      openToLan: reach.open,
    };
  }
}

/** @param review as JSON; null: there is none */
function reviewMessage(table: Table, review: string | null): string | null {
  return review === null ? null : `{"type":"review","table":${JSON.stringify(table.id)},"review":${review}}`;
}

/** Takes back a review that a window may read no longer. */
export function withdrawnReview(table: Table): string {
  return JSON.stringify({ type: 'review', table: table.id, review: null });
}

/** A view as its message; null before the first match. The state in it was made into JSON once for its audience. */
export function viewMessage(table: Table, audience: Audience, events: readonly MatchEvent[]): string | null {
  const { play } = table;
  if (!play) return null;
  const head = JSON.stringify({
    type: 'view',
    table: table.id,
    seq: play.seq,
    audience,
    remaining: play.remaining(),
    events,
  });
  return `${head.slice(0, -1)},"view":${play.viewJson(audience)}}`;
}
