/** Puts a host together: store, hub, bots' thread, listeners, and the local network once it is opened. */
import { GAMES } from '#engine/games/registry';
import { PROTOCOL_VERSION } from '#engine/wire/limits';
import manifest from '../../package.json' with { type: 'json' };
import { WorkerThinker } from './bots/worker-thinker';
import { systemClock } from './clock';
import type { Reach } from './hall';
import { Hub } from './hub';
import { httpHandler } from './net/http';
import { Listeners } from './net/listeners';
import { upgradeHandler } from './net/sockets';
import type { Host, HostOptions, Lan } from './options';
import { newToken } from './secrets';
import { openStore } from './store/store';

const TITLE = 'Préau';

/**
 * Starts a host: takes up the tables that its data folder holds, then listens.
 * @throws when the folder can't be used, or with `code: 'EADDRINUSE'` when the port is taken
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { clock = systemClock, log, lan, games = GAMES, title = TITLE, dictionary } = options;
  const thinker = options.thinker ?? new WorkerThinker(log, options.lexiconDir);
  const ownerToken = newToken();
  const store = await openStore(options.dataDir);
  const network = new Network(lan, title, () => {
    hub.lobbyChanged();
  });
  const reach: Reach = {
    get open() {
      return listeners.open;
    },
    addresses: () => listeners.addresses(),
    async setOpen(open) {
      const could = await listeners.setOpen(open);
      await network.advertise(listeners.open ? listeners.port : null);
      return could;
    },
  };
  const listeners = new Listeners({
    bind: options.bind,
    port: options.port,
    lan: lan !== undefined,
    addresses: () => lan?.addresses() ?? [],
    handlers: {
      request: httpHandler({ rendererDir: options.rendererDir, log, health: () => healthOf(hub, title) }),
      upgrade: upgradeHandler((channel) => hub.connect(channel)),
    },
    clock,
    log,
    onChange: () => {
      hub.lobbyChanged();
    },
  });
  const hub = await Hub.open({
    store,
    clock,
    log,
    dictionary,
    thinker,
    games,
    ownerToken,
    name: title,
    version: manifest.version,
    reach,
    found: () => network.found().filter(({ address }) => !listeners.addresses().includes(address)),
  });
  const stop = async () => {
    await network.stop();
    await hub.close();
    await listeners.close();
    await thinker.stop();
  };
  try {
    await listeners.start();
    if (listeners.open) await network.advertise(listeners.port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: listeners.ownAddress, port: listeners.port, ownerToken, close: stop };
}

function healthOf(hub: Hub, title: string): object {
  const tables = hub.tables.all();
  return {
    app: 'preau',
    version: manifest.version,
    protocol: PROTOCOL_VERSION,
    title,
    tables: tables.length,
    players: tables.reduce((sum, { record }) => sum + record.seats.length, 0),
  };
}

/** Being found, and finding others. */
class Network {
  #advertiser: ReturnType<Lan['advertise']> | null = null;
  #browsing: ReturnType<Lan['browse']> | null = null;
  #stopped = false;

  constructor(
    private readonly lan: Lan | undefined,
    private readonly title: string,
    private readonly onFound: () => void,
  ) {}

  /** @param port null: no longer */
  async advertise(port: number | null): Promise<void> {
    const { lan, title } = this;
    const before = this.#advertiser;
    if (port !== null) this.#advertiser ??= lan?.advertise({ title, port }) ?? null;
    else {
      this.#advertiser = null;
      await before?.stop();
    }
  }

  /** Those found so far; the first call begins to look. */
  found(): ReturnType<ReturnType<Lan['browse']>['list']> {
    if (this.#stopped) return [];
    this.#browsing ??= this.lan?.browse(this.onFound) ?? null;
    return (this.#browsing?.list() ?? []).map(({ id, title, address, tables }) => ({
      id,
      title,
      address,
      tables,
    }));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([this.#advertiser?.stop(), this.#browsing?.stop()]);
  }
}
