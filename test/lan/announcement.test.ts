import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { instanceName, txtRecord } from '#lan/advertise';
import { readService } from '#lan/browse';
import { fetchHealth, readHealth, readTitle } from '#lan/health';

const ID = '0123456789ab';

describe('what is announced', () => {
  it('fits where DNS puts it, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const name = instanceName(title, ID);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63);
        expect(name.endsWith(` ${ID}`)).toBe(true);
        const many = Array.from({ length: 30 }, () => '192.168.100.100');
        for (const [key, value] of Object.entries(txtRecord({ title, port: 1 }, ID, many))) {
          expect(Buffer.byteLength(`${key}=${value}`)).toBeLessThanOrEqual(255);
        }
      }),
    );
  });

  it('is read back as it was meant', () => {
    const txt = txtRecord({ title: 'CM2 – été', port: 4600 }, ID, ['10.0.0.2', '192.168.1.2']);
    const referer = { address: '192.168.1.2', family: 'IPv4' as const, port: 5353, size: 1 };
    expect(readService({ port: 4600, txt, referer })).toEqual({
      id: ID,
      title: 'CM2 – été',
      port: 4600,
      addresses: ['192.168.1.2', '10.0.0.2'],
    });
  });

  it('is not believed when it is of another form', () => {
    const referer = { address: '10.0.0.2', family: 'IPv4' as const, port: 5353, size: 1 };
    expect(readService({ port: 4600, txt: undefined, referer })).toBeNull();
    expect(readService({ port: 4600, txt: { id: '../x' }, referer })).toBeNull();
    expect(readService({ port: 0, txt: { id: ID }, referer })).toBeNull();
    expect(
      readService({ port: 4600, txt: { id: ID }, referer: { ...referer, address: 'fe80::1' } }),
    ).toBeNull();
  });

  it('sends nobody out of the local network', () => {
    const referer = { address: '10.0.0.2', family: 'IPv4' as const, port: 5353, size: 1 };
    const txt = { id: ID, addresses: '8.8.8.8,example.org,10.0.0.3' };
    expect(readService({ port: 4600, txt, referer })?.addresses).toEqual(['10.0.0.2', '10.0.0.3']);
  });
});

describe('the health page', () => {
  const serve = async (answer: (response: ServerResponse) => void): Promise<string> => {
    const server = createServer((_, response) => {
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const body = JSON.stringify({ app: 'preau', title: 'CM2', protocol: 1, tables: 1, players: 4 });

  it('of a host is read', async () => {
    const address = await serve((response) => response.end(body));
    expect(await fetchHealth(address, 30_000)).toEqual({ title: 'CM2', protocol: 1, tables: 1, players: 4 });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['another page', (response) => response.end('<html></html>')],
    ['another program', (response) => response.end('{"app":"other","protocol":1}')],
    ['an error', (response) => response.writeHead(500).end(body)],
    ['elsewhere', (response) => response.writeHead(302, { location: '/other' }).end()],
    ['too much', (response) => response.end(`${' '.repeat(5000)}${body}`)],
    ['nothing in time', () => undefined],
  ])('%s is none', async (name, answer) => {
    const limitMs = name === 'nothing in time' ? 50 : 30_000;
    expect(await fetchHealth(await serve(answer), limitMs)).toBeNull();
  });

  it('nobody there is none', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect(await fetchHealth(`http://127.0.0.1:${port}`, 30_000)).toBeNull();
  });

  it('has a title of one plain line', () => {
    expect(readTitle(' a\u202e\nb\u0000 ')).toBe('ab');
    expect(readHealth({ app: 'preau', protocol: 1, title: '<b>'.repeat(30), tables: -1 })).toEqual({
      title: '<b>'.repeat(30).slice(0, 40),
      protocol: 1,
      tables: 0,
      players: 0,
    });
  });
});
