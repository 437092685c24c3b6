import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoundEntry } from '#lan/browse';
import { type Lan, makeLan, whyNoNamespaces } from '#test/support/namespaces';

const why = whyNoNamespaces();
if (why) process.stderr.write(`skipped: discovery on a local network, because ${why}\n`);

/** After so long what should have shown will not; it takes a fraction of a second on a machine that is not busy. */
const LIMIT_MS = 30_000;

interface Program {
  process: ChildProcess;
  /** Waits until a printed line satisfies, looking at those already printed first. */
  line<T>(matches: (value: T) => boolean): Promise<T>;
  tell(text: string): void;
}

function run(lan: Lan, machine: string, name: string, ...args: string[]): Program {
  const path = fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url));
  const child = lan.spawn(machine, process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let last: unknown;
  const waiting = new Set<() => void>();
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      last = JSON.parse(line);
      for (const look of waiting) look();
    });
  }
  return {
    process: child,
    tell: (text) => child.stdin?.write(`${text}\n`),
    line: <T>(matches: (value: T) => boolean) =>
      new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`last line of ${name}: ${JSON.stringify(last)}`));
        }, LIMIT_MS);
        const look = () => {
          if (last === undefined || !matches(last as T)) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(last as T);
        };
        waiting.add(look);
        look();
      }),
  };
}

type List = FoundEntry[];
const titles = (list: List) => list.map(({ title }) => title);
const has = (title: string) => (list: List) => titles(list).includes(title);
const isEmpty = (list: List) => list.length === 0;

describe.skipIf(why !== null)('hosts on a switch without a router', { timeout: 120_000 }, () => {
  let lan: Lan;
  beforeEach(() => {
    lan = makeLan(['host', 'other', 'guest']);
  });
  afterEach(() => {
    lan.remove();
  });

  /** A browser that listens and a host that has announced itself. */
  const meet = async (title: string) => {
    const browser = run(lan, 'guest', 'browser');
    await browser.line<List>(isEmpty);
    const host = run(lan, 'host', 'advertiser', title);
    const { port, id } = await host.line<{ port: number; id: string }>(() => true);
    return { browser, host, port, id };
  };

  it('one that comes is found by number, with what its health page says', async () => {
    const { browser, port, id } = await meet('Classe de CM2 : été');
    const list = await browser.line<List>((found) => found.length > 0);
    expect(list).toEqual([
      {
        id,
        title: 'Classe de CM2 : été',
        address: `http://${lan.address('host')}:${port}`,
        port,
        protocol: 1,
        tables: 2,
        players: 3,
      },
    ]);
  });

  it('one that is there already is found by who comes later', async () => {
    const host = run(lan, 'host', 'advertiser', 'Déjà là');
    await host.line(() => true);
    const browser = run(lan, 'guest', 'browser');
    await browser.line<List>(has('Déjà là'));
  });

  it('one that ends well says goodbye and is gone', async () => {
    const { browser, host } = await meet('Préau');
    await browser.line<List>(has('Préau'));
    host.tell('stop');
    await browser.line<List>(isEmpty);
  });

  it('a new title is told', async () => {
    const { browser, host } = await meet('Avant');
    await browser.line<List>(has('Avant'));
    host.tell('Après');
    await browser.line<List>((list) => has('Après')(list) && list.length === 1);
  });

  it('two of the same title are two, and the end of one is not the end of the other', async () => {
    const { browser, host } = await meet('Préau');
    const other = run(lan, 'other', 'advertiser', 'Préau');
    await other.line(() => true);
    await browser.line<List>((list) => list.length === 2);
    host.tell('stop');
    const left = await browser.line<List>((list) => list.length === 1);
    expect(left[0]?.address).toContain(lan.address('other'));
  });

  it('one that is killed is gone, without a goodbye', async () => {
    const { browser, host } = await meet('Préau');
    await browser.line<List>(has('Préau'));
    host.process.kill('SIGKILL');
    await browser.line<List>(isEmpty); // two questions 3 s apart go unanswered
  });

  it('one whose cable was pulled is found again when it is back', async () => {
    const { browser } = await meet('Préau');
    await browser.line<List>(has('Préau'));
    lan.setCable('host', false);
    await browser.line<List>(isEmpty);
    lan.setCable('host', true);
    await browser.line<List>(has('Préau'));
  });
});
