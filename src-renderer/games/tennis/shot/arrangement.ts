/**
 * The table as a player arranges it with cards of the hand, and the caret at which the next card comes. Pure. What it
 * makes of the table is the engine's to say; here only what can't be laid at all is refused.
 */
import type { Face } from '#engine/core/cards';
import type { JsonObject } from '#engine/core/read';
import { fold } from '#engine/core/words';
import { isJoker } from '#engine/games/tennis/figures';
import type { LayoutItem, TableCard } from '#engine/games/tennis/model';

/** What is arranged: an empty table is a serve. */
export interface Setting {
  readonly table: readonly TableCard[];
  readonly hand: readonly Face[];
}

export interface Arrangement {
  readonly items: readonly LayoutItem[];
  /** The gap where the next card comes: 0 before the first one. */
  readonly caret: number;
}

/** Why a card can't go there. */
export type Snag = 'noCard' | 'tableStays' | 'notJoker';

export interface Change {
  readonly to: Arrangement;
  readonly snag: Snag | null;
}

/** Where a card goes: into a gap, or onto the table card at a place of the row. */
export type Target =
  { readonly gap: number; readonly onto?: undefined } | { readonly gap?: undefined; readonly onto: number };

function spliced(
  items: readonly LayoutItem[],
  at: number,
  removed: number,
  ...added: LayoutItem[]
): LayoutItem[] {
  return [...items.slice(0, at), ...added, ...items.slice(at + removed)];
}

const done = (items: readonly LayoutItem[], caret: number): Change => ({ to: { items, caret }, snag: null });
const snagged = (to: Arrangement, snag: Snag): Change => ({ to, snag });

/** The table as it lies. */
export function untouched({ table }: Setting): Arrangement {
  const items = table.map((_, index): LayoutItem => ({ from: 'table', table: index }));
  return { items, caret: items.length };
}

export function isUntouched({ table }: Setting, { items }: Arrangement): boolean {
  return (
    items.length === table.length &&
    items.every((item, index) => item.from === 'table' && item.table === index)
  );
}

/** Faces of the hand that lie on the table for now. */
export function laidFaces({ items }: Arrangement): Face[] {
  return items.flatMap((item) => (item.from === 'table' ? [] : [item.card]));
}

export function freeFaces({ hand }: Setting, arrangement: Arrangement): Face[] {
  const laid = laidFaces(arrangement);
  return hand.filter((face) => {
    const at = laid.indexOf(face);
    if (at >= 0) laid.splice(at, 1);
    return at < 0;
  });
}

/** All cards of the table are gone, for a new beginning. */
export function isCleared({ table }: Setting, { items }: Arrangement): boolean {
  return table.length > 0 && items.every(({ from }) => from === 'hand');
}

/** The card that an item shows. */
export function cardOf(item: LayoutItem, table: readonly TableCard[]): TableCard {
  if (item.from === 'table') return table[item.table] ?? { card: '' };
  return item.dir === undefined ? { card: item.card } : { card: item.card, dir: item.dir };
}

const clampGap = ({ items }: Arrangement, gap: number): number => Math.min(items.length, Math.max(0, gap));

/** Lays a card of the hand. Onto a table card only a joker can be laid. */
export function lay(setting: Setting, to: Arrangement, card: TableCard, target: Target): Change {
  if (!freeFaces(setting, to).includes(card.card)) return snagged(to, 'noCard');
  if (target.onto !== undefined) return replace(to, target.onto, card);
  const gap = clampGap(to, target.gap);
  return done(spliced(to.items, gap, 0, { from: 'hand', ...card }), gap + 1);
}

function replace(to: Arrangement, at: number, card: TableCard): Change {
  const old = to.items[at];
  if (old === undefined || old.from === 'hand') return snagged(to, 'noCard');
  if (!isJoker(card.card)) return snagged(to, 'notJoker');
  const over = old.from === 'table' ? old.table : old.over;
  return done(spliced(to.items, at, 1, { from: 'over', over, ...card }), at + 1);
}

/** Moves a card of the row into another gap. */
export function move(to: Arrangement, at: number, gap: number): Arrangement {
  const item = to.items[at];
  if (item === undefined) return to;
  const goal = clampGap(to, gap) - (gap > at ? 1 : 0);
  return { items: spliced(spliced(to.items, at, 1), goal, 0, item), caret: goal + 1 };
}

/** Moves a joker that lies in the row onto a card of the table. */
export function moveOnto(to: Arrangement, at: number, onto: number): Change {
  const item = to.items[at];
  if (item === undefined || item.from !== 'hand') return done(move(to, at, onto).items, to.caret);
  const { from: _, ...card } = item;
  const rest = { items: spliced(to.items, at, 1), caret: to.caret };
  const changed = replace(rest, onto > at ? onto - 1 : onto, card);
  return changed.snag === null ? changed : snagged(to, changed.snag);
}

/** Takes a card back to the hand; where it had replaced one of the table, that one lies there again. */
export function takeBack(to: Arrangement, at: number): Change {
  const item = to.items[at];
  switch (item?.from) {
    case undefined:
      return done(to.items, to.caret);
    case 'table':
      return snagged(to, 'tableStays');
    case 'over':
      return done(spliced(to.items, at, 1, { from: 'table', table: item.over }), at + 1);
    case 'hand':
      return done(spliced(to.items, at, 1), at);
  }
}

/** Takes back the card before the caret. */
export function backspace(to: Arrangement): Change {
  return to.caret === 0 ? done(to.items, 0) : takeBack(to, to.caret - 1);
}

export function moveCaret(to: Arrangement, by: number): Arrangement {
  return setCaret(to, to.caret + by);
}

export function setCaret(to: Arrangement, gap: number): Arrangement {
  return { ...to, caret: clampGap(to, gap) };
}

/** All table cards leave, for a lob; what is from the hand stays. */
export function clearTable(to: Arrangement): Arrangement {
  const items = to.items.flatMap((item): LayoutItem[] => {
    if (item.from === 'table') return [];
    return [{ from: 'hand', ...cardOf(item, []) }];
  });
  return { items, caret: items.length };
}

/** The letters of an input, folded: é types E, œ types O and E. */
export function lettersOf(input: string): string[] {
  return [...fold(input)].filter((letter) => letter >= 'A' && letter <= 'Z');
}

function written({ card, dir }: TableCard): string | JsonObject {
  return dir === undefined ? card : { card, dir };
}

function writtenItem(item: LayoutItem): string | JsonObject {
  switch (item.from) {
    case 'table':
      return { table: item.table };
    case 'hand':
      return written(item);
    case 'over':
      return { card: item.card, over: item.over, ...(item.dir !== undefined && { dir: item.dir }) };
  }
}

/** The action that plays it. */
export function actionOf({ table }: Setting, { items }: Arrangement): JsonObject & { readonly type: string } {
  if (table.length === 0) return { type: 'serve', cards: items.map((item) => written(cardOf(item, []))) };
  return { type: 'return', layout: items.map(writtenItem) };
}
