/** Requests that wait for their answer. Each promise is settled once, whatever happens to the connection. */
import type { RequestMessage } from '#engine/wire/from-window';
import type { Answer } from '../games/contract';

type WithoutRe<T> = T extends unknown ? Omit<T, 're'> : never;
/** A request before it gets its number. */
export type RequestBody = WithoutRe<RequestMessage>;

interface Waiting {
  readonly body: RequestBody;
  /** In ms of `performance.now()`. */
  readonly since: number;
  readonly settle: (answer: Answer) => void;
}

/** An action older than this when the host is back was meant for another moment of the game: it is not sent again. */
export const RESEND_WITHIN = 15_000;

export class Requests {
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Registers a request; `number` is its `re`. */
  add(body: RequestBody, now: number): { readonly number: number; readonly answer: Promise<Answer> } {
    const number = ++this.last;
    const answer = new Promise<Answer>((settle) => this.waiting.set(number, { body, since: now, settle }));
    return { number, answer };
  }

  /** Settles a request by its number; an answer nobody waits for (any more) is dropped. */
  settle(number: number, answer: Answer): void {
    this.waiting.get(number)?.settle(answer);
    this.waiting.delete(number);
  }

  /** After a lost connection: only actions stay, since their intent makes a second sending harmless. */
  dropAllButActs(): void {
    for (const [number, { body }] of this.waiting) {
      if (body.type !== 'act') this.settle(number, { ok: false, code: 'CONNECTION_LOST' });
    }
  }

  dropAll(code: string): void {
    for (const number of [...this.waiting.keys()]) this.settle(number, { ok: false, code });
  }

  /** Actions to be sent (again) under their own intents, oldest first, with the number to answer to. */
  takeResendable(now: number): RequestMessage[] {
    const again: RequestMessage[] = [];
    for (const [number, { body, since }] of this.waiting) {
      if (body.type !== 'act') continue;
      if (now - since <= RESEND_WITHIN) again.push({ ...body, re: number });
      else this.settle(number, { ok: false, code: 'CONNECTION_LOST' });
    }
    return again;
  }
}
