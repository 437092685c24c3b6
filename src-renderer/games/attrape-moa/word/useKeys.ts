/** The keyboard of a player: letters go to the word wherever the focus is, unless it is somewhere letters belong. */
import { useEventListener } from '@vueuse/core';
import { actOnce, focusOfKey } from '../../../composables/keyFocus';
import { lettersOf } from '../logic/word-line';

export interface KeyActions {
  type(letter: string): void;
  backspace(): void;
  clear(): void;
  /** Enter. */
  enter(): void;
  /** The space bar. */
  space(): void;
  /** Up and down. */
  lengthen(by: 1 | -1): void;
}

/** Marks the player's own text field: it takes letters itself, and leaves the other keys to us. */
export const WORD_INPUT = 'data-word-input';

/** Handles a key; whether it did. Keys held down repeat letters, never an act. */
export function handleKey(event: KeyboardEvent, actions: KeyActions): boolean {
  const focus = focusOfKey(event, WORD_INPUT);
  if (focus === null) return false;
  switch (event.key) {
    case ' ':
      return focus !== 'pressable' && actOnce(event, actions.space);
    case 'Enter':
      return focus !== 'pressable' && actOnce(event, actions.enter);
    case 'Escape':
      return actOnce(event, actions.clear);
    case 'ArrowUp':
      return focus !== 'pressable' && actOnce(event, () => actions.lengthen(1));
    case 'ArrowDown':
      return focus !== 'pressable' && actOnce(event, () => actions.lengthen(-1));
  }
  if (focus === 'own-input') return false;
  if (event.key === 'Backspace') {
    actions.backspace();
    return true;
  }
  if ([...event.key].length !== 1 || lettersOf(event.key) === '') return false; // Dead, Shift, F5, a digit…
  actions.type(event.key);
  return true;
}

export function useKeys(actions: KeyActions): void {
  useEventListener(window, 'keydown', (event) => {
    if (handleKey(event, actions)) event.preventDefault();
  });
}
