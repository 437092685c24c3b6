/** Games and single moments of Tennis, for tests of bots and reviews. */
import { loadFrench } from '#dict/french';
import type { BotInput, BotLevel, BotPlan, Seat } from '#engine/core/game';
import { act, openMatch, viewMatch, type Match } from '#engine/core/match';
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';
import { GAMES } from '#engine/games/registry';
import { bot } from '#engine/games/tennis/bot';
import { GAME_ID, type Secret, type State, type View } from '#engine/games/tennis/model';
import { playGame } from '../../../src-main/cli/selfplay/play';

const known = GAMES.get(GAME_ID);
if (known === undefined) throw new Error('no such game');
export const game = known;
export const FRENCH = loadFrench();

export function opened(players: number, options: JsonObject = {}, hands: readonly string[] = []): Match {
  const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
  const dealt = hands.flatMap((hand) => hand.split(' '));
  const shuffles = dealt.length > 0 ? [dealt] : [];
  const match = openMatch(game, { players: names, options, seed: 's', shuffles });
  if (!match.ok) throw new Error('setup');
  return match.value;
}

export function stateOf({ state }: Match): State {
  return state as State;
}

/** A match with other hidden cards. */
export function withHidden(match: Match, secret: Partial<Secret>): Match {
  const state = stateOf(match);
  return { ...match, state: { ...state, secret: { ...state.secret, ...secret } } as State };
}

export function viewOf(match: Match, seat: Seat): BotInput<View>['view'] {
  return viewMatch(game, match, seat) as BotInput<View>['view'];
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
