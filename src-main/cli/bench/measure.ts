/** Timing: how long a pass over all queries takes, as the median of several passes. */

export interface Measurement {
  /** What one pass found; every pass must find the same. */
  readonly found: number;
  /** Median of the passes, in milliseconds. */
  readonly ms: number;
}

/** Passes are repeated until both bounds are met, so that slow engines run few and fast ones many. */
const MIN_PASSES = 3;
const MIN_TOTAL_MS = 1500;
const MAX_TOTAL_MS = 12_000;

/** @param pass one pass over all queries; returns how much it found. The first one warms up and is not counted. */
export function measure(pass: () => number): Measurement {
  const start = performance.now();
  const found = pass();
  const warmUp = performance.now() - start;
  const times: number[] = [];
  let total = 0;
  while (times.length < MIN_PASSES || total < MIN_TOTAL_MS) {
    const begin = performance.now();
    if (pass() !== found) throw new Error('two passes over the same questions found different answers');
    const took = performance.now() - begin;
    times.push(took);
    total += took;
    if (total + warmUp > MAX_TOTAL_MS) break;
  }
  times.sort((a, b) => a - b);
  return { found, ms: times[times.length >> 1]! };
}

/** Three significant figures: what a noisy machine can tell. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
