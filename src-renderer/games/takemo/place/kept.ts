/** What a window remembers of the tiles arranged and the order of the rack, so that a reload loses nothing. */
import type { Face } from '#engine/core/cards';
import type { Square } from '#engine/games/takemo/model';
import type { Cursor } from '../board/marks';
import { freeLetters, freeTakemo, type Arrangement, type Setting, type Tentative } from './arrangement';

export interface Kept {
  readonly arrangement: Arrangement;
  /** The letters as the player has put them in the rack. */
  readonly rack: readonly Face[];
}

/** Which hand it belongs to: with another one it is worth nothing. */
export function handKey({ hand, takemo, camp }: Setting): string {
  return [camp, [...hand].sort().join(''), takemo].join('/');
}

export function writeKept(setting: Setting, kept: Kept): string {
  return JSON.stringify({ of: handKey(setting), ...kept });
}

function isSquare(value: unknown): value is Square {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function isTentative(value: unknown): value is Tentative {
  if (typeof value !== 'object' || value === null) return false;
  const { square, letter, wild, under } = value as Partial<Tentative>;
  return (
    isSquare(square) && typeof letter === 'string' && typeof wild === 'boolean' && typeof under === 'string'
  );
}

function isCursor(value: unknown): value is Cursor | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { square, dir } = value as Partial<Cursor>;
  return isSquare(square) && (dir === 'H' || dir === 'V');
}

/** Whether the hand has all these tiles. */
function served({ hand, takemo }: Setting, tiles: readonly Tentative[]): boolean {
  const letters = tiles.filter(({ wild }) => !wild).length;
  return freeLetters(hand, tiles).length === hand.length - letters && freeTakemo(takemo, tiles) >= 0;
}

/** Reads what was kept; `null` where it is none, or of another hand. */
export function readKept(setting: Setting, stored: string | null): Kept | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null; // written by another version, or by hand
  }
  if (typeof value !== 'object' || value === null) return null;
  const { of, arrangement, rack } = value as Partial<Kept> & { of?: unknown };
  if (of !== handKey(setting) || arrangement === undefined || !Array.isArray(rack)) return null;
  const { tiles, cursor } = arrangement;
  if (!Array.isArray(tiles) || !tiles.every(isTentative) || !isCursor(cursor)) return null;
  if (!served(setting, tiles)) return null;
  return { arrangement: { tiles, cursor }, rack: rack.filter((face) => typeof face === 'string') };
}
