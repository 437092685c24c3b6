/** The keyboard of a player, wherever the focus is, unless it is somewhere letters belong. */
import { useEventListener } from '@vueuse/core';
import { actOnce, focusOfKey } from '../../../composables/keyFocus';
import { lettersOf } from './arrangement';

export interface KeyActions {
  type(letter: string): void;
  backspace(): void;
  /** Escape. */
  clear(): void;
  /** Enter. */
  shoot(): void;
  /** Left and right. */
  moveCaret(by: number): void;
  /** The same with the shift key: moves a card. */
  shiftCard(by: number): void;
}

/** Handles a key; whether it did. Keys held down repeat letters and steps, never an act. */
export function handleKey(event: KeyboardEvent, actions: KeyActions): boolean {
  const focus = focusOfKey(event);
  if (focus === null) return false;
  switch (event.key) {
    case 'Enter':
      return focus !== 'pressable' && actOnce(event, actions.shoot);
    case 'Escape':
      return actOnce(event, actions.clear);
    case 'Backspace':
    case 'Delete':
      actions.backspace();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const by = event.key === 'ArrowLeft' ? -1 : 1;
      if (event.shiftKey) actions.shiftCard(by);
      else actions.moveCaret(by);
      return true;
    }
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
