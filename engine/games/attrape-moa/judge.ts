/** Whether a word can be laid, and whether it counts. Pure: the page previews through the same functions. */
import type { Face } from '../../core/cards';
import { jokerPositions, type GivenWord } from '../../core/given-word';
import { classSet, isFolded, type ClassSet, type Words } from '../../core/words';
import type { Advice, Verdict } from './model';

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
