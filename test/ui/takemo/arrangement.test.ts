import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBoard, squaresOf, withSquares } from '#engine/games/takemo/board';
import type { Board, Dir, Square } from '#engine/games/takemo/model';
import {
  assemble,
  backspace,
  dropTile,
  EMPTY,
  freeLetters,
  lettersOf,
  moveCursor,
  pressSquare,
  reconcile,
  typeLetter,
  type Arrangement,
  type Setting,
  type Snag,
} from '#page/games/takemo/place/arrangement';

/** White's words on a board. */
function boardWith(...words: readonly (readonly [number, number, Dir, string])[]): Board {
  return words.reduce(
    (board, [row, col, dir, word]) =>
      withSquares(
        board,
        squaresOf({ row, col, dir, word }).map((square, i) => ({ square, letter: word[i] ?? null })),
        0,
      ),
    emptyBoard(),
  );
}

function settingOf(board: Board, hand: string, takemo = 0): Setting {
  return { board, camp: 0, hand: [...hand], takemo };
}

function at(row: number, col: number, dir: Dir): Arrangement {
  return { tiles: [], cursor: { square: [row, col], dir } };
}

/** Types letters one after the other; what did not work is kept. */
function typed(setting: Setting, from: Arrangement, letters: string): { to: Arrangement; snags: Snag[] } {
  const snags: Snag[] = [];
  let to = from;
  for (const letter of letters) {
    const change = typeLetter(setting, to, letter);
    to = change.to;
    if (change.snag !== null) snags.push(change.snag);
  }
  return { to, snags };
}

function wordOf(setting: Setting, arrangement: Arrangement): unknown {
  const made = assemble(setting, arrangement);
  return made.kind === 'word' ? made.placement : made;
}

describe('a word typed', () => {
  it('goes along the cursor’s direction', () => {
    const setting = settingOf(emptyBoard(), 'LUNEABCD');
    expect(wordOf(setting, typed(setting, at(15, 3, 'H'), 'LUNE').to)).toEqual({
      row: 15,
      col: 3,
      dir: 'H',
      word: 'LUNE',
      takemo: [],
    });
    expect(wordOf(setting, typed(setting, at(3, 7, 'V'), 'UN').to)).toMatchObject({
      row: 3,
      col: 7,
      dir: 'V',
    });
  });

  it.each([
    ['shorthand, without the tile that is there', 'RSE'],
    ['whole', 'ROSE'],
  ])('jumps over own tiles, which count in it: %s', (_, letters) => {
    const setting = settingOf(boardWith([7, 5, 'V', 'OS']), 'RSEABCDF');
    const { to, snags } = typed(setting, at(7, 4, 'H'), letters);
    expect(snags).toEqual([]);
    expect(to.tiles.map(({ letter }) => letter)).toEqual(['R', 'S', 'E']);
    expect(wordOf(setting, to)).toMatchObject({ row: 7, col: 4, dir: 'H', word: 'ROSE' });
  });

  it('takes in own tiles before its first and after its last letter', () => {
    const setting = settingOf(boardWith([9, 2, 'H', 'RE'], [9, 6, 'H', 'ER']), 'POSEABCD');
    expect(wordOf(setting, typed(setting, at(9, 4, 'H'), 'PO').to)).toMatchObject({ col: 2, word: 'REPOER' });
  });

  it('is not joined to tiles of the enemy', () => {
    const black = withSquares(emptyBoard(), [{ square: [9, 3], letter: 'R' }], 1);
    const setting = settingOf(black, 'ANABCDEF');
    expect(wordOf(setting, typed(setting, at(9, 4, 'H'), 'AN').to)).toMatchObject({ col: 4, word: 'AN' });
  });

  it('uses a Takemo tile for a letter the hand lacks, as long as there is one', () => {
    const setting = settingOf(emptyBoard(), 'LUNEABCD', 1);
    const { to, snags } = typed(setting, at(15, 1, 'H'), 'LUXEZ');
    expect(wordOf(setting, to)).toMatchObject({ word: 'LUXE', takemo: [2] });
    expect(snags).toEqual(['noTile']);
  });

  it('uses each tile of the hand once', () => {
    const setting = settingOf(emptyBoard(), 'ANABCDEF');
    expect(typed(setting, at(15, 1, 'H'), 'ANAN').snags).toEqual(['noTile']);
  });

  it('stops at the edge of the board', () => {
    const setting = settingOf(emptyBoard(), 'LUNEABCD');
    const { to, snags } = typed(setting, at(15, 14, 'H'), 'LUN');
    expect(to.tiles).toHaveLength(2);
    expect(snags).toEqual(['edge']);
  });

  it('needs a cursor', () => {
    expect(typed(settingOf(emptyBoard(), 'A'), EMPTY, 'A').snags).toEqual(['noCursor']);
  });

  it('puts a letter in the place of one that was put there before, which is free again', () => {
    const setting = settingOf(emptyBoard(), 'LUNEABCD');
    const first = typed(setting, at(15, 1, 'H'), 'L').to;
    const { to } = typeLetter(setting, { ...first, cursor: { square: [15, 1], dir: 'H' } }, 'N');
    expect(to.tiles.map(({ letter }) => letter)).toEqual(['N']);
    expect(freeLetters(setting.hand, to.tiles)).toContain('L');
  });

  it('is folded: é is E, œ is O and E, a digit is nothing', () => {
    expect(lettersOf('é')).toEqual(['E']);
    expect(lettersOf('œ')).toEqual(['O', 'E']);
    expect(lettersOf('3-')).toEqual([]);
  });
});

