/** Games and single moments of Takemo, for tests of bots and reviews. */
import { loadFrench } from '#dict/french';
import type { BotInput, BotLevel, BotPlan, Seat } from '#engine/core/game';
import { act, openMatch, viewMatch, type Match } from '#engine/core/match';
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';
import { bot } from '#engine/games/takemo/bot';
import { countTiles, emptyBoard } from '#engine/games/takemo/board';
import { takemo } from '#engine/games/takemo/index';
import type { Board, Open, Secret, State, View } from '#engine/games/takemo/model';
import { GAMES } from '#engine/games/registry';
import { playGame } from '../../../src-main/cli/selfplay/play';

export const game = GAMES.get(takemo.id)!;
export const FRENCH = loadFrench();

export function opened(players: number, options: JsonObject = {}, seed = 's'): Match {
  const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
  const match = openMatch(game, { players: names, options, seed, shuffles: [] });
  if (!match.ok) throw new Error('setup');
  return match.value;
}

/** Rows by their number; all others are empty. */
export function boardOf(rows: Readonly<Record<number, string>>): Board {
  return emptyBoard().map((row, index) => (rows[index + 1] ?? '').padEnd(15, '.') || row);
}

/** A match in the middle of a game: what is given in the place of what the setup laid. */
export function amid(
  match: Match,
  open: Partial<Open>,
  secret: { readonly hands?: readonly string[]; readonly bags?: readonly [string, string] } = {},
): Match {
  const state = match.state as State;
  const changed: Partial<Secret> = {
    ...(secret.hands ? { hands: secret.hands.map((hand) => [...hand]) } : {}),
    ...(secret.bags ? { bags: [[...secret.bags[0]], [...secret.bags[1]]] as const } : {}),
  };
  const board = open.board ?? state.open.board;
  const begun = [countTiles(board, 0) > 0, countTiles(board, 1) > 0] as const;
  const after: State = {
    ...state,
    open: { ...state.open, begun, ...open },
    secret: { ...state.secret, ...changed },
  };
  return { ...match, state: after };
}

export function viewOf(match: Match, seat: Seat): BotInput<View>['view'] {
  return viewMatch(game, match, seat) as unknown as BotInput<View>['view'];
}

export function ask(
  match: Match,
  seat: Seat,
  level: BotLevel,
  seed = 'seed',
  dictionary: Dictionary = FRENCH,
): BotPlan | null {
  const random = (purpose: string) => new Random(`${seed} ${purpose}`);
  return bot({ view: viewOf(match, seat), seat, level, dictionary, random });
}

/** The match after an action; throws its code when it is refused. */
export function after(match: Match, by: Seat | 'referee', action: JsonObject, t = match.t): Match {
  const outcome = act(game, match, { t, by, ...action }, FRENCH);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.match;
}

export interface Moment {
  readonly before: Match;
  readonly after: Match;
  readonly entry: JsonObject;
  readonly level: BotLevel | null;
}

/** A whole game of bots, action by action. */
export function watch(seed: string, levels: readonly BotLevel[], options: JsonObject = {}): Moment[] {
  const players = levels.map((_, seat) => `Bot ${seat}`);
  const setup = { game: game.id, players, options, seed, shuffles: [], lexicon: 'fr' };
  const { entries } = playGame({ game, setup, levels, dictionary: FRENCH });
  const first = openMatch(game, setup);
  if (!first.ok) throw new Error('setup');
  let match = first.value;
  return entries.map((entry) => {
    const outcome = act(game, match, entry, FRENCH);
    if (!outcome.ok) throw new Error(outcome.code);
    const by = entry['by'];
    const level = typeof by === 'number' ? (levels[by] ?? null) : null;
    const moment = { before: match, after: outcome.match, entry, level };
    match = outcome.match;
    return moment;
  });
}
