/** Starts Préau as a program does: without a window, on the loopback address, in a data folder of its own. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../src-main/cli/setup/root';

export interface StartedPreau {
  readonly address: string;
  readonly ownerToken: string;
  /** Opens the page as the owner. */
  readonly ownerUrl: string;
  /** The process of the host itself: it takes signals directly. */
  readonly process: ChildProcess;
  /** All it has printed so far. */
  readonly output: { stdout: string; stderr: string };
  /** Ends it with a signal and waits; its exit code, or null when the signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface StartPreauOptions {
  dataDir: string;
  /** 0, or left out: any free one. */
  port?: number;
  /** 127.0.0.1 when left out. */
  bind?: string;
  /** Its script, in the place of `npm start`'s. */
  script?: string[];
  /** How the process is made, e.g. in a network namespace. */
  spawn?: (command: string, args: string[], options: SpawnOptions) => ChildProcess;
}

const NPM_START = [join(ROOT, 'src-main', 'cli', 'run.mjs'), 'start'];
/** A build may be due first. */
const READY_LIMIT_MS = 120_000;

/** @throws with what it printed when it ends, or says nothing, instead of being ready */
export async function startPreau(options: StartPreauOptions): Promise<StartedPreau> {
  const { dataDir, port = 0, bind = '127.0.0.1', script = NPM_START } = options;
  const args = [
    ...script,
    '--headless',
    '--no-mdns',
    `--port=${port}`,
    `--bind=${bind}`,
    `--data=${dataDir}`,
  ];
  const child = (options.spawn ?? spawn)(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));

  const line = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`Préau ${why}: ${output.stdout}${output.stderr}`));
    };
    const timer = setTimeout(() => {
      fail('is not ready in time');
    }, READY_LIMIT_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      if (!output.stdout.includes('\n')) return;
      clearTimeout(timer);
      resolve(output.stdout);
    });
    void exited.then((code) => {
      clearTimeout(timer);
      fail(`ended with ${String(code)}`);
    });
  });
  const { address, ownerToken } = JSON.parse(line) as { address: string; ownerToken: string };
  return {
    address,
    ownerToken,
    ownerUrl: `${address}/#owner=${ownerToken}`,
    process: child,
    output,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}
