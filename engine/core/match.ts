/**
 * One game being played: what is common to all games — form, time, deadlines, pauses, the referee's corrections —
 * around the rules of the one. Pure: a match is plain data, and `act` returns the next one.
 */
import { makeShuffler, type Face } from './cards';
import {
  FINISHED,
  type Actor,
  type Audience,
  type CommonView,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Refused,
  type Seat,
  type Step,
} from './game';
import { isInteger, isWhole, isWholeFrom, type JsonObject } from './read';
import { ok, type Result } from './result';
import type { Words } from './words';

export interface Match {
  readonly game: string;
  readonly players: readonly string[];
  /** `t` of the last accepted action, in ms since the game began. */
  readonly t: number;
  /** Since when the game is paused, or `null`. */
  readonly pausedAt: number | null;
  readonly state: GameState;
}

export interface MatchSetup {
  readonly players: readonly string[];
  readonly options: JsonObject;
  readonly seed: string;
  readonly shuffles: readonly (readonly Face[])[];
}

export type SetupRefusal = { readonly option: string } | 'BAD_PLAYERS' | 'BAD_SHUFFLE';

/** Opens a match; refuses a setup that the game's page does not allow. */
export function openMatch(game: Game, setup: MatchSetup): Result<Match, SetupRefusal> {
  const config = game.readConfig(setup.options, setup.players.length);
  if (!config.ok) return config;
  const state = game.setup(config.value, makeShuffler(setup.seed, setup.shuffles));
  if (!state.ok) return state;
  return ok({ game: game.id, players: setup.players, t: 0, pausedAt: null, state: state.value });
}

/** What the referee and the clock may do in every game. */
type CommonAction =
  | { readonly type: 'tick' | 'pause' | 'resume' | 'endPhase' | 'endGame' }
  | { readonly type: 'extend'; readonly ms: number }
  | { readonly type: 'adjust'; readonly seat: Seat; readonly points: number; readonly reason: string };

const COMMON_TYPES = ['tick', 'pause', 'resume', 'extend', 'endPhase', 'endGame', 'adjust'] as const;
export type CommonActionType = (typeof COMMON_TYPES)[number];

export function isCommonType(type: string): type is CommonActionType {
  return (COMMON_TYPES as readonly string[]).includes(type);
}

const TAKEN_WHILE_PAUSED: readonly string[] = ['resume', 'endGame', 'adjust'];

export type MatchEvent =
  | GameEvent
  | { readonly type: 'paused' | 'resumed' | 'gameEnded' }
  | { readonly type: 'extended'; readonly ms: number }
  | { readonly type: 'adjusted'; readonly seat: Seat; readonly points: number; readonly reason: string };

export type Outcome =
  { readonly ok: true; readonly match: Match; readonly events: readonly MatchEvent[] } | Refused;

interface ReadEntry {
  readonly t: number;
  readonly by: Actor;
  readonly common: CommonAction | null;
  readonly own: GameAction | null;
}

function readCommon(type: CommonActionType, raw: JsonObject): CommonAction | null {
  const { ms, seat, points, reason } = raw;
  switch (type) {
    case 'extend':
      return isWholeFrom(ms, 1) ? { type, ms } : null;
    case 'adjust':
      return isInteger(seat) && isWhole(points) && typeof reason === 'string'
        ? { type, seat, points, reason }
        : null;
    default:
      return { type };
  }
}

function readActor(by: unknown): Actor | null {
  return isInteger(by) || by === 'referee' || by === 'clock' ? by : null;
}

/** Reads an entry's form; an action of no game or variant is read as neither common nor the game's own. */
function readEntry(game: Game, match: Match, raw: JsonObject): ReadEntry | null {
  const { t, type } = raw;
  const by = readActor(raw['by']);
  if (!isWholeFrom(t, 0) || by === null || typeof type !== 'string') return null;
  if (isCommonType(type)) {
    const common = readCommon(type, raw);
    return common && { t, by, common, own: null };
  }
  const own = game.readAction(raw, match.state.config);
  if (own.ok) return { t, by, common: null, own: own.value };
  return own.error === 'BAD_ACTION' ? null : { t, by, common: null, own: null };
}

function isSeat(match: Match, seat: number): boolean {
  return seat >= 0 && seat < match.players.length;
}

/** Whether `by` and every seat that the action names exist. */
function namesKnownSeats(match: Match, { by, common, own }: ReadEntry): boolean {
  if (typeof by === 'number' && !isSeat(match, by)) return false;
  const named = common?.type === 'adjust' ? common.seat : own?.seat;
  return named === undefined || isSeat(match, named);
}

function mayAct(game: Game, match: Match, { by, common, own }: ReadEntry): boolean {
  if (common) return by === (common.type === 'tick' ? 'clock' : 'referee');
  return own !== null && by !== 'clock' && game.mayAct(match.state.config, by, own);
}

