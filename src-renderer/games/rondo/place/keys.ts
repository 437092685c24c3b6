/** The keyboard of a player, wherever the focus is, unless it is somewhere letters belong. */
import { useEventListener } from '@vueuse/core';
import { actOnce, focusOfKey } from '../../../composables/keyFocus';
import { lettersOf } from './slots';

export interface KeyActions {
  type(letter: string): void;
  backspace(): void;
  /** Escape. */
  clear(): void;
  /** Enter. */
  lay(): void;
  /** The space bar. */
  erase(): void;
  /** An arrow: to the left or the right. */
  move(by: 1 | -1): void;
}

/** Handles a key; whether it did. Keys held down repeat letters and steps, never an act. */
export function handleKey(event: KeyboardEvent, actions: KeyActions): boolean {
  const focus = focusOfKey(event);
  if (focus === null) return false;
  switch (event.key) {
    case ' ':
      return focus !== 'pressable' && actOnce(event, actions.erase);
    case 'Enter':
      return focus !== 'pressable' && actOnce(event, actions.lay);
    case 'Escape':
      return actOnce(event, actions.clear);
    case 'Backspace':
    case 'Delete':
      actions.backspace();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      actions.move(event.key === 'ArrowLeft' ? -1 : 1);
      return true;
  }
  if ([...event.key].length !== 1 || lettersOf(event.key).length === 0) return false; // Dead, Shift, F5, a digit…
  actions.type(event.key);
  return true;
}

export function useKeys(actions: KeyActions): void {
  useEventListener(window, 'keydown', (event) => {
    if (handleKey(event, actions)) event.preventDefault();
  });
}
