/** How a socket that asked for nothing we have is sent away. */
import type { Duplex } from 'node:stream';

/**
 * Answers with a status, such as `404 Not Found`, and nothing else, and ends the socket for both sides: one that is
 * only half closed would stay for as long as the other side likes.
 */
export function endSocket(socket: Duplex, status: string): void {
  socket.once('finish', () => {
    socket.destroy();
  });
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
