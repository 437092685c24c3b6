/** Patterns of letters as people write them: `C?AT` is a C, any letter, an A, a T; `[AEIOUY]` is one of these. */
import { ANY_LETTER, type LetterSet } from '#engine/core/word-graph';

const PLACE = /\[([A-Z]+)\]|([A-Z])|(\?)/y;

/** The set of a few letters, given folded. */
export function letterSet(letters: string): LetterSet {
  let set = 0;
  for (let i = 0; i < letters.length; i++) {
    const letter = letters.charCodeAt(i) - 65;
    if (letter < 0 || letter > 25) throw new Error(`not a folded letter: ${letters[i]}`);
    set |= 1 << letter;
  }
  return set;
}

/** One set a place. Throws on anything but folded letters, `?` and sets in brackets. */
export function parsePattern(text: string): LetterSet[] {
  const pattern: LetterSet[] = [];
  PLACE.lastIndex = 0;
  while (PLACE.lastIndex < text.length) {
    const start = PLACE.lastIndex;
    const place = PLACE.exec(text);
    if (!place) throw new Error(`not a pattern: ${text}, at ${start + 1}`);
    const letters = place[1] ?? place[2];
    pattern.push(letters === undefined ? ANY_LETTER : letterSet(letters));
  }
  return pattern;
}
