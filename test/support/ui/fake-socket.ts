/** A WebSocket in a test's hands: what was sent is kept, what arrives is said by the test. */
import type { FromHost, Welcome } from '#engine/wire/from-host';
import { PROTOCOL_VERSION } from '#engine/wire/limits';
import { vi } from 'vitest';

export class FakeSocket {
  static readonly OPEN = 1;
  /** In order of opening. */
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The network has let it through. */
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: FromHost): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  closes(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent of one type. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['type'] === type);
  }

  /** Opens, and is welcomed by the host. */
  greets(changes: Partial<Welcome> = {}): void {
    this.opens();
    this.says({ ...WELCOME, ...changes });
  }
}

export const WELCOME: Welcome = {
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  token: 'secret-token',
  session: { id: 's1', name: 'Loutre rapide', owner: false },
  host: { name: 'Préau', version: '0.1.0' },
  games: ['attrape-moa'],
};

/** Puts it in the place of the browser's own, with fake timers. */
export function useFakeSocket(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
}
