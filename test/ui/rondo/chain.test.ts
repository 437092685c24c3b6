import { describe, expect, it } from 'vitest';
import { newLetters } from '#page/games/rondo/logic/chain';
import { facingRow, facingSeat, leanOf, turnTo } from '#page/games/rondo/holder/facing';

const marked = (word: string, before: string | null): string =>
  newLetters(word, before)
    .map((fresh, i) => (fresh ? word[i]!.toLowerCase() : word[i]))
    .join('');

describe('what a word changed', () => {
  it.each([
    ['PORTE', 'PORT', 'PORTe'],
    ['SORTE', 'PORTE', 'sORTE'],
    ['SORT', 'SORTE', 'SORT'],
    ['SPORT', 'PORT', 'sPORT'],
    ['PORT', 'POT', 'POrt'],
    ['LIRE', 'AIL', 'lIre'],
    ['MIS', 'NET', 'mis'],
  ])('%s after %s', (word, before, expected) => {
    expect(marked(word, before)).toBe(expected);
  });

  it('is all of the word that opens the holder', () => {
    expect(marked('POT', null)).toBe('pot');
  });
});

describe('where the holder faces', () => {
  it('is towards who looks at it in its own turn, and clockwise round the table', () => {
    expect(facingSeat(2, 4, 2)).toBe(0);
    expect([3, 0, 1].map((seat) => facingSeat(seat, 4, 2))).toEqual([90, 180, 270]);
  });

  it('is to the left for the first of a row, to the right for the last', () => {
    const lean = (seat: number) => leanOf(facingRow(seat, 5)).y;
    expect(lean(0)).toBeLessThan(-20);
    expect(lean(2)).toBeCloseTo(0);
    expect(lean(4)).toBeGreaterThan(20);
    expect(facingRow(0, 1)).toBe(0);
  });

  it('leans back only when it faces away', () => {
    expect([0, 90, 270].map((angle) => Math.round(leanOf(angle).x))).toEqual([0, 0, 0]);
    expect(leanOf(180).x).toBeGreaterThan(20);
  });

  it('is reached the short way round, whatever turns were made before', () => {
    expect(turnTo(350, 10)).toBe(370);
    expect(turnTo(370, 350)).toBe(350);
    expect(turnTo(-730, 0)).toBe(-720);
    for (let from = -720; from <= 720; from += 45)
      for (let to = 0; to < 360; to += 45) {
        const reached = turnTo(from, to);
        expect((((reached - to) % 360) + 360) % 360).toBe(0);
        expect(Math.abs(reached - from)).toBeLessThanOrEqual(180);
      }
  });
});
