/**
 * Cards that a player has arranged on the holder and not played yet, and how typing, tapping and dragging change them.
 * Either a whole word is being written, and finds its place by itself; or a slot is chosen, and what is typed or tapped
 * goes there. Pure.
 */
import type { Letter } from '#engine/core/cards';
import { ERASER, JOKER } from '#engine/games/rondo/figures';
import type { HeldCard, LaidCard } from '#engine/games/rondo/model';
import {
  freeCards,
  isSlot,
  laidAt,
  letterAt,
  serve,
  slotBounds,
  without,
  wouldSwap,
  type Setting,
} from './slots';

export interface Arrangement {
  readonly cards: readonly LaidCard[];
  /** The slot chosen; it may be one step beyond the last. Null while a word is being written. */
  readonly cursor: number | null;
  /** The new word as far as it is written; empty where slots are chosen. */
  readonly draft: string;
}

/** What a player is told where a card can't be put. */
export type Snag = 'noCard' | 'noEraser' | 'nothingHere' | 'edge' | 'noSlot';

export interface Change {
  readonly to: Arrangement;
  readonly snag: Snag | null;
}

export const EMPTY: Arrangement = { cards: [], cursor: null, draft: '' };

const done = (to: Arrangement): Change => ({ to, snag: null });
const failed = (from: Arrangement, snag: Snag): Change => ({ to: from, snag });

export function cardOn({ cards }: Pick<Arrangement, 'cards'>, at: number): LaidCard | undefined {
  return cards.find((card) => card.at === at);
}

/** Puts a card in a slot, whatever was put there before, and goes on: to the next slot, or the next that is empty. */
function put({ kind }: Setting, { cards }: Arrangement, at: number, card: HeldCard): Change {
  const cursor = kind === 'opening' ? null : at + 1;
  return done({ cards: [...without(cards, at), laidAt(at, card)], cursor, draft: '' });
}

/** The slot where the opening word goes on. */
function firstEmpty(setting: Setting, from: Arrangement): number {
  let { first: at } = slotBounds(setting);
  while (cardOn(from, at) !== undefined) at += 1;
  return at;
}

/** The chosen slot; the opening word needs none to be chosen. */
export function chosenSlot(setting: Setting, from: Arrangement): number | null {
  return from.cursor ?? (setting.kind === 'opening' ? firstEmpty(setting, from) : null);
}

/** A letter typed into the chosen slot. That of the card that is there is taken for that card. */
export function typeLetter(setting: Setting, from: Arrangement, letter: Letter): Change {
  const at = chosenSlot(setting, from);
  if (at === null) return failed(from, 'noSlot');
  if (!isSlot(setting, at)) return failed(from, 'edge');
  const rest = without(from.cards, at);
  const free = freeCards(setting.hand, rest);
  const swaps = wouldSwap(setting, at, letter) && free.includes(letter);
  if (letterAt(setting, at) === letter && !swaps) return done({ cards: rest, cursor: at + 1, draft: '' });
  const card = serve(free, letter);
  return card === null ? failed(from, 'noCard') : put(setting, { ...from, cards: rest }, at, card);
}

/** The space bar: an eraser into the chosen slot. */
export function erase(setting: Setting, from: Arrangement): Change {
  const at = from.cursor;
  if (at === null) return failed(from, 'noSlot');
  if (letterAt(setting, at) === null) return failed(from, 'nothingHere');
  return freeCards(setting.hand, without(from.cards, at)).includes(ERASER)
    ? put(setting, from, at, { card: ERASER })
    : failed(from, 'noEraser');
}

/** A card of the hand into a slot, or from one slot to another (`from`). A joker comes with its letter. */
export function layCard(
  setting: Setting,
  arrangement: Arrangement,
  card: HeldCard & { readonly from: number | null },
  at: number,
): Change {
  if (!isSlot(setting, at)) return failed(arrangement, 'edge');
  const lifted = card.from === null ? arrangement.cards : without(arrangement.cards, card.from);
  return put(setting, { ...arrangement, cards: lifted }, at, card);
}

/** Takes one card back; its slot is chosen then. */
export function takeBack({ cards }: Arrangement, at: number): Arrangement {
  return { cards: without(cards, at), cursor: at, draft: '' };
}

/** Takes the card before the chosen slot back; where there is none, the one in it. */
export function backspace(setting: Setting, from: Arrangement): Arrangement {
  const { first, last } = slotBounds(setting);
  const at = chosenSlot(setting, from);
  if (at === null) return from;
  const before = Math.min(at - 1, last);
  const found = [before, at].find((slot) => cardOn(from, slot) !== undefined);
  if (found !== undefined) return takeBack(from, found);
  return before >= first ? { ...from, cursor: before } : from;
}

/** A tap on a slot: a card put there comes back; the slot that is chosen is left; else it is chosen. */
export function pressSlot(from: Arrangement, at: number): Arrangement {
  if (cardOn(from, at) !== undefined) return takeBack(from, at);
  return { cards: from.cards, cursor: from.cursor === at && from.cards.length === 0 ? null : at, draft: '' };
}

/** The arrows. Without a chosen slot the nearest end is chosen. */
export function moveCursor(setting: Setting, from: Arrangement, by: 1 | -1): Arrangement {
  const { first, last } = slotBounds(setting);
  const at = from.cursor === null ? (by > 0 ? Math.max(0, first) : last) : from.cursor + by;
  return { cards: from.cards, cursor: Math.min(last, Math.max(first, at)), draft: '' };
}

/**
 * Cards that stay when the hand or the holder has changed: all of them on the same holder, as far as the hand still has
 * them; none on another one. Whether any came back that the hand still has.
 */
export function reconcile(
  setting: Setting,
  cards: readonly LaidCard[],
  sameHolder: boolean,
): { readonly kept: readonly LaidCard[]; readonly back: readonly LaidCard[] } {
  let free = [...setting.hand];
  const held = cards.filter(({ card }) => {
    const has = free.includes(card);
    if (has) free = freeCards(free, [{ at: 0, card }]);
    return has;
  });
  return sameHolder ? { kept: held, back: [] } : { kept: [], back: held };
}

/** Whether a player has begun with something. */
export function isBegun({ cards, cursor, draft }: Arrangement): boolean {
  return cards.length > 0 || cursor !== null || draft !== '';
}

/** How a card laid is called: its letter, a joker by the one it stands for. */
export function nameOfLaid({ card, as }: HeldCard): string {
  return card === JOKER ? (as ?? '') : card;
}
