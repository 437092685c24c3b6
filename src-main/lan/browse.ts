/** Finds hosts on the same local network. What is listed has answered on its health page a moment ago. */
import type { Browser, Service } from 'bonjour-service';
import { isIPv4, isLocal } from './addresses';
import { type Health, fetchHealth, readTitle } from './health';
import { type Log, SERVICE_TYPE, allAddresses, watchInterfaces } from './instances';

export interface FoundEntry {
  readonly id: string;
  readonly title: string;
  /** `http://…`, by number. */
  readonly address: string;
  readonly port: number;
  readonly protocol: number;
  readonly tables: number;
  readonly players: number;
}

export interface Browsing {
  list(): readonly FoundEntry[];
  stop(): Promise<void>;
}

export interface BrowseOptions {
  log: Log;
  /** Whether an announcement is one's own. */
  isOwn?: (id: string) => boolean;
  addresses?: () => readonly string[];
  /** How an address is asked; the health page by default. */
  ask?: (address: string) => Promise<Health | null>;
}

/** A host that dies says no goodbye, and the library would keep it for 8 hours: so all are asked this often, in ms. */
const ASK_EVERY_MS = 3000;
/** A tablet's Wi-Fi may sleep through one question. */
const FAILURES_ALLOWED = 1;
/** However many announcements a hostile network holds. */
const CANDIDATES = 40;

interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly port: number;
  /** The one it spoke from first, then the others it named. */
  readonly addresses: readonly string[];
}

interface Known {
  entry: FoundEntry;
  failures: number;
}

/** @param onChange called when the list has changed */
export function browse(onChange: (list: readonly FoundEntry[]) => void, options: BrowseOptions): Browsing {
  const { log, isOwn = () => false, addresses = allAddresses, ask = fetchHealth } = options;
  const known = new Map<string, Known>();
  const asking = new Set<string>();
  let stopped = false;

  const instances = watchInterfaces<Browser>({
    log,
    addresses,
    open: (bonjour) => {
      const browser = bonjour.find({ type: SERVICE_TYPE });
      browser.on('up', look);
      browser.on('txt-update', look);
      browser.on('srv-update', look);
      browser.on('down', look);
      return browser;
    },
    close: async (browser) => {
      browser.stop();
    },
    changed: () => {
      look();
    },
  });

  const list = () =>
    [...known.values()].map(({ entry }) => entry).sort((a, b) => a.title.localeCompare(b.title));

  const set = (id: string, next: Known | null) => {
    const before = known.get(id);
    if (next) known.set(id, next);
    else known.delete(id);
    if (JSON.stringify(before?.entry) !== JSON.stringify(next?.entry)) onChange(list());
  };

  const check = async (candidate: Candidate) => {
    const { id } = candidate;
    if (asking.has(id)) return;
    asking.add(id);
    const entry = await firstAnswer(candidate, ask);
    asking.delete(id);
    if (stopped) return;
    if (entry) {
      if (announced().has(id)) set(id, { entry, failures: 0 }); // else it said goodbye in between
      return;
    }
    const before = known.get(id);
    if (!before) return;
    if (before.failures < FAILURES_ALLOWED) before.failures++;
    else set(id, null);
  };

  /** All that is announced now, by id. */
  const announced = () => {
    const candidates = new Map<string, Candidate>();
    for (const service of instances.all.flatMap((browser) => browser.services)) {
      const candidate = readService(service);
      if (!candidate || candidates.size >= CANDIDATES || isOwn(candidate.id)) continue;
      if (!candidates.has(candidate.id)) candidates.set(candidate.id, candidate);
    }
    return candidates;
  };

  function look() {
    if (stopped) return;
    const candidates = announced();
    for (const id of [...known.keys()]) if (!candidates.has(id)) set(id, null);
    for (const candidate of candidates.values()) void check(candidate);
  }

  const timer = setInterval(() => {
    for (const browser of instances.all) browser.update();
    look();
  }, ASK_EVERY_MS);
  timer.unref();

  return {
    list,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await instances.stop();
    },
  };
}

async function firstAnswer(
  candidate: Candidate,
  ask: (address: string) => Promise<Health | null>,
): Promise<FoundEntry | null> {
  const { id, title, port } = candidate;
  for (const host of candidate.addresses) {
    const address = `http://${host}:${port}`;
    const health = await ask(address);
    if (health) return { id, address, port, ...health, title: health.title || title };
  }
  return null;
}

const ADDRESSES = 4;

/** What an announcement says, as far as it can be believed; null when it is not of our form. */
export function readService(service: Pick<Service, 'port' | 'txt' | 'referer'>): Candidate | null {
  const txt = (service.txt ?? {}) as Record<string, unknown>;
  const text = (key: string) => (typeof txt[key] === 'string' ? txt[key] : '');
  const id = text('id');
  if (!/^[0-9a-f]{12}$/.test(id)) return null;
  if (!Number.isInteger(service.port) || service.port < 1 || service.port > 65_535) return null;
  const spokenFrom = [service.referer?.address ?? ''].filter(isIPv4);
  const named = text('addresses').split(',').filter(isLocal); // others could send us anywhere
  const addresses = [...new Set([...spokenFrom, ...named])].slice(0, ADDRESSES);
  if (addresses.length === 0) return null;
  return { id, title: readTitle(text('title')), port: service.port, addresses };
}