/** Applies every deadline that has been reached at `t`, oldest first; each happens at its own time. */
function applyDeadlines(game: Game, match: Match, t: number, words: Words): Step<GameState, GameEvent> {
  let state = match.state;
  const events: GameEvent[] = [];
  while (match.pausedAt === null && state.deadline !== null && state.deadline <= t) {
    state = game.skip?.(state, t, words) ?? state;
    if (state.deadline === null || state.deadline > t) break;
    const step = game.expire(state, state.deadline, words);
    if (!step.ok) return step;
    state = step.state;
    events.push(...step.events);
  }
  return { ok: true, state, events };
}

function moveDeadline(state: GameState, ms: number): GameState {
  return state.deadline === null ? state : { ...state, deadline: state.deadline + ms };
}

function applyCommon(game: Game, match: Match, t: number, action: CommonAction, words: Words): Outcome {
  const { state, pausedAt } = match;
  const done = (change: Partial<Match>, events: readonly MatchEvent[]): Outcome => ({
    ok: true,
    match: { ...match, ...change },
    events,
  });
  const wrongPhase: Outcome = { ok: false, code: 'WRONG_PHASE' };
  switch (action.type) {
    case 'tick':
      return done({}, []);
    case 'pause':
      return done({ pausedAt: t }, [{ type: 'paused' }]);
    case 'resume':
      if (pausedAt === null) return wrongPhase;
      return done({ pausedAt: null, state: moveDeadline(state, t - pausedAt) }, [{ type: 'resumed' }]);
    case 'extend':
      if (state.deadline === null) return wrongPhase;
      return done({ state: moveDeadline(state, action.ms) }, [{ type: 'extended', ms: action.ms }]);
    case 'endPhase': {
      if (!game.canExpire(state)) return wrongPhase;
      const step = game.expire(state, t, words);
      return step.ok ? done({ state: step.state }, step.events) : step;
    }
    case 'endGame':
      return done({ state: game.end(state) }, [{ type: 'gameEnded' }]);
    case 'adjust':
      return done({ state: game.adjust(state, action.seat, action.points, t) }, [
        { ...action, type: 'adjusted' },
      ]);
  }
}

/** What refuses an action before any game looks at it, once its time has come. */
function refusalNow(match: Match, type: string): string | null {
  if (match.state.phase === FINISHED) return 'GAME_OVER';
  return match.pausedAt !== null && !TAKEN_WHILE_PAUSED.includes(type) ? 'PAUSED' : null;
}

/**
 * One entry of a journal, or one wish of a window: applies every deadline up to its `t`, then the action.
 * Whatever the input, answers the next match or one code of the rules pages, and then nothing has changed.
 */
export function act(game: Game, match: Match, raw: unknown, words: Words): Outcome {
  const entry =
    typeof raw === 'object' && raw !== null && !Array.isArray(raw)
      ? readEntry(game, match, raw as JsonObject)
      : null;
  if (entry === null) return { ok: false, code: 'BAD_ACTION' };
  if (entry.t < match.t) return { ok: false, code: 'TIME_BACKWARDS' };
  if (!namesKnownSeats(match, entry)) return { ok: false, code: 'UNKNOWN_SEAT' };
  if (!mayAct(game, match, entry)) return { ok: false, code: 'NOT_ALLOWED' };

  const reached = applyDeadlines(game, match, entry.t, words);
  if (!reached.ok) return reached;
  const now: Match = { ...match, t: entry.t, state: reached.state };
  const outcome = actNow(game, now, entry, words);
  return outcome.ok ? { ...outcome, events: [...reached.events, ...outcome.events] } : outcome;
}

function actNow(game: Game, now: Match, { t, by, common, own }: ReadEntry, words: Words): Outcome {
  if (common?.type === 'tick') return applyCommon(game, now, t, common, words);
  const refusal = refusalNow(now, (common ?? own)?.type ?? '');
  if (refusal !== null) return { ok: false, code: refusal };
  if (common) return applyCommon(game, now, t, common, words);
  if (own === null || by === 'clock') return { ok: false, code: 'NOT_ALLOWED' };
  const step = game.apply(now.state, { t, by, action: own }, words);
  return step.ok ? { ok: true, match: { ...now, state: step.state }, events: step.events } : step;
}

/** When the host's timer must send a `tick`, in ms since the game began; `null` while nothing runs. */
export function nextDeadline(match: Match): number | null {
  const { phase, deadline } = match.state;
  return match.pausedAt === null && phase !== FINISHED ? deadline : null;
}

/** The match as this audience may see it: the game's own fields, and those that every game has. */
export function viewMatch(game: Game, match: Match, audience: Audience): CommonView & object {
  const { phase } = match.state;
  return {
    game: match.game,
    players: match.players,
    phase,
    t: match.t,
    deadline: nextDeadline(match),
    paused: match.pausedAt !== null && phase !== FINISHED,
    ...game.standings(match.state),
    ...game.view(match.state, audience),
  };
}
