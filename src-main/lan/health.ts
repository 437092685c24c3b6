/** Asks a host whether it is one, and how it is: what mDNS says may be old, forged or about something else. */

export interface Health {
  readonly title: string;
  readonly protocol: number;
  readonly tables: number;
  readonly players: number;
}

const LIMIT_MS = 1500;
const LIMIT_BYTES = 4096;
const TITLE_CHARS = 40;

/**
 * @param address `http://host:port`
 * @returns null when nobody answers there in time, or not as a host of Préau
 */
export async function fetchHealth(address: string, limitMs = LIMIT_MS): Promise<Health | null> {
  try {
    const response = await fetch(`${address}/health`, {
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) return null;
    return readHealth(JSON.parse(await readText(response)));
  } catch {
    return null; // nobody there, too late, too long or no JSON: no host, in any case
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LIMIT_BYTES) throw new Error('too long for a health page');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

export function readHealth(value: unknown): Health | null {
  if (typeof value !== 'object' || value === null) return null;
  const { app, title, protocol, tables, players } = value as Record<string, unknown>;
  if (app !== 'preau' || !isCount(protocol)) return null;
  return {
    title: typeof title === 'string' ? readTitle(title) : '',
    protocol,
    tables: isCount(tables) ? tables : 0,
    players: isCount(players) ? players : 0,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** One line of plain text, without control or direction characters. */
export function readTitle(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, '').trim();
  return [...plain].slice(0, TITLE_CHARS).join('');
}
