import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { describeViolation, importViolations } from '../../src-main/cli/check/import-laws';
import { ROOT } from '../../src-main/cli/setup/root';
import { tempDir, writeTree } from '#test/support/temp-dir';

/** A project of one file for every place that laws speak of; each exports a value and imports nothing. */
const CLEAN: Record<string, string> = Object.fromEntries(
  [
    'engine/core/game.ts',
    'engine/wire/messages.ts',
    'engine/games/registry.ts',
    'engine/games/rondo/index.ts',
    'engine/games/tennis/index.ts',
    'dict/automaton.ts',
    'src-main/host/index.ts',
    'src-main/lan/browse.ts',
    'src-main/desktop/main.ts',
    'src-main/cli/start.ts',
    'src-renderer/main.ts',
    'src-renderer/games/index.ts',
    'src-renderer/games/rondo/table.ts',
    'src-renderer/games/tennis/table.ts',
    'test/engine/game.ts',
  ].map((path) => [path, 'export const value = 1;\n']),
);

async function lawsBrokenBy(files: Record<string, string>): Promise<string[]> {
  const folder = tempDir();
  writeTree(folder, { ...CLEAN, ...files });
  const { imports, dependencies, devDependencies } = packageJson;
  writeTree(folder, {
    'package.json': JSON.stringify({ type: 'module', imports, dependencies, devDependencies }),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const violations = await importViolations(folder, ['engine', 'dict', 'src-main', 'src-renderer', 'test']);
  return violations.map((violation) => describeViolation(violation).split('\n')[0] ?? '');
}

const value = (from: string) => `export { value } from '${from}';\n`;

describe('import laws', () => {
  it('have nothing against what the architecture allows', async () => {
    const broken = await lawsBrokenBy({
      'engine/wire/messages.ts': `import * as v from 'valibot';\nexport const value = v;\n${`import '#engine/core/game';`}`,
      'engine/games/registry.ts': value('./rondo/index'),
      'engine/games/rondo/index.ts': value('#engine/core/game'),
      'dict/automaton.ts': `import 'node:fs';\n${value('#engine/core/game')}`,
      'src-main/host/index.ts': `import 'ws';\nimport '#engine/games/registry';\n${value('#dict/automaton')}`,
      'src-main/desktop/main.ts': `import 'electron';\nimport '#lan/browse';\n${value('#host/index')}`,
      'src-main/cli/start.ts': `import '#engine/games/rondo/index';\n${value('#host/index')}`,
      'src-renderer/games/rondo/table.ts': value('#engine/games/rondo/index'),
      'src-renderer/games/index.ts': value('./rondo/table'),
      'src-renderer/App.vue': `<script setup lang="ts">\nimport '#engine/wire/messages';\n</script>\n<template><p /></template>\n`,
      'test/engine/game.ts': value('#engine/games/rondo/index'),
    });
    expect(broken).toEqual([]);
  });

  it.each([
    ['engine', 'engine/core/game.ts', '#dict/automaton'],
    ['engine', 'engine/games/registry.ts', '#host/index'],
    ['engine-core', 'engine/core/game.ts', '#engine/games/rondo/index'],
    ['engine-wire', 'engine/wire/messages.ts', '#engine/games/registry'],
    ['engine-game', 'engine/games/rondo/index.ts', '../tennis/index'],
    ['engine-game', 'engine/games/rondo/index.ts', '#engine/wire/messages'],
    ['engine-no-package', 'engine/core/game.ts', 'vue'],
    ['engine-valibot-in-wire-only', 'engine/core/game.ts', 'valibot'],
    ['no-node-in-engine-and-page', 'engine/core/game.ts', 'node:fs'],
    ['no-node-in-engine-and-page', 'src-renderer/main.ts', 'fs'],
    ['dict', 'dict/automaton.ts', '#host/index'],
    ['dict', 'dict/automaton.ts', '#engine/games/registry'],
    ['host', 'src-main/host/index.ts', '#lan/browse'],
    ['host', 'src-main/host/index.ts', '#engine/games/rondo/index'],
    ['host', 'src-main/host/index.ts', '../desktop/main'],
    ['electron-in-desktop-only', 'src-main/host/index.ts', 'electron'],
    ['electron-in-desktop-only', 'src-main/cli/start.ts', 'electron/main'],
    ['lan', 'src-main/lan/browse.ts', '#host/index'],
    ['desktop', 'src-main/desktop/main.ts', '../cli/start'],
    ['cli', 'src-main/cli/start.ts', '../desktop/main'],
    ['renderer', 'src-renderer/main.ts', '#host/index'],
    ['renderer', 'src-renderer/main.ts', '#dict/automaton'],
    ['renderer', 'src-renderer/main.ts', '#engine/games/rondo/index'],
    ['renderer-games', 'src-renderer/games/index.ts', '#dict/automaton'],
    ['renderer-game', 'src-renderer/games/rondo/table.ts', '../tennis/table'],
    ['renderer-game', 'src-renderer/games/rondo/table.ts', '#engine/games/tennis/index'],
    ['page-without-host-packages', 'src-renderer/main.ts', 'ws'],
    ['no-unresolved', 'src-renderer/main.ts', './missing'],
    ['no-undeclared-package', 'src-main/host/index.ts', 'multicast-dns'],
    ['engine', 'engine/core/game.ts', '#test/engine/game'],
  ])('%s: %s must not import %s', async (law, from, to) => {
    const broken = await lawsBrokenBy({ [from]: value(to) });
    expect(broken.join('\n')).toContain(`${law}: ${from} → `);
  });

  it('engine: importing a type counts', async () => {
    const broken = await lawsBrokenBy({
      'engine/core/game.ts': `export type { value } from '#dict/automaton';\n`,
    });
    expect(broken).toContain('engine: engine/core/game.ts → dict/automaton.ts');
  });

  it('renderer: the script of a .vue file counts', async () => {
    const vue = `<script setup lang="ts">\nimport { value } from '#dict/automaton';\n</script>\n<template>{{ value }}</template>\n`;
    const broken = await lawsBrokenBy({ 'src-renderer/App.vue': vue });
    expect(broken.join('\n')).toContain('renderer: src-renderer/App.vue → dict/automaton.ts');
  });

  it('no-cycle: two files that need each other', async () => {
    const broken = await lawsBrokenBy({
      'dict/automaton.ts': value('./search'),
      'dict/search.ts': value('./automaton'),
    });
    expect(broken.join('\n')).toContain('no-cycle: dict/automaton.ts → dict/search.ts → dict/automaton.ts');
  });
});
