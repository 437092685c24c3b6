/**
 * `npm run -s lexicon -- WORD…`: asks the lexicon about words, given as arguments or, without any, one a line on
 * standard input (blank lines are skipped). One JSON line a word, in the order asked:
 *
 *   {"word":"SALE","accepted":true,"classes":["noun","verb","adj"],"forms":["sale","salé"]}
 *
 * `word` is the folded word; where the input does not fold to letters (« aujourd'hui ») it is the input itself, which
 * is then not accepted. Input longer than `MAX_WORD` is cut there, not accepted, and marked `"tooLong":true`.
 * Exit code 0 when every word was looked up, whatever the answers; 2 when one was too long or there was none.
 */
import { classNames, fold, isFolded } from '#engine/core/words';
import { loadFrench } from '#dict/french';
import type { Lexicon } from '#dict/lexicon';
import { endWithReader } from './output/reader';

/** Longer input is no word of any language: it is not looked at, and not kept in memory. */
const MAX_WORD = 100;

interface Answer {
  readonly word: string;
  readonly accepted: boolean;
  readonly classes: readonly string[];
  readonly forms: readonly string[];
  readonly tooLong?: true;
}

function answer(lexicon: Lexicon, input: string): Answer {
  if (input.length > MAX_WORD) {
    return { word: input.slice(0, MAX_WORD), accepted: false, classes: [], forms: [], tooLong: true };
  }
  const folded = fold(input);
  const word = isFolded(folded) ? folded : input;
  const classes = lexicon.classes(word);
  return { word, accepted: classes !== 0, classes: classNames(classes), forms: lexicon.forms(word) };
}

/** Lines of standard input, each cut one character after `MAX_WORD`: a line without end takes no memory. */
async function* boundedLines(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + String(chunk)).split('\n').map((line) => line.slice(0, MAX_WORD + 1));
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

async function main(argv: readonly string[]): Promise<number> {
  const lexicon = loadFrench();
  let asked = 0;
  let usable = true;
  for await (const line of argv.length > 0 ? argv : boundedLines(process.stdin)) {
    const input = line.trim();
    if (input === '' && argv.length === 0) continue;
    const told = answer(lexicon, input);
    process.stdout.write(`${JSON.stringify(told)}\n`);
    asked++;
    if (told.tooLong) usable = false;
  }
  if (asked === 0)
    console.error('usage: npm run -s lexicon -- WORD…   (or words on standard input, one a line)');
  return asked > 0 && usable ? 0 : 2;
}

endWithReader();
process.exitCode = await main(process.argv.slice(2));
