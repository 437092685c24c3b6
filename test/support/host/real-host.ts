/** A host as it is: real sockets, a real folder, real time. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createHost, type Host, type HostOptions } from '#host/index';
import { tempDir, writeTree } from '../temp-dir';
import { FAKE_GAMES, FakeThinker, NO_WORDS } from './fake-hub';

export interface RealHost {
  readonly host: Host;
  readonly dataDir: string;
  readonly rendererDir: string;
  readonly log: string[];
}

/** Starts one on any free port; it ends with the test. */
export async function realHost(options: Partial<HostOptions> = {}): Promise<RealHost> {
  const log: string[] = [];
  const rendererDir = options.rendererDir ?? join(tempDir(), 'page');
  writeTree(rendererDir, {
    'index.html': '<!doctype html><title>Préau</title>',
    'assets/index-DkS83hJq.js': 'export {};',
    'icon.svg': '<svg/>',
  });
  const dataDir = options.dataDir ?? tempDir();
  const host = await createHost({
    port: 0,
    bind: '127.0.0.1',
    dataDir,
    rendererDir,
    dictionary: NO_WORDS,
    games: FAKE_GAMES,
    thinker: new FakeThinker(),
    log: (line) => log.push(line),
    ...options,
  });
  onTestFinished(() => host.close());
  return { host, dataDir, rendererDir, log };
}
