/** A rate limit: so many at once, and so many regained a second. */
export class TokenBucket {
  #tokens: number;
  #since: number;

  /** @param now milliseconds of a monotonic clock */
  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.#tokens = burst;
    this.#since = now;
  }

  /** Takes one, or answers false when there is none left. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.burst, this.#tokens + ((now - this.#since) / 1000) * this.perSecond);
    this.#since = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
