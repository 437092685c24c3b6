/** Reads a frame of a window. Whatever it holds, the outcome is a message, a refusal or the end of the connection. */
import * as v from 'valibot';
import { isObject, isWholeFrom } from '#engine/core/read';
import type { HostRefusal } from '#engine/wire/from-host';
import {
  Beat,
  type BeatMessage,
  Hello,
  type HelloMessage,
  Request,
  type RequestMessage,
} from '#engine/wire/from-window';
import { PROTOCOL_VERSION } from '#engine/wire/limits';

export type ReadMessage =
  | { readonly kind: 'hello'; readonly hello: HelloMessage }
  | { readonly kind: 'otherProtocol' }
  | { readonly kind: 'beat'; readonly beat: BeatMessage }
  | { readonly kind: 'request'; readonly request: RequestMessage }
  /** A request that can be answered, though not understood. */
  | { readonly kind: 'refuse'; readonly re: number; readonly code: HostRefusal; readonly detail?: string }
  | { readonly kind: 'bad' };

const BAD: ReadMessage = { kind: 'bad' };
/** Deeper than any message of ours, and shallow enough for whatever walks through one. */
const DEPTH = 8;

export function readMessage(text: string): ReadMessage {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return BAD;
  }
  if (!isObject(raw) || deeperThan(raw, DEPTH)) return BAD;
  if (raw['type'] === 'hello') return readHello(raw);
  if (raw['type'] === 'beat') {
    const beat = v.safeParse(Beat, raw);
    return beat.success ? { kind: 'beat', beat: beat.output } : BAD;
  }
  return readRequest(raw);
}

/** The version comes first: a hello of another one may have any other form. */
function readHello(raw: Record<string, unknown>): ReadMessage {
  if (raw['protocol'] !== PROTOCOL_VERSION) return { kind: 'otherProtocol' };
  const hello = v.safeParse(Hello, raw);
  return hello.success ? { kind: 'hello', hello: hello.output } : BAD;
}

function readRequest(raw: Record<string, unknown>): ReadMessage {
  const request = v.safeParse(Request, raw);
  if (request.success) return { kind: 'request', request: request.output };
  const re = raw['re'];
  if (!isWholeFrom(re, 0)) return BAD;
  const field = fieldAtFault(request.issues[0]);
  const code = field === 'name' || field === 'title' ? 'BAD_NAME' : 'BAD_MESSAGE';
  return { kind: 'refuse', re, code, ...(field !== null && { detail: field }) };
}

/** Only names of our own: what a window sent is not sent back to it. */
const FIELDS = [
  'type',
  'name',
  'title',
  'game',
  'table',
  'seat',
  'to',
  'level',
  'code',
  'options',
  'intent',
  'as',
  'on',
  'action',
  'open',
];

function fieldAtFault(issue: v.BaseIssue<unknown>): string | null {
  const key = issue.path?.[0]?.key;
  return typeof key === 'string' && FIELDS.includes(key) ? key : null;
}

function deeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => deeperThan(item, depth - 1));
}
