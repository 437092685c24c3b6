/** What a shell may be told on its command line about the host it starts. */
import { parseArgs } from 'node:util';
import envPaths from 'env-paths';

export interface LaunchOptions {
  /** 0: any free port; null: the usual one, or any if that is taken. */
  readonly port: number | null;
  /** The address to listen on from the start. */
  readonly bind: string;
  /** Whether to announce the host, and look for others, by mDNS. */
  readonly mdns: boolean;
  readonly dataDir: string;
}

export const LAUNCH_FLAGS = {
  port: { type: 'string' },
  bind: { type: 'string' },
  data: { type: 'string' },
  'no-mdns': { type: 'boolean' },
} as const;

interface LaunchFlags {
  port?: string | undefined;
  bind?: string | undefined;
  data?: string | undefined;
  'no-mdns'?: boolean | undefined;
}

/** @throws with a sentence for people when a value is out of range */
export function readLaunchOptions(flags: LaunchFlags): LaunchOptions {
  return {
    port: flags.port === undefined ? null : readPort(flags.port),
    bind: flags.bind ?? '127.0.0.1',
    // who asks for the loopback address wants nothing to leave this machine
    mdns: flags['no-mdns'] !== true && !(flags.bind?.startsWith('127.') ?? false),
    dataDir: flags.data ?? envPaths('preau', { suffix: '' }).data,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`--port: "${text}" is not a number from 0 to 65535.`);
  return port;
}

/** As {@link readLaunchOptions}, from arguments among which there may be others (Chromium's own switches). */
export function pickLaunchOptions(args: string[]): LaunchOptions {
  const { values } = parseArgs({ args, options: LAUNCH_FLAGS, strict: false, allowPositionals: true });
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
  return readLaunchOptions({
    port: text(values.port),
    bind: text(values.bind),
    data: text(values.data),
    'no-mdns': values['no-mdns'] === true,
  });
}

/** The arguments that lead to these options, for handing them on to another shell. */
export function launchArgs({ port, bind, mdns, dataDir }: LaunchOptions): string[] {
  return [
    ...(port === null ? [] : [`--port=${port}`]),
    `--bind=${bind}`,
    `--data=${dataDir}`,
    ...(mdns ? [] : ['--no-mdns']),
  ];
}
