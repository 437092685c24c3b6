/** One process at a time: a lock file that names its owner, and is taken over when its owner is gone. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;
/** A file without a readable owner is one being written, unless it stays so. */
const UNREADABLE_FOR_MS = 5000;

/**
 * Runs `work` while holding the lock; waits as long as another living process holds it.
 * @template T
 * @param {string} path the lock file, in a folder that exists
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  let announced = false;
  while (!take(path)) {
    if (isAbandoned(path)) {
      discard(path);
      continue;
    }
    if (!announced) process.stderr.write(`Waiting for another Préau command to finish (${path})…\n`);
    announced = true;
    await sleep(POLL_MS);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (pid > 0) return !isAlive(pid);
    return ageOf(path) > UNREADABLE_FOR_MS;
  } catch {
    return false; // released in between: the next `take` tells
  }
}

/**
 * Removes an abandoned lock. Looking again and removing it happen under a second, momentary lock: of two who found it
 * abandoned, the slower one must not remove the file that the quicker one has just written.
 */
function discard(path) {
  const guard = `${path}.takeover`;
  if (!take(guard)) {
    if (ageOf(guard) > UNREADABLE_FOR_MS) rmSync(guard, { force: true });
    return;
  }
  try {
    if (isAbandoned(path)) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/**
 * Whether a process with this id runs on this machine (someone else's counts too).
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
