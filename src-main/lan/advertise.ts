/** Makes this host known to Préaux on the same local network. */
import { randomBytes } from 'node:crypto';
import type { Service } from 'bonjour-service';
import { PROTOCOL_VERSION } from '#engine/wire/limits';
import { type Log, SERVICE_TYPE, allAddresses, watchInterfaces } from './instances';

export interface Advertised {
  /** For people, as they named the host or the table. */
  readonly title: string;
  readonly port: number;
}

export interface Advertiser {
  /** Names this announcement on the network: a browser can leave it out with it. */
  readonly id: string;
  /** Announces anew if something that is announced has changed. */
  update(info: Advertised): void;
  /** Says goodbye on every interface, and is done when that is sent. */
  stop(): Promise<void>;
}

export interface AdvertiseOptions {
  log: Log;
  /** The addresses the host listens on; all usable ones by default. */
  addresses?: () => readonly string[];
}

/** What is out on one interface. */
interface Publication {
  service: Service;
  publish(): Service;
}

export function advertise(first: Advertised, options: AdvertiseOptions): Advertiser {
  const id = randomBytes(6).toString('hex');
  const addresses = options.addresses ?? allAddresses;
  let info = first;

  const instances = watchInterfaces<Publication>({
    log: options.log,
    addresses,
    open: (bonjour) => {
      const publish = () =>
        bonjour.publish({
          name: instanceName(info.title, id),
          type: SERVICE_TYPE,
          port: info.port,
          txt: txtRecord(info, id, addresses()),
          probe: false, // names can't collide, and probing costs a second
          disableIPv6: true,
        });
      return { publish, service: publish() };
    },
    close: ({ service }) => goodbye(service),
    changed: () => {
      republish();
    },
  });

  /** Changes wait for each other: an old announcement is taken back before the new one is sent. */
  let changing = Promise.resolve();
  const republish = () => {
    changing = changing.then(async () => {
      const renew = async (publication: Publication) => {
        await goodbye(publication.service);
        publication.service = publication.publish();
      };
      await Promise.all(instances.all.map(renew));
    });
  };

  return {
    id,
    update(next) {
      if (next.title === info.title && next.port === info.port) return;
      info = next;
      republish();
    },
    async stop() {
      await changing;
      await instances.stop();
    },
  };
}

/** Bytes that a label of a domain name may have (RFC 1035), and of them those for the id and the space before it. */
const LABEL_BYTES = 63;
const ADDRESSES = 12;

/** Two hosts of one title must not answer for each other, hence the id. */
export function instanceName(title: string, id: string): string {
  return `${cutToBytes(title, LABEL_BYTES - id.length - 1)} ${id}`;
}

/** What is told beside name and port; a value of it may have 255 bytes with its key. */
export function txtRecord(
  { title }: Advertised,
  id: string,
  addresses: readonly string[],
): Record<string, string> {
  return {
    id,
    title: cutToBytes(title, 200),
    protocol: String(PROTOCOL_VERSION),
    addresses: addresses.slice(0, ADDRESSES).join(','),
  };
}

function cutToBytes(text: string, bytes: number): string {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > bytes) break;
    kept += character;
  }
  return kept;
}

/** A host may be closed on an interface that is gone: then there is nobody to say it to. */
const GOODBYE_LIMIT_MS = 1000;

/** Done when the goodbye has been handed to the network: closing the socket before would lose it. */
function goodbye(service: Service): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GOODBYE_LIMIT_MS);
    service.stop(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
