/** A window over a real WebSocket. */
import { WebSocket } from 'ws';
import type { HelloMessage } from '#engine/wire/from-window';
import { Talker } from './talker';

export class TestClient extends Talker {
  private constructor(readonly socket: WebSocket) {
    super((text) => {
      socket.send(text);
    });
    socket.on('message', (data) => {
      this.take(String(data));
    });
    socket.on('close', (code, reason) => {
      this.end(code, String(reason));
    });
    socket.on('error', () => undefined); // `close` follows
  }

  /** Connects without a greeting. @throws with ws's message when the host turns the connection away */
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
    return (await TestClient.connect(address)).greet(hello);
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null, 'the end of the connection');
  }
}
