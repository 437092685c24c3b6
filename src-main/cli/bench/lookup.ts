/** Is it a word? Half of the questions are words, half are words with one letter changed. */
import { Trie } from 'mnemonist';
import { compare, type BenchContext, type BenchLine } from './context';

const QUERIES = 20_000;

export function* lookup(context: BenchContext): Iterable<BenchLine> {
  const { automaton, words } = context;
  const queries = questions(context);
  const trie = Trie.from(words);
  const set = new Set(words);
  yield* compare(
    'lookup',
    { words: words.length },
    {
      preau: { queries: queries.length, pass: () => countHas(automaton, queries) },
      'mnemonist Trie': { queries: queries.length, pass: () => countHas(trie, queries) },
      'JavaScript Set': { queries: queries.length, pass: () => countHas(set, queries) },
    },
  );
}

function questions({ words, random }: BenchContext): string[] {
  return Array.from({ length: QUERIES }, (_, i) => {
    const word = words[random(words.length)]!;
    if (i % 2 === 0) return word;
    const place = random(word.length);
    return word.slice(0, place) + String.fromCharCode(65 + random(26)) + word.slice(place + 1);
  });
}

function countHas(engine: { has(word: string): boolean }, queries: readonly string[]): number {
  let found = 0;
  for (let i = 0; i < queries.length; i++) if (engine.has(queries[i]!)) found++;
  return found;
}
