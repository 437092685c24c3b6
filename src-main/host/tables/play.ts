/**
 * One match being played on this host: stamps the time, applies wishes one after the other, and has every accepted
 * entry in the journal before anyone hears of it. Knows no sockets and no people, only seats and the referee.
 */
import type { Actor, Audience, CommonView, Game, Seat } from '#engine/core/game';
import { act, type Match, type MatchEvent, nextDeadline, viewMatch } from '#engine/core/match';
import type { JsonObject } from '#engine/core/read';
import type { Words } from '#engine/core/words';
import { LIMITS } from '#engine/wire/limits';
import type { Cancel, Clock } from '../clock';
import { describeError, type Log } from '../log';
import { type Answer, DONE, refused } from '../answer';
import type { JournalWriter } from '../store/journal-file';
import { TokenBucket } from '../token-bucket';

/** What someone, or the host's timer, wants to happen. */
export interface Wish {
  readonly by: Actor;
  /** `{type, …}`, without `t` and `by`. */
  readonly action: JsonObject;
  /** Names the wish of a window, so that one sent twice is applied once. */
  readonly intent?: string;
  /** The number of the view it was made on: it is refused once play has gone on since. */
  readonly on?: number;
  /** Fields for the journal that say why the host itself acts; the rules ignore them. */
  readonly note?: JsonObject;
  /** When it arrived, by the host's clock. */
  readonly at: number;
}

/** What one flush of the journal has made known. */
export interface Change {
  readonly before: Match;
  readonly after: Match;
  readonly events: readonly MatchEvent[];
}

export interface PlayOptions {
  readonly game: Game;
  readonly match: Match;
  /** Entries in the journal so far. */
  readonly entries: number;
  /** Those of them that windows have named. */
  readonly intents: Iterable<string>;
  readonly seqBase: number;
  readonly words: Words;
  readonly journal: JournalWriter;
  readonly clock: Clock;
  readonly log: Log;
}

interface Pending {
  readonly wish: Wish;
  answer(answer: Answer): void;
}

/** Wishes of a batch, applied to a match that nobody has been told of yet. */
interface Draft {
  match: Match;
  entries: number;
  /** How many entries there were when play last went on. */
  moved: number;
  readonly lines: string[];
  readonly intents: Set<string>;
  readonly events: MatchEvent[];
  readonly answers: { readonly pending: Pending; readonly answer: Answer }[];
}

/** As many wishes share one flush at most. */
const BATCH = 64;
/** After a failed flush a deadline that was reached is tried again in this time, in ms. */
const RETRY_TICK = 1000;

/** What the referee may do without play going on by it. */
const ASIDE: readonly unknown[] = ['pause', 'resume', 'extend', 'adjust'];

export function intentKey(by: unknown, intent: string): string {
  return `${String(by)}:${intent}`;
}

export class Play {
  readonly game: Game;
  #match: Match;
  #entries: number;
  #moved: number;
  readonly #intents: Set<string>;
  readonly #views = new Map<Audience, string>();
  readonly #tries = new Map<Seat, TokenBucket>();
  readonly #queue: Pending[] = [];
  /** Where the host's clock and the match's time were the same moment. */
  readonly #anchor: { readonly clock: number; readonly t: number };
  readonly #listeners = new Set<(change: Change) => void>();
  #working: Promise<void> | null = null;
  #cancelTimer: Cancel | null = null;
  #stopped = false;

  constructor(private readonly options: PlayOptions) {
    this.game = options.game;
    this.#match = options.match;
    this.#entries = options.entries;
    this.#moved = options.entries;
    this.#intents = new Set(options.intents);
    this.#anchor = { clock: options.clock.now(), t: options.match.t };
    this.#armTimer();
  }

  get match(): Match {
    return this.#match;
  }

  /** Grows with every entry. */
  get seq(): number {
    return this.options.seqBase + this.#entries;
  }

  /** Milliseconds since the match began, the times when no host was running left out. */
  now(): number {
    return this.#timeAt(this.options.clock.now());
  }

