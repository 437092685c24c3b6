/**
 * Positions to be measured, one a line: the 225 characters of the board from the top left, row by row (`.` empty, a
 * capital for a tile), a space, and the hand (capitals, `?` for a wild tile).
 */
import { readFileSync } from 'node:fs';
import { SIZE, TAKEMO_TILES } from '#engine/games/takemo/figures';
import { handOf, type Hand } from '#engine/games/takemo/search/hand';
import { Position } from '#engine/games/takemo/search/position';

export interface Question {
  readonly position: Position;
  readonly hand: Hand;
}

const SQUARES = SIZE * SIZE;

/** The lines of a file of positions, empty ones left out. Throws with a sentence that names the file and the line. */
export function readPositions(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}: can't be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const positions: string[] = [];
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .forEach((line, index) => {
      if (line.trim() === '') return;
      const fault = faultIn(line);
      if (fault !== null) throw new Error(`${file}, line ${index + 1}: ${fault}`);
      positions.push(line);
    });
  if (positions.length === 0) throw new Error(`${file}: no position in it`);
  return positions;
}

/** What is wrong with a line, or null. */
function faultIn(line: string): string | null {
  const parts = line.trimEnd().split(' ');
  const [board = '', hand = ''] = parts;
  if (parts.length !== 2) return `expected the board, one space and the hand, found ${parts.length} parts`;
  if (/[a-z]/.test(board))
    return 'the board has small letters, which stand for enemy tiles; a neutral position has none';
  if (/[^A-Z.]/.test(board)) return 'the board may hold only capitals A–Z and full stops';
  if (board.length !== SQUARES) return `the board has ${board.length} characters, expected ${SQUARES}`;
  if (!/^[A-Z?]+$/.test(hand)) return 'the hand may hold only capitals A–Z, and ? for a wild tile';
  if (hand.split('?').length - 1 > TAKEMO_TILES) return `the hand has more than ${TAKEMO_TILES} wild tiles`;
  return null;
}

/** The position of a line of a file, in a neutral game. */
export function questionOf(line: string): Question {
  const [squares = '', tiles = ''] = line.trimEnd().split(' ');
  const board = Array.from({ length: SIZE }, (_, row) => squares.slice(row * SIZE, (row + 1) * SIZE));
  const letters = tiles.replaceAll('?', '');
  return {
    position: new Position(
      { board, camp: 0, begun: [true, true], config: { overlap: 'literal', keepCrossedLetters: false } },
      'neutral',
    ),
    hand: handOf(letters, tiles.length - letters.length),
  };
}
