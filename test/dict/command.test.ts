import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RUN = fileURLToPath(new URL('../../src-main/cli/run.mjs', import.meta.url));

interface Outcome {
  readonly code: number | null;
  readonly lines: unknown[];
  readonly errors: string;
}

function lexicon(args: readonly string[], input: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RUN, 'lexicon', ...args]);
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = output.split('\n').filter((line) => line !== '');
      resolve({ code, lines: lines.map((line) => JSON.parse(line) as unknown), errors });
    });
    child.stdin.end(input);
  });
}

describe('npm run lexicon', () => {
  it('answers one line a word, in order, folded', async () => {
    const { code, lines } = await lexicon(['salé', 'paris', "aujourd'hui", 'KM', ''], '');
    expect(code).toBe(0);
    expect(lines).toEqual([
      { word: 'SALE', accepted: true, classes: ['noun', 'verb', 'adj'], forms: ['sale', 'salé'] },
      { word: 'PARIS', accepted: true, classes: ['noun'], forms: ['paris'] },
      { word: "aujourd'hui", accepted: false, classes: [], forms: [] },
      { word: 'KM', accepted: false, classes: [], forms: [] },
      { word: '', accepted: false, classes: [], forms: [] },
    ]);
  }, 60_000);

  it('reads words from standard input, skips blank lines, bounds long ones', async () => {
    const { code, lines } = await lexicon([], `œufs\r\n\n${'a'.repeat(300_000)}\néh`);
    expect(lines).toMatchObject([
      { word: 'OEUFS', accepted: true },
      { accepted: false, tooLong: true },
      { word: 'EH', accepted: true },
    ]);
    expect(JSON.stringify(lines).length).toBeLessThan(1000);
    expect(code).toBe(2);
  }, 60_000);

  it('says how it is used when nothing is asked', async () => {
    const { code, lines, errors } = await lexicon([], '');
    expect(code).toBe(2);
    expect(lines).toEqual([]);
    expect(errors).toContain('usage');
  }, 60_000);
});
