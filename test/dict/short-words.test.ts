import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFrench } from '#dict/french';

/** Every word of two and three letters, read one by one: a change of this list is a decision, not an accident. */
const reviewed = readFileSync(new URL('short-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join(' ')
  .split(/\s+/)
  .filter((word) => word !== '');

describe('words of two and three letters', () => {
  it('are those that were reviewed', () => {
    const { automaton } = loadFrench();
    const words = Array.from({ length: automaton.size }, (_, number) => automaton.wordAt(number));
    expect(words.filter((word) => word.length <= 3).sort()).toEqual([...reviewed].sort());
  });
});
