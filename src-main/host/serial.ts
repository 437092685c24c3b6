/** Runs asynchronous jobs one after the other, in the order in which they came. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();

  /** The job's own outcome; one that fails does not stop those behind it. */
  run<T>(job: () => T | Promise<T>): Promise<T> {
    const outcome = this.#last.then(job);
    this.#last = outcome.catch(() => undefined);
    return outcome;
  }

  /** When all jobs so far have ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
