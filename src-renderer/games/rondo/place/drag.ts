/** Dragging cards: from the hand to a slot, from slot to slot, back to the hand; and under the pile. */
import { shallowRef, type ShallowRef } from 'vue';
import { useGrip } from '../../../composables/useGrip';
import type { Carried, Play } from './play';

export interface Dragging extends Carried {
  readonly x: number;
  readonly y: number;
  /** The slot under the pointer. */
  readonly over: number | null;
}

export interface DragCards {
  readonly dragging: Readonly<ShallowRef<Dragging | null>>;
  /** To be called on `pointerdown`. */
  grip(event: PointerEvent, card: Carried): void;
}

/** The slot drawn at a point of the window. */
export function slotAt(x: number, y: number): number | null {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  return slot === undefined ? null : Number(slot);
}

export function useDragCards(play: Play): DragCards {
  const dragging = shallowRef<Dragging | null>(null);
  const grip = useGrip<Carried>({
    move: (card, x, y) => (dragging.value = { ...card, x, y, over: slotAt(x, y) }),
    drop: (card, x, y) => play.drop(card, slotAt(x, y)),
    end: () => (dragging.value = null),
  });
  return { dragging, grip };
}