  /** Milliseconds until the running deadline; null when none runs. */
  remaining(): number | null {
    const deadline = nextDeadline(this.#match);
    return deadline === null ? null : Math.max(0, deadline - this.now());
  }

  view(audience: Audience): CommonView & object {
    return viewMatch(this.game, this.#match, audience);
  }

  /** The view as JSON, made once for all windows of an audience. */
  viewJson(audience: Audience): string {
    let json = this.#views.get(audience);
    if (json === undefined) {
      json = JSON.stringify(this.view(audience));
      this.#views.set(audience, json);
    }
    return json;
  }

  /** Called after every change, when it is in the journal. */
  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  /** Answers once what was wished is in the journal, or refused. */
  submit(wish: Wish): Promise<Answer> {
    if (this.#stopped) return Promise.resolve(refused('NOT_STARTED'));
    return new Promise((answer) => {
      this.#queue.push({ wish, answer });
      this.#working ??= this.#work();
    });
  }

  /**
   * What the action of a seat would be answered if it were the next: nothing is stored, nobody hears of it.
   * @param at when it arrived, by the host's clock
   */
  tryOut(by: Seat, action: JsonObject, at: number): Answer {
    if (this.#stopped) return refused('NOT_STARTED');
    const { type } = action;
    if (typeof type !== 'string' || !this.game.tries.includes(type)) return refused('NOT_ALLOWED');
    if (!this.#triesOf(by).take(at)) return refused('TOO_MANY_TRIES');
    const t = Math.max(this.#match.t, this.#timeAt(at));
    const outcome = this.#act(this.#match, { ...action, t, by });
    return outcome.ok ? DONE : refused(outcome.code, outcome.detail);
  }

  /** Lets what has been wished so far come to its end; nothing can be wished afterwards. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelTimer?.();
    this.#listeners.clear();
    await this.#working;
    this.#cancelTimer?.();
    await this.options.journal.close();
  }

  #triesOf(seat: Seat): TokenBucket {
    const known = this.#tries.get(seat);
    if (known) return known;
    const bucket = new TokenBucket(LIMITS.tryBurst, LIMITS.triesPerSecond, this.options.clock.now());
    this.#tries.set(seat, bucket);
    return bucket;
  }

  async #work(): Promise<void> {
    await Promise.resolve(); // those that arrive in the same turn share a flush
    while (this.#queue.length > 0) await this.#runBatch(this.#queue.splice(0, BATCH));
    this.#working = null;
  }

  async #runBatch(batch: readonly Pending[]): Promise<void> {
    const draft: Draft = {
      match: this.#match,
      entries: this.#entries,
      moved: this.#moved,
      lines: [],
      intents: new Set(),
      events: [],
      answers: [],
    };
    for (const pending of batch) {
      draft.answers.push({ pending, answer: this.#applyTo(draft, pending.wish) });
    }
    if (draft.lines.length > 0) {
      try {
        await this.options.journal.append(draft.lines.join(''));
      } catch (error) {
        this.#failed(batch, error);
        return;
      }
      this.#commit(draft);
    } else this.#armTimer();
    for (const { pending, answer } of draft.answers) pending.answer(answer);
  }

  /** Applies a wish to the draft, and adds its line; refused, it leaves the draft as it was. */
  #applyTo(draft: Draft, wish: Wish): Answer {
    const { by, action, intent, note } = wish;
    const key = intent === undefined ? null : intentKey(by, intent);
    if (key !== null && (this.#intents.has(key) || draft.intents.has(key))) return DONE;
    if (wish.on !== undefined && wish.on < this.options.seqBase + draft.moved) return refused('TOO_LATE');
    const t = Math.max(draft.match.t, this.#timeAt(wish.at));
    const entry = { t, by, ...action, ...note, ...(intent !== undefined && { intent }) };
    const outcome = this.#act(draft.match, entry);
    if (!outcome.ok) return refused(outcome.code, outcome.detail);
    if (by === 'clock' && outcome.match.state === draft.match.state) return DONE; // nothing fell due
    draft.match = outcome.match;
    draft.entries += 1;
    if (!ASIDE.includes(action['type'])) draft.moved = draft.entries;
    draft.lines.push(`${JSON.stringify(entry)}\n`);
    draft.events.push(...outcome.events);
    if (key !== null) draft.intents.add(key);
    return DONE;
  }

  /** An exception of the engine is a bug of ours: it is reported, and takes nothing but this one wish with it. */
  #act(match: Match, entry: JsonObject): ReturnType<typeof act> {
    try {
      return act(this.game, match, entry, this.options.words);
    } catch (error) {
      this.options.log(`An action broke the rules' code and was dropped: ${describeError(error)}`);
      return { ok: false, code: 'HOST_FAULT' };
    }
  }

  #commit(draft: Draft): void {
    const before = this.#match;
    this.#match = draft.match;
    this.#entries = draft.entries;
    this.#moved = draft.moved;
    for (const key of draft.intents) this.#intents.add(key);
    this.#views.clear();
    this.#armTimer();
    const change: Change = { before, after: draft.match, events: draft.events };
    for (const listener of this.#listeners) listener(change);
  }

  #failed(batch: readonly Pending[], error: unknown): void {
    this.options.log(`The game can't be saved, so the action was refused: ${describeError(error)}`);
    for (const pending of batch) pending.answer(refused('JOURNAL_FAILED'));
    this.#armTimer(RETRY_TICK);
  }

  /** Wakes at the running deadline, or after `atLeast` ms if that is later. */
  #armTimer(atLeast = 0): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    const remaining = this.remaining();
    if (remaining === null || this.#stopped) return;
    this.#cancelTimer = this.options.clock.after(Math.max(remaining, atLeast), () => {
      if (this.remaining() !== 0) this.#armTimer(1);
      else void this.submit({ by: 'clock', action: { type: 'tick' }, at: this.options.clock.now() });
    });
  }

  #timeAt(clock: number): number {
    return this.#anchor.t + Math.max(0, Math.floor(clock - this.#anchor.clock));
  }
}
