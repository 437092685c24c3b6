/**
 * Where the host keeps what must survive it:
 *
 *     sessions.json               who is known, by the hash of their token
 *     tables/<id>/table.json      seats, options, stage
 *     tables/<id>/match-<n>.jsonl the journal of the n-th match at that table
 *     archive/<id>/               tables that were closed after a match
 *     aside/<id>/                 tables that could not be read, and sessions.json in that case
 */
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../secrets';
import { DurableFile } from './durable-file';
import { createJournalFile, type JournalWriter, type OpenedJournal, openJournalFile } from './journal-file';

/** What tables and sessions ask of the disk; every promise rejects where the disk refuses. */
export interface Store {
  readSessions(): Promise<string | null>;
  saveSessions(text: string): Promise<void>;
  /** Takes sessions that can't be read out of the way of those to come; answers where they lie now. */
  setSessionsAside(): Promise<string>;
  tableIds(): Promise<readonly string[]>;
  readTable(id: string): Promise<string>;
  /** Resolves once this text, or a later one of the same table, is flushed. */
  saveTable(id: string, text: string): Promise<void>;
  createJournal(id: string, match: number, setupLine: string): Promise<JournalWriter>;
  openJournal(id: string, match: number): Promise<OpenedJournal>;
  readJournal(id: string, match: number): Promise<string>;
  /** Milliseconds since the epoch of the last entry. */
  journalTouched(id: string, match: number): Promise<number>;
  /** Forgets a table; its journals, if it has any, go to the archive. */
  closeTable(id: string): Promise<void>;
  /** Takes a table that can't be read out of the way; answers where it lies now. */
  setAside(id: string): Promise<string>;
}

export async function openStore(dataDir: string): Promise<Store> {
  await mkdir(join(dataDir, 'tables'), { recursive: true, mode: 0o700 });
  return new FolderStore(dataDir);
}

class FolderStore implements Store {
  readonly #sessions: DurableFile;
  readonly #tables = new Map<string, DurableFile>();

  constructor(private readonly dataDir: string) {
    this.#sessions = new DurableFile(join(dataDir, 'sessions.json'));
  }

  readSessions(): Promise<string | null> {
    return readIfThere(join(this.dataDir, 'sessions.json'));
  }

  saveSessions(text: string): Promise<void> {
    return this.#sessions.save(text);
  }

  async setSessionsAside(): Promise<string> {
    const folder = join(this.dataDir, 'aside');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = join(folder, `sessions-${newId()}.json`);
    await rename(join(this.dataDir, 'sessions.json'), target);
    return target;
  }

  async tableIds(): Promise<readonly string[]> {
    const entries = await readdir(join(this.dataDir, 'tables'), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  }

  readTable(id: string): Promise<string> {
    return readFile(this.#path(id, 'table.json'), 'utf8');
  }

  async saveTable(id: string, text: string): Promise<void> {
    let file = this.#tables.get(id);
    if (!file) {
      file = new DurableFile(this.#path(id, 'table.json'));
      this.#tables.set(id, file);
    }
    const made = await mkdir(this.#folder(id), { recursive: true, mode: 0o700 });
    try {
      await file.save(text);
    } catch (error) {
      // An empty folder would be taken for a table that can't be read.
      if (made !== undefined) await this.closeTable(id);
      throw error;
    }
  }

  createJournal(id: string, match: number, setupLine: string): Promise<JournalWriter> {
    return createJournalFile(this.#journal(id, match), setupLine);
  }

  openJournal(id: string, match: number): Promise<OpenedJournal> {
    return openJournalFile(this.#journal(id, match));
  }

  readJournal(id: string, match: number): Promise<string> {
    return readFile(this.#journal(id, match), 'utf8');
  }

  async journalTouched(id: string, match: number): Promise<number> {
    return (await stat(this.#journal(id, match))).mtimeMs;
  }

  async closeTable(id: string): Promise<void> {
    this.#tables.delete(id);
    const files = await readdir(this.#folder(id));
    if (files.some((name) => name.endsWith('.jsonl'))) await this.#move(id, 'archive');
    else await rm(this.#folder(id), { recursive: true, force: true });
  }

  setAside(id: string): Promise<string> {
    return this.#move(id, 'aside');
  }

  async #move(id: string, place: 'archive' | 'aside'): Promise<string> {
    const folder = join(this.dataDir, place);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = join(folder, id);
    await rename(this.#folder(id), target);
    return target;
  }

  #folder(id: string): string {
    return join(this.dataDir, 'tables', id);
  }

  #path(id: string, file: string): string {
    return join(this.#folder(id), file);
  }

  #journal(id: string, match: number): string {
    return this.#path(id, `match-${match}.jsonl`);
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
