/**
 * `npm run -s lexicon -- WORD…`: asks the lexicon about words, given as arguments or, without any, one a line on
 * standard input. One JSON line a word:
 *
 *   {"word":"SALE","accepted":true,"classes":["noun","verb","adj"],"forms":["sale","salé"]}
 *
 * `word` is the folded word; where the input does not fold to letters (« aujourd'hui ») it is the input itself, which
 * is then not accepted. Exit code 0 when every question was answered, whatever the answers; 2 when a word is longer
 * than `MAX_WORD` or there are none (each unusable input is named on standard error).
 */
import { createInterface } from 'node:readline';
import { classNames, fold, isFolded } from '#engine/core/words';
import { loadFrench } from '#dict/french';
import type { Lexicon } from '#dict/lexicon';

/** Longer input is no word of any language: it is refused before it is looked at. */
const MAX_WORD = 100;

function answer(lexicon: Lexicon, input: string): object {
  const folded = fold(input);
  const word = isFolded(folded) ? folded : input;
  const classes = lexicon.classes(word);
  return { word, accepted: classes !== 0, classes: classNames(classes), forms: lexicon.forms(word) };
}

/** Answers one input; false when it is too long to be a word. */
function tell(lexicon: Lexicon, input: string): boolean {
  if (input.length > MAX_WORD) {
    console.error(`longer than ${MAX_WORD} characters: ${input.slice(0, 20)}…`);
    return false;
  }
  process.stdout.write(`${JSON.stringify(answer(lexicon, input))}\n`);
  return true;
}

async function main(argv: readonly string[]): Promise<number> {
  const lexicon = loadFrench();
  let asked = 0;
  let usable = true;
  const inputs = argv.length > 0 ? argv : createInterface({ input: process.stdin, crlfDelay: Infinity });
  for await (const line of inputs) {
    const input = line.trim();
    if (input === '') continue;
    asked++;
    if (!tell(lexicon, input)) usable = false;
  }
  if (asked === 0)
    console.error('usage: npm run -s lexicon -- WORD…   (or words on standard input, one a line)');
  return asked > 0 && usable ? 0 : 2;
}

process.exitCode = await main(process.argv.slice(2));
