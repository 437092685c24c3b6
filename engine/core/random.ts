/**
 * A seeded generator as plain data (sfc32, seeded by hashing a string with MurmurHash3's mixer), so that a state that
 * holds one can be written down and read back. Good for shuffles; not for secrets: a host's *seed* must be.
 */
export type RandomState = readonly [number, number, number, number];

const MULTIPLIERS = [597399067, 2869860233, 951274213, 2716044179] as const;

export function seedRandom(seed: string): RandomState {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, MULTIPLIERS[0]);
    b = c ^ Math.imul(b ^ unit, MULTIPLIERS[1]);
    c = d ^ Math.imul(c ^ unit, MULTIPLIERS[2]);
    d = a ^ Math.imul(d ^ unit, MULTIPLIERS[3]);
  }
  return settle([a >>> 0, b >>> 0, c >>> 0, d >>> 0]);
}

/** The first outputs of a fresh sfc32 are still close to its seed. */
function settle(fresh: RandomState): RandomState {
  let state = fresh;
  for (let i = 0; i < 15; i++) state = next(state).state;
  return state;
}

/** A generator of its own for each whole number, all of them following from one. */
export function branch([a, b, c, d]: RandomState, number: number): RandomState {
  const [low, high] = [number >>> 0, Math.floor(number / 2 ** 32) >>> 0];
  return settle([
    (a ^ Math.imul(low, MULTIPLIERS[0])) >>> 0,
    (b ^ Math.imul(high, MULTIPLIERS[1])) >>> 0,
    (c + low) >>> 0,
    (d ^ Math.imul(low ^ high, MULTIPLIERS[3])) >>> 0,
  ]);
}

/** The next 32 random bits, and the generator after them. */
export function next(state: RandomState): { readonly bits: number; readonly state: RandomState } {
  const [a, b, c, d] = state;
  const bits = (a + b + d) >>> 0;
  return {
    bits,
    state: [
      (b ^ (b >>> 9)) >>> 0,
      (c + (c << 3)) >>> 0,
      (((c << 21) | (c >>> 11)) + bits) >>> 0,
      (d + 1) >>> 0,
    ],
  };
}

/** A whole number from 0 to below `bound`, without bias: bits past the last full multiple are drawn again. */
export function below(
  state: RandomState,
  bound: number,
): { readonly value: number; readonly state: RandomState } {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let drawn = next(state);
  while (drawn.bits >= limit) drawn = next(drawn.state);
  return { value: drawn.bits % bound, state: drawn.state };
}

/** A stream of random numbers for callers that do not keep the generator as data: bots, pseudonyms. */
export class Random {
  #state: RandomState;

  constructor(seed: string) {
    this.#state = seedRandom(seed);
  }

  /** Whole, from 0 to below `bound`. */
  below(bound: number): number {
    const { value, state } = below(this.#state, bound);
    this.#state = state;
    return value;
  }

  /** From 0 to below 1. */
  unit(): number {
    const { bits, state } = next(this.#state);
    this.#state = state;
    return bits / 2 ** 32;
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }
}
