/** Who may ask for what, and when: one table. What it lets through may still be refused for what it asks. */
import type { HostRefusal, TableStage } from '#engine/wire/from-host';
import type { RequestType } from '#engine/wire/from-window';

/** Where the asking window stands. */
export interface Standing {
  /** Whether there is a person behind it; a projector only watches. */
  readonly person: boolean;
  /** Whoever started the host. */
  readonly owner: boolean;
  /** At a table or not, and how far that is. */
  readonly stage: TableStage | null;
  readonly seated: boolean;
  readonly referee: boolean;
}

type Who = 'anyone' | 'person' | 'seated' | 'owner' | 'refereeOrOwner';

interface Right {
  readonly who: Who;
  /** Only at a table, and only in these stages; without it, anywhere. */
  readonly stages?: readonly TableStage[];
}

const LOBBY = ['lobby'] as const;
const PLAYED = ['playing', 'finished'] as const;
const ANY = ['lobby', 'playing', 'finished'] as const;

export const RIGHTS: Readonly<Record<RequestType, Right>> = {
  rename: { who: 'person' },
  createTable: { who: 'person' },
  openToLan: { who: 'owner' },
  enterTable: { who: 'anyone' },
  leaveTable: { who: 'anyone', stages: ANY },
  takeSeat: { who: 'person', stages: LOBBY },
  leaveSeat: { who: 'seated', stages: LOBBY },
  becomeReferee: { who: 'person', stages: ANY },
  act: { who: 'person', stages: PLAYED },
  try: { who: 'seated', stages: PLAYED },
  openReview: { who: 'refereeOrOwner', stages: PLAYED },
  exportJournal: { who: 'person', stages: ['finished'] },
  addBot: { who: 'refereeOrOwner', stages: LOBBY },
  moveSeat: { who: 'refereeOrOwner', stages: LOBBY },
  removeSeat: { who: 'refereeOrOwner', stages: LOBBY },
  setOptions: { who: 'refereeOrOwner', stages: LOBBY },
  start: { who: 'refereeOrOwner', stages: LOBBY },
  rematch: { who: 'refereeOrOwner', stages: ['finished'] },
  closeTable: { who: 'refereeOrOwner', stages: ANY },
};

/** Why this window may not ask for this now; null when it may. */
export function refusalOf(type: RequestType, standing: Standing): HostRefusal | 'NOT_ALLOWED' | null {
  const { who, stages } = RIGHTS[type];
  if (who !== 'anyone' && !standing.person) return 'NOT_ALLOWED';
  if (stages && standing.stage === null) return 'NO_TABLE';
  return missingRole(who, standing) ?? (stages ? wrongStage(stages, standing.stage) : null);
}

function missingRole(who: Who, { owner, seated, referee }: Standing): HostRefusal | null {
  switch (who) {
    case 'anyone':
    case 'person':
      return null;
    case 'owner':
      return owner ? null : 'NOT_OWNER';
    case 'seated':
      return seated ? null : 'NOT_SEATED';
    case 'refereeOrOwner':
      return referee || owner ? null : 'NOT_REFEREE';
  }
}

function wrongStage(stages: readonly TableStage[], stage: TableStage | null): HostRefusal | null {
  if (stage === null || stages.includes(stage)) return null;
  if (stage === 'lobby') return stages.includes('playing') ? 'NOT_STARTED' : 'NOT_FINISHED';
  return stages.includes('lobby') ? 'ALREADY_STARTED' : 'NOT_FINISHED';
}
