/** A holder as a search walks along it: as it stands, or with one slot more that the play must fill. */
import { ERASER, FULL_HOLDER, JOKER } from '../figures';
import type { HeldCard, Holder } from '../model';
import { letterIndex } from './hand';

export type Opening = 'none' | 'left' | 'right';

/** What can be read on a slot with no letter: a blank, or the slot that the play opens. */
export const NO_LETTER = -1;

export interface Lane {
  readonly opening: Opening;
  readonly slots: number;
  /** The letter that can be read on each slot, 0 for A, or `NO_LETTER`. */
  readonly letters: Int8Array;
  /** 1 where it is read on a joker. */
  readonly jokers: Uint8Array;
  /** How many letters there are from a slot on to the right; one entry more than there are slots. */
  readonly rest: Uint8Array;
  /** What is to be added to an index of the lane to make it a slot as plays count them. */
  readonly shift: number;
}

function makeLane(holder: Holder, opening: Opening): Lane {
  const added: HeldCard = { card: ERASER };
  const cards = opening === 'left' ? [added, ...holder] : opening === 'right' ? [...holder, added] : holder;
  const slots = cards.length;
  const letters = Int8Array.from(cards, ({ card, as }) =>
    card === ERASER ? NO_LETTER : letterIndex(as ?? card),
  );
  const rest = new Uint8Array(slots + 1);
  for (let at = slots - 1; at >= 0; at--) rest[at] = rest[at + 1]! + (letters[at] === NO_LETTER ? 0 : 1);
  const jokers = Uint8Array.from(cards, ({ card }) => (card === JOKER ? 1 : 0));
  return { opening, slots, letters, jokers, rest, shift: opening === 'left' ? -1 : 0 };
}

/** The ways in which a play may take the holder: at most one slot opens, and none on a full one. */
export function lanesOf(holder: Holder): Lane[] {
  const openings: Opening[] = holder.length < FULL_HOLDER ? ['none', 'left', 'right'] : ['none'];
  return openings.map((opening) => makeLane(holder, opening));
}
