/** Who is known to this host. A session is a person's window, recognised by a secret token that only it has. */
import * as v from 'valibot';
import { describeError, type Log } from './log';
import { freePseudonym } from './names';
import { hashToken, newId, newToken } from './secrets';
import type { Store } from './store/store';

export interface Session {
  /** Not secret. */
  readonly id: string;
  readonly tokenHash: string;
  name: string;
  /** Whether it has shown the token of whoever started the host. */
  owner: boolean;
  /** The table it is at. */
  table: string | null;
  /** When it was last connected, in ms since the epoch. */
  seen: number;
}

const SessionsFile = v.object({
  version: v.literal(1),
  sessions: v.array(
    v.object({
      id: v.string(),
      tokenHash: v.string(),
      name: v.string(),
      owner: v.boolean(),
      table: v.nullable(v.string()),
      seen: v.number(),
    }),
  ),
});

/** Sessions that nobody needs any more are forgotten when there are more than this, the longest unseen first. */
const KEPT = 500;

type SessionStore = Pick<Store, 'readSessions' | 'saveSessions' | 'setSessionsAside'>;

export class Sessions {
  readonly #byId = new Map<string, Session>();
  readonly #byHash = new Map<string, Session>();

  private constructor(
    private readonly store: SessionStore,
    private readonly log: Log,
    private readonly date: () => number,
  ) {}

  /** Those known from before; a file that can't be read is set aside, and everyone starts as someone new. */
  static async load(store: SessionStore, log: Log, date: () => number = Date.now): Promise<Sessions> {
    const sessions = new Sessions(store, log, date);
    try {
      const text = await store.readSessions();
      if (text !== null)
        for (const session of v.parse(SessionsFile, JSON.parse(text)).sessions) sessions.#add(session);
    } catch (error) {
      log(`The players' sessions can't be read, so players come back as new ones: ${describeError(error)}`);
      await sessions.#setAside();
    }
    return sessions;
  }

  /** The next save would write over what someone may still mend. */
  async #setAside(): Promise<void> {
    try {
      this.log(`They were moved to ${await this.store.setSessionsAside()}.`);
    } catch (error) {
      this.log(`They can't be moved aside either: ${describeError(error)}`);
    }
  }

  get(id: string): Session | undefined {
    return this.#byId.get(id);
  }

  all(): Iterable<Session> {
    return this.#byId.values();
  }

  /** The session with this token, if there is one. */
  byToken(token: string): Session | undefined {
    return this.#byHash.get(hashToken(token));
  }

  /** A new session, with its token; the token is kept nowhere else. */
  create(needed: (session: Session) => boolean): { session: Session; token: string } {
    this.#forgetUnneeded(needed);
    const token = newToken();
    const name = freePseudonym(Array.from(this.#byId.values(), (session) => session.name));
    const session: Session = {
      id: newId(),
      tokenHash: hashToken(token),
      name,
      owner: false,
      table: null,
      seen: this.date(),
    };
    this.#add(session);
    return { session, token };
  }

  /** Resolves once all changes so far are on the disk, or could not be written, which is reported. */
  async save(): Promise<void> {
    const text = JSON.stringify({ version: 1, sessions: [...this.#byId.values()] });
    try {
      await this.store.saveSessions(text);
    } catch (error) {
      this.log(
        `The players' sessions can't be saved; they are lost if the host stops: ${describeError(error)}`,
      );
    }
  }

  #add(session: Session): void {
    this.#byId.set(session.id, session);
    this.#byHash.set(session.tokenHash, session);
  }

  #forgetUnneeded(needed: (session: Session) => boolean): void {
    if (this.#byId.size < KEPT) return;
    const oldest = [...this.#byId.values()]
      .filter((session) => !needed(session))
      .sort((a, b) => a.seen - b.seen)
      .slice(0, this.#byId.size - KEPT + 1);
    for (const { id, tokenHash } of oldest) {
      this.#byId.delete(id);
      this.#byHash.delete(tokenHash);
    }
  }
}
