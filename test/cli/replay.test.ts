import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tempDir, writeTree } from '#test/support/temp-dir';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLE = join(ROOT, 'test/fixtures/examples/attrape-moa/04-score.jsonl');
const REFUSING = join(ROOT, 'test/fixtures/examples/attrape-moa/15-pause.jsonl');

function run(...args: string[]): { code: number | null; lines: Record<string, unknown>[]; errors: string[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src-main/cli/run.mjs', 'replay', ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const parse = (line: string) => JSON.parse(line) as Record<string, unknown>;
  return {
    code: status,
    lines: stdout.split('\n').filter(Boolean).map(parse),
    errors: stderr.split('\n').filter(Boolean),
  };
}

const SETUP = {
  format: 'journal',
  version: 1,
  game: 'attrape-moa',
  players: ['Ana', 'Bilal', 'Chloé'],
  lexicon: { words: { CHAT: ['noun'] } },
};
const setup = (change: object = {}) => JSON.stringify({ ...SETUP, ...change });
const START = '{"t":0,"by":0,"type":"startRound"}';

describe('npm run replay (rules README, the journal)', { timeout: 60_000 }, () => {
  it('prints a line for each action and a last one with the final state, as the referee sees it', () => {
    const { code, lines, errors } = run(EXAMPLE);
    expect([code, errors]).toEqual([0, []]);
    expect(lines.slice(0, -1).map(({ line, ok }) => [line, ok])).toEqual(
      [2, 3, 4, 5, 6].map((n) => [n, true]),
    );
    expect(lines.at(-1)).toMatchObject({
      final: {
        game: 'attrape-moa',
        phase: 'ready',
        t: 4000,
        deadline: null,
        paused: false,
        scores: [0, 4, 6],
        winners: [],
      },
    });
  });

  it('a refused action has its code, and the exit code is 0 all the same', () => {
    const { code, lines } = run(REFUSING);
    expect(code).toBe(0);
    expect(lines).toContainEqual({ line: 4, ok: false, error: 'PAUSED' });
  });

  it('--view public and a seat: each gets its own view', () => {
    const folder = tempDir();
    writeTree(folder, { 'one.jsonl': `${setup()}\n${START}\n` });
    const handsFor = (view: string) =>
      (run(join(folder, 'one.jsonl'), '--view', view).lines.at(-1)?.['final'] as { hands: unknown[] }).hands;
    expect(handsFor('public')).toEqual([null, null, null]);
    expect(handsFor('1')).toEqual([null, expect.any(Array), null]);
  });

  it.each(['nobody', '-1', '1.5', '', '01', 'Referee'])(
    'an unknown view (%j) exits 2 and prints nothing',
    (view) => {
      const { code, lines, errors } = run(EXAMPLE, `--view=${view}`);
      expect([code, lines]).toEqual([2, []]);
      expect(errors[0]).toContain('view');
    },
  );

  it('a seat that does not exist exits 2', () => {
    const { code, lines, errors } = run(EXAMPLE, '--view', '3');
    expect([code, lines]).toEqual([2, []]);
    expect(errors).toEqual([expect.stringContaining('04-score.jsonl:1: ')]);
  });

  it('blank lines are skipped but counted; a JSON line that is no object is a BAD_ACTION', () => {
    const folder = tempDir();
    writeTree(folder, { 'a.jsonl': `\n${setup()}\n\n[]\n  \n7\r\n${START}` });
    const { code, lines } = run(join(folder, 'a.jsonl'));
    expect(code).toBe(0);
    expect(lines.slice(0, -1).map(({ line, ok, error }) => [line, ok, error])).toEqual([
      [4, false, 'BAD_ACTION'],
      [6, false, 'BAD_ACTION'],
      [7, true, undefined],
    ]);
  });

  it('several files: a line with each name; the unreadable have one line on stderr and the others are replayed', () => {
    const folder = tempDir();
    const long = JSON.stringify({ ['x\n'.repeat(5000)]: 1 });
    const bad: Record<string, [text: string, line: number]> = {
      'empty.jsonl': ['', 1],
      'not-json.jsonl': [`${setup()}\n${START}\n{"t":`, 3],
      'no-setup.jsonl': [`${START}\n`, 1],
      'game.jsonl': [`${setup({ game: 'constructor' })}\n`, 1],
      'lexicon.jsonl': [`\n${setup({ lexicon: 'toString' })}\n`, 2],
      'class.jsonl': [setup({ lexicon: { words: { CHAT: [] } } }), 1],
      'option.jsonl': [`\n\n${setup({ options: { searchSeconds: 0 } })}\n`, 3],
      'option-name.jsonl': [setup({ options: JSON.parse(long) as object }), 1],
      'players.jsonl': [setup({ players: ['Ana'] }), 1],
    };
    writeTree(folder, Object.fromEntries(Object.entries(bad).map(([name, [text]]) => [name, text])));
    const files = [
      ...Object.keys(bad).map((name) => join(folder, name)),
      join(folder, 'missing.jsonl'),
      folder,
    ];
    const { code, lines, errors } = run(EXAMPLE, ...files, REFUSING);
    expect(code).toBe(2);
    expect(lines.filter(({ file }) => file !== undefined).map(({ file }) => file)).toEqual([
      EXAMPLE,
      ...files,
      REFUSING,
    ]);
    expect(lines.filter(({ final }) => final !== undefined)).toHaveLength(2);
    expect(lines.at(-1)).toHaveProperty('final');
    expect(errors).toHaveLength(files.length);
    for (const [index, [name, [, line]]] of Object.entries(bad).entries())
      expect(errors[index]).toContain(`${join(folder, name)}:${line}: `);
  });

  it('reads the French lexicon when a journal names it', () => {
    const folder = tempDir();
    const lines = [
      setup({ lexicon: 'fr', shuffles: [[...'CHATSMANGERIOUL']] }),
      START,
      '{"t":1,"by":1,"type":"grab","length":7}',
      '{"t":2,"by":"referee","type":"endPhase"}',
      '{"t":3,"by":1,"type":"reveal","word":"chariot"}',
    ];
    writeTree(folder, { 'fr.jsonl': lines.join('\n') });
    expect(run(join(folder, 'fr.jsonl')).lines.at(-1)).toMatchObject({ final: { scores: [0, 11, 0] } });
  });

  it('hostile lines are refused, not fallen over', () => {
    const folder = tempDir();
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const hostile = [
      '{"__proto__":{"t":0},"by":0}',
      '{"t":1e300,"by":0,"type":"pass"}',
      deep,
      '"\\ud800"',
      '{"t":-0,"by":-0,"type":"__proto__"}',
    ];
    writeTree(folder, { 'h.jsonl': [setup(), ...hostile, START].join('\n') });
    const { code, lines } = run(join(folder, 'h.jsonl'));
    expect(code).toBe(0);
    expect(lines.slice(0, -1).map(({ error }) => error)).toEqual([
      'BAD_ACTION',
      'BAD_ACTION',
      'BAD_ACTION',
      'BAD_ACTION',
      'NOT_ALLOWED',
      undefined,
    ]);
  });

  it('without a file it says how it is used, and exits 2', () => {
    const { code, lines, errors } = run();
    expect([code, lines]).toEqual([2, []]);
    expect(errors.at(-1)).toContain('Usage');
  });

  it('stdout is JSON Lines and nothing else', () => {
    expect(readFileSync(EXAMPLE, 'utf8')).toContain('startRound');
    expect(run(EXAMPLE, EXAMPLE).lines).toHaveLength(2 * (1 + 5 + 1));
  });
});
