/** A disk that a test holds in its hands: it can fail, and it can keep everyone waiting. */
import type { JournalWriter, OpenedJournal } from '#host/store/journal-file';
import type { Store } from '#host/store/store';

export class MemoryStore implements Store {
  sessions: string | null = null;
  readonly tables = new Map<string, string>();
  /** By `<table>/<match>`. */
  readonly journals = new Map<string, string>();
  readonly aside: string[] = [];
  /** While it is set, whatever is written fails. */
  full = false;
  #held: (() => void)[] | null = null;

  /** From now on nothing is written until `release`. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const go of held) go();
  }

  async readSessions(): Promise<string | null> {
    return this.sessions;
  }

  async saveSessions(text: string): Promise<void> {
    await this.#write();
    this.sessions = text;
  }

  async setSessionsAside(): Promise<string> {
    this.aside.push('sessions');
    this.sessions = null;
    return 'aside/sessions.json';
  }

  async tableIds(): Promise<readonly string[]> {
    return [...this.tables.keys()];
  }

  async readTable(id: string): Promise<string> {
    return given(this.tables.get(id));
  }

  async saveTable(id: string, text: string): Promise<void> {
    await this.#write();
    this.tables.set(id, text);
  }

  async createJournal(id: string, match: number, setupLine: string): Promise<JournalWriter> {
    const key = `${id}/${match}`;
    await this.#write();
    this.journals.set(key, `${setupLine}\n`);
    return this.#writer(key);
  }

  async openJournal(id: string, match: number): Promise<OpenedJournal> {
    const key = `${id}/${match}`;
    return { text: given(this.journals.get(key)), cut: false, writer: this.#writer(key) };
  }

  async readJournal(id: string, match: number): Promise<string> {
    return given(this.journals.get(`${id}/${match}`));
  }

  async journalTouched(): Promise<number> {
    return Date.now();
  }

  async closeTable(id: string): Promise<void> {
    this.tables.delete(id);
  }

  async setAside(id: string): Promise<string> {
    this.tables.delete(id);
    this.aside.push(id);
    return `aside/${id}`;
  }

  /** Every line after the setup of the only journal. */
  entries(): Record<string, unknown>[] {
    const [text = ''] = this.journals.values();
    return text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  #writer(key: string): JournalWriter {
    return {
      append: async (lines) => {
        await this.#write();
        this.journals.set(key, given(this.journals.get(key)) + lines);
      },
      close: async () => undefined,
    };
  }

  async #write(): Promise<void> {
    const held = this.#held;
    if (held) await new Promise<void>((resolve) => held.push(resolve));
    if (this.full) throw new Error('no space left on device');
  }
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('no such file');
  return value;
}
