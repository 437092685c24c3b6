/** Games and single moments of Rondo, for tests of bots and reviews. */
import { loadFrench } from '#dict/french';
import type { BotInput, BotLevel, BotPlan, Seat } from '#engine/core/game';
import { act, openMatch, viewMatch, type Match } from '#engine/core/match';
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';
import { bot } from '#engine/games/rondo/bot';
import { rondo } from '#engine/games/rondo/index';
import type { HeldCard, Open, Secret, State, View } from '#engine/games/rondo/model';
import { wordOn } from '#engine/games/rondo/play';
import { GAMES } from '#engine/games/registry';
import { playGame } from '../../../src-main/cli/selfplay/play';

const registered = GAMES.get(rondo.id);
if (registered === undefined) throw new Error('rondo is not registered');
export const game = registered;
export const FRENCH = loadFrench();

/** `*` is a joker, `-` an eraser. */
export function handOf(text: string): string[] {
  return [...text].map((sign) => (sign === '*' ? 'JOKER' : sign === '-' ? 'ERASER' : sign));
}

/** A sign a slot: a letter, a joker as a letter in lower case, `-` for a blank. */
export function holderOf(text: string): HeldCard[] {
  return [...text].map((sign) => {
    if (sign === '-') return { card: 'ERASER' };
    return sign === sign.toUpperCase() ? { card: sign } : { card: 'JOKER', as: sign.toUpperCase() };
  });
}

export function opened(players: number, options: JsonObject = {}, seed = 's'): Match {
  const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
  const match = openMatch(game, { players: names, options, seed, shuffles: [] });
  if (!match.ok) throw new Error('setup');
  return match.value;
}

interface Table {
  /** See `holderOf`. */
  readonly holder: string;
  /** By seat, see `handOf`. */
  readonly hands: readonly string[];
  readonly pile?: string;
  readonly options?: JsonObject;
  readonly open?: Partial<Open>;
  readonly secret?: Partial<Secret>;
}

/** A match in the middle of a game, seat 0 to play, its turn just begun. */
export function amid({ holder, hands, pile, options = {}, open = {}, secret = {} }: Table): Match {
  const match = opened(hands.length, options);
  const state = match.state as State;
  const cards = holderOf(holder);
  const after: State = {
    ...state,
    phase: 'turn',
    deadline: state.config.turnSeconds * 1000,
    open: { ...state.open, holder: cards, word: wordOn(cards), turn: 0, ...open },
    secret: {
      ...state.secret,
      hands: hands.map(handOf),
      bids: hands.map(() => null),
      ...(pile === undefined ? {} : { pile: handOf(pile) }),
      ...secret,
    },
  };
  return { ...match, state: after };
}

export function stateOf(match: Match): State {
  return match.state as State;
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

/** What it does; throws where it does nothing. */
export function actionOf(match: Match, level: BotLevel, seed = 'seed', dictionary: Dictionary = FRENCH) {
  const plan = ask(match, 0, level, seed, dictionary);
  if (plan === null) throw new Error('no plan');
  return plan.action;
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
