/** A hand as a search lays from it: how many there are of each different card, in a fixed order. */
import type { Face } from '../../../core/cards';
import { COPY, DECK, valueOf } from '../figures';
import type { TableCard } from '../model';

const ORDER: readonly Face[] = [...new Set(DECK)];

export interface Held {
  readonly face: Face;
  readonly value: number;
  /** The ways to lay it: one, or with each direction. */
  readonly cards: readonly TableCard[];
  /** How many are left. */
  count: number;
}

export function heldOf(hand: readonly Face[]): Held[] {
  const faces = ORDER.filter((face) => hand.includes(face));
  return faces.map((face) => ({
    face,
    value: valueOf(face),
    cards:
      face === COPY
        ? [
            { card: face, dir: 'prev' },
            { card: face, dir: 'next' },
          ]
        : [{ card: face }],
    count: hand.filter((held) => held === face).length,
  }));
}
