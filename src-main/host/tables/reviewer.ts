/** Has the game tell, after each phase, what could have been found in it. */
import type { Thinker } from '../bots/thinker';
import type { Play } from './play';

export class Reviewer {
  #asked = 0;
  #latest: string | null = null;

  /** @param onReview called with each review that differs from the one before, as JSON */
  constructor(
    private readonly play: Play,
    private readonly thinker: Thinker,
    private readonly onReview: () => void,
  ) {
    play.onChange(({ before, after }) => {
      if (before.state.phase !== after.state.phase) this.ask();
    });
  }

  /** The last review that there was, as JSON. */
  get latest(): string | null {
    return this.#latest;
  }

  ask(): void {
    void this.#ask(++this.#asked);
  }

  async #ask(number: number): Promise<void> {
    const { play } = this;
    const review = await this.thinker.review({ game: play.game.id, state: play.match.state });
    if (number !== this.#asked || review === null || review === undefined) return;
    const json = JSON.stringify(review);
    if (json === this.#latest) return;
    this.#latest = json;
    this.onReview();
  }
}
