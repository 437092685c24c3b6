import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

const RUN = fileURLToPath(new URL('../../src-main/cli/run.mjs', import.meta.url));

function bench(args: readonly string[]): Promise<{ code: number | null; lines: Record<string, unknown>[] }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RUN, 'bench', ...args]);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = output.split('\n').filter((line) => line !== '');
      resolve({ code, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) });
    });
  });
}

describe('npm run bench', () => {
  it('counts on the words and racks of others, and its engines agree', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'preau-bench-'));
    try {
      writeFileSync(join(folder, 'words'), 'chat\nTACHE\nâne\nl’eau\n\nrat\n');
      writeFileSync(join(folder, 'racks'), 'TACH\nane\n');
      const files = ['--words', join(folder, 'words'), '--racks', join(folder, 'racks')];
      const { code, lines } = await bench(['sub-anagrams', ...files]);
      expect(code).toBe(0);
      // CHAT and ANE; with a joker TACHE and RAT too, with two RAT from ANE besides
      const counts = lines.map(({ engine, jokers, words, found }) => ({ engine, jokers, words, found }));
      expect(counts).toEqual([
        { engine: 'preau', jokers: '0', words: 4, found: 2 },
        { engine: 'trie-prefix-tree', jokers: '0', words: 4, found: 2 },
        { engine: 'preau', jokers: '1', words: 4, found: 4 },
        { engine: 'preau', jokers: '2', words: 4, found: 6 },
      ]);
      expect(lines[1]?.['agrees']).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);

  it('refuses what it does not know', async () => {
    expect((await bench(['no-such-task'])).code).toBe(2);
    expect((await bench(['lookup', '--words', '/nowhere/at/all'])).code).toBe(2);
  }, 60_000);
});
