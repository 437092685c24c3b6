/**
 * Timing. The engines of a comparison take turns, round after round, so that whatever else the machine does at a
 * moment hits all of them; the result is each one's median.
 */

export interface Measurement {
  /** What one pass found; every pass must find the same. */
  readonly found: number;
  /** Median of a pass, in milliseconds. */
  readonly ms: number;
}

const ROUNDS = 7;
/** In a round each engine makes passes for at least this long. */
const MIN_ROUND_MS = 100;

/** @param passes one an engine: a pass over all its queries that returns how much it found */
export function measure(passes: readonly (() => number)[]): Measurement[] {
  const found = passes.map((pass) => pass()); // warms up as well
  const times: number[][] = passes.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    passes.forEach((pass, i) => times[i]!.push(timeOf(pass, found[i]!)));
  }
  return passes.map((_, i) => ({ found: found[i]!, ms: median(times[i]!) }));
}

function timeOf(pass: () => number, expected: number): number {
  const begin = performance.now();
  let took = 0;
  let count = 0;
  while (took < MIN_ROUND_MS) {
    if (pass() !== expected) throw new Error('two passes over the same questions found different answers');
    count++;
    took = performance.now() - begin;
  }
  return took / count;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

/** Three significant figures: what a noisy machine can tell. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
