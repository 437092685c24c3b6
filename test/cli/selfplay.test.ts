import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadFrench } from '#dict/french';
import { readJournal } from '#engine/core/journal';
import { replay } from '#engine/core/replay';
import { GAMES } from '#engine/games/registry';
import { tempDir } from '#test/support/temp-dir';
import { readArguments } from '../../src-main/cli/selfplay/arguments';
import { playGame, writeJournal } from '../../src-main/cli/selfplay/play';
import { levelTable, replayFault } from '../../src-main/cli/selfplay/report';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FRENCH = loadFrench();

function run(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src-main/cli/run.mjs', 'selfplay', ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return { code: status, stdout, stderr };
}

describe('npm run selfplay', { timeout: 120_000 }, () => {
  const args = ['--game', 'attrape-moa', '--players', '4', '--games', '3', '--seed', 'test'];

  it('prints a line a game, the same for the same seed, and writes journals that replay to the same scores', () => {
    const journals = tempDir();
    const first = run(...args, '--verify', '--journals', journals);
    expect(first.code).toBe(0);
    const lines = first.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(3);
    expect(readdirSync(journals)).toHaveLength(3);
    for (const line of lines) {
      expect(line).toMatchObject({ players: 4, rounds: 8, winners: expect.any(Array) as unknown });
      const journal = readJournal(readFileSync(String(line['journal']), 'utf8'));
      if (!journal.ok) throw new Error(journal.error.fault);
      const game = GAMES.get(journal.value.setup.game)!;
      const replayed = replay(game, journal.value, FRENCH);
      if (!replayed.ok) throw new Error(replayed.error.fault);
      expect(replayed.value.lines.every(({ ok }) => ok)).toBe(true);
      expect(game.standings(replayed.value.match.state)).toEqual({
        scores: line['scores'],
        winners: line['winners'],
      });
    }
    const again = run(...args, '--journals', journals);
    expect(again.stdout).toBe(first.stdout);
    expect(run(...args.slice(0, -1), 'other').stdout).not.toBe(first.stdout);
  });

  it.each([
    [['--players', '4']],
    [['--game', 'echecs']],
    [['--game', 'constructor']],
    [['--game', 'attrape-moa', '--players', '2']],
    [['--game', 'attrape-moa', '--options', '{"searchSeconds":0}']],
  ])('%j is told what is wrong, and exits 2', (wrong) => {
    const { code, stdout, stderr } = run(...wrong);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage');
  });
});

describe('self-play, its arguments', () => {
  it.each([
    [['--game', 'x', '--games', '0']],
    [['--game', 'x', '--levels', '1,5']],
    [['--game', 'x', '--options', '[]']],
    [['--game', 'x', '--options', '{']],
    [['--game', 'x', '--speed', '3']],
    [['--game', 'x', 'more']],
  ])('refuses %j', (args) => {
    expect(() => readArguments(args)).toThrow();
  });
});

describe('self-play of every game and every kind of table', () => {
  const game = GAMES.get('attrape-moa')!;
  const TABLES: [string, number, Record<string, unknown>][] = [
    ['rotating', 3, { cycles: 1 }],
    ['rotating, the referee rules', 4, { cycles: 1, validation: 'referee' }],
    ['permanent', 2, { referee: 'permanent', rounds: 3 }],
    ['permanent, the referee rules', 9, { referee: 'permanent', rounds: 2, validation: 'referee' }],
    ['hurried', 5, { searchSeconds: 8, announceSeconds: 3, revealSeconds: 1, cycles: 1 }],
    ['without jokers, closing late', 3, { jokers: 0, closeEarly: false, cycles: 1 }],
    ['many jokers', 3, { jokers: 30, cycles: 1, toolWords: true }],
    ['express', 2, { variant: 'express' }],
    ['express of nine', 9, { variant: 'express' }],
    ['class', 24, { variant: 'class', rounds: 2 }],
    ['class, the referee rules', 12, { variant: 'class', rounds: 2, validation: 'referee' }],
  ];

  it.each(TABLES)(
    '%s: goes to its end, and replays to it',
    (name, players, options) => {
      const setup = {
        game: game.id,
        players: Array.from({ length: players }, (_, seat) => `Bot ${seat}`),
        options,
        seed: name,
        shuffles: [],
        lexicon: 'fr',
      };
      const levels = setup.players.map((_, seat) => ([1, 2, 3, 4] as const)[seat % 4]!);
      const played = playGame({ game, setup, levels, dictionary: FRENCH });
      expect(played.match.state.phase).toBe('finished');
      const text = writeJournal(setup, played.entries);
      expect(replayFault(game, text, played, FRENCH)).toBeNull();
      // The comparison can tell: one action less is another state.
      const shortened = writeJournal(setup, played.entries.slice(0, -1));
      expect(replayFault(game, shortened, played, FRENCH)).not.toBeNull();
    },
    60_000,
  );

  it('shares a shared win when levels are compared', () => {
    const line = {
      seed: '',
      players: 2,
      rounds: 1,
      ms: 1,
      actions: 1,
      journal: null,
      levels: [1, 2] as const,
    };
    const table = levelTable([
      { ...line, scores: [4, 4], winners: [0, 1] },
      { ...line, scores: [2, 8], winners: [1] },
    ]);
    expect(table.split('\n')).toEqual([
      'level 1: 2 bots, 25.0 % won, 3.00 points a game',
      'level 2: 2 bots, 75.0 % won, 6.00 points a game',
    ]);
  });
});
