import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Random } from '#engine/core/random';
import { TestClient } from '#test/support/host/client';
import { newIntent } from '#test/support/host/talker';
import { tempDir } from '#test/support/temp-dir';

const SEED = process.env['PREAU_SEED'] ?? `kill-${Date.now()}`;
const KILLS = 6;
const PEOPLE = 4;
const CHILD = new URL('../support/host/child-host.ts', import.meta.url).pathname;

async function startChild(port: number, dataDir: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, String(port), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, address: String(line).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Acts until the host is gone; remembers what it was told is done, and the newest view it had. */
async function actOn(client: TestClient, done: string[]): Promise<void> {
  while (client.closed === null) {
    const intent = newIntent();
    try {
      if ((await client.act({ type: 'add', n: 1 }, 'seat', intent)) === null) done.push(intent);
    } catch {
      return; // the host was killed before it answered
    }
  }
}

test(`a host killed ${KILLS} times amid its players has all that any of them was told (seed ${SEED})`, async () => {
  const random = new Random(SEED);
  const dataDir = tempDir();
  let { child, address } = await startChild(0, dataDir);
  const port = Number(new URL(address).port);
  let clients = await Promise.all(Array.from({ length: PEOPLE }, () => TestClient.join(address)));
  const table = await clients[0]!.createTable('fake');
  await clients[0]!.must({ type: 'setOptions', options: { seconds: 600 } });
  for (const client of clients) {
    await client.must({ type: 'enterTable', table });
    await client.must({ type: 'takeSeat' });
  }
  await clients[0]!.must({ type: 'start' });
  await clients[0]!.act({ type: 'begin' });
  const done: string[] = [];

  for (let round = 0; round < KILLS; round++) {
    const storm = clients.map((client) => actOn(client, done));
    await sleep(random.below(400));
    await kill(child);
    await Promise.all(storm);
    const told = clients.map((client) => client.view!);
    ({ child, address } = await startChild(port, dataDir));
    clients = await Promise.all(clients.map(({ token }) => TestClient.join(address, { token })));
    for (const [seat, client] of clients.entries()) {
      expect(client.table).toMatchObject({ id: table, stage: 'playing', you: { seat } });
      expect(client.view!.seq).toBeGreaterThanOrEqual(told[seat]!.seq);
      const grown = client.view!.view.scores.map((score, of) => score >= told[seat]!.view.scores[of]!);
      expect(grown).toEqual(Array(PEOPLE).fill(true));
      await client.until(() => client.view?.view.paused === false, 'the match to go on by itself');
    }
  }
  await kill(child);
  const folder = join(dataDir, 'tables', table);
  expect(readdirSync(folder)).toContain('match-1.jsonl');
  const journal = readFileSync(join(folder, 'match-1.jsonl'), 'utf8');
  for (const intent of done) expect(journal.split(`"${intent}"`).length).toBe(2);
  expect(done.length).toBeGreaterThan(KILLS);
}, 120_000);
