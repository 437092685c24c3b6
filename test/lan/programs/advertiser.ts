/** A host as far as others on the network see it: a health page and an announcement. Lines on stdin steer it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { advertise } from '#lan/advertise';

let title = process.argv[2] ?? 'Préau';
const server = createServer((request, response) => {
  response.statusCode = request.url === '/health' ? 200 : 404;
  response.end(JSON.stringify({ app: 'preau', title, protocol: 1, tables: 2, players: 3 }));
});
await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
const { port } = server.address() as AddressInfo;
const advertiser = advertise({ title, port }, { log: (line) => process.stderr.write(`${line}\n`) });
process.stdout.write(`${JSON.stringify({ id: advertiser.id, port })}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') {
    await advertiser.stop();
    break;
  }
  title = line;
  advertiser.update({ title, port });
}
process.exit(0);
