/** Shows the page to whoever started Préau: in a window of its own, in their browser, or as an address to type. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import open from 'open';
import QRCode from 'qrcode';
import type { StartTexts } from './texts';
import { appWindowArgs, findChromium } from './browsers';

/** Whether this machine has a screen that a window can be shown on. */
export function hasDisplay(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  if (platform !== 'linux') return true;
  return Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}

export interface Page {
  /** As the owner: with the token in its fragment. */
  readonly ownerUrl: string;
  /** Addresses for others, the likeliest first; empty when none can reach this host. */
  readonly forOthers: readonly string[];
}

export interface WindowOptions {
  /** The browser's profile is kept in it. */
  readonly dataDir: string;
  readonly texts: StartTexts;
  readonly say: (line: string) => void;
}

/** Tries a window without tabs first, then the default browser; says the address where there is neither. */
export async function openBrowserWindow(page: Page, options: WindowOptions): Promise<void> {
  const { texts, say, dataDir } = options;
  const chromium = findChromium();
  if (chromium !== null) {
    const started = await startAppWindow(chromium, page.ownerUrl, join(dataDir, 'browser'));
    if (started) {
      started.once('exit', () => {
        say(texts.windowClosed);
      });
      return;
    }
  }
  try {
    const opener = await open(page.ownerUrl);
    opener.once('error', () => void printAddress(page, options));
  } catch {
    await printAddress(page, options); // no default browser, or none that can be asked
  }
}

/** @returns null when the browser can't be started */
function startAppWindow(path: string, url: string, profileDir: string): Promise<ChildProcess | null> {
  return new Promise((resolve) => {
    const child = spawn(path, appWindowArgs(url, profileDir), { stdio: 'ignore' });
    child.once('error', () => {
      resolve(null);
    });
    child.once('spawn', () => {
      child.unref();
      resolve(child);
    });
  });
}

/** For a machine without a screen: to be typed, or scanned by others. */
export async function printAddress(
  { ownerUrl, forOthers }: Page,
  { texts, say }: WindowOptions,
): Promise<void> {
  say(`${texts.openByHand}\n\n    ${ownerUrl}\n`);
  const [first] = forOthers;
  if (first === undefined) {
    say(texts.onlyHere);
    return;
  }
  say(`${texts.others}\n\n    ${forOthers.join('\n    ')}\n`);
  say(await QRCode.toString(first, { type: 'terminal', small: true, errorCorrectionLevel: 'L' }));
}
