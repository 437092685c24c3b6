/** Whether a word can be laid, and whether it counts. Pure: the page previews through the same functions. */
import { countFaces, type Face } from '../../core/cards';
import { classSet, isFolded, type ClassSet, type Words } from '../../core/words';
import type { Advice, GivenWord, Verdict } from './model';

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
  const missing: number[] = [];
  for (const [position, letter] of [...word].entries()) {
    if (jokers?.includes(position)) continue;
    const count = counts.get(letter) ?? 0;
    if (count > 0) counts.set(letter, count - 1);
    else missing.push(position);
  }
  if (jokers !== null && missing.length > 0) return null;
  const positions = jokers === null ? missing : [...jokers].sort((a, b) => a - b);
  return positions.length <= jokersLeft ? positions : null;
}

/** How long a word must be: exactly what was announced, or at least so many letters. */
export type LengthRule = { readonly exactly: number } | { readonly atLeast: number };

export interface Case {
  /** `null`, or an empty word: none was given. */
  readonly given: GivenWord | null;
  readonly cards: readonly Face[];
  readonly jokersLeft: number;
  readonly length: LengthRule;
  readonly allowed: ClassSet;
}

function lengthFault(length: number, rule: LengthRule): 'WRONG_LENGTH' | 'TOO_SHORT' | null {
  if ('exactly' in rule) return length === rule.exactly ? null : 'WRONG_LENGTH';
  return length >= rule.atLeast ? null : 'TOO_SHORT';
}

/** The dictionary's verdict on a word, with the first reason that applies; not refused, only judged. */
export function judge({ given, cards, jokersLeft, length, allowed }: Case, words: Words): Verdict {
  if (given === null || given.word === '') return { reason: 'NO_WORD', jokersUsed: 0 };
  const { word } = given;
  if (!isFolded(word)) return { reason: 'NOT_IN_LEXICON', jokersUsed: 0 };
  const fault = lengthFault(word.length, length);
  if (fault !== null) return { reason: fault, jokersUsed: 0 };
  const jokersUsed = jokerPositions(given, cards, jokersLeft)?.length;
  if (jokersUsed === undefined) return { reason: 'CARDS_MISSING', jokersUsed: 0 };
  const classes = words.classes(word);
  if (classes === 0) return { reason: 'NOT_IN_LEXICON', jokersUsed };
  return { reason: classes & allowed ? null : 'CLASS_NOT_ALLOWED', jokersUsed };
}

/** Whether a referee may accept a word that the dictionary refused for this reason. */
export function isOverrulable({ given, reason }: Pick<Advice, 'given' | 'reason'>): boolean {
  return reason === 'CLASS_NOT_ALLOWED' || (reason === 'NOT_IN_LEXICON' && isFolded(given?.word ?? ''));
}

const CONTENT_WORDS = classSet(['noun', 'inf', 'verb', 'adj', 'adv']);
const TOOL_WORDS = classSet(['tool']);

/** The classes that count in a game. */
export function allowedClasses(config: { readonly toolWords: boolean }): ClassSet {
  return config.toolWords ? CONTENT_WORDS | TOOL_WORDS : CONTENT_WORDS;
}
