import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#test/support/chromium';

const out = (path: string) => fileURLToPath(new URL(`../../out/${path}`, import.meta.url));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: out('test-results'),
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: false,
  workers: 1, // a test opens several windows, and CI has two cores
  retries: 0, // a test that fails now and then has found something
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: out('test-reports/playwright.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    locale: 'fr-FR',
    screenshot: 'only-on-failure',
    // A trace of several windows holds them up so much that a turn takes a minute; ask for one with `--trace on`.
    trace: 'off',
  },
});
