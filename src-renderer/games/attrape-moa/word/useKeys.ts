/** The keyboard of a player: letters go to the word wherever the focus is, unless it is somewhere letters belong. */
import { useEventListener } from '@vueuse/core';
import { isForOthers, keyFocusOf, type KeyFocus } from '../../../composables/keyFocus';
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

type Focus = KeyFocus | 'word-input';

function focusOf(target: EventTarget | null): Focus {
  return target instanceof Element && target.hasAttribute(WORD_INPUT) ? 'word-input' : keyFocusOf(target);
}

/** Handles a key; whether it did. Keys held down repeat letters, never an act. */
export function handleKey(event: KeyboardEvent, actions: KeyActions): boolean {
  if (isForOthers(event)) return false;
  const focus = focusOf(event.target);
  if (focus === 'elsewhere') return false;
  const act = (run: () => void): boolean => {
    if (!event.repeat) run();
    return true;
  };
  switch (event.key) {
    case ' ':
      return focus !== 'pressable' && act(actions.space);
    case 'Enter':
      return focus !== 'pressable' && act(actions.enter);
    case 'Escape':
      return act(actions.clear);
    case 'ArrowUp':
      return focus !== 'pressable' && act(() => actions.lengthen(1));
    case 'ArrowDown':
      return focus !== 'pressable' && act(() => actions.lengthen(-1));
  }
  if (focus === 'word-input') return false;
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
