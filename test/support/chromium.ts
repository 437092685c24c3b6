import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../src-main/cli/start/browsers';

/**
 * How tests start the machine's own Chromium: quiet, and unable to look up any name.
 * @param reachable the addresses it may open besides 127.0.0.1
 */
export function chromiumLaunch(...reachable: string[]): LaunchOptions {
  const executablePath = findChromium();
  const excluded = ['127.0.0.1', ...reachable].map((address) => `, EXCLUDE ${address}`).join(' ');
  return {
    ...(executablePath !== null && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP * ~NOTFOUND ${excluded}`,
    ],
  };
}
