/** Is it a word? Half of the questions are words, half are words with one letter changed. */
import { Trie } from 'mnemonist';
import { compare, type BenchContext, type BenchLine } from './context';

const QUERIES = 20_000;

export function* lookup(context: BenchContext): Iterable<BenchLine> {
  const { automaton, words } = context;
  const queries = questions(context);
  const ask = (engine: Asked) => ({ queries: queries.length, pass: () => countHas(engine, queries) });
  yield* compare('lookup', { words: words.length }, ask(automaton), [
    { name: 'mnemonist Trie', ...ask(Trie.from(words)) },
    { name: 'JavaScript Set', ...ask(new Set(words)) },
  ]);
}

function questions({ words, random }: BenchContext): string[] {
  return Array.from({ length: QUERIES }, (_, i) => {
    const word = words[random(words.length)] ?? '';
    if (i % 2 === 0) return word;
    const place = random(word.length);
    return word.slice(0, place) + String.fromCharCode(65 + random(26)) + word.slice(place + 1);
  });
}

interface Asked {
  has(word: string): boolean;
}

function countHas(engine: Asked, queries: readonly string[]): number {
  let found = 0;
  for (const query of queries) if (engine.has(query)) found++;
  return found;
}
