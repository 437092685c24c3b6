/** Where the host listens: on its own machine from the start, on the room's networks once someone chooses to host. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Cancel, type Clock, every } from '../clock';
import { describeError, type Log } from '../log';
import { endSocket } from './end-socket';

export interface Handlers {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface ListenersOptions {
  readonly bind: string;
  readonly port: number;
  /** Whether it may listen beyond `bind` at all. */
  readonly lan: boolean;
  /** The IPv4 addresses that others can reach this machine under, the likely one first. */
  readonly addresses: () => readonly string[];
  readonly handlers: Handlers;
  readonly clock: Clock;
  readonly log: Log;
  /** Called when the addresses it can be reached under have become others. */
  readonly onChange: () => void;
}

const ANY = '0.0.0.0';
/** Cables are plugged and networks joined while people play: how often it is looked, in ms. */
const LOOK_EVERY = 3_000;
/** Sockets on one address, all told: those that never greet are ended after seconds, and may not pile up. */
const SOCKETS = 1_000;

export class Listeners {
  readonly #onLan = new Map<string, Server>();
  #main: Server | null = null;
  #port = 0;
  #lanOpen = false;
  #stopLooking: Cancel | null = null;
  #told = '';

  constructor(private readonly options: ListenersOptions) {}

  /** @throws when the port is taken or the address is not ours */
  async start(): Promise<void> {
    const { bind, port } = this.options;
    this.#main = await this.#listen(bind, port);
    this.#port = (this.#main.address() as AddressInfo).port;
    if (this.#boundBeyondLoopback) this.#look();
  }

  get port(): number {
    return this.#port;
  }

  /** `http://…`, as this machine itself reaches the host. */
  get ownAddress(): string {
    const { bind } = this.options;
    return `http://${bind === ANY ? '127.0.0.1' : bind}:${this.#port}`;
  }

  get open(): boolean {
    return this.#boundBeyondLoopback || this.#lanOpen;
  }

  /** `http://…` under which others reach the host, the likely one first; empty while it is closed to them. */
  addresses(): readonly string[] {
    const { bind, addresses } = this.options;
    if (!this.open) return [];
    const usable = addresses().filter(
      (address) => bind === ANY || bind === address || this.#onLan.has(address),
    );
    return usable.map((address) => `http://${address}:${this.#port}`);
  }

  /** Opens to the room, or closes; false when that can't be, and then nothing has changed. */
  async setOpen(open: boolean): Promise<boolean> {
    if (this.open === open) return true;
    if (!this.options.lan || this.#boundBeyondLoopback) return false;
    if (!open) {
      await this.#closeLan();
      return true;
    }
    this.#lanOpen = true;
    await this.#listenWherePossible();
    if (this.#onLan.size === 0) {
      this.#lanOpen = false;
      return false;
    }
    this.#look();
    return true;
  }

  async close(): Promise<void> {
    await this.#closeLan();
    if (this.#main) await closeServer(this.#main);
  }

  get #boundBeyondLoopback(): boolean {
    return !this.options.bind.startsWith('127.') && this.options.bind !== 'localhost';
  }

  #look(): void {
    const { clock, onChange } = this.options;
    this.#told = this.addresses().join();
    this.#stopLooking ??= every(clock, LOOK_EVERY, () => {
      void this.#listenWherePossible().then(() => {
        const now = this.addresses().join();
        if (now === this.#told) return;
        this.#told = now;
        onChange();
      });
    });
  }

  /** One server for each address: 0.0.0.0 would collide with the one that listens on loopback. */
  async #listenWherePossible(): Promise<void> {
    if (!this.#lanOpen) return;
    const wanted = this.options.addresses();
    for (const [address, server] of this.#onLan) {
      if (wanted.includes(address)) continue;
      this.#onLan.delete(address);
      void closeServer(server);
    }
    for (const address of wanted) {
      if (this.#onLan.has(address)) continue;
      try {
        const server = await this.#listen(address, this.#port);
        if (this.#lanOpen && !this.#onLan.has(address)) this.#onLan.set(address, server);
        else await closeServer(server);
      } catch (error) {
        this.#say(`Can't listen on ${address}: ${describeError(error)}`);
      }
    }
  }

  readonly #said = new Set<string>();

  /** Once: it is tried again every few seconds. */
  #say(line: string): void {
    if (this.#said.has(line)) return;
    this.#said.add(line);
    this.options.log(line);
  }

  async #closeLan(): Promise<void> {
    this.#lanOpen = false;
    this.#stopLooking?.();
    this.#stopLooking = null;
    const servers = [...this.#onLan.values()];
    this.#onLan.clear();
    await Promise.all(servers.map(closeServer));
  }

  #listen(address: string, port: number): Promise<Server> {
    const { request, upgrade } = this.options.handlers;
    const server = createServer({
      maxHeaderSize: 8 * 1024,
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
    });
    server.maxConnections = SOCKETS;
    server.keepAliveTimeout = 5_000;
    server.on('request', request);
    server.on('upgrade', upgrade);
    server.on('clientError', refuseBadRequest);
    server.on('connection', (socket) => {
      sockets.get(server)?.add(socket);
      socket.once('close', () => sockets.get(server)?.delete(socket));
    });
    sockets.set(server, new Set());
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, address, () => {
        server.off('error', reject);
        server.on('error', (error) => {
          this.#say(`Trouble while listening on ${address}: ${describeError(error)}`);
        });
        resolve(server);
      });
    });
  }
}

function refuseBadRequest(error: Error, socket: Duplex): void {
  if (!socket.writable || (error as NodeJS.ErrnoException).code === 'ECONNRESET') socket.destroy();
  else endSocket(socket, '400 Bad Request');
}

/** A server forgets the sockets that were upgraded; here they are kept, so that closing ends them, too. */
const sockets = new WeakMap<Server, Set<Socket>>();
/** Windows get this long to take their goodbye, in ms. */
const GOODBYE_TIME = 200;

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => {
      for (const socket of sockets.get(server) ?? []) socket.destroy();
    }, GOODBYE_TIME);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}
