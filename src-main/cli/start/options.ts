import { parseArgs } from 'node:util';
import { LAUNCH_FLAGS, type LaunchOptions, readLaunchOptions } from '#host/launch-options';

export interface StartOptions extends LaunchOptions {
  /** No window, no words: one JSON line on stdout when the host is ready. */
  readonly headless: boolean;
  /** Whether to open a window. */
  readonly open: boolean;
  /** A browser's window, even where Electron is there. */
  readonly browser: boolean;
}

export const USAGE = `npm start -- [options]

  --port P       listen on port P (default: 4600, or any free one)
  --bind ADDR    listen on ADDR from the start (default: 127.0.0.1; 0.0.0.0 for the whole room)
  --no-mdns      neither announce this host nor look for others
  --data DIR     keep games in DIR
  --browser      open a browser's window, even where Electron is there
  --no-open      open no window, print the address
  --headless     print one JSON line {"address","ownerToken"} on stdout, and nothing else
  --help         print this
`;

/**
 * @returns null when help was asked for
 * @throws with a sentence for people when an option is unknown or out of range
 */
export function readStartOptions(args: string[]): StartOptions | null {
  const { values } = parseArgs({
    args,
    options: {
      ...LAUNCH_FLAGS,
      headless: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      'no-open': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const { headless, browser } = values;
  return { ...readLaunchOptions(values), headless, browser, open: !values['no-open'] && !headless };
}
