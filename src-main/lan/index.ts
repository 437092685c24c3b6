/** The local network, as a host is given it. */
import { allAddresses, type Log } from './instances';
import { type Advertised, type Advertiser, advertise } from './advertise';
import { type Browsing, type FoundEntry, browse } from './browse';

export interface Lan {
  /** The IPv4 addresses others may reach this machine at, the likeliest first. */
  addresses(): readonly string[];
  /** Makes the host known, until it is stopped; when mDNS is off, to nobody. */
  advertise(info: Advertised): Pick<Advertiser, 'update' | 'stop'>;
  /** Looks for other hosts, until it is stopped; when mDNS is off, none is found. */
  browse(onChange: (list: readonly FoundEntry[]) => void): Browsing;
}

/** @param options.mdns false: nothing is sent to the network, and nothing listened for */
export function lanFor({ mdns }: { readonly mdns: boolean }, log: Log): Lan {
  const own = new Set<string>();
  if (!mdns) {
    return {
      addresses: allAddresses,
      advertise: () => ({ update: () => undefined, stop: () => Promise.resolve() }),
      browse: () => ({ list: () => [], stop: () => Promise.resolve() }),
    };
  }
  return {
    addresses: allAddresses,
    advertise(info) {
      const { id, update, stop } = advertise(info, { log });
      own.add(id);
      return { update, stop };
    },
    browse: (onChange) => browse(onChange, { log, isOwn: (id) => own.has(id) }),
  };
}
