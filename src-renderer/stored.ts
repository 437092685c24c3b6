/**
 * What a window remembers. `local` outlives it, `session` is this window's alone. A browser may forbid either (private
 * windows, full disks): the page then goes on with what it has in memory.
 */
type Area = 'local' | 'session';

const memory = new Map<string, string>();
const keyOf = (area: Area, name: string) => `preau.${area}.${name}`;

function storageOf(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null; // forbidden by the browser: `memory` serves
  }
}

export const stored = {
  get(area: Area, name: string): string | null {
    const key = keyOf(area, name);
    return storageOf(area)?.getItem(key) ?? memory.get(key) ?? null;
  },
  set(area: Area, name: string, value: string): void {
    const key = keyOf(area, name);
    memory.set(key, value);
    try {
      storageOf(area)?.setItem(key, value);
    } catch {
      // full: `memory` serves until the window is closed
    }
  },
  remove(area: Area, name: string): void {
    const key = keyOf(area, name);
    memory.delete(key);
    storageOf(area)?.removeItem(key);
  },
};
