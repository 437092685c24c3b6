import { describe, expect, it } from 'vitest';
import { drawn, place, Table, type Line, type Position } from './play';

/** What White's placement leaves of a position, and the squares it took. */
function after(position: Position, line: Line) {
  const table = Table.at(position).play(line);
  const { board, captured, lastMove } = table.final();
  return { board, captured, squares: lastMove?.['captured'] };
}

/** White's T waits above Black's OSE: TE, laid down the column, covers its first letter. */
const ACROSS: Position = { rows: { 8: '....T', 9: '....ose' }, hands: ['ESARTLNI'] };
const TE = place(1, 0, [8, 5, 'V'], 'TE');

describe('takemo, capture across a word', () => {
  it('a new tile on an enemy tile captures the word: all its tiles leave the board and the game', () => {
    const { board, captured, squares } = after(ACROSS, TE);
    expect(board).toEqual(drawn({ 8: '....T', 9: '....E' }));
    expect(captured).toEqual([3, 0]);
    expect(squares).toEqual([
      [9, 5],
      [9, 6],
      [9, 7],
    ]);
  });

  it('captured tiles go to no bag and no hand', () => {
    const table = Table.at(ACROSS).play(TE);
    expect(table.final().bags).toEqual([111, 112]);
    expect(table.final().hands[1]).toHaveLength(8);
    expect(table.final().scores).toEqual([2, 0]);
  });

  it('a single overlapped square of a word may be any letter', () => {
    expect(Table.at(ACROSS).send(TE)).toBeNull();
  });

  it('identical: every overlapped letter must be the same, always', () => {
    const options = { overlap: 'identical' };
    expect(Table.at({ ...ACROSS, options }).send(TE)).toBe('OVERLAP_MISMATCH');
    const same = { ...ACROSS, options, rows: { 8: '....T', 9: '....ese' } };
    expect(Table.at(same).send(TE)).toBeNull();
    expect(Table.at({ ...ACROSS, options, rows: { 8: '....T', 9: '....o' } }).send(TE)).toBe(
      'OVERLAP_MISMATCH',
    );
  });

  it('a word is a longest run, whatever it spells, in a row or a column', () => {
    const rows = { 7: '....xq', 8: '....Tz', 9: '....xqzx' };
    expect(after({ ...ACROSS, rows }, TE).board).toEqual(drawn({ 7: '....xq', 8: '....Tz', 9: '....E' }));
  });

  it('every enemy word that holds the square is captured, in the row and in the column', () => {
    const rows = { 8: '....T', 9: '..osrse', 10: '....a', 11: '....t' };
    const { board, captured } = after({ ...ACROSS, rows }, TE);
    expect(board).toEqual(drawn({ 8: '....T', 9: '....E' }));
    expect(captured).toEqual([7, 0]);
  });

  it('a lone enemy tile is a word of one square', () => {
    const { board, captured } = after({ ...ACROSS, rows: { 8: '....T', 9: '....o' } }, TE);
    expect(board).toEqual(drawn({ 8: '....T', 9: '....E' }));
    expect(captured).toEqual([1, 0]);
  });

  it('enemy tiles that are touched but not covered stay', () => {
    const rows = { 8: '....T', 9: '.....ose' };
    expect(after({ ...ACROSS, rows }, TE)).toEqual({
      board: drawn({ 8: '....T', 9: '....Eose' }),
      captured: [0, 0],
      squares: [],
    });
  });

  it('own tiles are never captured, and break enemy words', () => {
    const rows = { 8: '....T', 9: '....osNse' };
    expect(after({ ...ACROSS, rows }, TE).board).toEqual(drawn({ 8: '....T', 9: '....E.Nse' }));
  });

  it('Black captures White’s words as White does Black’s', () => {
    const rows = { 8: '....t', 9: '....OSE' };
    const table = Table.at({ rows, turn: 1, hands: ['', 'ESARTLNI'] }).play(place(1, 1, [8, 5, 'V'], 'TE'));
    expect(table.final().board).toEqual(drawn({ 8: '....t', 9: '....e' }));
    expect(table.final().captured).toEqual([0, 3]);
  });

  it('a crosswise own word is formed by the new tile, not by what it took', () => {
    // Own A left of the covered O: AE is no word; nor would AOSE have been one.
    const rows = { 8: '....T', 9: '...Aose' };
    expect(Table.at({ ...ACROSS, rows }).send(TE)).toBe('NOT_IN_LEXICON');
    expect(Table.at({ ...ACROSS, rows: { 8: '....T', 9: '...Rose' } }).send(TE)).toBeNull();
  });
});

