/**
 * One host for one data folder: two would write the same journals. A file in the folder names the one that runs, so
 * that a second start finds it and opens its window instead.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningHost {
  readonly pid: number;
  /** `http://…` for the owner's own window. */
  readonly address: string;
  readonly ownerToken: string;
}

export interface Claim {
  /** Says where the host can be found, once it listens. */
  publish(host: { readonly address: string; readonly ownerToken: string }): void;
  /** Calls `lost` if another host has taken the folder over, because this one did not answer (it was frozen). */
  onLost(lost: () => void): void;
  release(): void;
}

export type ClaimResult =
  { readonly ok: true; readonly claim: Claim } | { readonly ok: false; readonly running: RunningHost };

export interface ClaimOptions {
  /** Whether the host at an address answers as a host of Préau. */
  answers(address: string): Promise<boolean>;
  /** How long a host that has not answered yet may still be starting, in ms. */
  patienceMs?: number;
  /** How often the claim is looked at, in ms. */
  watchMs?: number;
}

interface Entry {
  readonly pid: number;
  readonly address: string | null;
  readonly ownerToken: string | null;
}

const FILE = 'running.json';
const RETRY_MS = 250;

/** Takes the data folder (made if need be) for this process, or tells who has it. */
export async function claimDataDir(dataDir: string, options: ClaimOptions): Promise<ClaimResult> {
  const { answers, patienceMs = 4000, watchMs = 2000 } = options;
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, FILE);
  const own: Entry = { pid: process.pid, address: null, ownerToken: null };

  for (let waited = 0; !create(path, own); waited += RETRY_MS) {
    const entry = read(path);
    if (entry && isAlive(entry.pid) && entry.pid !== process.pid) {
      const { pid, address, ownerToken } = entry;
      if (address !== null && ownerToken !== null && (await answers(address))) {
        return { ok: false, running: { pid, address, ownerToken } };
      }
      if (waited < patienceMs) {
        await sleep(RETRY_MS);
        continue;
      }
    }
    replace(path, own); // its process is gone, or is another program by now, or is frozen
    break;
  }
  return { ok: true, claim: makeClaim(path, watchMs) };
}

function makeClaim(path: string, watchMs: number): Claim {
  let timer: NodeJS.Timeout | undefined;
  const isOurs = () => read(path)?.pid === process.pid;
  return {
    publish({ address, ownerToken }) {
      replace(path, { pid: process.pid, address, ownerToken });
    },
    onLost(lost) {
      timer = setInterval(() => {
        if (isOurs()) return;
        clearInterval(timer);
        lost();
      }, watchMs);
      timer.unref();
    },
    release() {
      clearInterval(timer);
      if (isOurs()) rmSync(path, { force: true });
    },
  };
}

/** The file holds the owner's token: it is readable for the owner alone. */
const PRIVATE = 0o600;

function create(path: string, entry: Entry): boolean {
  try {
    writeFileSync(path, JSON.stringify(entry), { flag: 'wx', mode: PRIVATE });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** In one step, so that nobody reads half of it. */
function replace(path: string, entry: Entry): void {
  const next = `${path}.${process.pid}`;
  writeFileSync(next, JSON.stringify(entry), { mode: PRIVATE });
  renameSync(next, path);
}

/** null when there is none, or what is there is not of our form. */
function read(path: string): Entry | null {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null; // gone, or half written by a process that died
  }
  if (typeof value !== 'object' || value === null) return null;
  const { pid, address, ownerToken } = value as Record<string, unknown>;
  if (typeof pid !== 'number') return null;
  return { pid, address: textOrNull(address), ownerToken: textOrNull(ownerToken) };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // another user's process is alive, too
  }
}
