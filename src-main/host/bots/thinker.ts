/** Thinking that may take a while: what bots do next, and what could have been found. Never on the host's own thread. */
import type { BotLevel, BotPlan, CommonView, GameState, ReviewReader, Seat } from '#engine/core/game';

export interface PlanQuestion {
  readonly game: string;
  /** What this seat may see, and nothing more. */
  readonly view: CommonView & object;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Of this bot alone: from it nothing of the match can be had. */
  readonly seed: string;
}

export interface ReviewQuestion {
  readonly game: string;
  readonly state: GameState;
  readonly reader: ReviewReader;
}

export interface Thinker {
  /** What the bot means to do; null when it waits, or when thinking failed, which is reported. */
  plan(question: PlanQuestion): Promise<BotPlan | null>;
  /** The game's own review; null when there is nothing to tell, or when thinking failed. */
  review(question: ReviewQuestion): Promise<unknown>;
  stop(): Promise<void>;
}

/** What passes between the host's thread and the worker's. */
export type ToWorker =
  | { readonly id: number; readonly ask: 'plan'; readonly question: PlanQuestion }
  | { readonly id: number; readonly ask: 'review'; readonly question: ReviewQuestion };
export type FromWorker =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: string };
