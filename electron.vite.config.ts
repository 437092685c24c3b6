import { cpSync, existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The entries of out/main by the name of the file they become. */
const mainEntries = {
  index: at('src-main/desktop/main.ts'),
  host: at('src-main/cli/start/bundle.ts'),
  'bot-worker': at('src-main/host/bots/worker.ts'),
};

/** The lexicon lies beside the bundles, with its licence and provenance: out/dict. */
const copyLexicon: Plugin = {
  name: 'preau:copy-lexicon',
  closeBundle() {
    cpSync(at('dict/data'), at('out/dict'), { recursive: true });
  },
};

export default defineConfig({
  main: {
    plugins: [copyLexicon],
    build: {
      outDir: 'out/main',
      target: 'node20',
      externalizeDeps: false, // so that host.js runs from a packaged app, where there is no node_modules
      rollupOptions: {
        input: Object.fromEntries(Object.entries(mainEntries).filter(([, path]) => existsSync(path))),
        external: ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)],
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rollupOptions: {
        input: { preload: at('src-main/desktop/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' }, // a sandboxed preload can't be a module
      },
    },
  },
  renderer: {
    root: at('src-renderer'),
    base: './', // served by the host under any address
    plugins: [vue()],
    build: {
      outDir: at('out/renderer'),
      emptyOutDir: true,
      target: 'es2022', // school tablets: electron-vite's own default is Electron's Chromium
      rollupOptions: { input: at('src-renderer/index.html') },
    },
  },
});
