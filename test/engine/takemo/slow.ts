/**
 * The rules of a placement read once more from the rules page, square by square over the whole board, with nothing of
 * the engine's own geometry: what the fast one is held against. Slow and plain on purpose.
 */
import type { Words } from '#engine/core/words';
import { WORD_CLASSES } from '#engine/core/words';

export interface SlowPosition {
  readonly board: readonly string[];
  /** 0: White, 1: Black. */
  readonly camp: 0 | 1;
  /** Whether this camp has laid a word in this game. */
  readonly hasLaid: boolean;
  readonly hand: readonly string[];
  readonly takemo: number;
  readonly options: {
    readonly words: 'all' | 'noConjugation' | 'nouns';
    readonly overlap: 'literal' | 'identical';
    readonly keepCrossedLetters: boolean;
  };
}

export interface SlowPlacement {
  readonly row: number;
  readonly col: number;
  readonly dir: 'H' | 'V';
  readonly word: string;
  readonly takemo: readonly number[];
}

export type SlowOutcome =
  | { readonly code: string }
  | {
      readonly code: null;
      readonly board: readonly string[];
      /** `row,col` of enemy tiles that left, sorted. */
      readonly captured: readonly string[];
      readonly formed: readonly string[];
      readonly handLeft: readonly string[];
      readonly reachesEnemyLine: boolean;
    };

interface Tile {
  readonly row: number;
  readonly col: number;
  readonly letter: string;
  readonly camp: 0 | 1;
}

function tilesOn(board: readonly string[]): Tile[] {
  const tiles: Tile[] = [];
  for (let row = 1; row <= 15; row++)
    for (let col = 1; col <= 15; col++) {
      const cell = board[row - 1]![col - 1]!;
      if (cell !== '.')
        tiles.push({ row, col, letter: cell.toUpperCase(), camp: cell === cell.toUpperCase() ? 0 : 1 });
    }
  return tiles;
}

/** Every word of a camp on the board: its longest runs of 2 or more, line by line, and its lone tiles. */
export function wordsOf(tiles: readonly Tile[], camp: 0 | 1): Tile[][] {
  const own = tiles.filter((tile) => tile.camp === camp);
  const words: Tile[][] = [];
  for (let line = 1; line <= 15; line++) {
    const inRow = own.filter(({ row }) => row === line).sort((a, b) => a.col - b.col);
    const inCol = own.filter(({ col }) => col === line).sort((a, b) => a.row - b.row);
    words.push(...runsBy(inRow, 'col'), ...runsBy(inCol, 'row'));
  }
  const long = words.filter((word) => word.length > 1);
  const lone = own.filter((tile) => !long.some((word) => word.includes(tile))).map((tile) => [tile]);
  return [...long, ...lone];
}

/** Cuts a line of tiles wherever there is a gap. */
function runsBy(line: readonly Tile[], along: 'row' | 'col'): Tile[][] {
  const runs: Tile[][] = [];
  for (const tile of line) {
    const run = runs.at(-1);
    if (run && run.at(-1)![along] === tile[along] - 1) run.push(tile);
    else runs.push([tile]);
  }
  return runs;
}

const spell = (word: readonly Tile[]): string => word.map(({ letter }) => letter).join('');
const at = (tile: Pick<Tile, 'row' | 'col'>): string => `${tile.row},${tile.col}`;

