/** Has the game tell what could have been found: everyone after each phase, spectators after each change. */
import type { ReviewReader } from '#engine/core/game';
import { FINISHED } from '#engine/core/game';
import type { Thinker } from '../bots/thinker';
import type { Play } from './play';

export interface ReviewerOptions {
  readonly play: Play;
  readonly thinker: Thinker;
  /** Whether there is anyone now who may read the review for spectators. */
  isWatched(): boolean;
  /** Called when there is a review that differs from the one before. */
  onReview(): void;
}

/**
 * One question at a time, about the match as it then is: what happens while the thinker is at it is asked together
 * afterwards, and what nobody may read is not asked at all.
 */
export class Reviewer {
  readonly #due = new Set<ReviewReader>();
  readonly #latest: Record<ReviewReader, string | null> = { everyone: null, spectators: null };
  #asking = false;
  #stopped = false;

  constructor(private readonly options: ReviewerOptions) {
    options.play.onChange(({ before, after }) => {
      this.#due.add('spectators');
      if (before.state.phase !== after.state.phase) this.#due.add('everyone');
      this.refresh();
    });
  }

  /** The last review for these readers, as JSON; null when there was none. */
  latest(reader: ReviewReader): string | null {
    return this.#latest[reader];
  }

  /** Asks from scratch: at the beginning, and for a match taken up again. */
  begin(): void {
    this.#due.add('everyone').add('spectators');
    this.refresh();
  }

  /** Asks for what is due; also when someone who may read it came. */
  refresh(): void {
    if (!this.#asking && !this.#stopped) void this.#work();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #work(): Promise<void> {
    this.#asking = true;
    for (let reader = this.#next(); reader !== null && !this.#stopped; reader = this.#next()) {
      this.#due.delete(reader);
      await this.#ask(reader);
    }
    this.#asking = false;
  }

  #next(): ReviewReader | null {
    if (this.#due.has('everyone')) return 'everyone';
    return this.#due.has('spectators') && this.options.isWatched() ? 'spectators' : null;
  }

  async #ask(reader: ReviewReader): Promise<void> {
    const { play, thinker, onReview } = this.options;
    const { state } = play.match;
    if (reader === 'spectators' && state.phase === FINISHED) return;
    const review = await thinker.review({ game: play.game.id, state, reader });
    if (this.#stopped || review === null || review === undefined) return;
    const json = JSON.stringify(review);
    // Once the match is over spectators read this one, too, and it takes the place of their own.
    if (json === this.#latest[reader] && state.phase !== FINISHED) return;
    this.#latest[reader] = json;
    onReview();
  }
}
