/** Starts the host as a shell needs it: one for a data folder, on a port that is free, with its lexicon. */
import { loadFrench } from '#dict/french';
import { type Host, type HostOptions, createHost } from './index';
import type { LaunchOptions } from './launch-options';
import { type Claim, type ClaimOptions, type RunningHost, claimDataDir } from './running';

/** Easy to type; another one is taken when it is not free. */
const USUAL_PORT = 4600;

export interface Shell extends Pick<HostOptions, 'rendererDir' | 'log' | 'lan'> {
  /** Where the lexicon's file lies. */
  readonly lexiconDir: string;
  /** Whether a host answers at an address. */
  readonly answers: ClaimOptions['answers'];
  /** Called when another host has taken the data folder over: this one must end. */
  readonly onLost: () => void;
}

export type Launch =
  { readonly ok: true; readonly host: Host } | { readonly ok: false; readonly running: RunningHost };

/** @returns the host, or the one that runs already on this data folder */
export async function launchHost(options: LaunchOptions, shell: Shell): Promise<Launch> {
  const { answers, onLost, lexiconDir } = shell;
  const taken = await claimDataDir(options.dataDir, { answers });
  if (!taken.ok) return taken;
  const { claim } = taken;
  try {
    const host = await listen(options, shell, lexiconDir);
    claim.publish(host);
    claim.onLost(onLost);
    return { ok: true, host: releasing(host, claim) };
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function listen(options: LaunchOptions, shell: Shell, lexiconDir: string): Promise<Host> {
  const { rendererDir, log, lan } = shell;
  const dictionary = loadFrench(lexiconDir);
  const start = (port: number) =>
    createHost({
      port,
      bind: options.bind,
      dataDir: options.dataDir,
      rendererDir,
      dictionary,
      lexiconDir,
      log,
      lan,
    });
  if (options.port !== null) return start(options.port);
  try {
    return await start(USUAL_PORT);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return start(0);
  }
}

function releasing(host: Host, claim: Claim): Host {
  return {
    address: host.address,
    port: host.port,
    ownerToken: host.ownerToken,
    async close() {
      try {
        await host.close();
      } finally {
        claim.release();
      }
    },
  };
}

/** The address that opens the page as the owner. The fragment is never sent to a server. */
export function ownerUrl({ address, ownerToken }: { address: string; ownerToken: string }): string {
  return `${new URL(address).origin}/#owner=${ownerToken}`;
}
