/** Dragging cards into the word and about in it. */
import { shallowRef, type Ref, type ShallowRef } from 'vue';
import { useGrip } from '../../../composables/useGrip';

export interface Dragged {
  /** A card's id, or `joker`; null when it is a piece of the row. */
  readonly card: string | null;
  /** The key of a piece of the row. */
  readonly piece: number | null;
  readonly face: string;
  readonly standsFor: string | null;
}

export interface Dragging extends Dragged {
  readonly x: number;
  readonly y: number;
  /** The gap of the row under the pointer, 0 before the first piece; null outside the row. */
  readonly gap: number | null;
}

/** How far above and below the row it still counts as the row, in px. */
const REACH = 40;

export interface Drag {
  readonly dragging: Readonly<ShallowRef<Dragging | null>>;
  /** To be called on `pointerdown`. */
  grip(event: PointerEvent, what: Dragged): void;
}

/** The gap of a row at `x`, from the left and right edges of its pieces. */
export function gapAt(
  x: number,
  pieces: readonly { readonly left: number; readonly right: number }[],
): number {
  return pieces.filter(({ left, right }) => (left + right) / 2 < x).length;
}

function gapUnder(row: HTMLElement | null, x: number, y: number): number | null {
  if (row === null) return null;
  const { left, right, top, bottom } = row.getBoundingClientRect();
  if (x < left - REACH || x > right + REACH || y < top - REACH || y > bottom + REACH) return null;
  const pieces = [...row.querySelectorAll('[data-piece]')].map((piece) => piece.getBoundingClientRect());
  return gapAt(x, pieces);
}

/** `drop` is told what was let go, and over which gap (null: outside the row). */
export function useDrag(
  row: Readonly<Ref<HTMLElement | null>>,
  drop: (what: Dragged, gap: number | null) => void,
): Drag {
  const dragging = shallowRef<Dragging | null>(null);
  const grip = useGrip<Dragged>({
    move: (what, x, y) => (dragging.value = { ...what, x, y, gap: gapUnder(row.value, x, y) }),
    drop: (what, x, y) => drop(what, gapUnder(row.value, x, y)),
    end: () => (dragging.value = null),
  });
  return { dragging, grip };
}
