import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isAlive, withLock } from '../../src-main/cli/setup/lock.mjs';
import { canReach, ensurePackages, isInstalled } from '../../src-main/cli/setup/packages.mjs';
import { tempDir, writeTree } from '#test/support/temp-dir';

const LOCK = {
  packages: {
    '': { name: 'project' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/for-another-machine': { version: '1.0.0', integrity: 'sha512-o', optional: true },
  },
};
const RECORD = { packages: { 'node_modules/a': LOCK.packages['node_modules/a'] } };

/** A project with a lock file, and what npm left in node_modules, if anything. */
function project(record?: object): string {
  const root = tempDir();
  writeTree(root, { 'package-lock.json': JSON.stringify(LOCK) });
  if (record) {
    writeTree(root, {
      'node_modules/.package-lock.json': JSON.stringify(record),
      'node_modules/a/package.json': '{}',
    });
  }
  return root;
}

const installer = () =>
  vi.fn((root: string) => {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    return Promise.resolve();
  });

describe('packages are installed', () => {
  it('when there are none, and only once', async () => {
    const root = project();
    const install = installer();
    expect(await ensurePackages(root, install)).toBe(true);
    expect(await ensurePackages(root, install)).toBe(false);
    expect(install).toHaveBeenCalledOnce();
  });

  it('again when the lock file asks for others', async () => {
    const root = project();
    const install = installer();
    await ensurePackages(root, install);
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/b': { version: '2.0.0' } } }),
    );
    expect(await ensurePackages(root, install)).toBe(true);
  });

  it('not when npm was run by hand', async () => {
    const install = installer();
    expect(await ensurePackages(project(RECORD), install)).toBe(false);
    expect(install).not.toHaveBeenCalled();
  });

  it('when what npm left is of another version, or its folder is gone', () => {
    expect(isInstalled(project(RECORD))).toBe(true);
    expect(isInstalled(project({ packages: { 'node_modules/a': { version: '0.9.0' } } }))).toBe(false);
    expect(isInstalled(project({ packages: {} }))).toBe(false);
    expect(isInstalled(project())).toBe(false);
  });

  it('once, however many commands ask at the same time', async () => {
    const root = project();
    const install = installer();
    const answers = await Promise.all([1, 2, 3].map(() => ensurePackages(root, install)));
    expect(install).toHaveBeenCalledOnce();
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('and asked for again after a failure', async () => {
    const root = project();
    await expect(ensurePackages(root, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(await ensurePackages(root, installer())).toBe(true);
  });
});

describe('the way to the registry', () => {
  it('is known to be open or closed before npm tries', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await canReach(url)).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(await canReach(url)).toBe(false);
  });
});

describe('a lock', () => {
  it('is held by one at a time', async () => {
    const path = join(tempDir(), 'lock');
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise(setImmediate);
      inside--;
    };
    await Promise.all([1, 2, 3].map(() => withLock(path, work)));
    expect(most).toBe(1);
    expect(existsSync(path)).toBe(false);
  });

  it('names its owner, and is released when the work fails', async () => {
    const path = join(tempDir(), 'lock');
    const work = () => {
      expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
      return Promise.reject(new Error('no'));
    };
    await expect(withLock(path, work)).rejects.toThrow('no');
    expect(existsSync(path)).toBe(false);
  });

  it('of a process that is gone is taken over', async () => {
    const path = join(tempDir(), 'lock');
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('close', resolve));
    expect(isAlive(child.pid ?? 0)).toBe(false);
    writeFileSync(path, String(child.pid));
    expect(await withLock(path, () => Promise.resolve('done'))).toBe('done');
  });
});
