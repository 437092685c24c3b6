/** Where the window may go. Its own host, and hosts of the room that someone chose; nowhere else, ever. */
import { isLocal } from '#lan/addresses';

/** Endings that are never names of the internet. */
const LOCAL_NAME =
  /^(localhost|[a-z0-9-]+(\.[a-z0-9-]+)*\.(local|lan|home|internal|localdomain|home\.arpa))$/;

/**
 * The origin of an address that someone asked to join.
 * @returns null when it is not `http` to this machine or to an address of a local network
 */
export function localOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, origin } = new URL(address);
  if (protocol !== 'http:' || username !== '' || password !== '') return null;
  return isLocal(hostname) || LOCAL_NAME.test(hostname) ? origin : null;
}

/** The origins a window may show: its own host's from the start, and those that were chosen in it. */
export class AllowedOrigins {
  readonly own: string;
  readonly #chosen = new Set<string>();

  constructor(ownAddress: string) {
    this.own = new URL(ownAddress).origin;
  }

  /** @returns the page to load there, or null when the address is not of the room */
  choose(address: string): string | null {
    const origin = localOrigin(address);
    if (origin === null) return null;
    this.#chosen.add(origin);
    return `${origin}/`;
  }

  has(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { origin } = new URL(url);
    return origin === this.own || this.#chosen.has(origin);
  }

  isOwn(url: string): boolean {
    return URL.canParse(url) && new URL(url).origin === this.own;
  }
}
