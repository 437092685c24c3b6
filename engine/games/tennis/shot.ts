/**
 * What a serve or a return is: its name, its value, and how the table would read after it. The structure of the
 * game's page and nothing else: no hand, no lexicon, no whose turn. The rules, the bots and the page ask the same.
 */
import type { Face } from '../../core/cards';
import { isJoker, pointsOf } from './figures';
import type { Config, LayoutItem, ReturnKind, ShotKind, TableCard } from './model';

/** A shot as it stands. */
export interface Inspected {
  readonly ok: true;
  readonly kind: ShotKind;
  /** The sum of the cards played from the hand. */
  readonly value: number;
  /** Below the weight: a fault for a serve, else a net. */
  readonly below: boolean;
  /** A return below the weight. A serve is never in the net. */
  readonly net: boolean;
  /** Exactly the weight; never below it. */
  readonly amorti: boolean;
  /** At the line or above; never below the weight. */
  readonly ligne: boolean;
  /** The table as it would read. */
  readonly reads: readonly TableCard[];
  /** Places in `reads` of the cards from the hand, ascending. */
  readonly played: readonly number[];
  /** The faces played from the hand. */
  readonly faces: readonly Face[];
  /** Table cards that would leave for the pot. */
  readonly dropped: readonly TableCard[];
}

export type Inspection = Inspected | { readonly ok: false; readonly code: string };

type Measures = Pick<Config, 'weight' | 'line'>;

function measured(
  kind: ShotKind,
  reads: readonly TableCard[],
  played: readonly number[],
  dropped: readonly TableCard[],
  { weight, line }: Measures,
): Inspected {
  const faces = played.flatMap((place) => reads[place]?.card ?? []);
  const value = pointsOf(faces);
  const below = value < weight;
  return {
    ok: true,
    kind,
    value,
    below,
    net: below && kind !== 'SERVICE',
    amorti: value === weight,
    ligne: !below && value >= line,
    reads,
    played,
    faces,
    dropped,
  };
}

/** A serve of these cards, in order. Refuses nothing: what cards there may be is a matter of its form. */
export function inspectServe(cards: readonly TableCard[], config: Measures): Inspected {
  return measured('SERVICE', cards, [...cards.keys()], [], config);
}

function tableIndex(item: LayoutItem): number | null {
  if (item.from === 'hand') return null;
  return item.from === 'table' ? item.table : item.over;
}

function isAscending(indexes: readonly number[]): boolean {
  return indexes.every((index, i) => i === 0 || index > (indexes[i - 1] ?? 0));
}

/** The first code that refuses a layout, in the order of the page; `null`: it is a shot. */
function refusalOf(table: readonly TableCard[], layout: readonly LayoutItem[]): string | null {
  const named = layout.map(tableIndex).filter((index) => index !== null);
  if (new Set(named).size < named.length) return 'CARD_TWICE';
  if (named.some((index) => index < 0 || index >= table.length)) return 'BAD_ACTION';
  if (layout.every(({ from }) => from === 'table')) return 'NO_CARD';
  if (named.length > 0 && named.length < table.length) return 'CARD_DROPPED';
  const over = layout.filter((item) => item.from === 'over');
  if (over.length > 0 && !isAscending(named)) return 'ORDER';
  return over.every(({ card }) => isJoker(card)) ? null : 'NOT_A_JOKER';
}

function kindOf(layout: readonly LayoutItem[]): ReturnKind {
  if (layout.every(({ from }) => from === 'hand')) return 'LOB';
  if (layout.some(({ from }) => from === 'over')) return 'SMASH';
  const kept = layout.flatMap((item) => (item.from === 'table' ? [item.table] : []));
  if (!isAscending(kept)) return 'REVERS_LIFTE';
  const first = layout.findIndex(({ from }) => from === 'table');
  const last = layout.findLastIndex(({ from }) => from === 'table');
  if (last - first + 1 > kept.length) return 'COUP_DROIT_LIFTE';
  if (first === 0) return 'COUP_DROIT';
  return last === layout.length - 1 ? 'REVERS' : 'COUP_DROIT_LIFTE';
}

function cardOf(item: LayoutItem, table: readonly TableCard[]): TableCard[] {
  if (item.from === 'table') return table.slice(item.table, item.table + 1);
  return [item.dir === undefined ? { card: item.card } : { card: item.card, dir: item.dir }];
}

/**
 * A return that makes the table read as `layout`. Refuses with `CARD_TWICE`, `BAD_ACTION` (an index that names no
 * table card), `NO_CARD`, `CARD_DROPPED`, `ORDER`, `NOT_A_JOKER`.
 */
export function inspectReturn(
  table: readonly TableCard[],
  layout: readonly LayoutItem[],
  config: Measures,
): Inspection {
  const code = refusalOf(table, layout);
  if (code !== null) return { ok: false, code };
  const reads = layout.flatMap((item) => cardOf(item, table));
  const played = layout.flatMap(({ from }, place) => (from === 'table' ? [] : [place]));
  const kept = new Set(layout.flatMap((item) => (item.from === 'table' ? [item.table] : [])));
  const dropped = table.filter((_, index) => !kept.has(index));
  return measured(kindOf(layout), reads, played, dropped, config);
}
