/** The bots of one match: asked anew after every change of what they see, acting when they said they would. */
import type { BotLevel, BotPlan, Seat } from '#engine/core/game';
import { FINISHED } from '#engine/core/game';
import type { Cancel, Clock } from '../clock';
import { type Log, printable } from '../log';
import type { Play } from '../tables/play';
import type { Thinker } from './thinker';

export interface CrewBot {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly seed: string;
}

interface Thought {
  readonly bot: CrewBot;
  /** The change of view it was asked, or is to be asked, about. */
  wanted: number;
  thinking: boolean;
  cancel: Cancel | null;
}

export interface CrewOptions {
  readonly play: Play;
  readonly bots: readonly CrewBot[];
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly log: Log;
}

/** After a failure of the disk, which nothing but a new try can show to be over. */
const RETRY_MS = 5_000;

export class Crew {
  readonly #thoughts: readonly Thought[];
  #stopped = false;

  constructor(private readonly options: CrewOptions) {
    this.#thoughts = options.bots.map((bot) => ({ bot, wanted: 0, thinking: false, cancel: null }));
    options.play.onChange(() => {
      this.rethink();
    });
  }

  /** Drops what the bots meant to do, and asks them again. */
  rethink(): void {
    for (const thought of this.#thoughts) {
      thought.cancel?.();
      thought.cancel = null;
      thought.wanted++;
      if (!thought.thinking) void this.#think(thought);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const thought of this.#thoughts) thought.cancel?.();
  }

  /** One question at a time for each bot; an answer about a view that has changed meanwhile is dropped. */
  async #think(thought: Thought): Promise<void> {
    const { play, thinker } = this.options;
    thought.thinking = true;
    for (let asked = -1; asked !== thought.wanted && !this.#stopped;) {
      asked = thought.wanted;
      const view = play.view(thought.bot.seat);
      if (view.paused || view.phase === FINISHED) continue;
      const plan = await thinker.plan({ game: play.game.id, view, ...thought.bot });
      if (asked === thought.wanted && plan !== null) this.#schedule(thought, plan);
    }
    thought.thinking = false;
  }

  #schedule(thought: Thought, plan: BotPlan): void {
    if (this.#stopped) return;
    const { play, clock } = this.options;
    thought.cancel = clock.after(Math.max(0, plan.at - play.now()), () => {
      thought.cancel = null;
      void this.#act(thought, plan);
    });
  }

  /**
   * A plan that is refused is reported and not tried again: the bot is asked when its view has changed. One that
   * could not be written is made again after a while, as nothing changes until then.
   */
  async #act(thought: Thought, { action }: BotPlan): Promise<void> {
    const { play, clock, log } = this.options;
    const { seat } = thought.bot;
    const { t: _t, by: _by, ...rest } = action;
    const answer = await play.submit({ by: seat, action: rest, at: clock.now() });
    if (answer.ok) return;
    log(`The bot in seat ${seat} was refused ${answer.code}: ${printable(action.type)}`);
    if (answer.code !== 'JOURNAL_FAILED' || this.#stopped || thought.cancel !== null) return;
    thought.cancel = clock.after(RETRY_MS, () => {
      thought.cancel = null;
      thought.wanted++;
      if (!thought.thinking) void this.#think(thought);
    });
  }
}
