/**
 * One mDNS instance for every IPv4 interface, kept up to date as cables are plugged and networks joined.
 *
 * One alone would not do: by itself the library sends on the interface of the default route only, and a switch in a
 * classroom has no route to anywhere.
 */
import { Bonjour, type ServiceConfig } from 'bonjour-service';
import { usableAddresses } from './addresses';

export const SERVICE_TYPE = 'preau';

/** How often the interfaces are looked at, in ms. */
const POLL_MS = 3000;
const MAXIMUM = 8;

export type Log = (line: string) => void;

export interface Instances<T> {
  readonly addresses: readonly string[];
  readonly all: readonly T[];
  stop(): Promise<void>;
}

export interface InstancesOptions<T> {
  /** Called for each interface that is there or comes; what it returns is kept in `all`. */
  open(bonjour: Bonjour, address: string): T;
  /** Says goodbye on an interface; what `open` returned comes back. The instance is destroyed afterwards. */
  close(opened: T): Promise<void>;
  /** After interfaces came or went, but not after the first look. */
  changed?(): void;
  log: Log;
  /** The addresses to be on. */
  addresses: () => readonly string[];
}

export const allAddresses = (): string[] => usableAddresses().map(({ address }) => address);

export function watchInterfaces<T>(options: InstancesOptions<T>): Instances<T> {
  const { open, close, changed, log, addresses } = options;
  const byAddress = new Map<string, { bonjour: Bonjour; opened: T }>();
  const closing = new Set<Promise<void>>();
  const said = new Set<string>();

  const remove = (address: string) => {
    const instance = byAddress.get(address);
    byAddress.delete(address);
    if (!instance) return;
    const done = close(instance.opened).finally(() => {
      instance.bonjour.destroy();
      closing.delete(done);
    });
    closing.add(done);
  };

  const look = (): boolean => {
    const wanted = new Set(addresses().slice(0, MAXIMUM));
    const gone = [...byAddress.keys()].filter((address) => !wanted.has(address));
    const come = [...wanted].filter((address) => !byAddress.has(address));
    gone.forEach(remove);
    for (const address of come) {
      const bonjour = openBonjour(address, (line) => {
        if (!said.has(line)) log(line);
        said.add(line);
        remove(address); // the next look tries again
      });
      byAddress.set(address, { bonjour, opened: open(bonjour, address) });
    }
    return gone.length + come.length > 0;
  };

  look();
  const timer = setInterval(() => {
    if (look()) changed?.();
  }, POLL_MS);
  timer.unref();

  return {
    get addresses() {
      return [...byAddress.keys()];
    },
    get all() {
      return [...byAddress.values()].map(({ opened }) => opened);
    },
    async stop() {
      clearInterval(timer);
      [...byAddress.keys()].forEach(remove);
      await Promise.all(closing);
    },
  };
}

/** What the library takes and has beyond its own types. */
interface SocketOptions extends Partial<ServiceConfig> {
  /** The address of the interface to send on and to join the group on. */
  interface: string;
  /** The address to receive on; any other than 0.0.0.0 receives no multicast. */
  bind: string;
}
interface WithServer {
  server: { mdns: NodeJS.EventEmitter };
}

function openBonjour(address: string, failed: Log): Bonjour {
  const say = (error: unknown) => {
    failed(`mDNS on ${address}: ${error instanceof Error ? error.message : String(error)}`);
  };
  const options: SocketOptions = { interface: address, bind: '0.0.0.0', disableIPv6: true };
  const bonjour = new Bonjour(options, say);
  // Without this, a taken port 5353 or a vanished address would be an uncaught exception.
  (bonjour as unknown as WithServer).server.mdns.on('error', say);
  return bonjour;
}
