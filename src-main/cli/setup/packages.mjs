/**
 * Makes node_modules agree with package-lock.json. Plain JavaScript: it runs before anything is installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

/** An install on a slow school line may take minutes; a line that is down must not hold anyone for ever. */
const INSTALL_LIMIT_MS = 15 * 60_000;

const NPM_CI = [
  'ci',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--loglevel=error', // what packages would like (newer engines, install scripts) is not for who starts Préau
  '--prefer-offline',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
];

/**
 * Installs what package-lock.json asks for, unless it is there already. Calls at the same time wait for each other.
 * @param {string} root the project's folder
 * @param {(root: string) => Promise<void>} [install] what installs (given by tests)
 * @returns {Promise<boolean>} whether something was installed
 * @throws {Error} with one sentence for people when the packages can't be had
 */
export async function ensurePackages(root, install = npmCi) {
  if (isStamped(root)) return false;
  mkdirSync(join(root, 'out'), { recursive: true });
  return withLock(join(root, 'out', 'install.lock'), async () => {
    if (isStamped(root)) return false;
    const missing = !isInstalled(root);
    if (missing) await install(root);
    if (!existsSync(join(root, 'node_modules')))
      throw new Error('npm ci ended well but left no node_modules.');
    writeFileSync(stampPath(root), fingerprint(root));
    return missing;
  });
}

const stampPath = (root) => join(root, 'node_modules', '.preau-installed');

/** What an install depends on: the lock file, and the machine, since some packages hold native code. */
function fingerprint(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function isStamped(root) {
  try {
    return readFileSync(stampPath(root), 'utf8') === fingerprint(root);
  } catch {
    return false; // no stamp yet, or no node_modules at all
  }
}

/**
 * Whether node_modules already holds what the lock file names, by npm's own record of it: then someone ran npm by
 * hand, and a second install would only take the packages away from whoever is using them.
 * @param {string} root
 */
export function isInstalled(root) {
  let wanted, present;
  try {
    wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    present = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return entry.optional === true; // built for other machines
    return (
      found.version === entry.version && found.integrity === entry.integrity && existsSync(join(root, path))
    );
  });
}

/** npm's own start file when npm started us: on Windows `npm` is a script that can't be spawned without a shell. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script))
    return { file: process.execPath, before: [script], shell: false };
  return { file: 'npm', before: [], shell: process.platform === 'win32' };
}

async function npmCi(root) {
  process.stderr.write('Installing the packages Préau needs (npm ci)…\n');
  const { file, before, shell } = npmCommand();
  // Without a network npm would go through all packages, one time-out after the other, for a quarter of an hour.
  const offline = (await canReach(registry(root))) ? [] : ['--offline'];
  const child = spawn(file, [...before, ...NPM_CI, ...offline], {
    cwd: root,
    shell,
    stdio: ['ignore', 2, 2],
  });
  const timer = setTimeout(() => child.kill(), INSTALL_LIMIT_MS);
  const code = await new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`npm can't be started: ${error.message}`)));
    child.once('close', resolve);
  }).finally(() => clearTimeout(timer));
  if (code === 0) return;
  const why = offline.length > 0 ? 'there is no way to the npm registry' : 'npm ci failed, see above';
  throw new Error(
    `The packages could not be installed: ${why}. Préau needs the internet for this once; when the line is back, ` +
      'run the same command again.',
  );
}

/** Where npm gets its packages from, and through which proxy, by its own configuration. */
function registry(root) {
  const { file, before, shell } = npmCommand();
  const ask = (key) => {
    const args = [...before, 'config', 'get', key];
    return execFileSync(file, args, {
      cwd: root,
      shell,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 2],
    }).trim();
  };
  const proxy = ask('https-proxy');
  return proxy === 'null' || proxy === '' ? ask('registry') : proxy;
}

const REACH_LIMIT_MS = 8000;

/**
 * Whether someone answers at the host and port of a URL; what they say is npm's business.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export function canReach(url, limitMs = REACH_LIMIT_MS) {
  if (!URL.canParse(url)) return Promise.resolve(true); // not for us to judge
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'http:' ? 80 : 443) });
    const done = (reached) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(reached);
    };
    const timer = setTimeout(() => done(false), limitMs);
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
