/** The shell in a real Electron, wherever its binary is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, test } from '@playwright/test';
import { ROOT } from '../../src-main/cli/setup/root';
import { electronBinary } from '../../src-main/cli/start/electron';
import { hasDisplay } from '../../src-main/cli/start/window';

const binary = electronBinary();
test.skip(
  binary === null,
  "not run, because Electron's binary is not here (npx install-electron fetches it)",
);
test.skip(!hasDisplay(), 'not run, because there is no display to open a window on');

test('opens its window on its own host, locked as it should be, and ends well', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'preau-electron-'));
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    executablePath: binary ?? '',
    args: [...sandbox, ROOT, '--bind=127.0.0.1', '--no-mdns', '--port=0', `--data=${dataDir}`],
  });
  const page = await app.firstWindow();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  expect(
    await page.evaluate(() => ['require', 'process', 'module'].filter((name) => name in window)),
  ).toEqual([]);
  expect(await page.evaluate(() => typeof window.preau?.join)).toBe('function');
  expect(await page.evaluate(() => window.open('http://127.0.0.1/'))).toBeNull();
  const { url } = await page.evaluate(() => {
    window.location.assign('http://127.0.0.1:1/');
    return { url: window.location.href };
  });
  expect(page.url()).toBe(url);
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
