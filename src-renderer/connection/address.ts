/** Reads an address as people type it from a board or hear it across the room. */

export type AddressFault =
  'EMPTY' | 'NOT_AN_ADDRESS' | 'NUMBER_TOO_BIG' | 'NUMBER_MISSING' | 'BAD_PORT' | 'IPV6';

export type ReadAddress =
  { readonly ok: true; readonly address: string } | { readonly ok: false; readonly fault: AddressFault };

const fault = (name: AddressFault): ReadAddress => ({ ok: false, fault: name });

/** Commas for dots, spaces for anything, `http//`, a path behind it: what fingers make of an address. */
function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^https?\s*:?\s*\/{1,}/, '')
    .replace(/[/?#].*$/, '')
    .replace(/\s*[,.;]+\s*(?=\d)/g, '.')
    .replace(/\s*:\s*/g, ':')
    .replace(/[.,;:]+$/, '')
    .trim();
}

/** Four numbers, and a port behind a colon, a space or (five of them in a row) a dot. */
function readNumbers(host: string, port: string | undefined): ReadAddress | null {
  const parts = host.split('.');
  if (!parts.every((part) => /^\d+$/.test(part))) return null;
  const [numbers, last] =
    parts.length === 5 && port === undefined ? [parts.slice(0, 4), parts[4]] : [parts, port];
  if (numbers.length < 4) return fault('NUMBER_MISSING');
  if (numbers.length > 4) return fault('NOT_AN_ADDRESS');
  if (numbers.some((number) => Number(number) > 255)) return fault('NUMBER_TOO_BIG');
  return finish(numbers.map(Number).join('.'), last);
}

function finish(host: string, port: string | undefined): ReadAddress {
  if (port === undefined) return { ok: true, address: `http://${host}/` };
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535) return fault('BAD_PORT');
  return { ok: true, address: `http://${host}:${number}/` };
}

/**
 * `http://host:port/` from what was typed. `defaultPort`: for an address without one, e.g. that of the page itself;
 * empty for none.
 */
export function readAddress(text: string, defaultPort = ''): ReadAddress {
  const tidied = tidy(text);
  if (tidied === '') return fault('EMPTY');
  if (tidied.startsWith('[') || tidied.split(':').length > 2) return fault('IPV6');
  const [host = '', given] = tidied.split(/[:\s]+/, 2);
  if (tidied.split(/[:\s]+/).length > 2) return fault('NOT_AN_ADDRESS');
  const fallback = defaultPort === '' ? undefined : defaultPort;
  const asNumbers = readNumbers(host, given);
  if (asNumbers?.ok && !/:\d+\/$/.test(asNumbers.address)) return finish(host, fallback);
  if (asNumbers !== null) return asNumbers;
  const isName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(host);
  return isName && /[a-z]/.test(host) && (host.includes('.') || host === 'localhost')
    ? finish(host, given ?? fallback)
    : fault('NOT_AN_ADDRESS');
}
