import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

const RUN = fileURLToPath(new URL('../../src-main/cli/run.mjs', import.meta.url));

interface Ran {
  code: number | null;
  lines: Record<string, unknown>[];
  /** What it said on stderr. */
  said: string;
}

function bench(args: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RUN, 'bench', ...args]);
    let output = '';
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = output.split('\n').filter((line) => line !== '');
      resolve({ code, said, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) });
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

  it('counts the placements of positions of others, wild tiles by where they are laid', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'preau-bench-'));
    try {
      const board = `${'.'.repeat(112)}CHAT${'.'.repeat(109)}`; // row 8, columns 8 to 11
      writeFileSync(join(folder, 'words'), 'chat\nchats\nas\n');
      writeFileSync(join(folder, 'positions'), `${board} S\n\n${board} ?\n${board} S?\n`);
      const files = ['--words', join(folder, 'words'), '--positions', join(folder, 'positions')];
      const { code, lines } = await bench(['movegen', ...files]);
      expect(code).toBe(0);
      // With S: CHATS along the row, AS down from its A. With S and ?: each of them with either tile, and AS down the
      // column after CHAT, its A wild, its S making CHATS.
      expect(lines.slice(0, 3).map(({ position, found, words }) => [position, found, words])).toEqual([
        [1, 2, 2],
        [2, 2, 2],
        [3, 5, 3],
      ]);
      expect(lines[3]).toMatchObject({ task: 'movegen', lexicon: 3, queries: 3, found: 9, words: 7 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('refuses a position it can not read, and says where', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'preau-bench-'));
    try {
      const file = join(folder, 'positions');
      const words = join(folder, 'words');
      writeFileSync(words, 'as\n');
      const empty = '.'.repeat(225);
      const bad: [string, string][] = [
        [`a${empty.slice(1)} AS`, 'enemy tiles'],
        [`${empty}. AS`, '226 characters'],
        [`${empty} as`, 'hand'],
        [`${empty} ??????`, 'more than 5'],
        [empty, 'one space'],
      ];
      for (const [line, reason] of bad) {
        writeFileSync(file, `${empty} AS\n${line}\n`);
        const { code, said } = await bench(['movegen', '--words', words, '--positions', file]);
        expect(code).toBe(2);
        expect(said).toContain(`${file}, line 2: `);
        expect(said).toContain(reason);
      }
      writeFileSync(file, '\n');
      const none = await bench(['movegen', '--words', words, '--positions', file]);
      expect([none.code, none.said]).toEqual([2, expect.stringContaining(file)]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);
});
