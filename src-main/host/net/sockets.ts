/** WebSockets on the host's port, at `/ws`. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '#engine/wire/limits';
import type { Channel } from './channel';
import type { Connection } from './connection';
import { endSocket } from './end-socket';
import { isHostAllowed, isOriginAllowed } from './origin';

export const WS_PATH = '/ws';

/** @returns what to do with an `upgrade` request of any of the host's servers */
export function upgradeHandler(
  connect: (channel: Channel) => Connection,
): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIMITS.frameBytes,
    perMessageDeflate: false, // costs more than it saves: views are small
  });
  return (request, socket, head) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const status = refusalOf(request);
    if (status !== null) {
      endSocket(socket, status);
      return;
    }
    server.handleUpgrade(request, socket, head, (webSocket) => {
      bind(webSocket, connect);
    });
  };
}

function refusalOf({ headers, url }: IncomingMessage): string | null {
  if (!isHostAllowed(headers.host)) return '421 Misdirected Request';
  if (!isOriginAllowed(headers.origin, headers.host)) return '403 Forbidden';
  return url?.split('?', 1)[0] === WS_PATH ? null : '404 Not Found';
}

function bind(socket: WebSocket, connect: (channel: Channel) => Connection): void {
  const connection = connect(channelOf(socket));
  socket.on('message', (data: RawData, isBinary: boolean) => {
    connection.receive(isBinary ? null : textOf(data));
  });
  socket.on('pong', () => {
    connection.heard();
  });
  socket.on('close', () => {
    connection.ended();
  });
  // An oversize or malformed frame: ws has closed it with a code of the protocol (1009, 1007 …), and `close` follows.
  socket.on('error', () => undefined);
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.from(data as Buffer).toString('utf8');
}

function channelOf(socket: WebSocket): Channel {
  return {
    get buffered() {
      return socket.bufferedAmount;
    },
    send(text, sent) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(text, (error) => {
        if (!error) sent?.();
      });
    },
    ping() {
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    },
    close(code, reason) {
      socket.close(code, reason);
    },
    terminate() {
      socket.terminate();
    },
  };
}
