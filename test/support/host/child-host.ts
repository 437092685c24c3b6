/** A host in a process of its own, to be killed: `child-host.ts <port> <data folder>`. Prints its address. */
import { createHost } from '#host/index';
import { FAKE_GAMES, FakeThinker, NO_WORDS } from './fake-hub';

const [port, dataDir = ''] = process.argv.slice(2);
const host = await createHost({
  port: Number(port),
  bind: '127.0.0.1',
  dataDir,
  rendererDir: dataDir,
  dictionary: NO_WORDS,
  games: FAKE_GAMES,
  thinker: new FakeThinker(),
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${host.address}\n`);
