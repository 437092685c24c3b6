/** The warning that a clock has come down to ten seconds. */
import { toValue, watch, type MaybeRefOrGetter } from 'vue';
import { playSound } from '../stores/sounds';

const WARNED_AT = 10_000;

export interface Warned {
  /** Milliseconds left; null when no clock runs. */
  readonly remaining: MaybeRefOrGetter<number | null>;
  /** The whole time of the clock in ms; one that is no longer than the warning is not warned of. */
  readonly total: MaybeRefOrGetter<number | null>;
  /** Whether it matters to this person now. */
  readonly heard: MaybeRefOrGetter<boolean>;
}

/** Sounds each time the clock passes ten seconds, not when it comes to stand below them all at once at its end. */
export function useTenSeconds({ remaining, total, heard }: Warned, warned?: () => void): void {
  watch(
    () => toValue(remaining),
    (left, before) => {
      if (!toValue(heard) || (toValue(total) ?? 0) <= WARNED_AT || left === null || before == null) return;
      if (before <= WARNED_AT || left > WARNED_AT || left === 0) return;
      playSound('tenSeconds');
      warned?.();
    },
  );
}
