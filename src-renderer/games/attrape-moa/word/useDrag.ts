/** Dragging cards into the word and about in it, by mouse, pen or finger. A press that does not move stays a press. */
import { onScopeDispose, shallowRef, type Ref, type ShallowRef } from 'vue';

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

/** How far a pointer moves before its press becomes a drag, in px. */
const THRESHOLD = 8;
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

/** The click that ends a drag is no press. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** `drop` is told what was let go, and over which gap (null: outside the row). */
export function useDrag(
  row: Readonly<Ref<HTMLElement | null>>,
  drop: (what: Dragged, gap: number | null) => void,
): Drag {
  const dragging = shallowRef<Dragging | null>(null);
  let release: () => void = () => undefined;

  function grip(event: PointerEvent, what: Dragged): void {
    if (event.button !== 0 || !event.isPrimary) return;
    release();
    const listening = new AbortController();
    const { signal } = listening;
    const start = { x: event.clientX, y: event.clientY };
    release = () => {
      listening.abort();
      dragging.value = null;
    };
    const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent): void => {
      if (pointerId !== event.pointerId) return;
      if (dragging.value === null && Math.hypot(x - start.x, y - start.y) < THRESHOLD) return;
      dragging.value = { ...what, x, y, gap: gapUnder(row.value, x, y) };
    };
    const end = ({ pointerId }: PointerEvent): void => {
      if (pointerId !== event.pointerId) return;
      const { value } = dragging;
      release();
      if (value === null) return;
      swallowClick();
      drop(what, value.gap);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', release, { signal });
  }

  onScopeDispose(() => release());
  return { dragging, grip };
}
