/**
 * The contract every game keeps. A game is a pure, deterministic state machine: time comes in with each action,
 * randomness from the shuffler in its state, the lexicon is handed in. Nothing outside `engine/games/<game>` knows its
 * rules, and nothing in it knows of pauses, clocks, sockets or pages: `match.ts` holds what is common to all games.
 */
import type { Shuffler } from './cards';
import type { OptionSpec } from './options';
import type { Random } from './random';
import type { JsonObject } from './read';
import type { Result } from './result';
import type { Dictionary, Words } from './words';

export type Seat = number;
/** Who acts: a seat, the host's authority (a teacher, or whoever opened the table), or the host's timer. */
export type Actor = Seat | 'referee' | 'clock';
/** For whom a view is made. `public` is what spectators and the projector get. */
export type Audience = Seat | 'referee' | 'public';

/**
 * For whom a review is made. `everyone`: it may hold what every player may know by now. `spectators`: for who has no
 * seat in this match, where its referee allows it; it may hold hands and what they could still be used for.
 */
export type ReviewReader = 'everyone' | 'spectators';

/** The end of every game. */
export const FINISHED = 'finished';

/** What the state of every game has. Immutable plain JSON; `secret` is never shown as it is. */
export interface GameState {
  readonly phase: string;
  /** When the running phase times out, in ms since the game began; `null` when nothing runs. */
  readonly deadline: number | null;
  readonly config: unknown;
  readonly open: unknown;
  readonly secret: unknown;
}

export interface GameAction {
  readonly type: string;
  /** A seat the action names; `match.ts` refuses one that does not exist. */
  readonly seat?: Seat;
}

/** What happened, for sounds and announcements. An event holds only what everyone may know. */
export interface GameEvent {
  readonly type: string;
}

export interface Entry<Action> {
  readonly t: number;
  readonly by: Seat | 'referee';
  readonly action: Action;
}

/**
 * Why an action is not taken: a code of the game's page, and where the code alone does not say it, the word at fault
 * among several that the action itself makes.
 */
export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly detail?: string;
}

/** An action taken or refused. A refused one leaves the state as it was. */
export type Step<State, Event> =
  { readonly ok: true; readonly state: State; readonly events: readonly Event[] } | Refused;

export interface Standings {
  /** By seat. */
  readonly scores: readonly number[];
  /** Seats, ascending; empty until the end. */
  readonly winners: readonly Seat[];
}

/** What every view has besides the game's own fields. */
export interface CommonView extends Standings {
  readonly game: string;
  readonly players: readonly string[];
  readonly phase: string;
  /** `t` of the last accepted action. */
  readonly t: number;
  readonly deadline: number | null;
  readonly paused: boolean;
}

export const BOT_LEVELS = [1, 2, 3, 4] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot means to do, and when, in ms since the game began. Asked again after every change of its view. */
export interface BotPlan {
  readonly action: JsonObject & { readonly type: string };
  readonly at: number;
}

export interface BotInput<View> {
  /** What this seat may see, and nothing more. */
  readonly view: View & CommonView;
  /** `'referee'`: stands in for the host's authority where a game needs one and nobody is there, as in self-play. */
  readonly seat: Seat | 'referee';
  readonly level: BotLevel;
  readonly dictionary: Dictionary;
  /** A generator of its own, seeded by host and seat: the same view and seed give the same plan. */
  random(purpose: string): Random;
}

export interface Game<
  Config = unknown,
  State extends GameState = GameState,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
  View extends object = object,
  Review = unknown,
> {
  readonly id: string;
  readonly options: readonly OptionSpec[];
  /**
   * Types of actions of which a player may learn, before sending one, whether it would be taken: only those which,
   * refused, may simply be sent otherwise, so that nothing is learned that acting would not have told.
   */
  readonly tries: readonly string[];
  /** Whether, before the end, the review for spectators tells more than the one for everyone. */
  readonly spectatorReview: boolean;
  /** Fewest and most players for these options; whoever makes a setup may ask before it is made. */
  players(options: JsonObject): { readonly min: number; readonly max: number };
  /** Whether a game with this config needs someone who is no player to referee it. */
  needsReferee(config: Config): boolean;

  /** Reads options; refuses with the name of the option at fault, or `BAD_PLAYERS`. */
  readConfig(options: unknown, players: number): Result<Config, { readonly option: string } | 'BAD_PLAYERS'>;
  /**
   * Reads an action's form, and nothing else: `BAD_ACTION` when it is not of the form of its page,
   * `NOT_ALLOWED` when no variant of this game has such a type.
   */
  readAction(raw: JsonObject, config: Config): Result<Action, 'BAD_ACTION' | 'NOT_ALLOWED'>;
  /** Whether this actor may ever send this action in a game with this config. */
  mayAct(config: Config, by: Seat | 'referee', action: Action): boolean;

  setup(config: Config, shuffler: Shuffler): Result<State, 'BAD_SHUFFLE'>;
  /** An action in time, by someone who may send it; the game is neither over nor paused. */
  apply(state: State, entry: Entry<Action>, words: Words): Step<State, Event>;
  /** What the running deadline does, happening at `at`; called only where `canExpire`. */
  expire(state: State, at: number, words: Words): Step<State, Event>;
  /**
   * For a game that would go on for ever by itself while nobody does anything: the state after as many whole rounds of
   * deadlines as end by `until`, exactly as expiring them one by one would leave it, but in bounded time. The state as
   * it is where nothing can be skipped. Asked before each deadline is applied.
   */
  skip?(state: State, until: number, words: Words): State;
  /** Whether something may time out now, also where the page has a time-out for the phase but no clock is set. */
  canExpire(state: State): boolean;
  /** A correction by the referee, at `at`; it may end the game where the page says so. */
  adjust(state: State, seat: Seat, points: number, at: number): State;
  /** The game finished with the scores as they stand. */
  end(state: State): State;

  standings(state: State): Standings;
  view(state: State, audience: Audience): View;
  /**
   * What could have been found in what has been played; `null` when there is nothing to tell these readers. The same
   * for both once the game is finished. Asked anew for `everyone` after each phase, for `spectators` after each change.
   */
  review(state: State, dictionary: Dictionary, reader: ReviewReader): Review | null;
  /**
   * What a bot in this seat does next; `null`: it waits for something to change. The same view and random numbers
   * give the same plan; the rules take it at `at` if nothing has changed until then.
   */
  bot(input: BotInput<View>): BotPlan | null;
}
