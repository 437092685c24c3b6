/** Matches made ready before people play on: their journal is put in the place of the one that the host wrote. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Face } from '#engine/core/cards';
import { act, openMatch, viewMatch, type Match } from '#engine/core/match';
import type { Game } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import type { Dictionary } from '#engine/core/words';
import { GAMES } from '#engine/games/registry';

/** The only table's first match becomes this journal. The host must not be running. */
export function replaceJournal(dataDir: string, lines: readonly JsonObject[]): void {
  const tables = readdirSync(join(dataDir, 'tables'));
  if (tables.length !== 1) throw new Error(`${tables.length} tables in ${dataDir}`);
  const path = join(dataDir, 'tables', tables[0]!, 'match-1.jsonl');
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Cards that somebody plays, or that leave the pile for another reason. */
export type Planned =
  | {
      readonly seat: number;
      readonly cards: readonly Face[];
      /** How many it draws for them; as many, when left out. */
      readonly draws?: number;
    }
  | { readonly taken: number };

/**
 * A pile, top card first, from which each of these can be played in turn when hands of seven are dealt and filled up
 * after each play. Where it does not matter the rest of the deck serves.
 */
export function pileFor(plan: readonly Planned[], players: number, deck: readonly Face[]): Face[] {
  const left = [...deck];
  const use = (face: Face): Face => {
    const at = left.indexOf(face);
    if (at < 0) throw new Error(`the deck has no ${face} left`);
    left.splice(at, 1);
    return face;
  };
  const queues = Array.from({ length: players }, (_, seat) =>
    plan.flatMap((step) => ('seat' in step && step.seat === seat ? step.cards.map(use) : [])),
  );
  const next = (queue: Face[]): Face => {
    const face = queue.shift() ?? left.shift();
    if (face === undefined) throw new Error('the deck is too small for this plan');
    return face;
  };
  const pile = queues.flatMap((queue) => Array.from({ length: 7 }, () => next(queue)));
  for (const step of plan) {
    if ('taken' in step) for (let i = 0; i < step.taken; i++) pile.push(next([]));
    else for (let i = 0; i < (step.draws ?? step.cards.length); i++) pile.push(next(queues[step.seat]!));
  }
  return pile;
}

/** A match played ahead by the rules, an action a second, with the journal that tells it. */
export class PreparedMatch {
  readonly lines: JsonObject[];
  private readonly game: Game;
  private match: Match;

  constructor(
    setup: JsonObject & {
      readonly game: string;
      readonly players: readonly string[];
      readonly options: JsonObject;
      readonly seed: string;
      readonly shuffles: readonly (readonly Face[])[];
    },
    private readonly dictionary: Dictionary,
  ) {
    const game = GAMES.get(setup.game);
    const opened = game && openMatch(game, setup);
    if (!opened?.ok) throw new Error(`no match of ${setup.game} can be opened so`);
    this.game = game!;
    this.match = opened.value;
    this.lines = [setup];
  }

  send(action: JsonObject): void {
    const line = { t: this.match.t + 1000, ...action };
    const outcome = act(this.game, this.match, line, this.dictionary);
    if (!outcome.ok) throw new Error(`${JSON.stringify(line)}: ${outcome.code}`);
    this.match = outcome.match;
    this.lines.push(line);
  }

  /** What the referee sees. */
  view(): object {
    return viewMatch(this.game, this.match, 'referee');
  }
}
