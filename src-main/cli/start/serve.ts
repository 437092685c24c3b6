/** Runs the host in this process until it is told to end. */
import { type Launch, launchHost } from '#host/launch';
import type { LaunchOptions } from '#host/launch-options';
import { fetchHealth } from '#lan/health';
import { lanFor } from '#lan/index';

/** Where the built page and the lexicon's file lie. */
export interface Resources {
  readonly rendererDir: string;
  readonly lexiconDir: string;
}

/** After a second signal, or when closing takes longer, the process ends all the same, in ms. */
const CLOSE_LIMIT_MS = 5000;

const log = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Starts the host and arranges for its end: on SIGINT, SIGTERM or SIGHUP it closes (goodbye on the network, journals
 * flushed) and the process exits with 0.
 */
export async function serve(options: LaunchOptions, resources: Resources): Promise<Launch> {
  let end: (code: number) => void = (code) => process.exit(code);
  const launch = await launchHost(options, {
    ...resources,
    log,
    lan: lanFor(options.lan, log),
    answers: async (address) => (await fetchHealth(address)) !== null,
    onLost: () => {
      log('Another Préau has taken over this data folder; this one ends.');
      end(1);
    },
  });
  if (!launch.ok) return launch;

  let ending = false;
  end = (code) => {
    if (ending) process.exit(code);
    ending = true;
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    launch.host.close().then(
      () => process.exit(code),
      (error: unknown) => {
        log(`Closing: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      end(0);
    });
  }
  return launch;
}

/** `--headless`: the one line a program waits for. */
export function readyLine({ address, ownerToken }: { address: string; ownerToken: string }): string {
  return `${JSON.stringify({ address, ownerToken })}\n`;
}

/** As a whole, for whoever wants neither window nor words. Exits 3 when a host runs already on this data folder. */
export async function serveHeadless(options: LaunchOptions, resources: Resources): Promise<void> {
  const launch = await serve(options, resources);
  if (launch.ok) {
    process.stdout.write(readyLine(launch.host));
    return;
  }
  log(
    `Préau is already running on ${options.dataDir}: ${launch.running.address} (process ${launch.running.pid}).`,
  );
  process.exitCode = 3;
}
