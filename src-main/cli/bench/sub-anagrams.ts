/**
 * All words that can be laid from a rack. trie-prefix-tree knows no jokers and is slow, so it is asked a part of the
 * racks, and its count is compared with what Préau finds for the same part.
 */
import createTrie from 'trie-prefix-tree';
import type { Automaton } from '#dict/automaton';
import { compare, type BenchContext, type BenchLine, type Engine, type Rack } from './context';

const OTHERS_RACKS = 20;
/** It refuses shorter racks. */
const OTHERS_LEAST = 2;
const ALL_LENGTHS = { min: 1, max: 30 };

export function* subAnagrams({ automaton, words, racks }: BenchContext): Iterable<BenchLine> {
  for (const [jokers, list] of racks) {
    const own = { queries: list.length, pass: () => countLaid(automaton, list) };
    const part = list.slice(0, OTHERS_RACKS);
    const able = part.every((rack) => rack.jokers === 0 && rack.letters.length >= OTHERS_LEAST);
    const others = able ? [triePrefixTree(automaton, words, part)] : [];
    yield* compare('sub-anagrams', { words: words.length, jokers }, own, others);
  }
}

function triePrefixTree(automaton: Automaton, words: readonly string[], racks: readonly Rack[]): Engine {
  const trie = createTrie([...words]);
  const queries = racks.map(({ letters }) => letters.toLowerCase());
  return {
    name: 'trie-prefix-tree',
    queries: queries.length,
    pass: () => queries.reduce((sum, letters) => sum + trie.getSubAnagrams(letters).length, 0),
    agreesWith: countLaid(automaton, racks),
  };
}

function countLaid(automaton: Automaton, racks: readonly Rack[]): number {
  let found = 0;
  for (const { letters, jokers } of racks)
    found += automaton.fromLetters(letters, jokers, ALL_LENGTHS).length;
  return found;
}
