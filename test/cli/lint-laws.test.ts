import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../src-main/cli/setup/root';

// Rules that need types are left out: a text that is in no file has none, and these laws need none.
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [ts.configs.disableTypeChecked] });

async function rulesBrokenBy(code: string, filePath: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId) ?? ['not linted'];
}

const vue = (code: string) =>
  `<script setup lang="ts">\n${code}\n</script>\n<template>\n  <p />\n</template>`;

describe('the engine is pure', () => {
  it.each([
    'export const now = Date.now();',
    'export const now = new Date();',
    'export const now = performance.now();',
    'export const now = globalThis.Date.now();',
    'console.log(1);',
    'export const home = process.env;',
    'export const page = document.title;',
    'export const page = window;',
    'setTimeout(() => undefined, 1);',
    'export const id = crypto.randomUUID();',
    'export const text = new Intl.NumberFormat();',
    'export const data = fetch;',
  ])('no-restricted-globals: %s', async (code) => {
    expect(await rulesBrokenBy(code, 'engine/core/probe.ts')).toContain('no-restricted-globals');
  });

  it('has its chance from the seed', async () => {
    const broken = await rulesBrokenBy('export const chance = Math.random();', 'engine/games/rondo/probe.ts');
    expect(broken).toEqual(['no-restricted-properties']);
  });

  it('does not ask for the language of the machine', async () => {
    const code = `export const order = (a: string, b: string) => a.localeCompare(b);`;
    expect(await rulesBrokenBy(code, 'engine/core/probe.ts')).toEqual(['no-restricted-syntax']);
  });

  it('may use the language itself', async () => {
    const code = `export const copy = (data: readonly number[]) => structuredClone(new Set(data.map(Math.abs)));`;
    expect(await rulesBrokenBy(code, 'engine/core/probe.ts')).toEqual([]);
  });
});

describe('the page uses nothing that is missing over http', () => {
  const banned = [
    `await navigator.clipboard.writeText('x');`,
    `await window.navigator.clipboard.writeText('x');`,
    `const { clipboard } = navigator;\nawait clipboard.writeText('x');`,
    `export const id = crypto.randomUUID();`,
    `export const id = globalThis.crypto.randomUUID();`,
    `export const { subtle } = crypto;`,
    `await navigator.serviceWorker.register('x');`,
    `await caches.open('x');`,
    `await window.caches.open('x');`,
    `await navigator.wakeLock.request('screen');`,
    `await navigator.locks.request('x', () => undefined);`,
    `await navigator.storage.persist();`,
    `await navigator.mediaDevices.getUserMedia({ audio: true });`,
    `await new AudioContext().audioWorklet.addModule('x');`,
    `export const node = new AudioWorkletNode(new AudioContext(), 'x');`,
  ];
  const restricted = /^no-restricted-(globals|properties|syntax)$/;

  it.each(banned)('%s', async (code) => {
    expect((await rulesBrokenBy(code, 'src-renderer/probe.ts')).join()).toMatch(/no-restricted-/);
    const inVue = await rulesBrokenBy(vue(code.replaceAll('export ', '')), 'src-renderer/parts/Probe.vue');
    expect(inVue.filter((rule) => restricted.test(rule ?? ''))).not.toEqual([]);
  });

  it('and may use what is there', async () => {
    const code = `export const id = crypto.getRandomValues(new Uint8Array(8));\nlocalStorage.setItem('a', 'b');`;
    expect(await rulesBrokenBy(code, 'src-renderer/probe.ts')).toEqual([]);
  });
});

describe('everywhere', () => {
  it('any is refused', async () => {
    const broken = await rulesBrokenBy(
      'export const value = (x: unknown) => x as any;',
      'src-main/host/probe.ts',
    );
    expect(broken).toEqual(['@typescript-eslint/no-explicit-any']);
  });

  it('an error is not swallowed', async () => {
    const broken = await rulesBrokenBy('try {\n  JSON.parse("x");\n} catch {}', 'src-main/host/probe.ts');
    expect(broken).toContain('no-empty');
  });

  it('text is never markup', async () => {
    const code = `<script setup lang="ts">\nconst text = '';\n</script>\n<template>\n  <p v-html="text" />\n</template>`;
    expect(await rulesBrokenBy(code, 'src-renderer/parts/Probe.vue')).toEqual(['vue/no-v-html']);
  });
});
