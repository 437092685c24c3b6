/** Builds the page and the bundles of the main process into out/, when a source is newer than what is there. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { ROOT } from './root';
import { runTool } from './run-tool';

const SOURCES = ['engine', 'dict', 'src-main', 'src-renderer'];
const SINGLE_FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'electron.vite.config.ts'];
const STAMP = join(ROOT, 'out', 'built');
const PRODUCTS = [
  'out/main/index.js',
  'out/main/host.js',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
];

/**
 * @param say is told, once, that a build is under way
 * @returns whether something was built
 * @throws with the tool's own words when the build fails
 */
export async function ensureBuilt(say: (line: string) => void): Promise<boolean> {
  if (isBuilt(fingerprint())) return false;
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  return withLock(join(ROOT, 'out', 'build.lock'), async () => {
    const sources = fingerprint();
    if (isBuilt(sources)) return false; // by the one we waited for
    say('Building Préau…');
    const { code, output } = await runTool('electron-vite', ['build', '--logLevel', 'warn'], {
      output: 'collect',
    });
    if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
    writeFileSync(STAMP, sources);
    return true;
  });
}

function isBuilt(sources: string): boolean {
  if (!PRODUCTS.every((path) => existsSync(join(ROOT, path)))) return false;
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
}

/** What the build depends on, by name, size and time of each source. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  const walk = (folder: string) => {
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) add(path);
    }
  };
  SINGLE_FILES.filter((path) => existsSync(join(ROOT, path))).forEach(add);
  SOURCES.filter((path) => existsSync(join(ROOT, path))).forEach(walk);
  return hash.digest('hex');
}
