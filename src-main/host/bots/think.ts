/** Answers one question with a game's own bot or review. Runs in the worker. */
import type { BotPlan, Game } from '#engine/core/game';
import { Random } from '#engine/core/random';
import type { Dictionary } from '#engine/core/words';
import type { PlanQuestion, ReviewQuestion, ToWorker } from './thinker';

export interface Knowledge {
  readonly games: ReadonlyMap<string, Game>;
  readonly dictionary: Dictionary;
}

export function think(knowledge: Knowledge, { ask, question }: ToWorker): unknown {
  return ask === 'plan' ? plan(knowledge, question) : review(knowledge, question);
}

function plan(knowledge: Knowledge, { view, seat, level, seed, game }: PlanQuestion): BotPlan | null {
  const random = (purpose: string) => new Random(`${seed}\n${purpose}`);
  return gameOf(knowledge, game).bot({ view, seat, level, dictionary: knowledge.dictionary, random });
}

function review(knowledge: Knowledge, { game, state, reader }: ReviewQuestion): unknown {
  return gameOf(knowledge, game).review(state, knowledge.dictionary, reader);
}

function gameOf({ games }: Knowledge, id: string): Game {
  const game = games.get(id);
  if (!game) throw new Error(`no such game: ${id}`);
  return game;
}
