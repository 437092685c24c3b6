/** What a window remembers of the cards arranged and the order of the hand, so that a reload loses nothing. */
import type { Face } from '#engine/core/cards';
import type { LaidCard } from '#engine/games/rondo/model';
import type { Arrangement } from './arrangement';
import { freeCards, type Setting } from './slots';

export interface Kept {
  readonly arrangement: Arrangement;
  /** The cards as the player has put them in the hand. */
  readonly rack: readonly Face[];
}

/** Which hand it belongs to: with another one it is worth nothing. */
export function handKey({ hand }: Setting): string {
  return [...hand].sort().join(' ');
}

/** On what the cards lie: on another one they come back. */
export function holderKey({ kind, holder }: Setting): string {
  return [kind, ...holder.map(({ card, as }) => card + (as ?? ''))].join(' ');
}

export function writeKept(setting: Setting, kept: Kept): string {
  return JSON.stringify({ of: handKey(setting), on: holderKey(setting), ...kept });
}

function isLaid(value: unknown): value is LaidCard {
  if (typeof value !== 'object' || value === null) return false;
  const { at, card, as } = value as Partial<LaidCard>;
  return Number.isInteger(at) && typeof card === 'string' && (as === undefined || typeof as === 'string');
}

function isArrangement(value: unknown): value is Arrangement {
  if (typeof value !== 'object' || value === null) return false;
  const { cards, cursor, draft } = value as Partial<Arrangement>;
  return (
    Array.isArray(cards) &&
    cards.every(isLaid) &&
    (cursor === null || Number.isInteger(cursor)) &&
    typeof draft === 'string' &&
    /^[A-Z]*$/.test(draft)
  );
}

/** Reads what was kept, and whether it lay on this holder; `null` where it is none, or of another hand. */
export function readKept(setting: Setting, stored: string | null): (Kept & { sameHolder: boolean }) | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null; // written by another version, or by hand
  }
  if (typeof value !== 'object' || value === null) return null;
  const { of, on, arrangement, rack } = value as Partial<Kept> & { of?: unknown; on?: unknown };
  if (of !== handKey(setting) || !isArrangement(arrangement) || !Array.isArray(rack)) return null;
  const { cards } = arrangement;
  if (freeCards(setting.hand, cards).length !== setting.hand.length - cards.length) return null;
  return {
    arrangement,
    rack: rack.filter((face) => typeof face === 'string'),
    sameHolder: on === holderKey(setting),
  };
}
