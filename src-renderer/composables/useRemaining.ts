/** A clock that counts in the page. */
import { onScopeDispose, ref, toValue, watchEffect, type MaybeRefOrGetter, type Ref } from 'vue';
import type { Clock } from '../games/contract';

/** The ms left on a clock at `now` (of `performance.now()`), never below zero; `null` when none runs. */
export function remainingAt(clock: Clock, now: number): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'running':
      return Math.max(0, clock.endsAt - now);
    case 'stopped':
      return clock.left;
  }
}

/** Milliseconds left, renewed every `every` ms while the clock runs. */
export function useRemaining(clock: MaybeRefOrGetter<Clock>, every = 200): Readonly<Ref<number | null>> {
  const remaining = ref<number | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);

  watchEffect(() => {
    const current = toValue(clock);
    const count = () => (remaining.value = remainingAt(current, performance.now()));
    stop();
    count();
    if (current.kind === 'running') timer = setInterval(count, every);
  });
  onScopeDispose(stop);
  return remaining;
}