/** What a placement of a folded word does; the code of the page that refuses it first. */
export function placeSlowly(position: SlowPosition, placement: SlowPlacement, words: Words): SlowOutcome {
  const { camp, options } = position;
  const { word, takemo } = placement;
  if (!/^[A-Z]+$/.test(word)) return { code: 'NOT_IN_LEXICON' };
  const tiles = tilesOn(position.board);
  const enemyWords = wordsOf(tiles, camp === 0 ? 1 : 0);
  const squares = [...word].map((letter, i) => ({
    letter,
    wild: takemo.includes(i),
    row: placement.row + (placement.dir === 'V' ? i : 0),
    col: placement.col + (placement.dir === 'H' ? i : 0),
  }));
  const tileOn = (square: { row: number; col: number }) =>
    tiles.find(({ row, col }) => row === square.row && col === square.col);
  const ownOn = (square: { row: number; col: number }) => tileOn(square)?.camp === camp;

  if (squares.some((square) => square.wild && ownOn(square))) return { code: 'BAD_ACTION' };
  const laid = squares.filter((square) => !ownOn(square));
  const handLeft = [...position.hand];
  let wildLeft = position.takemo;
  for (const { letter, wild } of laid) {
    if (wild) wildLeft--;
    else if (handLeft.includes(letter)) handLeft.splice(handLeft.indexOf(letter), 1);
    else return { code: 'CARD_NOT_IN_HAND' };
  }
  if (wildLeft < 0) return { code: 'CARD_NOT_IN_HAND' };

  if (squares.some(({ row, col }) => row < 1 || row > 15 || col < 1 || col > 15))
    return { code: 'OUT_OF_BOARD' };
  if (squares.length < 2) return { code: 'TOO_SHORT' };
  if (squares.some((square) => ownOn(square) && tileOn(square)!.letter !== square.letter))
    return { code: 'LETTER_MISMATCH' };
  if (laid.length === 0) return { code: 'NOTHING_LAID' };
  const [down, right] = placement.dir === 'V' ? [1, 0] : [0, 1];
  const before = { row: placement.row - down, col: placement.col - right };
  const behind = { row: placement.row + down * word.length, col: placement.col + right * word.length };
  if (ownOn(before) || ownOn(behind)) return { code: 'NOT_WHOLE_WORD' };
  const onLine = placement.dir === 'H' && placement.row === (camp === 0 ? 15 : 1);
  if (!position.hasLaid && !onLine) return { code: 'FIRST_WORD' };
  const near = (square: { row: number; col: number }) =>
    tiles.some(
      ({ row, col, camp: owner }) =>
        owner === camp && Math.abs(row - square.row) + Math.abs(col - square.col) === 1,
    );
  if (!onLine && laid.length === squares.length && !laid.some(near)) return { code: 'NOT_CONNECTED' };

  const laidOn = (tile: Tile) => laid.find(({ row, col }) => row === tile.row && col === tile.col);
  const hit = enemyWords.filter((enemy) => enemy.some(laidOn));
  for (const enemy of hit) {
    const overlapped = enemy.filter(laidOn);
    const strict = options.overlap === 'identical' || overlapped.length >= 2;
    if (strict && overlapped.some((tile) => laidOn(tile)!.letter !== tile.letter))
      return { code: 'OVERLAP_MISMATCH' };
  }

  const spared = enemyWords.filter((enemy) => !hit.includes(enemy));
  const leaving = new Set(
    hit
      .flat()
      .filter((tile) => !(options.keepCrossedLetters && spared.some((enemy) => enemy.includes(tile))))
      .map(at),
  );
  const stand = [
    ...tiles.filter((tile) => !leaving.has(at(tile))),
    ...laid.map(({ letter, row, col }): Tile => ({ letter, row, col, camp })),
  ];
  const isNew = (tile: Tile) => laid.some((square) => at(square) === at(tile));
  const inLine = (run: readonly Tile[]) => new Set(run.map(placement.dir === 'H' ? rowOf : colOf)).size === 1;
  const cross = wordsOf(stand, camp).filter((run) => run.length > 1 && run.some(isNew) && !inLine(run));
  const formed = [word, ...cross.map(spell)];
  const classes = formed.map((one) => words.classes(one));
  if (classes.includes(0)) return { code: 'NOT_IN_LEXICON' };
  const isAllowed = (set: number): boolean => {
    const names = WORD_CLASSES.filter((_, bit) => set & (1 << bit));
    if (options.words === 'nouns') return names.includes('noun');
    return options.words === 'all' || names.some((name) => name !== 'verb');
  };
  if (!classes.every(isAllowed)) return { code: 'CLASS_NOT_ALLOWED' };

  return {
    code: null,
    board: draw(stand),
    captured: [...leaving].sort(),
    formed: formed.sort(),
    handLeft: handLeft.sort(),
    reachesEnemyLine: laid.some(({ row }) => row === (camp === 0 ? 1 : 15)),
  };
}

const rowOf = ({ row }: Tile): number => row;
const colOf = ({ col }: Tile): number => col;

function draw(tiles: readonly Tile[]): string[] {
  return Array.from({ length: 15 }, (_, r) =>
    Array.from({ length: 15 }, (_unused, c) => {
      const tile = tiles.find(({ row, col }) => row === r + 1 && col === c + 1);
      if (!tile) return '.';
      return tile.camp === 0 ? tile.letter : tile.letter.toLowerCase();
    }).join(''),
  );
}
