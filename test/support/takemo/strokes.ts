/** Random boards: strokes of tiles of both camps, laid over each other anywhere. They need not be words. */
import fc from 'fast-check';
import { emptyBoard, withSquares } from '#engine/games/takemo/board';
import type { Board, Camp, Dir } from '#engine/games/takemo/model';

export const ALPHABET = 'ABCD';

export interface Stroke {
  readonly camp: Camp;
  readonly row: number;
  readonly col: number;
  readonly dir: Dir;
  readonly text: string;
}

export function letters(min: number, max: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: min, maxLength: max });
}

/** A part of the board, so that strokes meet; the corners are as likely as the middle. */
const corner = fc.constantFrom(0, 5, 9);

const strokes: fc.Arbitrary<Stroke[]> = fc.tuple(corner, corner).chain(([top, left]) =>
  fc.array(
    fc.record({
      camp: fc.constantFrom<Camp>(0, 1),
      row: fc.integer({ min: top + 1, max: top + 6 }),
      col: fc.integer({ min: left + 1, max: left + 6 }),
      dir: fc.constantFrom<Dir>('H', 'V'),
      text: letters(1, 4),
    }),
    { maxLength: 9 },
  ),
);

export function boardOf(list: readonly Stroke[]): Board {
  return list.reduce<Board>((board, { camp, row, col, dir, text }) => {
    const squares = Array.from(text, (letter, i) => ({
      square: (dir === 'H' ? [row, col + i] : [row + i, col]) as [number, number],
      letter,
    }));
    return withSquares(
      board,
      squares.filter(({ square: [r, c] }) => r <= 15 && c <= 15),
      camp,
    );
  }, emptyBoard());
}

export const boards: fc.Arbitrary<Board> = strokes.map(boardOf);
