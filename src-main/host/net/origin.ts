/** Whether a request was meant for this host, and comes from its own page. */
import { isIP } from 'node:net';

/**
 * Whether a Host header names us by number, or by the one name that can't be pointed elsewhere. A page of another site
 * that has its name resolve to our address (DNS rebinding) still sends its own name.
 */
export function isHostAllowed(host: string | undefined): boolean {
  const url = parse(host);
  if (!url) return false;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || name === 'localhost';
}

/** Whether an Origin header, if there is one, is that of our own page. Programs that are no browser send none. */
export function isOriginAllowed(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = parse(host);
  return url !== null && origin === url.origin;
}

/** A Host header is a name and perhaps a port, and nothing else. */
function parse(host: string | undefined): URL | null {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return null;
  try {
    return new URL(`http://${host}`);
  } catch {
    return null;
  }
}
