/** The part of trie-prefix-tree (which has no types of its own) that the benchmark uses. It lowers all letters. */
declare module 'trie-prefix-tree' {
  interface Trie {
    getSubAnagrams(letters: string): string[];
  }
  export default function createTrie(words: string[]): Trie;
}
