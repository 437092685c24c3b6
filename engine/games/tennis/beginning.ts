/** What cards in a row ask of a word that begins with them. Jokers stay open: it is a question with gaps. */
import { ANY_LETTER, type LetterSet } from '../../core/word-graph';
import { ANY, CONSONANT, COPY, VOWEL } from './figures';
import type { TableCard } from './model';

function lettersOf(text: string): LetterSet {
  return Array.from(text).reduce((set, letter) => set | (1 << (letter.charCodeAt(0) - 65)), 0);
}

const VOWELS = lettersOf('AEIOUY');
/** Y is a vowel and a consonant. */
const CONSONANTS = ANY_LETTER & ~lettersOf('AEIOU');

/** What may stand at one place of a word, whatever its neighbours are. */
export function ownLetters({ card }: TableCard): LetterSet {
  switch (card) {
    case ANY:
    case COPY:
      return ANY_LETTER;
    case CONSONANT:
      return CONSONANTS;
    case VOWEL:
      return VOWELS;
    default:
      return 1 << (card.charCodeAt(0) - 65);
  }
}

/** One place of the question: which letters, and whether it is the letter of the place before. */
export interface Place {
  readonly letters: LetterSet;
  readonly asBefore: boolean;
}

/**
 * The places that the cards ask for, one more where the last card wants the letter that follows; `null` where nothing
 * can fit: a first card that wants the letter before it.
 */
export function placesOf(reads: readonly TableCard[]): readonly Place[] | null {
  if (reads[0]?.dir === 'prev') return null;
  const places = reads.map((card, i) => ({
    letters: ownLetters(card),
    asBefore: card.dir === 'prev' || reads[i - 1]?.dir === 'next',
  }));
  return reads.at(-1)?.dir === 'next' ? [...places, { letters: ANY_LETTER, asBefore: true }] : places;
}

function agrees(word: string, places: readonly Place[]): boolean {
  return places.every(({ letters, asBefore }, i) => {
    const letter = word.charCodeAt(i) - 65;
    if (letter < 0 || letter > 25 || (letters & (1 << letter)) === 0) return false;
    return !asBefore || word[i] === word[i - 1];
  });
}

/** Whether a folded word begins with the cards as they lie; it may end there. */
export function fits(word: string, reads: readonly TableCard[]): boolean {
  const places = placesOf(reads);
  return places !== null && word.length >= places.length && agrees(word, places);
}

/** Whether nothing in a folded word is against the cards so far: with letters more it may begin with them. */
export function mayBecome(word: string, reads: readonly TableCard[]): boolean {
  const places = placesOf(reads);
  return places !== null && agrees(word, places.slice(0, word.length));
}
