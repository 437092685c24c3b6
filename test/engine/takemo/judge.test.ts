/** What a refused placement is told besides its code: the word at fault among those that it forms. */
import { describe, expect, it } from 'vitest';
import { judge } from '#engine/games/takemo/judge';
import type { Config } from '#engine/games/takemo/model';
import { drawn, WORDS } from './page/play';

function judged(
  word: string,
  words: Config['words'] = 'all',
  rows: Readonly<Record<number, string>> = { 14: 'T' },
) {
  const ground = {
    board: drawn(rows),
    camp: 0 as const,
    begun: [true, true] as const,
    config: { overlap: 'literal', keepCrossedLetters: false, words } as const,
  };
  const placement = { row: 15, col: 1, dir: 'H', word, takemo: [] } as const;
  const outcome = judge(ground, placement, { hand: [...word], takemo: 0 }, WORDS);
  return outcome.ok ? null : [outcome.code, outcome.detail];
}

describe('takemo, the word at fault', () => {
  it('is the crosswise one where the laid one is a word', () => {
    expect(judged('AN')).toBeNull();
    expect(judged('IL')).toEqual(['NOT_IN_LEXICON', 'TI']);
  });

  it('is the laid one where that is none, whatever it forms', () => {
    expect(judged('EZ')).toEqual(['NOT_IN_LEXICON', 'EZ']);
    expect(judged('ZZ')).toEqual(['NOT_IN_LEXICON', 'ZZ']);
  });

  it('is the first of a class the game refuses, once all are words', () => {
    expect(judged('RESTA', 'nouns', {})).toEqual(['CLASS_NOT_ALLOWED', 'RESTA']);
    // L over A: LA is a tool word and a noun, LIT too; NOS over nothing is a tool word only.
    expect(judged('AS', 'nouns', { 14: 'L' })).toBeNull();
    expect(judged('OS', 'nouns', { 13: 'N', 14: 'O' })).toEqual(['NOT_IN_LEXICON', 'NOO']);
    expect(judged('SA', 'nouns', { 13: 'N', 14: 'O' })).toEqual(['CLASS_NOT_ALLOWED', 'NOS']);
  });
});
