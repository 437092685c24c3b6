/** Replays one journal file to the lines that are printed for it, or to the one fault that keeps it from being read. */
import { readFileSync } from 'node:fs';
import type { Audience, Game } from '#engine/core/game';
import { type Journal, type JournalFault, readJournal } from '#engine/core/journal';
import { viewMatch } from '#engine/core/match';
import { replay } from '#engine/core/replay';
import { ok, refuse, type Result } from '#engine/core/result';
import { listedWords, type Words } from '#engine/core/words';

export interface Knowledge {
  readonly games: ReadonlyMap<string, Game>;
  /** The words of a lexicon by its name; `null` when there is none of that name. */
  lexicon(name: string): Words | null;
}

/** Replays the text of a journal. The lines are JSON, without line ends; the last one is `final`. */
export function playJournal(
  text: string,
  audience: Audience,
  { games, lexicon }: Knowledge,
): Result<string[], JournalFault> {
  const journal = readJournal(text);
  if (!journal.ok) return journal;
  const { setup, setupLine } = journal.value;
  const fault = (what: string) => refuse({ line: setupLine, fault: what });
  const game = games.get(setup.game);
  if (!game) return fault(`unknown game ${JSON.stringify(setup.game)}`);
  const words = typeof setup.lexicon === 'string' ? lexicon(setup.lexicon) : listedWords(setup.lexicon);
  if (!words) return fault(`unknown lexicon ${JSON.stringify(setup.lexicon)}`);
  const seats = setup.players.length;
  if (typeof audience === 'number' && audience >= seats) return fault(`no seat ${audience} among ${seats}`);
  return playWith(game, journal.value, audience, words);
}

function playWith(
  game: Game,
  journal: Journal,
  audience: Audience,
  words: Words,
): Result<string[], JournalFault> {
  const replayed = replay(game, journal, words);
  if (!replayed.ok) return replayed;
  const { lines, match } = replayed.value;
  const final = { final: viewMatch(game, match, audience) };
  return ok([...lines.map((line) => JSON.stringify(line)), JSON.stringify(final)]);
}

/** The text of a file, or why there is none. */
export function readFileText(path: string): Result<string, JournalFault> {
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return refuse({ line: 1, fault: `the file can't be read (${code})` });
  }
}