/** Black's SEL stands along row 8 from column 6. */
describe('takemo, capture along a word’s axis', () => {
  const line = (word: string) => place(1, 0, [8, 6, 'H'], word);

  it('literal: of two or more overlapped squares of one word each must be the same letter', () => {
    const rows = { 8: '.....sel', 9: '........A' };
    expect(Table.at({ rows, hands: ['SELSAERO'] }).send(line('SALS'))).toBe('OVERLAP_MISMATCH');
    expect(Table.at({ rows, hands: ['SELSAERO'] }).send(line('SELS'))).toBeNull();
  });

  it('the same letters take the whole word', () => {
    const rows = { 8: '.....sel', 9: '........A' };
    const { board, captured } = after({ rows, hands: ['SELSAERO'] }, line('SELS'));
    expect(board).toEqual(drawn({ 8: '.....SELS', 9: '........A' }));
    expect(captured).toEqual([3, 0]);
  });

  it('part of a word along its axis takes all of it', () => {
    const rows = { 8: '.....sel', 9: '.....A' };
    const { board } = after({ rows, hands: ['SEAAAAAA'] }, line('SE'));
    expect(board).toEqual(drawn({ 8: '.....SE', 9: '.....A' }));
  });

  it('one square of a word along its axis may be any letter', () => {
    const { board, captured } = after(
      { rows: { 8: '....Tsel' }, hands: ['EAAAAAAA'] },
      place(1, 0, [8, 5, 'H'], 'TE'),
    );
    expect(board).toEqual(drawn({ 8: '....TE' }));
    expect(captured).toEqual([3, 0]);
  });

  it('literal looks at each enemy word by itself: two words, one square of each, any letters', () => {
    // Two lone columns: XX and QQ, each covered once.
    const rows = { 7: '.....x.q', 8: '....Sx.q' };
    const { captured } = after({ rows, hands: ['ELAAAAAA'] }, place(1, 0, [8, 5, 'H'], 'SE'));
    expect(captured).toEqual([2, 0]);
    const three = { rows, hands: ['ELSAAAAA'] };
    expect(after(three, place(1, 0, [8, 5, 'H'], 'SELS')).captured).toEqual([4, 0]);
  });

  it('words that cross one taken along its axis are captured too, their square being a single one', () => {
    const rows = { 7: '......t', 8: '....Sel', 9: '......x' };
    // EL is covered on both squares with the same letters; the column T L X goes with it.
    const { board, captured } = after({ rows, hands: ['ELAAAAAA'] }, place(1, 0, [8, 5, 'H'], 'SEL'));
    expect(board).toEqual(drawn({ 8: '....SEL' }));
    expect(captured).toEqual([4, 0]);
  });

  it('a mismatch on one of the two is enough, and OVERLAP_MISMATCH comes before the lexicon', () => {
    const rows = { 8: '.....sel', 9: '.....A' };
    expect(Table.at({ rows, hands: ['SAZETTTT'] }).send(line('SAZ'))).toBe('OVERLAP_MISMATCH');
    expect(Table.at({ rows, hands: ['SEZLTTTT'] }).send(line('SEZ'))).toBe('OVERLAP_MISMATCH');
  });
});

describe('takemo, what is left of words that crossed', () => {
  /** Black's ROSE down column 5 from row 8, crossed by its OSA along row 9. */
  const CROSSED: Position = {
    rows: { 8: '...Lr', 9: '....osa', 10: '....s', 11: '....e' },
    hands: ['ESARTLNI'],
  };
  const LE = place(1, 0, [8, 4, 'H'], 'LE');

  it('they keep what is left of them, whatever it spells', () => {
    const { board, captured } = after(CROSSED, LE);
    expect(board).toEqual(drawn({ 8: '...LE', 9: '.....sa' }));
    expect(captured).toEqual([4, 0]);
  });

  it('keepCrossedLetters: a tile that also belongs to a word that is not captured stays', () => {
    const { board, captured, squares } = after({ ...CROSSED, options: { keepCrossedLetters: true } }, LE);
    expect(board).toEqual(drawn({ 8: '...LE', 9: '....osa' }));
    expect(captured).toEqual([3, 0]);
    expect(squares).toEqual([
      [8, 5],
      [10, 5],
      [11, 5],
    ]);
  });

  it('keepCrossedLetters: a tile of two words that are both captured leaves', () => {
    const rows = { ...CROSSED.rows, 8: '....r', 9: '...Losa' };
    const both = { ...CROSSED, rows, options: { keepCrossedLetters: true } };
    const { board } = after(both, place(1, 0, [9, 4, 'H'], 'LE'));
    expect(board).toEqual(drawn({ 9: '...LE' }));
  });

  it('words are as the board stood before the turn: a kept tile that gets lonely is no new word', () => {
    const rows = { 8: '...Lr', 9: '....o', 10: '....sx' };
    const { board } = after({ ...CROSSED, rows, options: { keepCrossedLetters: true } }, LE);
    expect(board).toEqual(drawn({ 8: '...LE', 10: '....sx' }));
  });

  it('captured lists each square once, though two captured words hold it', () => {
    const rows = { 8: '....re', 9: '...Lose' };
    const { captured, squares } = after({ ...CROSSED, rows }, place(1, 0, [9, 4, 'H'], 'LE'));
    expect(squares).toEqual([
      [8, 5],
      [9, 5],
      [9, 6],
      [9, 7],
    ]);
    expect(captured).toEqual([4, 0]);
  });
});

describe('takemo, the last move', () => {
  it('tells seat, type, place, word and what it captured', () => {
    const table = Table.at(ACROSS).play(TE);
    expect(table.final('public').lastMove).toMatchObject({
      seat: 0,
      type: 'place',
      row: 8,
      col: 5,
      dir: 'V',
      word: 'TE',
      captured: [
        [9, 5],
        [9, 6],
        [9, 7],
      ],
    });
  });

  it('of a pass or an exchange there is no place and no word, and nothing captured', () => {
    const none = { row: null, col: null, dir: null, word: null, captured: [] };
    const table = Table.at(ACROSS).play({ t: 1, by: 0, type: 'pass' });
    expect(table.final().lastMove).toMatchObject({ seat: 0, type: 'pass', ...none });
    table.play({ t: 2, by: 1, type: 'exchange', tiles: [table.final().hands[1]?.[0]] });
    expect(table.final('public').lastMove).toMatchObject({ seat: 1, type: 'exchange', ...none });
  });
});
