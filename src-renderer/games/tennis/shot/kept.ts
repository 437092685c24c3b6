/** What a window remembers of the table arranged and the order of the hand, so that a reload loses nothing. */
import type { Face } from '#engine/core/cards';
import { COPY } from '#engine/games/tennis/figures';
import type { LayoutItem, TableCard } from '#engine/games/tennis/model';
import { freeFaces, laidFaces, type Arrangement, type Setting } from './arrangement';

export interface Kept {
  readonly arrangement: Arrangement;
  /** The hand as the player has put it. */
  readonly rack: readonly Face[];
}

export const tableKey = (table: readonly TableCard[]): string =>
  table.map(({ card, dir }) => (dir === undefined ? card : `${card}-${dir}`)).join(' ');

export const handKey = (hand: readonly Face[]): string => [...hand].sort().join(' ');

/** To which table and hand it belongs: with others it is worth nothing. */
function keyOf({ table, hand }: Setting): string {
  return `${tableKey(table)}/${handKey(hand)}`;
}

export function writeKept(setting: Setting, kept: Kept): string {
  return JSON.stringify({ of: keyOf(setting), ...kept });
}

function isItem(value: unknown): value is LayoutItem {
  if (typeof value !== 'object' || value === null) return false;
  const { from, table, over, card, dir } = value as Record<string, unknown>;
  if (from === 'table') return Number.isInteger(table);
  if (from !== 'hand' && !(from === 'over' && Number.isInteger(over))) return false;
  return typeof card === 'string' && (card === COPY ? dir === 'prev' || dir === 'next' : dir === undefined);
}

/** Whether the hand has all these cards, and the table those that are named. */
function served(setting: Setting, arrangement: Arrangement): boolean {
  const { items, caret } = arrangement;
  const free = freeFaces(setting, arrangement).length;
  const named = items.flatMap((item) =>
    item.from === 'hand' ? [] : [item.from === 'table' ? item.table : item.over],
  );
  return (
    free === setting.hand.length - laidFaces(arrangement).length &&
    new Set(named).size === named.length &&
    named.every((index) => index >= 0 && index < setting.table.length) &&
    Number.isInteger(caret) &&
    caret >= 0 &&
    caret <= items.length
  );
}

/** Reads what was kept; `null` where it is none, or of another table or hand. */
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
  if (of !== keyOf(setting) || typeof arrangement !== 'object' || !Array.isArray(rack)) return null;
  const { items, caret } = arrangement;
  if (!Array.isArray(items) || !items.every(isItem) || !served(setting, { items, caret })) return null;
  return { arrangement: { items, caret }, rack: rack.filter((face) => typeof face === 'string') };
}
