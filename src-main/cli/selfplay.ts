/** `npm run -s selfplay -- --game GAME …`: bots play whole games in virtual time. See `selfplay/arguments.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFrench } from '#dict/french';
import type { BotLevel, Game } from '#engine/core/game';
import type { JournalSetup } from '#engine/core/journal';
import type { Dictionary } from '#engine/core/words';
import { GAMES } from '#engine/games/registry';
import { endWithReader } from './output/reader';
import { readArguments, type SelfPlayArguments, USAGE } from './selfplay/arguments';
import { playGame, writeJournal } from './selfplay/play';
import { gameLine, type GameLine, levelTable, replayFault } from './selfplay/report';

const NAMES = ['Ana', 'Bilal', 'Chloé', 'David', 'Élise', 'Farid', 'Gaëlle', 'Hugo', 'Inès'];

interface Job {
  readonly args: SelfPlayArguments;
  readonly game: Game;
  readonly players: number;
  readonly dictionary: Dictionary;
}

/** @throws {Error} when there is no such game, or it does not take these options or players */
function readJob(argv: readonly string[]): Omit<Job, 'dictionary'> {
  const args = readArguments(argv);
  const game = GAMES.get(args.game);
  if (!game) throw new Error(`no game "${args.game}"; there is ${[...GAMES.keys()].join(', ')}`);
  const players = args.players ?? game.players(args.options).min;
  const config = game.readConfig(args.options, players);
  if (!config.ok) {
    const { error } = config;
    throw new Error(error === 'BAD_PLAYERS' ? `not for ${players} players` : `bad option "${error.option}"`);
  }
  return { args, game, players };
}

function playOne({ args, game, players, dictionary }: Job, number: number): GameLine {
  const seed = `${args.seed}-${number}`;
  const setup: JournalSetup = {
    game: game.id,
    players: Array.from({ length: players }, (_, seat) => NAMES[seat] ?? `Joueur ${seat + 1}`),
    options: args.options,
    seed,
    shuffles: [],
    lexicon: 'fr',
  };
  const level = (seat: number) => args.levels[(seat + number) % args.levels.length] as BotLevel;
  const levels = setup.players.map((_, seat) => level(seat));
  const played = playGame({ game, setup, levels, dictionary });
  const text = writeJournal(setup, played.entries);
  const fault = args.verify ? replayFault(game, text, played, dictionary) : null;
  if (fault !== null) throw new Error(`${seed}: replayed, ${fault}`);
  const journal = args.journals && join(args.journals, `${game.id}-${String(number).padStart(5, '0')}.jsonl`);
  if (journal) writeFileSync(journal, text);
  return gameLine(game, played, { seed, levels, journal });
}

function run(argv: readonly string[]): number {
  let read: Omit<Job, 'dictionary'>;
  try {
    read = readJob(argv);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    return 2;
  }
  const job: Job = { ...read, dictionary: loadFrench() };
  if (job.args.journals !== null) mkdirSync(job.args.journals, { recursive: true });
  const started = performance.now();
  const lines: GameLine[] = [];
  for (let number = 0; number < job.args.games; number++) {
    const line = playOne(job, number);
    process.stdout.write(`${JSON.stringify(line)}\n`);
    lines.push(line);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const done = job.args.verify ? 'played and replayed' : 'played';
  process.stderr.write(`${lines.length} games ${done} in ${seconds} s\n${levelTable(lines)}\n`);
  return 0;
}

endWithReader();
process.exitCode = run(process.argv.slice(2));
