/**
 * The window's end of the wire: one socket at a time, opened again for as long as the page lives. Knows nothing of Vue;
 * whoever makes it is told of each state and each message. What travels is described in engine/wire.
 */
import * as v from 'valibot';
import { HostEnvelope, type FromHost, type Welcome } from '#engine/wire/from-host';
import type { FromWindow, HelloMessage } from '#engine/wire/from-window';
import { CLOSE, HEARTBEAT, PROTOCOL_VERSION } from '#engine/wire/limits';
import type { Answer } from '../games/contract';
import { Requests, type RequestBody } from './requests';
import { finalState, retryDelay, type ConnectionState } from './state';

export interface ConnectionOptions {
  /** `ws://…` */
  readonly url: string;
  readonly role: HelloMessage['role'];
  /** The session's token, kept across reloads. */
  readonly token: { get(): string | null; set(token: string): void };
  readonly owner: string | null;
  readonly onState: (state: ConnectionState) => void;
  /** A `welcome` comes before actions are sent again: what is requested on hearing it reaches the host first. */
  readonly onMessage: (message: FromHost) => void;
  readonly random?: () => number;
}

/** A greeting that held this long counts as being at home: the next loss starts the backoff anew. */
const AT_HOME_AFTER = 3_000;

export class Connection {
  private current: ConnectionState = { kind: 'closed' };
  private socket: WebSocket | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private attempt = 0;
  private greetedAt = 0;
  private heardAt = 0;
  private beats = 0;
  private readonly requests = new Requests();

  constructor(private readonly options: ConnectionOptions) {}

  get state(): ConnectionState {
    return this.current;
  }

  /** Opens the socket; also the way back after `replaced`. */
  open(): void {
    this.drop();
    this.become({ kind: 'connecting', attempt: this.attempt });
    const socket = new WebSocket(this.options.url);
    this.socket = socket;
    this.heardAt = performance.now();
    socket.onopen = () => this.hello();
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = ({ code }) => this.ended(code);
    this.timers.push(setInterval(() => this.watch(), HEARTBEAT.every / 2));
  }

  /** Ends it for good; what was waiting is answered `CONNECTION_LOST`. */
  close(): void {
    this.drop();
    this.requests.dropAll('CONNECTION_LOST');
    this.become({ kind: 'closed' });
  }

  /** The page came back to the front, or the machine to the network: don't wait for the timers. */
  wake(): void {
    if (this.current.kind === 'lost') this.open();
    else this.watch();
  }

  /** Sends a request; an `act` waits for the host to be back, anything else is refused at once while it is not. */
  request(body: RequestBody): Promise<Answer> {
    const greeted = this.current.kind === 'greeted';
    const hopeless = ['replaced', 'refused', 'closed'].includes(this.current.kind);
    if (hopeless || (!greeted && body.type !== 'act')) return Promise.resolve({ ok: false, code: 'OFFLINE' });
    const { number, answer } = this.requests.add(body, performance.now());
    if (greeted) this.send({ ...body, re: number });
    return answer;
  }

  private become(state: ConnectionState): void {
    this.current = state;
    this.options.onState(state);
  }

  private send(message: FromWindow): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hello(): void {
    const { role, owner, token } = this.options;
    this.send({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      token: role === 'projector' ? null : token.get(),
      role,
      ...(owner !== null && role === 'window' ? { owner } : {}),
    });
  }

  private hear(data: unknown): void {
    const message = readMessage(data);
    if (message === null) {
      this.lose(); // whoever sent this is no host we know; a fresh start brings whole views
      return;
    }
    this.heardAt = performance.now();
    switch (message.type) {
      case 'welcome':
        this.greet(message);
        return;
      case 'beat':
        return;
      case 'done':
        this.requests.settle(message.re, {
          ok: true,
          ...(message.result !== undefined ? { result: message.result } : {}),
        });
        return;
      case 'refused':
        this.requests.settle(message.re, {
          ok: false,
          code: message.code,
          ...(message.detail !== undefined ? { detail: message.detail } : {}),
        });
        return;
      default:
        this.options.onMessage(message);
    }
  }

  private greet(welcome: Welcome): void {
    if (welcome.token !== null) this.options.token.set(welcome.token);
    this.greetedAt = performance.now();
    this.become({ kind: 'greeted', welcome });
    this.options.onMessage(welcome);
    this.beat();
    this.timers.push(setInterval(() => this.beat(), HEARTBEAT.every));
    for (const act of this.requests.takeResendable(this.greetedAt)) this.send(act);
  }

  private beat(): void {
    this.send({ type: 'beat', n: this.beats++ });
  }

  /** A browser notices a pulled cable late or never: a host that says nothing for long is given up. */
  private watch(): void {
    if (this.socket !== null && performance.now() - this.heardAt > HEARTBEAT.lostAfter) this.lose();
  }

  private ended(code: number): void {
    const final = finalState(code);
    if (final === null) {
      if (code === CLOSE.BAD_MESSAGE) this.requests.dropAll('BAD_MESSAGE'); // sent again, it would close again
      this.lose();
      return;
    }
    this.drop();
    this.requests.dropAll('CONNECTION_LOST');
    this.become(final);
  }

  private lose(): void {
    const stayed = this.current.kind === 'greeted' && performance.now() - this.greetedAt >= AT_HOME_AFTER;
    this.drop();
    this.requests.dropAllButActs();
    if (stayed) this.attempt = 0;
    const delay = retryDelay(this.attempt, this.options.random ?? Math.random);
    this.attempt += 1;
    this.timers.push(setTimeout(() => this.open(), delay));
    this.become({ kind: 'lost', attempt: this.attempt, retryAt: performance.now() + delay });
  }

  /** Lets go of the socket without waiting for it: on a dead link its close event may come much later. */
  private drop(): void {
    for (const timer of this.timers) clearTimeout(timer); // clears intervals, too
    this.timers = [];
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

function readMessage(data: unknown): FromHost | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(data);
    // The envelope is checked; with the rest a window trusts the host it joined.
    return v.is(HostEnvelope, parsed) ? (parsed as FromHost) : null;
  } catch {
    return null; // not JSON: the caller starts afresh
  }
}
