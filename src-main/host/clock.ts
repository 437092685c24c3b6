/** Time as the host knows it: monotonic, so that neither a wrong clock nor one that is set moves a deadline. */

export type Cancel = () => void;

export interface Clock {
  /** Milliseconds since an arbitrary moment; never goes back. */
  now(): number;
  /** Runs once, no earlier than `ms` from now, unless cancelled. */
  after(ms: number, run: () => void): Cancel;
}

/** The longest delay a timer of Node takes; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The machine's own clock. Its timers never keep the process alive: servers do, as long as they listen. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST_TIMER));
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Runs again and again until cancelled, `ms` after each run has ended. */
export function every(clock: Clock, ms: number, run: () => void): Cancel {
  let cancel: Cancel;
  const again = () => {
    cancel = clock.after(ms, () => {
      again();
      run();
    });
  };
  again();
  return () => {
    cancel();
  };
}
