import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../src-main/cli/start/browsers';

/**
 * How tests start the machine's own Chromium: quiet, and unable to look up any name but the loopback address.
 * @param args more arguments for it
 */
export function chromiumLaunch(...args: string[]): LaunchOptions {
  const executablePath = findChromium();
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
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ...args,
    ],
  };
}
