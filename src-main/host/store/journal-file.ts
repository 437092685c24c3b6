/** A match's journal on disk: lines are appended and flushed, or they are not there at all. */
import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './durable-file';

export interface JournalWriter {
  /** Resolves once the lines (each with its line end) are flushed; when it rejects, none of them is in the journal. */
  append(lines: string): Promise<void>;
  close(): Promise<void>;
}

/** What is used of a file handle, so that tests can have a disk that fails. */
export interface JournalHandle {
  write(
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesWritten: number }>;
  datasync(): Promise<void>;
  truncate(length: number): Promise<void>;
  close(): Promise<void>;
}

export class JournalFile implements JournalWriter {
  /** Whether the file may hold more than `length` bytes, left by a write that failed. */
  #dirty = false;

  /** @param length bytes of whole lines that the file holds */
  constructor(
    private readonly handle: JournalHandle,
    private length: number,
  ) {}

  async append(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    await this.#repair();
    try {
      this.#dirty = true;
      await this.#write(bytes);
      await this.handle.datasync();
      this.#dirty = false;
    } catch (error) {
      await this.#repair().catch(() => undefined); // still dirty: the next append tries again, or fails as well
      throw error;
    }
    this.length += bytes.length;
  }

  async close(): Promise<void> {
    await this.#repair().catch(() => undefined);
    await this.handle.close();
  }

  async #write(bytes: Uint8Array): Promise<void> {
    let written = 0;
    while (written < bytes.length) {
      const rest = bytes.length - written;
      written += (await this.handle.write(bytes, written, rest, this.length + written)).bytesWritten;
    }
  }

  /** Cuts off what a failed write may have left, so that it can't come back after a restart. */
  async #repair(): Promise<void> {
    if (!this.#dirty) return;
    await this.handle.truncate(this.length);
    await this.handle.datasync();
    this.#dirty = false;
  }
}

/** A new journal that begins with this setup line; one that was never begun is written over. */
export async function createJournalFile(path: string, setupLine: string): Promise<JournalWriter> {
  const handle = await open(path, 'w', 0o600);
  const journal = new JournalFile(handle, 0);
  try {
    await journal.append(`${setupLine}\n`);
    await syncFolder(dirname(path));
  } catch (error) {
    await handle.close();
    throw error;
  }
  return journal;
}

export interface OpenedJournal {
  readonly text: string;
  /** Whether a torn last line was cut off. */
  readonly cut: boolean;
  readonly writer: JournalWriter;
}

/** Opens a journal to go on with it; what a crash left of a line that nobody was told of is cut off. */
export async function openJournalFile(path: string): Promise<OpenedJournal> {
  const bytes = await readFile(path);
  const length = wholeLines(bytes);
  const handle = await open(path, 'r+');
  const cut = length < bytes.length;
  try {
    if (cut) {
      await handle.truncate(length);
      await handle.datasync();
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  return { text: bytes.subarray(0, length).toString('utf8'), cut, writer: new JournalFile(handle, length) };
}

const LINE_END = 0x0a;

/**
 * How many bytes of a journal are whole lines. Torn is what follows the last line end, and a last line that is no
 * JSON: after a power cut a file may end in bytes that were never written.
 */
export function wholeLines(bytes: Buffer): number {
  const end = bytes.lastIndexOf(LINE_END) + 1;
  if (end < 2) return end;
  const start = bytes.lastIndexOf(LINE_END, end - 2) + 1;
  const last = bytes.toString('utf8', start, end);
  return start === 0 || last.trim() === '' || isJson(last) ? end : start;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
