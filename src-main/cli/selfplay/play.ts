/** Plays a whole game of bots in virtual time: nobody sleeps, and the clock jumps to whatever comes next. */
import { FINISHED, type BotLevel, type BotPlan, type Game, type Seat } from '#engine/core/game';
import { writeSetup, type JournalSetup } from '#engine/core/journal';
import { act, nextDeadline, openMatch, viewMatch, type Match } from '#engine/core/match';
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { describeRefusal } from '#engine/core/replay';
import type { Dictionary } from '#engine/core/words';

export interface SelfPlay {
  readonly game: Game;
  readonly setup: JournalSetup;
  /** By seat. */
  readonly levels: readonly BotLevel[];
  readonly dictionary: Dictionary;
}

export interface PlayedGame {
  readonly match: Match;
  readonly entries: readonly JsonObject[];
}

/** A game that takes longer than this is not going to end. */
const MOST_ACTIONS = 100_000;
/** For the host's authority no level is chosen; rulings follow the dictionary whatever the level. */
const REFEREE_LEVEL: BotLevel = 4;

interface Wish {
  readonly by: Seat | 'referee';
  readonly plan: BotPlan;
}

function ask(table: SelfPlay, match: Match, by: Seat | 'referee'): Wish[] {
  const { game, setup, levels, dictionary } = table;
  const plan = game.bot({
    view: viewMatch(game, match, by),
    seat: by,
    level: by === 'referee' ? REFEREE_LEVEL : (levels[by] ?? REFEREE_LEVEL),
    dictionary,
    random: (purpose) => new Random(`${setup.seed}/${by}/${purpose}`),
  });
  return plan ? [{ by, plan }] : [];
}

/** What happens next: the earliest plan, or the clock where a deadline comes first. A plan at the deadline is late. */
function nextEntry(table: SelfPlay, match: Match, actors: readonly (Seat | 'referee')[]): JsonObject | null {
  const wishes = actors.flatMap((actor) => ask(table, match, actor));
  const [first] = wishes.sort((a, b) => a.plan.at - b.plan.at);
  const deadline = nextDeadline(match);
  if (deadline !== null && (first === undefined || first.plan.at >= deadline))
    return { t: deadline, by: 'clock', type: 'tick' };
  return first ? { t: Math.max(first.plan.at, match.t), by: first.by, ...first.plan.action } : null;
}

/**
 * Plays until the end. A refused plan, or a table at which nobody means to do anything, is a bug of a bot.
 * @throws naming it; and when the setup is not one the game takes
 */
export function playGame(table: SelfPlay): PlayedGame {
  const { game, setup, dictionary } = table;
  const opened = openMatch(game, setup);
  if (!opened.ok) throw new Error(describeRefusal(opened.error));
  let match = opened.value;
  const actors: (Seat | 'referee')[] = setup.players.map((_, seat) => seat);
  if (game.needsReferee(match.state.config)) actors.push('referee');
  const entries: JsonObject[] = [];
  while (match.state.phase !== FINISHED) {
    const entry = nextEntry(table, match, actors);
    if (entry === null)
      throw new Error(`${setup.seed}: nobody does anything in ${match.state.phase} at ${match.t}`);
    const outcome = act(game, match, entry, dictionary);
    if (!outcome.ok) throw new Error(`${setup.seed}: ${outcome.code} for ${JSON.stringify(entry)}`);
    match = outcome.match;
    entries.push(entry);
    if (entries.length > MOST_ACTIONS) throw new Error(`${setup.seed}: no end after ${MOST_ACTIONS} actions`);
  }
  return { match, entries };
}

/** The game as a journal's text. */
export function writeJournal(setup: JournalSetup, entries: readonly JsonObject[]): string {
  return [writeSetup(setup), ...entries.map((entry) => JSON.stringify(entry)), ''].join('\n');
}
