/** What a window may be to its host, each with what is known then. */
import { CLOSE } from '#engine/wire/limits';
import type { Welcome } from '#engine/wire/from-host';

export type RefusedWhy = 'PROTOCOL_VERSION' | 'KICKED';

export type ConnectionState =
  /** A socket is being opened, or the welcome awaited; `attempt` counts from 0 since one was last at home. */
  | { readonly kind: 'connecting'; readonly attempt: number }
  | { readonly kind: 'greeted'; readonly welcome: Welcome }
  /** The next attempt is at `retryAt`, in ms of `performance.now()`. */
  | { readonly kind: 'lost'; readonly attempt: number; readonly retryAt: number }
  /** A newer window took over this session; this one waits until it is asked to come back. */
  | { readonly kind: 'replaced' }
  /** The host will not have this window; trying again changes nothing. */
  | { readonly kind: 'refused'; readonly why: RefusedWhy }
  | { readonly kind: 'closed' };

const BACKOFF = { first: 250, most: 8_000 } as const;

/** 250 ms, doubling to 8 s, forever; jittered down by up to a half so that a whole class does not knock at once. */
export function retryDelay(attempt: number, random: () => number): number {
  const full = Math.min(BACKOFF.most, BACKOFF.first * 2 ** attempt);
  return Math.round(full * (0.5 + random() / 2));
}

/** What a close code means for the window: `null` to try again. */
export function finalState(code: number): ConnectionState | null {
  switch (code) {
    case CLOSE.REPLACED:
      return { kind: 'replaced' };
    case CLOSE.PROTOCOL_VERSION:
      return { kind: 'refused', why: 'PROTOCOL_VERSION' };
    case CLOSE.KICKED:
      return { kind: 'refused', why: 'KICKED' };
    default:
      return null;
  }
}
