/** The host's web server: the page, its files, and how the host is. Everything else is refused. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describeError, type Log } from '../log';
import { isHostAllowed, isOriginAllowed } from './origin';

export interface HttpOptions {
  readonly rendererDir: string;
  /** What `/health` answers. */
  readonly health: () => object;
  readonly log: Log;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Files whose names change with their content. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

export function httpHandler(
  options: HttpOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      options.log(`A page could not be sent: ${describeError(error)}`);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'Internal error');
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpOptions,
): Promise<void> {
  const { host, origin } = request.headers;
  if (!isHostAllowed(host)) return say(response, 421, 'Unknown host name');
  secure(response, host ?? '');
  if (!isOriginAllowed(origin, host)) return say(response, 403, 'Only for the page of this host');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(response, 405, 'Method not allowed');
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) return say(response, 400, 'Bad path');
  if (path === '/health') return sendHealth(request, response, options);
  if (path === '/ws') return say(response, 426, 'This is for WebSockets');
  await sendFile(request, response, path, options.rendererDir);
}

/** @param host a checked Host header; older Safari does not take `'self'` for WebSockets */
function secure(response: ServerResponse, host: string): void {
  response.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "media-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      `connect-src 'self' ws://${host}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
}

/** The path of a request, decoded once; null when it can't be one of a file of ours. */
function pathOf(url: string): string | null {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  try {
    const path = decodeURIComponent(raw);
    const fine = path.startsWith('/') && !/[\0\\]/.test(path) && !path.split('/').includes('..');
    return fine ? path : null;
  } catch {
    return null;
  }
}

function sendHealth(request: IncomingMessage, response: ServerResponse, options: HttpOptions): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(options.health()));
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  rendererDir: string,
): Promise<void> {
  const file = await findFile(rendererDir, path === '/' ? '/index.html' : path);
  if (!file) return say(response, 404, 'Not found');
  response.setHeader('Content-Type', TYPES[extname(file.path).toLowerCase()] ?? 'application/octet-stream');
  response.setHeader('Content-Length', file.size);
  response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(createReadStream(file.path, { end: Math.max(0, file.size - 1) }), response);
  } catch (error) {
    if (!response.destroyed || !isAbort(error)) throw error; // a window that leaves half-way is nothing to report
  }
}

function isAbort(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** A regular file inside the folder, whatever links lead out of it; null when there is none. */
async function findFile(folder: string, path: string): Promise<{ path: string; size: number } | null> {
  try {
    const [root, target] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!target.startsWith(root + sep)) return null;
    const found = await stat(target);
    return found.isFile() ? { path: target, size: found.size } : null;
  } catch {
    return null; // not there, or not to be read: to the asker it is the same
  }
}

function say(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${text}\n`);
}
