import { describe, expect, test } from 'vitest';
import { RIGHTS, refusalOf, type Standing } from '#host/rights';
import type { RequestType } from '#engine/wire/from-window';

const NOBODY: Standing = { person: true, owner: false, stage: null, seated: false, referee: false };
const ROLES = {
  projector: { ...NOBODY, person: false },
  spectator: NOBODY,
  player: { ...NOBODY, seated: true },
  referee: { ...NOBODY, referee: true },
  playingReferee: { ...NOBODY, seated: true, referee: true },
  owner: { ...NOBODY, owner: true },
} satisfies Record<string, Standing>;
type Role = keyof typeof ROLES;
const ALL = Object.keys(ROLES) as Role[];
const PEOPLE = ALL.filter((role) => role !== 'projector');
const SEATED: Role[] = ['player', 'playingReferee'];
const CHIEFS: Role[] = ['referee', 'playingReferee', 'owner'];

/** By request: who may, in lobby, in play, at the end. */
const EXPECTED: Record<RequestType, [lobby: Role[], playing: Role[], finished: Role[]]> = {
  rename: [PEOPLE, PEOPLE, PEOPLE],
  createTable: [PEOPLE, PEOPLE, PEOPLE],
  enterTable: [ALL, ALL, ALL],
  leaveTable: [ALL, ALL, ALL],
  closeTable: [CHIEFS, CHIEFS, CHIEFS],
  takeSeat: [PEOPLE, [], []],
  leaveSeat: [SEATED, [], []],
  removeSeat: [CHIEFS, [], []],
  moveSeat: [CHIEFS, [], []],
  addBot: [CHIEFS, [], []],
  becomeReferee: [PEOPLE, PEOPLE, PEOPLE],
  setOptions: [CHIEFS, [], []],
  start: [CHIEFS, [], []],
  rematch: [[], [], CHIEFS],
  act: [[], PEOPLE, PEOPLE],
  try: [[], SEATED, SEATED],
  openReview: [[], CHIEFS, CHIEFS],
  exportJournal: [[], [], PEOPLE],
  openToLan: [['owner'], ['owner'], ['owner']],
};

describe('who may ask for what, and when', () => {
  const stages = ['lobby', 'playing', 'finished'] as const;
  test.each(Object.keys(EXPECTED) as RequestType[])('%s', (type) => {
    for (const [index, stage] of stages.entries()) {
      const allowed = ALL.filter((role) => refusalOf(type, { ...ROLES[role], stage }) === null);
      expect({ stage, allowed }).toEqual({ stage, allowed: EXPECTED[type][index] });
    }
  });

  test('the table names every request there is', () => {
    expect(Object.keys(RIGHTS).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  test.each([
    ['takeSeat', ROLES.spectator, null, 'NO_TABLE'],
    ['takeSeat', ROLES.spectator, 'playing', 'ALREADY_STARTED'],
    ['leaveSeat', ROLES.spectator, 'lobby', 'NOT_SEATED'],
    ['start', ROLES.player, 'lobby', 'NOT_REFEREE'],
    ['start', ROLES.referee, 'finished', 'ALREADY_STARTED'],
    ['rematch', ROLES.referee, 'playing', 'NOT_FINISHED'],
    ['exportJournal', ROLES.referee, 'lobby', 'NOT_FINISHED'],
    ['act', ROLES.player, 'lobby', 'NOT_STARTED'],
    ['try', ROLES.spectator, 'playing', 'NOT_SEATED'],
    ['try', ROLES.player, 'lobby', 'NOT_STARTED'],
    ['openReview', ROLES.player, 'playing', 'NOT_REFEREE'],
    ['moveSeat', ROLES.player, 'lobby', 'NOT_REFEREE'],
    ['moveSeat', ROLES.referee, 'playing', 'ALREADY_STARTED'],
    ['openToLan', ROLES.referee, 'lobby', 'NOT_OWNER'],
    ['createTable', ROLES.projector, null, 'NOT_ALLOWED'],
  ] as const)('%s is refused with a code that says what is missing', (type, role, stage, code) => {
    expect(refusalOf(type, { ...role, stage })).toBe(code);
  });
});
