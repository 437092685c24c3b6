/** The local network, as a host is given it. */
import { allAddresses, type Log } from './instances';
import { type Advertised, type Advertiser, advertise } from './advertise';
import { type Browsing, type FoundEntry, browse } from './browse';

export interface Lan {
  /** The IPv4 addresses others may reach this machine at, the likeliest first. */
  addresses(): readonly string[];
  /** Makes the host known, until it is stopped; a quiet one, to nobody. */
  advertise(info: Advertised): Pick<Advertiser, 'update' | 'stop'>;
  /** Looks for other hosts, until it is stopped; a quiet one finds none. */
  browse(onChange: (list: readonly FoundEntry[]) => void): Browsing;
}

/** @param mode `off`: there is none; `quiet`: it can be reached, but nothing is announced or looked for by mDNS */
export function lanFor(mode: 'announced' | 'quiet' | 'off', log: Log): Lan | undefined {
  if (mode === 'off') return undefined;
  if (mode === 'quiet') {
    return {
      addresses: allAddresses,
      advertise: () => ({ update: () => undefined, stop: () => Promise.resolve() }),
      browse: () => ({ list: () => [], stop: () => Promise.resolve() }),
    };
  }
  const own = new Set<string>();
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
