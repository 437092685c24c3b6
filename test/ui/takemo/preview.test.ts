import { describe, expect, it } from 'vitest';
import { emptyBoard } from '#engine/games/takemo/board';
import type { Placement } from '#engine/games/takemo/model';
import { inspect, type Ground } from '#engine/games/takemo/placement';
import type { Assembly } from '../../../src-renderer/games/takemo/place/arrangement';
import { previewOf } from '../../../src-renderer/games/takemo/place/preview';
import type { Verdict } from '../../../src-renderer/composables/useTry';

const board = emptyBoard().map((row, i) => (i === 13 ? 'T..............' : row));
const ground: Ground = {
  board,
  camp: 0,
  begun: [true, true],
  config: { overlap: 'literal', keepCrossedLetters: false },
};
const placement: Placement = { row: 15, col: 1, dir: 'H', word: 'IL', takemo: [] };
const assembly: Assembly = { kind: 'word', placement };

function suspects(verdict: Verdict): readonly string[] {
  const inspection = inspect(ground, placement);
  return previewOf(assembly, inspection, { verdict, mine: true, takemoLeft: 5 }).suspects;
}

describe('takemo, the word that is told to be none', () => {
  it('is the one that the host names', () => {
    expect(suspects({ kind: 'refused', code: 'NOT_IN_LEXICON', detail: 'TI' })).toEqual(['TI']);
  });

  it('is any of those formed where the host names none', () => {
    expect(suspects({ kind: 'refused', code: 'NOT_IN_LEXICON' })).toEqual(['IL', 'TI']);
  });

  it('is none where the lexicon is not at fault', () => {
    expect(suspects({ kind: 'refused', code: 'CARD_NOT_IN_HAND' })).toEqual([]);
    expect(suspects({ kind: 'taken' })).toEqual([]);
  });
});

describe('takemo, a word is said to go', () => {
  const standing = (verdict: Verdict, mine = true) =>
    previewOf(assembly, inspect(ground, placement), { verdict, mine, takemoLeft: 5 }).standing;

  it('only once the host has said so, not while nobody has been asked', () => {
    expect(standing({ kind: 'idle' })).toBe('asking');
    expect(standing({ kind: 'asking' })).toBe('asking');
    expect(standing({ kind: 'taken' })).toBe('ready');
    expect(standing({ kind: 'idle' }, false)).toBe('waiting');
  });
});
