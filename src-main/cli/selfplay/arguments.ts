/** What `npm run selfplay` is told to do. */
import { parseArgs } from 'node:util';
import { BOT_LEVELS, type BotLevel } from '#engine/core/game';
import { isObject, type JsonObject } from '#engine/core/read';

export const USAGE = `Usage: npm run -s selfplay -- --game GAME [options]
  --game GAME       which game, by its id
  --players N       how many bots (the fewest the game takes)
  --games K         how many games (1)
  --seed S          what all chance comes from (préau)
  --levels 1,2,…    levels of the bots, dealt out in turn; each game they move one seat on (1,2,3,4)
  --options JSON    options of the game ({})
  --journals DIR    writes each game's journal there
  --verify          replays each game from its journal, and fails if anything differs
Prints one JSON line a game.`;

export interface SelfPlayArguments {
  readonly game: string;
  /** `null`: the fewest that the game takes. */
  readonly players: number | null;
  readonly games: number;
  readonly seed: string;
  readonly levels: readonly BotLevel[];
  readonly options: JsonObject;
  readonly journals: string | null;
  readonly verify: boolean;
}

const OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: 'préau' },
  levels: { type: 'string', default: BOT_LEVELS.join(',') },
  options: { type: 'string', default: '{}' },
  journals: { type: 'string' },
  verify: { type: 'boolean', default: false },
} as const;

function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} is not a whole number from 1: ${text}`);
  return Number(text);
}

function readLevel(text: string): BotLevel {
  const level = BOT_LEVELS.find((known) => String(known) === text.trim());
  if (level === undefined) throw new Error(`--levels takes ${BOT_LEVELS.join(', ')}, not ${text}`);
  return level;
}

function readOptions(text: string): JsonObject {
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch {
    throw new Error(`--options is not JSON: ${text}`);
  }
  if (!isObject(options)) throw new Error(`--options is not an object: ${text}`);
  return options;
}

/** @throws {Error} with one sentence about what is wrong */
export function readArguments(args: readonly string[]): SelfPlayArguments {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.game === undefined) throw new Error('--game is missing');
  return {
    game: values.game,
    players: values.players === undefined ? null : readCount('players', values.players),
    games: readCount('games', values.games),
    seed: values.seed,
    levels: values.levels.split(',').map(readLevel),
    options: readOptions(values.options),
    journals: values.journals ?? null,
    verify: values.verify,
  };
}
