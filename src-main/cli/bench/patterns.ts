/** Words of a length with some letters known (`C?A?S`), beside a regular expression tried on each word of the length. */
import type { Automaton } from '#dict/automaton';
import { parsePattern } from '#dict/pattern';
import { compare, type BenchContext, type BenchLine } from './context';

const QUERIES = 400;

export function* patterns(context: BenchContext): Iterable<BenchLine> {
  const { automaton, words } = context;
  const texts = questions(context);
  const sets = texts.map(parsePattern);
  const byLength = groupByLength(words);
  const expressions = texts.map((text) => ({
    expression: new RegExp(`^${text.replaceAll('?', '.')}$`),
    words: byLength.get(text.length) ?? [],
  }));
  const own = { queries: sets.length, pass: () => countMatching(automaton, sets) };
  yield* compare('patterns', { words: words.length }, own, [
    { name: 'RegExp scan', queries: expressions.length, pass: () => countTested(expressions) },
  ]);
}

/** Words of the list with about half of their letters hidden. */
function questions({ words, random }: BenchContext): string[] {
  return Array.from({ length: QUERIES }, () => {
    const word = words[random(words.length)] ?? '';
    return [...word].map((letter) => (random(2) === 0 ? '?' : letter)).join('');
  });
}

function groupByLength(words: readonly string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const word of words) {
    const known = groups.get(word.length);
    if (known) known.push(word);
    else groups.set(word.length, [word]);
  }
  return groups;
}

function countMatching(automaton: Automaton, patterns: readonly (readonly number[])[]): number {
  let found = 0;
  for (const pattern of patterns) found += automaton.matching(pattern).length;
  return found;
}

function countTested(queries: readonly { expression: RegExp; words: readonly string[] }[]): number {
  let found = 0;
  for (const { expression, words } of queries) {
    for (const word of words) if (expression.test(word)) found++;
  }
  return found;
}
