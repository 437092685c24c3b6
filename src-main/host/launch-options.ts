/** What a shell may be told on its command line about the host it starts. */
import { parseArgs } from 'node:util';
import envPaths from 'env-paths';

export interface LaunchOptions {
  /** 0: any free port; null: the usual one, or any if that is taken. */
  readonly port: number | null;
  /** The address to listen on from the start. */
  readonly bind: string;
  /**
   * What the host may do on the local network once its owner opens it: be reached and announced by mDNS, be reached
   * but say nothing, or none of it.
   */
  readonly lan: 'announced' | 'quiet' | 'off';
  readonly dataDir: string;
}

const LOOPBACK = '127.0.0.1';

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
    bind: flags.bind ?? LOOPBACK,
    lan: readLan(flags),
    dataDir: flags.data ?? envPaths('preau', { suffix: '' }).data,
  };
}

/** Who asks for the loopback address, rather than not being asked, wants nothing to leave this machine. */
function readLan(flags: LaunchFlags): LaunchOptions['lan'] {
  if (flags.bind?.startsWith('127.') || flags.bind === 'localhost') return 'off';
  return flags['no-mdns'] === true ? 'quiet' : 'announced';
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
export function launchArgs({ port, bind, lan, dataDir }: LaunchOptions): string[] {
  return [
    ...(port === null ? [] : [`--port=${port}`]),
    ...(bind === LOOPBACK && lan !== 'off' ? [] : [`--bind=${bind}`]),
    `--data=${dataDir}`,
    ...(lan === 'quiet' ? ['--no-mdns'] : []),
  ];
}
