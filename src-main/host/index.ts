/** The host: one authority for any number of windows. Plain Node; Electron and the command line are shells around it. */
import type { Dictionary } from '#engine/core/words';

/** Makes the host known on the local network; `lan/` implements it, and a closed host has none. */
export interface Announcer {
  update(info: { readonly title: string; readonly port: number; readonly tables: number }): void;
  stop(): Promise<void>;
}

export interface HostOptions {
  /** 0: any free port. */
  readonly port: number;
  /** The address to listen on from the start; beyond loopback only once someone chooses to host. */
  readonly bind: string;
  /** Where sessions and journals are kept. */
  readonly dataDir: string;
  /** The built page. */
  readonly rendererDir: string;
  readonly dictionary: Dictionary;
  readonly log: (line: string) => void;
}

export interface Host {
  /** `http://…`, where the owner's own window opens the page. */
  readonly address: string;
  readonly port: number;
  readonly ownerToken: string;
  close(): Promise<void>;
}
