/** Electron's binary does not come with its npm package: it is fetched once, if it can be, in bounded time. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/root';

const PACKAGE = join(ROOT, 'node_modules', 'electron');
/** Left behind by a fetch that failed: the next start does not try again at once. */
const FAILED = join(ROOT, 'out', 'electron-not-fetched');

const FETCH_LIMIT_MS = 60_000;
const PROBE_LIMIT_MS = 4000;
const TRY_AGAIN_AFTER_MS = 24 * 60 * 60_000;

/** The path of the binary; null when it is not there. Never fetches (importing the package would). */
export function electronBinary(): string | null {
  try {
    const path = join(PACKAGE, 'dist', readFileSync(join(PACKAGE, 'path.txt'), 'utf8').trim());
    return existsSync(path) ? path : null;
  } catch {
    return null; // no path.txt: never fetched
  }
}

/** Fetches the binary, unless that failed less than a day ago. Ends within about a minute whatever the network does. */
export async function fetchElectron(): Promise<string | null> {
  if (failedLately() || !existsSync(join(PACKAGE, 'install.js'))) return null;
  if ((await isReachable()) && (await install())) {
    rmSync(FAILED, { force: true });
    return electronBinary();
  }
  mkdirSync(dirname(FAILED), { recursive: true });
  writeFileSync(FAILED, '');
  return null;
}

function failedLately(): boolean {
  return existsSync(FAILED) && Date.now() - statSync(FAILED).mtimeMs < TRY_AGAIN_AFTER_MS;
}

/** A network that answers nothing is found out in seconds, not in the minute the download may take. */
async function isReachable(): Promise<boolean> {
  const source =
    process.env['ELECTRON_MIRROR'] ?? process.env['npm_config_electron_mirror'] ?? 'https://github.com';
  try {
    await fetch(source, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_LIMIT_MS) });
    return true;
  } catch {
    return false;
  }
}

function install(): Promise<boolean> {
  const child = spawn(process.execPath, [join(PACKAGE, 'install.js')], { cwd: ROOT, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), FETCH_LIMIT_MS);
  return new Promise((resolve) => {
    const done = (well: boolean) => {
      clearTimeout(timer);
      resolve(well);
    };
    child.once('error', () => {
      done(false);
    });
    child.once('close', (code) => {
      done(code === 0);
    });
  });
}
