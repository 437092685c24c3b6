/** Dragging tiles: from the rack to a square, from square to square, and back to the rack. */
import { shallowRef, type ShallowRef } from 'vue';
import type { Square } from '#engine/games/takemo/model';
import { useGrip } from '../../../composables/useGrip';
import type { Carried, Play } from './play';

export interface Dragging extends Carried {
  readonly x: number;
  readonly y: number;
  /** The square under the pointer. */
  readonly over: Square | null;
}

export interface DragTiles {
  readonly dragging: Readonly<ShallowRef<Dragging | null>>;
  /** To be called on `pointerdown`. */
  grip(event: PointerEvent, tile: Carried): void;
}

/** The square drawn at a point of the window. */
export function squareAt(x: number, y: number): Square | null {
  const square = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]')?.dataset['square'];
  const [row, col] = (square ?? '').split(',').map(Number);
  return row === undefined || col === undefined || square === undefined ? null : [row, col];
}

export function useDragTiles(play: Play): DragTiles {
  const dragging = shallowRef<Dragging | null>(null);
  const grip = useGrip<Carried>({
    move: (tile, x, y) => (dragging.value = { ...tile, x, y, over: squareAt(x, y) }),
    drop: (tile, x, y) => play.drop(tile, squareAt(x, y)),
    end: () => (dragging.value = null),
  });
  return { dragging, grip };
}
