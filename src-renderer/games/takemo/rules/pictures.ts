/** The pictures of the rules: small boards, each with a placement laid by the engine's own rules. */
import { emptyBoard, squaresOf, withSquares } from '#engine/games/takemo/board';
import type { Ground } from '#engine/games/takemo/placement';
import type { Board, Camp, Run } from '#engine/games/takemo/model';
import { marksOfMove, type Marks, type Region } from '../board/marks';
import { wouldBe } from '../logic/would-be';

export const PICTURES = ['start', 'join', 'across', 'acrossSame', 'along', 'crossing', 'line'] as const;
export type PictureKey = (typeof PICTURES)[number];

export interface Picture {
  readonly board: Board;
  readonly marks: Marks;
  readonly region: Region;
}

interface Scene {
  readonly white: readonly Run[];
  readonly black: readonly Run[];
  /** What White lays. */
  readonly lays: Run;
  readonly region: Region;
}

const run = (word: string, row: number, col: number, dir: Run['dir']): Run => ({ word, row, col, dir });

/** Black's TIGRE comes down from its line; White's RIVE has come up to its middle. */
const HUNT = {
  white: [run('RIVE', 3, 6, 'V')],
  lays: run('ROSE', 3, 6, 'H'),
  region: { row: 1, col: 5, rows: 6, cols: 7 },
} as const;
const TIGRE = run('TIGRE', 1, 8, 'V');

const SCENES: Readonly<Record<PictureKey, Scene>> = {
  start: {
    white: [],
    black: [],
    lays: run('LUNE', 15, 6, 'H'),
    region: { row: 13, col: 4, rows: 3, cols: 8 },
  },
  join: {
    white: [run('LUNE', 15, 6, 'H')],
    black: [],
    lays: run('VAGUE', 11, 9, 'V'),
    region: { row: 10, col: 5, rows: 6, cols: 7 },
  },
  across: { ...HUNT, black: [TIGRE] },
  acrossSame: {
    white: [run('ETE', 4, 11, 'V')],
    black: [TIGRE],
    lays: run('ROSE', 4, 8, 'H'),
    region: { row: 1, col: 6, rows: 6, cols: 7 },
  },
  along: {
    white: [run('ETE', 7, 9, 'V')],
    black: [run('PORT', 7, 5, 'H')],
    lays: run('PORTE', 7, 5, 'H'),
    region: { row: 6, col: 4, rows: 4, cols: 7 },
  },
  crossing: { ...HUNT, black: [TIGRE, run('AIL', 2, 7, 'H')] },
  line: {
    white: [run('SOL', 4, 7, 'H')],
    black: [],
    lays: run('MOTS', 1, 7, 'V'),
    region: { row: 1, col: 5, rows: 5, cols: 7 },
  },
};

function withRuns(board: Board, camp: Camp, runs: readonly Run[]): Board {
  const letters = runs.flatMap((word) =>
    squaresOf(word).map((square, i) => ({ square, letter: word.word[i] ?? null })),
  );
  return withSquares(board, letters, camp);
}

/** The board after the picture's placement, with what it took still to be seen. */
export function pictureOf(key: PictureKey, config: Ground['config']): Picture {
  const { white, black, lays, region } = SCENES[key];
  const board = withRuns(withRuns(emptyBoard(), 1, black), 0, white);
  const ground = { board, begun: [white.length > 0, true] as const, config };
  const { move, after, refusal } = wouldBe(ground, 0, { ...lays, takemo: [] });
  if (refusal !== null) throw new Error(`the picture « ${key} » shows what the rules refuse: ${refusal}`);
  return { board: after, marks: marksOfMove(move), region };
}
