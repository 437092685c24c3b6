import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [vue()],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    // Every core: what the main thread of the runner does is little.
    maxWorkers: '100%',
    // No test asserts a duration; this only ends what hangs, on a machine however busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'out/test-reports/vitest.json' }]],
  },
});
