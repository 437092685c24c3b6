/** What a request comes to: done, or refused with a code. */
import type { CommonRefusal } from '#engine/core/refusals';
import type { DoneResult, HostRefusal } from '#engine/wire/from-host';

export interface Refusal {
  /** A code of the host, or of the game's page. */
  readonly code: HostRefusal | CommonRefusal | (string & {});
  readonly detail?: string;
}

export type Answer = { readonly ok: true; readonly result?: DoneResult } | ({ readonly ok: false } & Refusal);

export const DONE: Answer = { ok: true };

export function done(result: DoneResult): Answer {
  return { ok: true, result };
}

export function refused(code: HostRefusal | CommonRefusal | (string & {}), detail?: string): Answer {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail };
}
