/** Where the keyboard is: what a key that is meant for the whole page has to leave alone. */
const EDITABLE = 'input, textarea, select, [contenteditable]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const PRESSABLE =
  'button, a[href], summary, [role="button"], [role="switch"], [role="radio"], [role="slider"]';

/** `elsewhere`: where letters belong, or something lies over the page; `pressable`: what Enter and space press. */
export type KeyFocus = 'elsewhere' | 'pressable' | 'page';

export function keyFocusOf(target: EventTarget | null): KeyFocus {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(OVERLAY) !== null || target.closest(EDITABLE) !== null) return 'elsewhere';
  return target.closest(PRESSABLE) === null ? 'page' : 'pressable';
}

/** Whether a key is the browser's, an input method's, or was handled already. */
export function isForOthers(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey;
}

/** `own-input`: a text field that leaves the keys it has no use for to the page. */
export type OwnKeyFocus = Exclude<KeyFocus, 'elsewhere'> | 'own-input';

/**
 * Where a key that may be ours was pressed; `null`: it belongs to something else, and is left alone.
 * @param ownInput the attribute that marks such a field
 */
export function focusOfKey(event: KeyboardEvent, ownInput?: string): OwnKeyFocus | null {
  if (isForOthers(event)) return null;
  const { target } = event;
  if (ownInput !== undefined && target instanceof Element && target.hasAttribute(ownInput))
    return 'own-input';
  const focus = keyFocusOf(target);
  return focus === 'elsewhere' ? null : focus;
}

/** Acts on a key once, however long it is held down; it is handled in any case. */
export function actOnce({ repeat }: KeyboardEvent, run: () => void): true {
  if (!repeat) run();
  return true;
}
