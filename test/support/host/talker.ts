/** A window without a page: speaks the protocol over whatever carries it, and remembers what it was told. */
import type { FromHost, Lobby, TableInfo, ViewMessage, Welcome } from '#engine/wire/from-host';
import type { HelloMessage, RequestMessage } from '#engine/wire/from-window';
import { PROTOCOL_VERSION } from '#engine/wire/limits';

export type Answered = Extract<FromHost, { type: 'done' | 'refused' }>;
type WithoutRe<T> = T extends { re: number } ? Omit<T, 're'> : never;
export type Wanted = WithoutRe<RequestMessage>;

/** How long anything may take that is waited for, in ms: no test depends on how fast it is. */
const PATIENCE = 15_000;

export class Talker {
  readonly received: FromHost[] = [];
  /** Every frame as it came. */
  readonly frames: string[] = [];
  closed: { code: number; reason: string } | null = null;
  #lastRe = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly transmit: (text: string) => void) {}

  /** A frame came in. */
  take(frame: string): void {
    this.frames.push(frame);
    this.received.push(JSON.parse(frame) as FromHost);
    this.#wake();
  }

  /** The connection has ended. */
  end(code: number, reason: string): void {
    this.closed ??= { code, reason };
    this.#wake();
  }

  /** Greets; resolves when the host has told everything that a window is told at first. */
  async greet(hello: Partial<HelloMessage> = {}): Promise<this> {
    this.sendHello(hello);
    await this.until(
      () => this.last('table') !== undefined || this.closed !== null,
      'the first table message',
    );
    return this;
  }

  sendHello(hello: Partial<HelloMessage> = {}): void {
    this.sendRaw({ type: 'hello', protocol: PROTOCOL_VERSION, token: null, role: 'window', ...hello });
  }

  sendRaw(message: unknown): void {
    this.transmit(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a request; resolves with its answer. Rejects when the connection ends before. */
  async ask(request: Wanted): Promise<Answered> {
    const re = ++this.#lastRe;
    this.sendRaw({ ...request, re });
    await this.until(
      () => this.#answer(re) !== undefined || this.closed !== null,
      `an answer to ${request.type}`,
    );
    const found = this.#answer(re);
    if (!found) throw new Error(`closed before the answer: ${JSON.stringify(this.closed)}`);
    return found;
  }

  /** Sends a request that must be done; resolves with its answer. */
  async must(request: Wanted): Promise<Extract<FromHost, { type: 'done' }>> {
    const answer = await this.ask(request);
    if (answer.type === 'done') return answer;
    throw new Error(`${request.type} was refused ${answer.code} ${answer.detail ?? ''}`);
  }

  /** The code with which a request is refused; null when it is done. */
  async refusal(request: Wanted): Promise<string | null> {
    const answer = await this.ask(request);
    return answer.type === 'refused' ? answer.code : null;
  }

  /** The code with which an action is refused; null when it is done. */
  async act(
    action: Record<string, unknown>,
    as: 'seat' | 'referee' = 'seat',
    intent = newIntent(),
  ): Promise<string | null> {
    return this.refusal({ type: 'act', intent, as, action });
  }

  async createTable(game: string, title = 'Essai'): Promise<string> {
    const { result } = await this.must({ type: 'createTable', game, title });
    if (!result || !('table' in result)) throw new Error('no table in the answer');
    return result.table;
  }

  last<T extends FromHost['type']>(type: T): Extract<FromHost, { type: T }> | undefined {
    return this.received.findLast(
      (message): message is Extract<FromHost, { type: T }> => message.type === type,
    );
  }

  get welcome(): Welcome {
    const welcome = this.last('welcome');
    if (!welcome) throw new Error('no welcome yet');
    return welcome;
  }

  get token(): string {
    const { token } = this.welcome;
    if (token === null) throw new Error('a projector has no token');
    return token;
  }

  get table(): TableInfo | null {
    return this.last('table')?.table ?? null;
  }

  get lobby(): Lobby | undefined {
    return this.last('lobby')?.lobby;
  }

  get view(): ViewMessage | undefined {
    return this.last('view');
  }

  /** Resolves when the condition holds after some frame. */
  until(condition: () => boolean, what = 'a condition'): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#waiting.delete(check);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`waited in vain for ${what}; last frames:\n${this.frames.slice(-3).join('\n')}`));
      }, PATIENCE);
      const check = () => {
        if (!condition()) return;
        stop();
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }

  #answer(re: number): Answered | undefined {
    return this.received.findLast(
      (message): message is Answered =>
        (message.type === 'done' || message.type === 'refused') && message.re === re,
    );
  }

  #wake(): void {
    for (const check of [...this.#waiting]) check();
  }
}

let intents = 0;

export function newIntent(): string {
  return `intent-${String(++intents).padStart(6, '0')}-${process.pid}`;
}
