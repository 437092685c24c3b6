/**
 * `npm run -s replay -- FILE… [--view public|referee|SEAT]`: replays journals and prints JSON Lines, one for each
 * action and a last one with the final state as that viewer sees it. With several files each one's output starts with
 * `{"file":"NAME"}`. Exit code 0; 2 when a journal can't be read, or the view is none.
 */
import { once } from 'node:events';
import { FRENCH, frenchWords } from './replay/lexicons';
import { playJournal, readFileText } from './replay/play-file';
import { endWithReader } from './output/reader';
import { readArguments, type ReplayArguments, USAGE } from './replay/arguments';
import { refuse } from '#engine/core/result';
import { GAMES } from '#engine/games/registry';

const knowledge = { games: GAMES, lexicon: (name: string) => (name === FRENCH ? frenchWords() : null) };

/** Waits where whoever reads is slower than we are; big journals must not pile up in memory. */
async function print(lines: readonly string[]): Promise<void> {
  if (lines.length > 0 && !process.stdout.write(`${lines.join('\n')}\n`)) await once(process.stdout, 'drain');
}

const LONGEST_FAULT = 600;

/** A fault may quote the journal, which may hold anything: it still is one line, and a short one. */
function oneLine(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ');
  return plain.length > LONGEST_FAULT ? `${plain.slice(0, LONGEST_FAULT)}…` : plain;
}

/** The other files are still replayed when one of them brings a bug of ours to light. */
function playFile(file: string, audience: ReplayArguments['audience']): ReturnType<typeof playJournal> {
  const text = readFileText(file);
  if (!text.ok) return text;
  try {
    return playJournal(text.value, audience, knowledge);
  } catch (error) {
    return refuse({
      line: 1,
      fault: `a bug of ours: ${error instanceof Error ? error.stack : String(error)}`,
    });
  }
}

/** Prints one file's replay; whether it could be read. */
async function replayFile(file: string, { files, audience }: ReplayArguments): Promise<boolean> {
  if (files.length > 1) await print([JSON.stringify({ file })]);
  const played = playFile(file, audience);
  if (played.ok) await print(played.value);
  else process.stderr.write(`${oneLine(`${file}:${played.error.line}: ${played.error.fault}`)}\n`);
  return played.ok;
}

async function run(argv: readonly string[]): Promise<number> {
  let args: ReplayArguments;
  try {
    args = readArguments(argv);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    return 2;
  }
  let allRead = true;
  for (const file of args.files) allRead = (await replayFile(file, args)) && allRead;
  return allRead ? 0 : 2;
}

endWithReader();
process.exitCode = await run(process.argv.slice(2));
