/** A word as a player gives it, with or without saying which of its letters jokers serve. */
import { countFaces, type Face } from './cards';
import { isPositions, type JsonObject } from './read';
import { fold, isFolded } from './words';

export interface GivenWord {
  /** Folded; signs that do not fold stay. */
  readonly word: string;
  /** 0-based positions of the letters a joker stands for; `null`: the fewest possible. */
  readonly jokers: readonly number[] | null;
}

/** Reads a word's form. Positions are of the folded word; of one that does not fold they need only be distinct. */
export function readGiven({ word, jokers }: JsonObject): GivenWord | null {
  if (typeof word !== 'string') return null;
  const folded = fold(word);
  if (jokers === undefined) return { word: folded, jokers: null };
  if (!isPositions(jokers)) return null;
  const bounded = folded === '' || isFolded(folded);
  if (bounded && jokers.some((position) => position >= folded.length)) return null;
  return { word: folded, jokers };
}

/**
 * Which letters of a folded word a joker stands for: those named by `jokers`, or the fewest possible, the cards
 * serving from the left. `null` when the cards and `jokersLeft` do not suffice. Positions are 0-based, ascending.
 */
export function jokerPositions(
  { word, jokers }: GivenWord,
  cards: readonly Face[],
  jokersLeft: number,
): readonly number[] | null {
  const counts = countFaces(cards);
  const named = new Set(jokers);
  const missing: number[] = [];
  for (const [position, letter] of [...word].entries()) {
    if (named.has(position)) continue;
    const count = counts.get(letter) ?? 0;
    if (count > 0) counts.set(letter, count - 1);
    else missing.push(position);
  }
  if (jokers !== null && missing.length > 0) return null;
  const positions = jokers === null ? missing : [...jokers].sort((a, b) => a - b);
  return positions.length <= jokersLeft ? positions : null;
}
