/** A hub without network, disk, threads or clock: everything happens when a test says so. */
import type { Game } from '#engine/core/game';
import { listedWords } from '#engine/core/words';
import type { Dictionary } from '#engine/core/words';
import type { HelloMessage } from '#engine/wire/from-window';
import { think } from '#host/bots/think';
import type { PlanQuestion, ReviewQuestion, Thinker } from '#host/bots/thinker';
import { Hub } from '#host/hub';
import type { Channel } from '#host/net/channel';
import type { Connection } from '#host/net/connection';
import { FakeClock, settle } from './fake-clock';
import { FAKE_ID, fakeGame } from './fake-game';
import { MemoryStore } from './memory-store';
import { Talker } from './talker';

export const FAKE_GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([
  [FAKE_ID, fakeGame as unknown as Game],
]);

export const NO_WORDS: Dictionary = {
  ...listedWords(new Map()),
  forms: () => [],
  lemmas: () => [],
  rank: () => null,
  proposable: () => false,
  clean: () => false,
  fromLetters: () => [],
  graph: () => ({ cells: new Int32Array(2), root: 1, size: 0 }),
};

/** Thinks at once, on the same thread; reviews wait while a test holds them. */
export class FakeThinker implements Thinker {
  readonly #knowledge = { games: FAKE_GAMES, dictionary: NO_WORDS };
  /** What bots were shown. */
  readonly asked: PlanQuestion[] = [];
  /** Reviews that were asked for, the one under way included. */
  readonly reviews: ReviewQuestion[] = [];
  #held: (() => void)[] | null = null;

  /** From now on reviews are only begun. */
  hold(): void {
    this.#held ??= [];
  }

  /** Those that were begun end. */
  async release(): Promise<void> {
    const held = this.#held ?? [];
    this.#held = null;
    for (const go of held) go();
    await settle();
  }

  async plan(question: PlanQuestion) {
    this.asked.push(question);
    return think(this.#knowledge, { id: 0, ask: 'plan', question }) as Awaited<ReturnType<Thinker['plan']>>;
  }

  async review(question: ReviewQuestion): Promise<unknown> {
    this.reviews.push(question);
    await new Promise<void>((go) => {
      if (this.#held) this.#held.push(go);
      else go();
    });
    return think(this.#knowledge, { id: 0, ask: 'review', question });
  }

  async stop(): Promise<void> {}
}

/** A window whose socket a test holds: it can be stalled, and cut. */
export class FakeWindow extends Talker implements Channel {
  readonly connection: Connection;
  buffered = 0;
  pings = 0;
  terminated = false;
  /** While set, what the host sends waits in its buffer. */
  #stalled: { text: string; sent: (() => void) | undefined }[] | null = null;

  constructor(hub: Hub) {
    super((text) => {
      this.connection.receive(text);
    });
    this.connection = hub.connect(this);
  }

  send(text: string, sent?: () => void): void {
    if (this.closed) return;
    if (this.#stalled) {
      this.buffered += Buffer.byteLength(text);
      this.#stalled.push({ text, sent });
      return;
    }
    this.take(text);
    sent?.();
  }

  ping(): void {
    this.pings++;
    if (!this.#stalled) this.connection.heard();
  }

  close(code: number, reason: string): void {
    this.end(code, reason);
  }

  terminate(): void {
    this.terminated = true;
    this.end(1006, '');
    this.connection.ended();
  }

  /** From now on it takes nothing in and answers no ping. */
  stall(): void {
    this.#stalled ??= [];
  }

  /** Takes in all that has waited. */
  async recover(): Promise<void> {
    for (let next = this.#stalled?.shift(); next; next = this.#stalled?.shift()) {
      this.buffered -= Buffer.byteLength(next.text);
      this.take(next.text);
      next.sent?.();
    }
    this.#stalled = null;
    await settle();
  }

  /** The cable is pulled: both sides are left alone. */
  async cut(): Promise<void> {
    this.end(1006, '');
    this.connection.ended();
    await settle();
  }
}

export class FakeHost {
  private constructor(
    readonly hub: Hub,
    readonly store: MemoryStore,
    readonly clock: FakeClock,
    readonly thinker: FakeThinker,
    readonly log: string[],
  ) {}

  /** @param store that of a host that was before, to start again from it */
  static async start(store = new MemoryStore(), clock = new FakeClock()): Promise<FakeHost> {
    const log: string[] = [];
    const thinker = new FakeThinker();
    const hub = await Hub.open({
      store,
      clock,
      thinker,
      log: (line) => log.push(line),
      dictionary: NO_WORDS,
      games: FAKE_GAMES,
      ownerToken: 'the-owner',
      name: 'Essai',
      version: '0',
      reach: { open: false, addresses: () => [], setOpen: async () => false },
      found: () => [],
    });
    return new FakeHost(hub, store, clock, thinker, log);
  }

  /** A new window, greeted. */
  async window(hello: Partial<HelloMessage> = {}): Promise<FakeWindow> {
    return new FakeWindow(this.hub).greet(hello);
  }

  /** A new window of a session that was here before. */
  async again(window: Talker): Promise<FakeWindow> {
    return this.window({ token: window.token });
  }

  projector(): Promise<FakeWindow> {
    return this.window({ role: 'projector' });
  }

  /** A table with as many people seated; the first made it and is its referee. */
  async table(people: number, options: Record<string, unknown> = {}): Promise<FakeWindow[]> {
    const first = await this.window();
    const id = await first.createTable(FAKE_ID);
    await first.must({ type: 'setOptions', options });
    const windows = [first];
    while (windows.length < people) windows.push(await this.window());
    for (const window of windows) {
      if (window !== first) await window.must({ type: 'enterTable', table: id });
      await window.must({ type: 'takeSeat' });
    }
    return windows;
  }

  /** The same, with the match begun and its first turn dealt. */
  async match(people: number, options: Record<string, unknown> = {}): Promise<FakeWindow[]> {
    const windows = await this.table(people, options);
    await windows[0]?.must({ type: 'start' });
    const refusal = await windows[0]?.act({ type: 'begin' });
    if (refusal) throw new Error(`the turn was refused ${refusal}`);
    return windows;
  }

  /** Ends without a word, as a killed process does; what is on the disk stays. */
  async kill(): Promise<FakeHost> {
    const store = new MemoryStore();
    store.sessions = this.store.sessions;
    for (const [id, text] of this.store.tables) store.tables.set(id, text);
    for (const [key, text] of this.store.journals) store.journals.set(key, text);
    return FakeHost.start(store, new FakeClock());
  }
}
