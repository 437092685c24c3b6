/** Dragging by mouse, pen or finger, without the browser's own. A press that does not move stays a press. */
import { onScopeDispose } from 'vue';

/** How far a pointer moves before its press becomes a drag, in px. */
const THRESHOLD = 8;

export interface GripHandlers<T> {
  /** The pointer is at `x`, `y` of the window. */
  move(what: T, x: number, y: number): void;
  /** Let go there. */
  drop(what: T, x: number, y: number): void;
  /** Over, dropped or not. */
  end(): void;
}

/** The click that ends a drag is no press. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** What it returns is to be called on `pointerdown`. */
export function useGrip<T>(handlers: GripHandlers<T>): (event: PointerEvent, what: T) => void {
  let release: () => void = () => undefined;

  function grip(event: PointerEvent, what: T): void {
    if (event.button !== 0 || !event.isPrimary) return;
    release();
    const listening = new AbortController();
    const { signal } = listening;
    const start = { x: event.clientX, y: event.clientY };
    let dragging = false;
    release = () => {
      listening.abort();
      handlers.end();
    };
    const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent): void => {
      if (pointerId !== event.pointerId) return;
      dragging ||= Math.hypot(x - start.x, y - start.y) >= THRESHOLD;
      if (dragging) handlers.move(what, x, y);
    };
    const end = ({ clientX: x, clientY: y, pointerId }: PointerEvent): void => {
      if (pointerId !== event.pointerId) return;
      release();
      if (!dragging) return;
      swallowClick();
      handlers.drop(what, x, y);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', release, { signal });
  }

  onScopeDispose(() => release());
  return grip;
}
