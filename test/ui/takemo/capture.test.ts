import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBoard, squaresOf, withSquares } from '#engine/games/takemo/board';
import { inspect } from '#engine/games/takemo/placement';
import type { Board, Camp, Move, Placement, Run } from '#engine/games/takemo/model';
import { boardBefore, explainMove } from '#page/games/takemo/logic/capture';

type Rules = Parameters<typeof inspect>[0]['config'];
const LITERAL: Rules = { overlap: 'literal', keepCrossedLetters: false };
const KEEPING: Rules = { overlap: 'literal', keepCrossedLetters: true };

function withWords(board: Board, camp: Camp, ...runs: readonly Run[]): Board {
  return runs.reduce(
    (so, run) =>
      withSquares(
        so,
        squaresOf(run).map((square, i) => ({ square, letter: run.word[i] ?? null })),
        camp,
      ),
    board,
  );
}

/** The move as the rules record it, and the board after it. */
function lay(board: Board, camp: Camp, placement: Placement, config = LITERAL): { move: Move; after: Board } {
  const { wanted, words, taken, captured, after } = inspect(
    { board, camp, begun: [true, true], config },
    placement,
  );
  const squares = squaresOf(placement);
  const laid = squares.filter((_, i) => wanted.includes(i));
  const move: Move = {
    seat: camp,
    type: 'place',
    row: placement.row,
    col: placement.col,
    dir: placement.dir,
    word: placement.word,
    laid,
    wild: [],
    formed: words.slice(1),
    taken,
    captured,
    award: false,
    exchanged: 0,
    timedOut: false,
  };
  return { move, after };
}

/** Black's TIGRE down column 8, crossed at its I by AIL; White lays ROSE over its E or along it. */
const TIGRE: Run = { word: 'TIGRE', row: 3, col: 8, dir: 'V' };
const AIL: Run = { word: 'AIL', row: 4, col: 7, dir: 'H' };
const BLACK = withWords(emptyBoard(), 1, TIGRE, AIL);
const place = (word: string, row: number, col: number, dir: 'H' | 'V'): Placement => ({
  word,
  row,
  col,
  dir,
  takemo: [],
});

describe('why a word was taken', () => {
  it('across: one letter covered, and every letter of the word leaves', () => {
    const { move, after } = lay(BLACK, 0, place('ROSE', 7, 5, 'H'));
    const { captures, gone, covered, kept, broken } = explainMove(move, after);
    expect(captures).toEqual([
      { run: TIGRE, how: 'across', covered: [{ square: [7, 8], letter: 'E' }], kept: [], tiles: 5 },
    ]);
    expect(covered).toEqual([{ square: [7, 8], letter: 'E' }]);
    expect(gone.map(({ letter }) => letter).join('')).toBe('TIGR');
    expect(kept).toEqual([]);
    expect(broken).toEqual([{ run: AIL, left: ['A', 'L'] }]);
  });

  it('with keepCrossedLetters the letter of a word that was not taken stays, and that word is named', () => {
    const { move, after } = lay(BLACK, 0, place('ROSE', 7, 5, 'H'), KEEPING);
    const { captures, kept, broken } = explainMove(move, after);
    expect(captures[0]?.tiles).toBe(4);
    expect(kept).toEqual([{ square: [4, 8], letter: 'I', words: ['AIL'] }]);
    expect(broken).toEqual([]);
  });

  it('along: the same letters covered; a word that crosses a covered letter is taken for it', () => {
    const { move, after } = lay(BLACK, 0, place('TIGRES', 3, 8, 'V'));
    const { captures, gone, covered } = explainMove(move, after);
    expect(captures.map(({ run, how, tiles }) => [run.word, how, tiles])).toEqual([
      ['TIGRE', 'along', 5],
      ['AIL', 'across', 3],
    ]);
    expect(covered.map(({ letter }) => letter).join('')).toBe('TIGRE');
    expect(gone.map(({ letter }) => letter)).toEqual(['A', 'L']);
  });

  it('a lone tile is taken alone', () => {
    const lone = withWords(emptyBoard(), 1, { word: 'X', row: 7, col: 7, dir: 'H' });
    const { move, after } = lay(lone, 0, place('ROSE', 7, 5, 'H'));
    expect(explainMove(move, after).captures).toMatchObject([{ how: 'alone', tiles: 1 }]);
  });
});

describe('any placement on any board', () => {
  const cell = fc.constantFrom('.', '.', '.', 'A', 'B', 'a', 'b');
  const boards = fc.array(fc.array(cell, { minLength: 15, maxLength: 15 }), { minLength: 15, maxLength: 15 });
  const placements = fc.record({
    row: fc.integer({ min: 1, max: 8 }),
    col: fc.integer({ min: 1, max: 8 }),
    dir: fc.constantFrom('H' as const, 'V' as const),
    word: fc.string({ unit: fc.constantFrom('A', 'B'), minLength: 2, maxLength: 7 }),
  });

  it('the board before is found again, and every captured letter is told once', () => {
    fc.assert(
      fc.property(
        boards,
        placements,
        fc.constantFrom<Camp>(0, 1),
        fc.boolean(),
        (rows, raw, camp, keepCrossedLetters) => {
          const board = rows.map((cells) => cells.join(''));
          const placement = { ...raw, takemo: [] };
          const config = { overlap: 'literal', keepCrossedLetters } as const;
          const { refusal } = inspect({ board, camp, begun: [true, true], config }, placement);
          fc.pre(refusal === null || refusal === 'OVERLAP_MISMATCH' || refusal === 'NOT_CONNECTED');
          const { move, after } = lay(board, camp, placement, config);
          expect(boardBefore(move, after)).toEqual(board);
          const { covered, gone, kept, captures } = explainMove(move, after);
          const told = [...covered, ...gone].map(({ square }) => String(square)).sort();
          expect(told).toEqual(move.captured.map(String).sort());
          for (const { covered: under } of captures) expect(under.length).toBeGreaterThan(0);
          for (const { square, words } of kept) {
            expect(words.length).toBeGreaterThan(0);
            expect(move.captured.map(String)).not.toContain(String(square));
          }
        },
      ),
    );
  });
});
