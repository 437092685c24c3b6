/** Slots, and the cards for them: of the holder as it stands, and of the three that wait for the opening word. Pure. */
import type { Face, Letter } from '#engine/core/cards';
import { fold } from '#engine/core/words';
import { ERASER, FULL_HOLDER, JOKER, SHORTEST } from '#engine/games/rondo/figures';
import type { HeldCard, Holder, LaidCard } from '#engine/games/rondo/model';

/** What cards are arranged on, and what there is to arrange. */
export interface Setting {
  /** `opening`: three slots wait for a first word; the holder is empty. */
  readonly kind: 'opening' | 'turn';
  readonly holder: Holder;
  readonly hand: readonly Face[];
  readonly jokerSwap: boolean;
}

/** The first and last slot a card may be laid in: `-1` and the number of slots are those that could still open. */
export function slotBounds({ kind, holder }: Setting): { readonly first: number; readonly last: number } {
  if (kind === 'opening') return { first: 0, last: SHORTEST - 1 };
  const opens = holder.length < FULL_HOLDER;
  return { first: opens ? -1 : 0, last: opens ? holder.length : holder.length - 1 };
}

export function isSlot(setting: Setting, at: number): boolean {
  const { first, last } = slotBounds(setting);
  return at >= first && at <= last;
}

/** The letter that reads there now; null on a blank, and where no slot is open. */
export function letterAt({ holder }: Pick<Setting, 'holder'>, at: number): Letter | null {
  const held = holder[at];
  if (held === undefined || held.card === ERASER) return null;
  return held.as ?? held.card;
}

/** Whether the card of this letter, laid there, would take a joker back. */
export function wouldSwap({ holder, jokerSwap }: Setting, at: number, letter: Letter): boolean {
  const held = holder[at];
  return jokerSwap && held?.card === JOKER && held.as === letter;
}

export function laidAt(at: number, { card, as }: HeldCard): LaidCard {
  return as === undefined ? { at, card } : { at, card, as };
}

export function without(cards: readonly LaidCard[], at: number): LaidCard[] {
  return cards.filter((card) => card.at !== at);
}

/** The cards of the hand that are not laid, once for each. */
export function freeCards(hand: readonly Face[], cards: readonly LaidCard[]): Face[] {
  const free = [...hand];
  for (const { card } of cards) {
    const at = free.indexOf(card);
    if (at >= 0) free.splice(at, 1);
  }
  return free;
}

/** How the free cards serve a letter: by its card, else by a joker; `null` where there is neither. */
export function serve(free: readonly Face[], letter: Letter): HeldCard | null {
  if (free.includes(letter)) return { card: letter };
  return free.includes(JOKER) ? { card: JOKER, as: letter } : null;
}

/** The letters of an input, folded: é types E, œ types O and E. */
export function lettersOf(input: string): Letter[] {
  return [...fold(input)].filter((letter) => letter >= 'A' && letter <= 'Z');
}
