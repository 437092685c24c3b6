/** One connected window: its greeting, its rate, its heartbeat, its end. What it asks for is the hub's business. */
import type { HelloMessage, RequestMessage } from '#engine/wire/from-window';
import type { FromHost } from '#engine/wire/from-host';
import { CLOSE, type CloseName, HEARTBEAT, LIMITS } from '#engine/wire/limits';
import type { Clock } from '../clock';
import { describeError, type Log } from '../log';
import { Serial } from '../serial';
import type { Session } from '../sessions';
import { TokenBucket } from '../token-bucket';
import type { Channel } from './channel';
import { Outbox, type Slot } from './outbox';
import { readMessage } from './read-message';

export type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'window'; readonly session: Session }
  | { readonly kind: 'projector'; readonly table: string | null }
  | { readonly kind: 'closed' };

export interface ConnectionEvents {
  hello(connection: Connection, hello: HelloMessage): Promise<void>;
  /** @param at when it arrived, by the host's clock */
  request(connection: Connection, request: RequestMessage, at: number): Promise<void>;
  /** The window is behind no longer: it lacks the newest of these. */
  drained(connection: Connection, slots: readonly Slot[]): void;
  /** @param before what it was until now */
  closed(connection: Connection, before: Phase): void;
}

/** A connection must say hello within this time, in ms. */
export const HELLO_WITHIN = 5_000;

export class Connection {
  readonly outbox: Outbox;
  #phase: Phase = { kind: 'waiting' };
  readonly #since: number;
  #heard: number;
  #pinged: number;
  readonly #rate: TokenBucket;
  readonly #requests = new Serial();

  constructor(
    private readonly channel: Channel,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly events: ConnectionEvents,
  ) {
    const now = clock.now();
    this.#since = this.#heard = this.#pinged = now;
    this.#rate = new TokenBucket(LIMITS.burst, LIMITS.perSecond, now);
    this.outbox = new Outbox(channel, (slots) => {
      if (this.isOpen) events.drained(this, slots);
    });
  }

  get phase(): Phase {
    return this.#phase;
  }

  get isOpen(): boolean {
    return this.#phase.kind !== 'closed';
  }

  /** The session behind it; null for a projector, or where there is none yet. */
  get session(): Session | null {
    return this.#phase.kind === 'window' ? this.#phase.session : null;
  }

  /** The table it shows. */
  get table(): string | null {
    if (this.#phase.kind === 'projector') return this.#phase.table;
    return this.session?.table ?? null;
  }

  become(phase: Phase): void {
    if (this.isOpen) this.#phase = phase;
  }

  send(message: FromHost): void {
    if (this.isOpen) this.outbox.answer(message);
  }

  show(slot: Slot, json: string): void {
    if (this.isOpen) this.outbox.show(slot, json);
  }

  /** A frame came in; null: one that is no text. */
  receive(text: string | null): void {
    if (!this.isOpen) return;
    const at = this.clock.now();
    this.#heard = at;
    if (!this.#rate.take(at)) {
      this.close('TOO_FAST');
      return;
    }
    if (text === null) this.close('BAD_MESSAGE');
    else this.#read(text, at);
  }

  /** The other side answered a ping. */
  heard(): void {
    this.#heard = this.clock.now();
  }

  /** Called about every second: says and asks for a sign of life. */
  watch(): void {
    const now = this.clock.now();
    if (this.#phase.kind === 'waiting' && now - this.#since >= HELLO_WITHIN) this.close('HELLO_EXPECTED');
    else if (now - this.#heard >= HEARTBEAT.lostAfter) this.close('SILENT');
    else if (now - this.#pinged >= HEARTBEAT.every) {
      this.#pinged = now;
      this.channel.ping();
    }
  }

  /** Ends it with one of our codes. A window that does not answer is cut off. */
  close(name: CloseName): void {
    if (!this.isOpen) return;
    this.channel.close(CLOSE[name], name);
    this.clock.after(1_000, () => {
      this.channel.terminate();
    });
    this.ended();
  }

  /** It has ended, from whichever side. */
  ended(): void {
    if (!this.isOpen) return;
    const before = this.#phase;
    this.#phase = { kind: 'closed' };
    this.events.closed(this, before);
  }

  #read(text: string, at: number): void {
    const read = readMessage(text);
    if (read.kind === 'bad') this.close('BAD_MESSAGE');
    else if (read.kind === 'otherProtocol') this.close('PROTOCOL_VERSION');
    else if (read.kind === 'hello') {
      if (this.#phase.kind === 'waiting' && !this.#greeted) {
        this.#greeted = true;
        this.#enqueue(() => this.events.hello(this, read.hello));
      } else this.close('BAD_MESSAGE');
    } else if (!this.#greeted) this.close('HELLO_EXPECTED');
    else if (read.kind === 'beat') this.send({ type: 'beat', n: read.beat.n });
    else if (read.kind === 'refuse') this.#enqueue(() => Promise.resolve(this.#refuse(read)));
    else this.#enqueue(() => this.events.request(this, read.request, at));
  }

  #greeted = false;

  #refuse({ re, code, detail }: { re: number; code: string; detail?: string }): void {
    this.send({ type: 'refused', re, code, ...(detail !== undefined && { detail }) });
  }

  /** A window's messages take effect in the order in which it sent them. An exception is a bug of ours. */
  #enqueue(job: () => Promise<void>): void {
    this.#requests
      .run(() => (this.isOpen ? job() : undefined))
      .catch((error: unknown) => {
        this.log(`A message broke the host's code: ${describeError(error)}`);
        this.close('BAD_MESSAGE');
      });
  }
}
