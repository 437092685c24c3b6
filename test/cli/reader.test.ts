import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command whose reader goes away at once; what it said on stderr and its exit code. */
function unread(args: readonly string[], input: string): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, ['src-main/cli/run.mjs', ...args], { cwd: ROOT });
  child.stdout.destroy();
  child.stdin.on('error', () => undefined); // it may not read all of it
  child.stdin.end(input);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, stderr });
    });
  });
}

describe('a command whose reader stops early', { timeout: 60_000 }, () => {
  it.each([
    ['lexicon', [], 'chat\n'.repeat(1000)],
    ['selfplay', ['--game', 'attrape-moa', '--games', '2'], ''],
  ])('%s ends quietly', async (command, args, input) => {
    const { code, stderr } = await unread([command, ...args], input);
    expect(code).toBe(0);
    expect(stderr).not.toContain('EPIPE');
  });
});
