/** Arrow keys step through the review, wherever the focus is, unless they have a meaning there. */
import { useEventListener } from '@vueuse/core';
import { toValue, type MaybeRefOrGetter } from 'vue';

const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role="slider"], [role="radio"], [role="tab"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** How far a key steps, or null for a key that does not. */
export function stepOfKey(key: string): number | null {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'Home':
      return -Infinity;
    case 'End':
      return Infinity;
    default:
      return null;
  }
}

/** `root`: what holds the review. Home and End are its own only while the focus is in it: elsewhere they scroll. */
export function useStepKeys(root: MaybeRefOrGetter<HTMLElement | null>, step: (by: number) => void): void {
  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const by = stepOfKey(event.key);
    const target = event.target instanceof Element ? event.target : null;
    if (by === null || target?.closest(OWN_ARROWS)) return;
    const element = toValue(root);
    const inside = target !== null && (element?.contains(target) ?? false);
    // Filling the screen, the review is in an overlay of its own.
    const covered = [...document.querySelectorAll(OVERLAY)].some((overlay) => !overlay.contains(element));
    if (!inside && (!Number.isFinite(by) || covered)) return;
    step(by);
    event.preventDefault();
  });
}
