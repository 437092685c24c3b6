/** Words that are none, as people write them: plurals and feminines by analogy, consonants doubled or not. */
import type { Face } from '../../../core/cards';
import { jokerPositions } from '../../../core/given-word';
import type { Random } from '../../../core/random';
import type { Words } from '../../../core/words';

const DOUBLED = /[CFLMNPRST]/g;
const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/AUX$/, 'ALS'],
  [/AL$/, 'ALS'],
  [/AIL$/, 'AILS'],
  [/EAU$/, 'EAUS'],
  [/OU$/, 'OUS'],
  [/F$/, 'FE'],
  [/ER$/, 'EZ'],
  [/EMENT$/, 'AMENT'],
  [/AMMENT$/, 'AMENT'],
  [/([CFLMNPRST])\1/, '$1'],
];

/** Misspellings of a word, most of them a letter longer. */
export function misspellings(word: string): string[] {
  const doubled = [...word.matchAll(DOUBLED)].map(
    ({ index }) => word.slice(0, index) + (word[index] ?? '') + word.slice(index),
  );
  const swapped = SWAPS.filter(([ending]) => ending.test(word)).map(([ending, by]) =>
    word.replace(ending, by),
  );
  return [`${word}S`, `${word}E`, ...swapped, ...doubled];
}

/** A misspelling of one of `words` that these cards can lay and no dictionary holds; `null` if none comes to mind. */
export function slip(
  words: readonly string[],
  cards: readonly Face[],
  lexicon: Words,
  random: Random,
  length?: number,
): string | null {
  const made = words
    .flatMap(misspellings)
    .filter((word) => length === undefined || word.length === length)
    .filter(
      (word) => lexicon.classes(word) === 0 && jokerPositions({ word, jokers: null }, cards, 0) !== null,
    );
  return random.pick(made) ?? null;
}
