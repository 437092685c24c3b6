/** What a host is given, and what it gives. */
import type { Game } from '#engine/core/game';
import type { Dictionary } from '#engine/core/words';
import type { FoundHost } from '#engine/wire/from-host';
import type { Thinker } from './bots/thinker';
import type { Clock } from './clock';

/** What a host says of itself on the local network. */
export interface Advertised {
  readonly title: string;
  readonly port: number;
}

/** The local network, as `lan/` knows it. */
export interface Lan {
  /** The IPv4 addresses others may reach this machine at, the likeliest first. */
  addresses(): readonly string[];
  /** Makes the host known, until it is stopped. Only an open host is. */
  advertise(info: Advertised): { update(info: Advertised): void; stop(): Promise<void> };
  /** Looks for other hosts, until it is stopped; begun when the owner's window is there to see them. */
  browse(onChange: () => void): { list(): readonly FoundHost[]; stop(): Promise<void> };
}

export interface HostOptions {
  /** 0: any free port. */
  readonly port: number;
  /** The address to listen on from the start; beyond loopback only once someone chooses to host. */
  readonly bind: string;
  /** Where sessions and journals are kept; made if it is not there. One host at a time: see `running.ts`. */
  readonly dataDir: string;
  /** The built page. */
  readonly rendererDir: string;
  readonly dictionary: Dictionary;
  /** Where the lexicon's file lies, for the bots' thread; left out, beside the module that loads it. */
  readonly lexiconDir?: string;
  /** Left out: the host never listens beyond `bind`, finds nobody and is found by nobody. */
  readonly lan?: Lan | undefined;
  /** For people, in lists of hosts. */
  readonly title?: string;
  /** One line for whoever reads the terminal: no token in it, and other people's text escaped. */
  readonly log: (line: string) => void;
  /** For tests: other games, time and thoughts than the real ones. */
  readonly games?: ReadonlyMap<string, Game>;
  readonly clock?: Clock;
  readonly thinker?: Thinker;
}

export interface Host {
  /** `http://…`, where the owner's own window opens the page. */
  readonly address: string;
  readonly port: number;
  /** Makes a window the owner's: `hello` takes it as `owner`. Another one at each start. */
  readonly ownerToken: string;
  /** Pauses running matches, tells every window, leaves nothing unwritten and no socket open. */
  close(): Promise<void>;
}
