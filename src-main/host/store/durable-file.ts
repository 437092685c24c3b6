/** A small file that is always whole: written beside, flushed, then renamed into place. */
import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Waiting {
  text: string;
  readonly saved: Promise<void>;
  settle(outcome: Promise<void>): void;
}

function waiting(text: string): Waiting {
  let settle: (outcome: Promise<void>) => void = () => undefined;
  const saved = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { text, saved, settle };
}

export class DurableFile {
  #next: Waiting | null = null;
  #busy = false;

  constructor(private readonly path: string) {}

  /**
   * Resolves once this text, or one given later, is on the disk. While one is being written only the latest of those
   * that come in is kept.
   */
  save(text: string): Promise<void> {
    if (this.#next) this.#next.text = text;
    else this.#next = waiting(text);
    const { saved } = this.#next;
    if (!this.#busy) void this.#work();
    return saved;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let job = this.#next; job !== null; job = this.#next) {
      this.#next = null;
      const outcome = replaceFile(this.path, job.text);
      job.settle(outcome);
      await outcome.catch(() => undefined); // whoever asked is told
    }
    this.#busy = false;
  }
}

/** Puts `text` in the place of whatever the file held; after a crash it holds the one or the other. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.new`;
  await withHandle(beside, 'w', async (handle) => {
    await handle.writeFile(text);
    await handle.sync();
  });
  await rename(beside, path);
  await syncFolder(dirname(path));
}

/** Makes the names in a folder last. Windows can't flush a folder, and does not need to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await withHandle(folder, 'r', (handle) => handle.sync());
}

async function withHandle(
  path: string,
  flags: string,
  use: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const handle = await open(path, flags, 0o600);
  try {
    await use(handle);
  } finally {
    await handle.close();
  }
}
