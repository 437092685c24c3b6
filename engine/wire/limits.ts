/** What is bounded on the wire, and by how much. Both ends import these; the host enforces them. */

export const PROTOCOL_VERSION = 1;

export const LIMITS = {
  /** A frame from a window, in bytes; a larger one closes the socket before it is read. */
  frameBytes: 8 * 1024,
  /** An action, as JSON text. */
  actionChars: 2 * 1024,
  nameChars: 24,
  titleChars: 40,
  tokenChars: 64,
  intentChars: 40,
  codeChars: 12,
  /** Messages a window may send in a burst, and how many it regains a second. */
  burst: 40,
  perSecond: 20,
  /** Actions that a seat may try out in a burst, and how many it regains a second: as fast as anyone types. */
  tryBurst: 20,
  triesPerSecond: 8,
  tables: 24,
  spectators: 200,
} as const;

/** How often a window says it is alive, and after how long without a word either side gives the other up, in ms. */
export const HEARTBEAT = { every: 2_000, lostAfter: 7_000 } as const;

/** WebSocket close codes of ours, by name. */
export const CLOSE = {
  BAD_MESSAGE: 4000,
  REPLACED: 4001,
  PROTOCOL_VERSION: 4002,
  TOO_FAST: 4003,
  SLOW: 4004,
  HELLO_EXPECTED: 4005,
  SILENT: 4006,
  KICKED: 4007,
  HOST_CLOSING: 4008,
  TOO_MANY: 4009,
} as const;
export type CloseName = keyof typeof CLOSE;
