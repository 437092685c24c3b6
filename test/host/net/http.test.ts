import { symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TestClient } from '#test/support/host/client';
import { realHost } from '#test/support/host/real-host';

/** Sends a request as it stands; resolves with all that comes back. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => {
      resolve(answer);
    });
    socket.on('error', reject);
  });
}

function get(port: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  const all = { Host: `127.0.0.1:${port}`, Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return raw(port, `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

/** Sends a request, is answered, and never ends its own side; resolves when the host has no more of the socket. */
function lingering(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(text));
    let poking: NodeJS.Timeout | undefined;
    socket.resume();
    socket.on('end', () => {
      poking = setInterval(() => socket.write('.'), 20); // reset once nobody is there to take it
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(poking);
      resolve();
    });
  });
}

describe('the page', () => {
  test('is served with a strict policy, and only hashed files are kept by browsers', async () => {
    const { host } = await realHost();
    const page = await fetch(`${host.address}/`);
    expect(await page.text()).toContain('<title>Préau</title>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${host.port};`);
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const script = await fetch(`${host.address}/assets/index-DkS83hJq.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  test('answers HEAD without a body, and other methods with 405', async () => {
    const { host } = await realHost();
    const head = await fetch(`${host.address}/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${host.address}/`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('lets nothing out of its folder', async () => {
    const { host, rendererDir } = await realHost();
    writeFileSync(join(rendererDir, '..', 'secret.txt'), 'TOPSECRET');
    symlinkSync(join(rendererDir, '..', 'secret.txt'), join(rendererDir, 'link.txt'));
    symlinkSync(join(rendererDir, '..'), join(rendererDir, 'up'));
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e%2fsecret.txt',
      '/assets/../../secret.txt',
      '/assets/%252e%252e/secret.txt',
      '/..\\secret.txt',
      '/%5c..%5csecret.txt',
      '//secret.txt',
      '/link.txt',
      '/up/secret.txt',
      '/secret.txt%00.html',
      '/%ff',
      '/%',
      'http://evil.example/../secret.txt',
      join(rendererDir, '..', 'secret.txt'),
    ];
    for (const path of paths) {
      const answer = await get(host.port, path);
      expect({ path, status: status(answer) }).toEqual({
        path,
        status: expect.toSatisfy((n) => n === 400 || n === 404),
      });
      expect(answer).not.toContain('TOPSECRET');
    }
  });

  test('lists no folder, and has no such file', async () => {
    const { host } = await realHost();
    for (const path of ['/assets', '/assets/', '/nothing', '/index.html/']) {
      expect([path, (await fetch(host.address + path)).status]).toEqual([path, 404]);
    }
  });
});

test('the health page says what this is, and how many tables there are', async () => {
  const { host } = await realHost();
  const client = await TestClient.join(host.address);
  await client.createTable('fake');
  const health = await fetch(`${host.address}/health`);
  expect(health.headers.get('cache-control')).toBe('no-store');
  expect(await health.json()).toMatchObject({
    app: 'preau',
    protocol: 1,
    title: 'Préau',
    tables: 1,
    players: 0,
  });
});

describe('a request', () => {
  test('that names another host is refused: its name may have been pointed here', async () => {
    const { host } = await realHost();
    for (const name of [
      'evil.example',
      `evil.example:${host.port}`,
      '127.0.0.1.evil.example',
      '',
      'a b',
      '127.0.0.1@evil.example',
    ])
      expect([name, status(await get(host.port, '/', { Host: name }))]).toEqual([
        name,
        expect.toSatisfy((n) => n === 421 || n === 400),
      ]);
    for (const name of ['127.0.0.1', `localhost:${host.port}`, `10.0.0.7:${host.port}`, '[::1]'])
      expect([name, status(await get(host.port, '/', { Host: name }))]).toEqual([name, 200]);
  });

  test('of another page is refused', async () => {
    const { host } = await realHost();
    for (const origin of ['http://evil.example', 'null', 'https://127.0.0.1', 'http://127.0.0.1:1'])
      expect([origin, status(await get(host.port, '/health', { Origin: origin }))]).toEqual([origin, 403]);
    expect(status(await get(host.port, '/health', { Origin: host.address }))).toBe(200);
  });

  test('that is none gets 400, and the host lives on', async () => {
    const { host } = await realHost();
    expect(status(await raw(host.port, 'rubbish\r\n\r\n'))).toBe(400);
    expect(
      status(await raw(host.port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)),
    ).toBe(400);
    expect((await fetch(`${host.address}/health`)).status).toBe(200);
  });
});

describe('a socket that is sent away and stays half open', () => {
  test('after a refused upgrade costs nothing', async () => {
    const { host } = await realHost();
    await lingering(
      host.port,
      'GET /other HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
  });

  test('after a header that never ends costs nothing', { timeout: 20_000 }, async () => {
    const { host } = await realHost();
    await lingering(host.port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  });
});

describe('an upgrade', () => {
  test('of another page, to another name or path is refused', async () => {
    const { host } = await realHost();
    await expect(TestClient.connect(host.address, { Origin: 'http://evil.example' })).rejects.toThrow('403');
    await expect(TestClient.connect(host.address, { Origin: 'null' })).rejects.toThrow('403');
    await expect(TestClient.connect(host.address, { Host: 'evil.example' })).rejects.toThrow('421');
    await expect(TestClient.connect(`${host.address}/other`)).rejects.toThrow('404');
    const own = await TestClient.connect(host.address, { Origin: host.address });
    expect((await own.greet()).welcome.token).not.toBeNull();
  });

  test('is the only thing its path is for', async () => {
    const { host } = await realHost();
    expect((await fetch(`${host.address}/ws`)).status).toBe(426);
  });
});
