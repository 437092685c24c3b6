/** A connection as the host sees it: a WebSocket, or its stand-in in tests. */
export interface Channel {
  /** Bytes that are waiting to be taken by the network. */
  readonly buffered: number;
  /** @param sent called when the text has left the buffer */
  send(text: string, sent?: () => void): void;
  ping(): void;
  close(code: number, reason: string): void;
  /** Ends it at once, without a word. */
  terminate(): void;
}
