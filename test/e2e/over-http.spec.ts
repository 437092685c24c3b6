/**
 * The page as others in the room get it: over http from an address that is not loopback, hence no secure context.
 * Two machines on a switch, made of network namespaces.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, test } from '@playwright/test';
import { chromiumLaunch } from '#test/support/chromium';
import { type Lan, makeLan, whyNoNamespaces } from '#test/support/namespaces';
import { type StartedPreau, startPreau } from '#test/support/start-preau';

const why = whyNoNamespaces();
test.skip(why !== null, `not run, because ${String(why)}`);

let folder: string;
let lan: Lan;
let host: StartedPreau;
let tablet: Browser;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preau-http-'));
  lan = makeLan(['host', 'tablet']);
  host = await startPreau({
    dataDir: join(folder, 'data'),
    bind: '0.0.0.0',
    spawn: (command, args, options) => lan.spawn('host', command, args, options),
  });
  const launch = chromiumLaunch(lan.address('host'));
  const wrapper = join(folder, 'chromium-on-tablet');
  writeFileSync(
    wrapper,
    `#!/bin/sh\nexec ip netns exec ${lan.namespace('tablet')} '${launch.executablePath ?? ''}' "$@"\n`,
  );
  chmodSync(wrapper, 0o755);
  tablet = await chromium.launch({ ...launch, executablePath: wrapper });
});

test.afterAll(async () => {
  await tablet.close();
  await host.end();
  lan.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('opens, connects and has no trouble where there is no secure context', async () => {
  const page = await tablet.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => sockets.push(socket.url()));
  });

  const { port } = new URL(host.address);
  await page.goto(`http://${lan.address('host')}:${port}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect.poll(() => sockets).toContain(`ws://${lan.address('host')}:${port}/ws`);
  expect(troubles).toEqual([]);
});
