/**
 * `npm run -s bench -- [TASK…] [--words FILE] [--racks FILE] [--positions FILE]`: measures Préau's searches beside those of well-known
 * packages, in one run and on the same questions, and prints one JSON line a measurement. Without a task: all.
 *
 *   --words FILE   a plain word list, one word a line, in the place of the French lexicon
 *   --racks FILE   racks, one a line, `?` or `*` for a joker, in the place of the ones drawn for Attrape Môa
 *
 *   --positions FILE   boards of neutral games, one a line, in the place of the fixed ones that `movegen` has: 225
 *       characters from the top left, `.` empty, a capital for a tile; a space; the hand, `?` for a wild tile. Any word
 *       that touches a tile counts. `movegen` then prints a line for each position, and one for all.
 *
 * In the lines of `movegen`, `found` counts different `place` actions (row, column, direction, word, and which of its
 * letters are wild tiles), `words` counts a word at a place once, however its wild tiles are laid. `microseconds` is for
 * a position, words across worked out anew; `lexicon` is the number of words.
 *
 * In the lines of `shots`, `found` counts different shots of Tennis that begin a word; `bounds` says whether the search is
 * the whole one or that of bots.
 *
 * In the lines of `rondo-plays`, `found` counts different plays of Rondo; `use` says whether all the letters that its
 * `jokers` could stand for are told apart, or only what bots and reviews look for.
 *
 * Every line has `task`, `engine`, `queries`, `found` (what all queries found together; the engines of a task must
 * agree, else the exit code is 1) and `perSecond`; other engines' lines have `ratio`: how many times faster Préau is.
 * Exit code 2: an unknown task or option, or a file that can't be read.
 */
import { openBench, type BenchOptions } from './bench/context';
import { TASKS, type Task } from './bench/tasks';
import { endWithReader } from './output/reader';

const USAGE = `usage: npm run -s bench -- [${[...TASKS.keys()].join('|')}…] [--words FILE] [--racks FILE] [--positions FILE]`;

/** Options that name a file. */
const FILES = ['words', 'racks', 'positions'] as const;

function readOptions(argv: readonly string[]): BenchOptions & { tasks: Task[] } {
  const tasks: Task[] = [];
  const files: BenchOptions = { words: null, racks: null, positions: null };
  const rest = [...argv];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const option = FILES.find((name) => argument === `--${name}`);
    if (option !== undefined) {
      const file = rest.shift();
      if (file === undefined) throw new Error(`${argument} wants a file\n${USAGE}`);
      Object.assign(files, { [option]: file });
      continue;
    }
    const task = TASKS.get(argument);
    if (task === undefined) throw new Error(`no such task or option: ${argument}\n${USAGE}`);
    tasks.push(task);
  }
  return { ...files, tasks: tasks.length > 0 ? tasks : [...TASKS.values()] };
}

function main(argv: readonly string[]): number {
  let agreed = true;
  try {
    const options = readOptions(argv);
    const context = openBench(options);
    for (const task of options.tasks) {
      for (const line of task(context)) {
        if ('agrees' in line && line.agrees === false) agreed = false;
        process.stdout.write(`${JSON.stringify(line)}\n`);
      }
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
  if (!agreed) console.error('the engines do not agree on what they found');
  return agreed ? 0 : 1;
}

endWithReader();
process.exitCode = main(process.argv.slice(2));
