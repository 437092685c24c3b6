/** Prints the list of found hosts, one JSON line each time it changes; the first when it is listening. */
import { browse } from '#lan/browse';

browse((list) => process.stdout.write(`${JSON.stringify(list)}\n`), {
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write('[]\n');
setInterval(() => undefined, 60_000);
