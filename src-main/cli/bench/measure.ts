/**
 * Timing. The engines of a comparison take turns, round after round, so that whatever else the machine does at a
 * moment hits all of them; the result is each one's median.
 */

interface Timed {
  /** One pass over all queries of an engine; returns how much it found. */
  readonly pass: () => number;
}

export interface Measurement<Engine> {
  readonly engine: Engine;
  /** What one pass found; every pass must find the same. */
  readonly found: number;
  /** Median of a pass, in milliseconds. */
  readonly ms: number;
}

const ROUNDS = 7;
/** In a round each engine makes passes for at least this long. */
const MIN_ROUND_MS = 100;

/** Measures an engine and others beside it; the results are in the order given. */
export function measure<Engine extends Timed>(
  first: Engine,
  others: readonly Engine[],
): [Measurement<Engine>, ...Measurement<Engine>[]] {
  const start = (engine: Engine) => ({ engine, found: engine.pass(), times: [] as number[] }); // warms up as well
  const own = start(first);
  const rest = others.map(start);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { engine, found, times } of [own, ...rest]) times.push(timeOf(engine.pass, found));
  }
  return [finish(own), ...rest.map(finish)];
}

function finish<Engine>({
  engine,
  found,
  times,
}: {
  engine: Engine;
  found: number;
  times: number[];
}): Measurement<Engine> {
  times.sort((a, b) => a - b);
  return { engine, found, ms: times[times.length >> 1] ?? NaN };
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

/** Three significant figures: what a noisy machine can tell. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
