/** From the remaining time a host names to a deadline on this machine's own clock. */
import type { ViewMessage } from '#engine/wire/from-host';
import { remainingAt } from '../composables/useRemaining';
import type { Clock } from '../games/contract';

/** `now`: `performance.now()` when the message came. During a pause the clock stands where it was last seen. */
export function nextClock(
  before: Clock,
  message: Pick<ViewMessage, 'remaining' | 'view'>,
  now: number,
): Clock {
  const { remaining, view } = message;
  if (view.paused) return { kind: 'stopped', left: remaining ?? remainingAt(before, now) };
  return remaining === null ? { kind: 'none' } : { kind: 'running', endsAt: now + remaining };
}
