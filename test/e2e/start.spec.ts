/** `npm start -- --headless`, and the bundled host that a packaged app carries: what programs may rely on. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../src-main/cli/setup/root';
import { startPreau } from '#test/support/start-preau';

const RUN = join(ROOT, 'src-main', 'cli', 'run.mjs');
const READY = /^\{"address":"http:\/\/127\.0\.0\.1:\d+","ownerToken":"[\w-]{20,}"\}\n$/;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preau-start-'));
});
test.afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`--headless prints one JSON line and nothing else, and ends well on ${signal}`, async () => {
    const preau = await startPreau({ dataDir: folder });
    expect(preau.output.stdout).toMatch(READY);
    const health = (await (await fetch(`${preau.address}/health`)).json()) as object;
    expect(health).toMatchObject({ app: 'preau', protocol: expect.any(Number) as unknown });
    expect(await preau.end(signal)).toBe(0);
    expect(preau.output.stdout).toMatch(READY);
  });
}

test('a second start on the same data folder says that Préau is running, and where', async () => {
  const first = await startPreau({ dataDir: folder });
  const again = (...args: string[]) =>
    spawnSync(process.execPath, [RUN, 'start', '--bind=127.0.0.1', `--data=${folder}`, ...args], {
      encoding: 'utf8',
    });
  const headless = again('--headless');
  expect(headless.status).toBe(3);
  expect(headless.stdout).toBe('');
  expect(headless.stderr).toContain(first.address);
  const shown = again('--no-open');
  expect(shown.status).toBe(0);
  expect(shown.stdout).toContain(first.ownerUrl); // opens the window of the one that runs
  expect((await fetch(`${first.address}/health`)).ok).toBe(true);
  await first.end();
});

test('a host that was killed does not stand in the way of the next', async () => {
  const first = await startPreau({ dataDir: folder });
  await first.end('SIGKILL');
  const second = await startPreau({ dataDir: folder });
  expect(await second.end()).toBe(0);
});

test('options that make no sense are refused in words', () => {
  for (const args of [['--port=x'], ['--port=70000'], ['--unknown'], ['stray']]) {
    const { status, stderr, stdout } = spawnSync(process.execPath, [RUN, 'start', ...args], {
      encoding: 'utf8',
    });
    expect(status, args.join()).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim()).not.toBe('');
  }
});

test('the bundled host runs in plain Node with nothing installed beside it, and serves the page', async ({
  page,
}) => {
  const app = join(folder, 'app');
  for (const part of ['main', 'renderer', 'dict'])
    cpSync(join(ROOT, 'out', part), join(app, part), { recursive: true });
  const preau = await startPreau({ dataDir: join(folder, 'data'), script: [join(app, 'main', 'host.js')] });
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(preau.ownerUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).not.toContain(preau.ownerToken); // it would be in every screenshot of the address bar
  expect(troubles).toEqual([]);
  expect(await preau.end()).toBe(0);
});