describe('taking back', () => {
  const setting = settingOf(boardWith([7, 5, 'V', 'OS']), 'RSEABCDF');

  it('goes back over own tiles', () => {
    let { to } = typed(setting, at(7, 4, 'H'), 'RO');
    to = backspace(setting, to);
    expect(to).toEqual({ tiles: [], cursor: { square: [7, 4], dir: 'H' } });
  });

  it('a tap on a tile takes it alone', () => {
    const { to } = typed(setting, at(7, 4, 'H'), 'ROSE');
    expect(pressSquare(to, [7, 6]).tiles.map(({ letter }) => letter)).toEqual(['R', 'E']);
  });

  it('what is typed and taken back leaves nothing, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'RSEABCDF'), { maxLength: 8 }), (letters) => {
        const { to } = typed(setting, at(7, 2, 'H'), letters.join(''));
        const count = to.tiles.length;
        let after = to;
        for (let i = 0; i < count; i++) after = backspace(setting, after);
        expect(after.tiles).toEqual([]);
        expect(freeLetters(setting.hand, to.tiles)).toHaveLength(setting.hand.length - count);
      }),
    );
  });
});

describe('the cursor', () => {
  it('turns when its square is touched again, and comes to any other', () => {
    const first = pressSquare(EMPTY, [4, 4]);
    expect(first.cursor).toEqual({ square: [4, 4], dir: 'H' });
    expect(pressSquare(first, [4, 4]).cursor?.dir).toBe('V');
    expect(pressSquare(first, [5, 4]).cursor?.square).toEqual([5, 4]);
  });

  it('comes to the own line first, and stays on the board', () => {
    const home: Square = [15, 8];
    expect(moveCursor(EMPTY, [0, 1], home).cursor?.square).toEqual(home);
    expect(moveCursor(at(15, 8, 'H'), [1, 0], home).cursor?.square).toEqual(home);
  });
});

describe('tiles put about', () => {
  const setting = settingOf(boardWith([10, 4, 'V', 'AS']), 'LUNEABCD');
  const put = (from: Arrangement, letter: string, square: Square): Arrangement =>
    dropTile(setting, from, { letter, wild: false, from: null }, square).to;

  it('that lie in two lines are no word', () => {
    const one = put(put(EMPTY, 'L', [3, 3]), 'U', [3, 4]);
    expect(assemble(setting, put(one, 'N', [4, 5])).kind).toBe('scattered');
  });

  it('with a gap are no word, and the gap is known', () => {
    expect(assemble(setting, put(put(EMPTY, 'L', [3, 3]), 'U', [3, 5]))).toEqual({
      kind: 'holes',
      holes: [[3, 4]],
    });
  });

  it('a single one goes with the own tiles beside it', () => {
    expect(wordOf(setting, put(EMPTY, 'L', [12, 4]))).toMatchObject({ dir: 'V', row: 10, word: 'ASL' });
  });

  it('do not lie on own tiles', () => {
    const change = dropTile(setting, EMPTY, { letter: 'L', wild: false, from: null }, [10, 4]);
    expect(change).toEqual({ to: EMPTY, snag: 'ownTile' });
  });

  it('move from square to square as one tile', () => {
    const one = put(EMPTY, 'L', [3, 3]);
    const { to } = dropTile(setting, one, { letter: 'L', wild: false, from: [3, 3] }, [8, 8]);
    expect(to.tiles.map(({ square }) => square)).toEqual([[8, 8]]);
  });
});

describe('when the board changes under tiles', () => {
  const empty = emptyBoard();
  const setting = settingOf(empty, 'LUNEABCD');
  const { tiles } = typed(setting, at(8, 3, 'H'), 'LUNE').to;

  it('those on squares that were laid on come back, the others stay', () => {
    const board = withSquares(empty, [{ square: [8, 4], letter: 'T' }], 1);
    const { kept, back } = reconcile({ board, camp: 0 }, tiles);
    expect(back.map(({ letter }) => letter)).toEqual(['U']);
    expect(kept.map(({ letter }) => letter)).toEqual(['L', 'N', 'E']);
  });

  it('those over an enemy tile stay, also when that tile is gone', () => {
    const enemy = withSquares(empty, [{ square: [8, 4], letter: 'T' }], 1);
    const over = typed(settingOf(enemy, 'LUNE'), at(8, 3, 'H'), 'LUNE').to.tiles;
    expect(reconcile({ board: enemy, camp: 0 }, over).back).toEqual([]);
    const { kept, back } = reconcile({ board: empty, camp: 0 }, over);
    expect(back).toEqual([]);
    expect(reconcile({ board: enemy, camp: 0 }, kept).back.map(({ letter }) => letter)).toEqual(['U']);
  });

  it('those that were laid for good are neither kept nor called back', () => {
    const board = boardWith([8, 3, 'H', 'LUNE']);
    expect(reconcile({ board, camp: 0 }, tiles)).toEqual({ kept: [], back: [] });
  });
});
