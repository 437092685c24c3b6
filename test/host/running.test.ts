import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Claim, type ClaimOptions, claimDataDir } from '#host/running';
import { tempDir } from '#test/support/temp-dir';

const HOST = { address: 'http://127.0.0.1:4700', ownerToken: 'secret' };
const silent: ClaimOptions = { answers: () => Promise.resolve(false), patienceMs: 0 };
const answering: ClaimOptions = {
  answers: (address) => Promise.resolve(address === HOST.address),
  patienceMs: 0,
};

async function claim(dataDir: string, options: ClaimOptions): Promise<Claim> {
  const result = await claimDataDir(dataDir, options);
  if (!result.ok) throw new Error('taken');
  onTestFinished(() => {
    result.claim.release();
  });
  return result.claim;
}

/** Another process that is alive for as long as the test. */
function otherProcess(): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child as ChildProcess & { pid: number };
}

const file = (dataDir: string) => join(dataDir, 'running.json');
const write = (dataDir: string, entry: object) => {
  writeFileSync(file(dataDir), JSON.stringify(entry));
};

describe('one host for one data folder', () => {
  it('a free folder is taken, told where the host is, and given back', async () => {
    const dataDir = join(tempDir(), 'new');
    const mine = await claim(dataDir, silent);
    mine.publish(HOST);
    expect(JSON.parse(readFileSync(file(dataDir), 'utf8'))).toEqual({ pid: process.pid, ...HOST });
    mine.release();
    expect(existsSync(file(dataDir))).toBe(false);
  });

  it.skipIf(process.platform === 'win32')("the owner's token is for the owner's eyes", async () => {
    const dataDir = tempDir();
    (await claim(dataDir, silent)).publish(HOST);
    expect(statSync(file(dataDir)).mode & 0o777).toBe(0o600);
  });

  it('a second start is told of the first', async () => {
    const dataDir = tempDir();
    const { pid } = otherProcess();
    write(dataDir, { pid, ...HOST });
    expect(await claimDataDir(dataDir, answering)).toEqual({ ok: false, running: { pid, ...HOST } });
  });

  it('a second start waits for a first that is still starting', async () => {
    const dataDir = tempDir();
    const { pid } = otherProcess();
    write(dataDir, { pid, address: null, ownerToken: null });
    const waiting = claimDataDir(dataDir, { ...answering, patienceMs: 60_000 });
    write(dataDir, { pid, ...HOST });
    expect(await waiting).toMatchObject({ ok: false });
  });

  it('a host that was killed does not stand in the way', async () => {
    const dataDir = tempDir();
    const child = otherProcess();
    write(dataDir, { pid: child.pid, ...HOST });
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await gone;
    await claim(dataDir, { answers: () => Promise.reject(new Error('not asked')) });
  });

  it('nor does half a file', async () => {
    const dataDir = tempDir();
    writeFileSync(file(dataDir), '{"pid":');
    await claim(dataDir, silent);
  });

  it('a frozen host is replaced, and notices when it wakes', async () => {
    const dataDir = tempDir();
    const frozen = await claim(dataDir, { ...silent, watchMs: 5 });
    const lost = vi.fn();
    frozen.publish(HOST);
    frozen.onLost(lost);
    const { pid } = otherProcess();
    write(dataDir, { pid, ...HOST });
    await vi.waitFor(() => {
      expect(lost).toHaveBeenCalledOnce();
    });
    frozen.release();
    expect(JSON.parse(readFileSync(file(dataDir), 'utf8'))).toMatchObject({ pid });
  });

  it('a living process that does not answer as a host loses the folder', async () => {
    const dataDir = tempDir();
    write(dataDir, { pid: otherProcess().pid, ...HOST });
    await claim(dataDir, silent);
    expect(JSON.parse(readFileSync(file(dataDir), 'utf8'))).toMatchObject({ pid: process.pid });
  });
});
