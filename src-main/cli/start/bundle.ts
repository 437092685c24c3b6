/** The entry of out/main/host.js: the host alone, for plain Node, with nothing installed beside it. */
import { join } from 'node:path';
import { USAGE, readStartOptions } from './options';
import { serveHeadless } from './serve';

const OUT = join(import.meta.dirname, '..');

try {
  const options = readStartOptions(process.argv.slice(2));
  if (options)
    await serveHeadless(options, { rendererDir: join(OUT, 'renderer'), lexiconDir: join(OUT, 'dict') });
  else process.stderr.write(USAGE);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
