/** A window without a page: speaks the protocol, and remembers what it was told. */
import { WebSocket } from 'ws';
import type { FromHost, Lobby, TableInfo, ViewMessage, Welcome } from '#engine/wire/from-host';
import type { HelloMessage, RequestMessage } from '#engine/wire/from-window';
import { PROTOCOL_VERSION } from '#engine/wire/limits';

type Done = Extract<FromHost, { type: 'done' | 'refused' }>;
type WithoutRe<T> = T extends { re: number } ? Omit<T, 're'> : never;
export type Wanted = WithoutRe<RequestMessage>;

/** How long anything may take that is waited for, in ms: no test depends on how fast it is. */
const PATIENCE = 15_000;

export class TestClient {
  readonly received: FromHost[] = [];
  /** Every frame as it came. */
  readonly frames: string[] = [];
  closed: { code: number; reason: string } | null = null;
  #lastRe = 0;
  readonly #waiting = new Set<() => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const frame = String(data);
      this.frames.push(frame);
      this.received.push(JSON.parse(frame) as FromHost);
      this.#wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  /** Connects without a greeting. */
  static async connect(address: string, headers: Record<string, string> = {}): Promise<TestClient> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
    const client = new TestClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Connects and greets; resolves when the host has told everything that a window is told at first. */
  static async join(address: string, hello: Partial<HelloMessage> = {}): Promise<TestClient> {
    const client = await TestClient.connect(address);
    client.hello(hello);
    await client.until(() => client.last('table') !== undefined);
    return client;
  }

  hello(hello: Partial<HelloMessage> = {}): void {
    this.sendRaw({ type: 'hello', protocol: PROTOCOL_VERSION, token: null, role: 'window', ...hello });
  }

  sendRaw(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a request; resolves with its answer. Rejects when the connection ends before. */
  async ask(request: Wanted): Promise<Done> {
    const re = ++this.#lastRe;
    this.sendRaw({ ...request, re });
    const answer = () =>
      this.received.findLast(
        (message): message is Done =>
          (message.type === 'done' || message.type === 'refused') && message.re === re,
      );
    await this.until(() => answer() !== undefined || this.closed !== null);
    const found = answer();
    if (!found) throw new Error(`closed before the answer: ${JSON.stringify(this.closed)}`);
    return found;
  }

  /** Sends a request that must be done; resolves with its result. */
  async must(request: Wanted): Promise<Extract<FromHost, { type: 'done' }>> {
    const answer = await this.ask(request);
    if (answer.type === 'refused')
      throw new Error(`${request.type} was refused ${answer.code} ${answer.detail ?? ''}`);
    return answer;
  }

  /** The code with which a request is refused; null when it is done. */
  async refusal(request: Wanted): Promise<string | null> {
    const answer = await this.ask(request);
    return answer.type === 'refused' ? answer.code : null;
  }

  act(action: Record<string, unknown>, as: 'seat' | 'referee' = 'seat', intent = newIntent()): Promise<Done> {
    return this.ask({ type: 'act', intent, as, action });
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
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(new Error(`waited in vain for ${what}; last frames: ${this.frames.slice(-3).join('\n')}`));
      }, PATIENCE);
      const check = () => {
        if (!condition()) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null);
  }

  #wake(): void {
    for (const check of [...this.#waiting]) check();
  }
}

let intents = 0;

export function newIntent(): string {
  return `intent-${String(++intents).padStart(6, '0')}-${process.pid}`;
}
