/**
 * Accented spellings and lemmas, told by their difference from the folded word, so that the lexicon keeps each
 * difference once and not each word: É at the end of CAFE and of BLE is the same « 1é ».
 */
import { fold } from '#engine/core/words';

const PLAIN = /^[a-z]*$/;

/**
 * How `form` differs from its folded word: for each letter that is not plain, its distance from the end (1 is the
 * last letter) and what it is in the form; Œ and Æ stand for the two letters from there on. Empty when nothing does.
 */
export function spellingOf(form: string): string {
  if (PLAIN.test(form)) return '';
  let rest = fold(form).length;
  let spelling = '';
  for (const letter of form) {
    const folded = fold(letter);
    if (folded.toLowerCase() !== letter) spelling += `${rest}${letter}`;
    rest -= folded.length;
  }
  return spelling;
}

const DIFFERENCE = /(\d+)(\D)/gu;

/** The inverse of `spellingOf`. */
export function spell(folded: string, spelling: string): string {
  const plain = folded.toLowerCase();
  if (spelling === '') return plain;
  let form = '';
  let done = 0;
  for (const [, distance, letter] of spelling.matchAll(DIFFERENCE)) {
    const start = plain.length - Number(distance);
    form += plain.slice(done, start) + letter!;
    done = start + fold(letter!).length;
  }
  return form + plain.slice(done);
}

/** How to get from a form to its lemma: how many letters to take off its end, and what to put there. */
export function lemmaStep(form: string, lemma: string): string {
  let shared = 0;
  while (shared < form.length && form[shared] === lemma[shared]) shared++;
  return `${form.length - shared}${lemma.slice(shared)}`;
}

/** The inverse of `lemmaStep`. */
export function applyLemmaStep(form: string, step: string): string {
  const cut = /^\d+/.exec(step)![0];
  return form.slice(0, form.length - Number(cut)) + step.slice(cut.length);
}
