import { describe, expect, test } from 'vitest';
import { LIMITS } from '#engine/wire/limits';
import { createHost } from '#host/index';
import { TestClient } from '#test/support/host/client';
import { NO_WORDS } from '#test/support/host/fake-hub';
import { realHost } from '#test/support/host/real-host';

describe('over real sockets', () => {
  test('a frame that is too large or no text ends its connection, and no other', async () => {
    const { host } = await realHost();
    const [witness, large, binary] = await Promise.all([1, 2, 3].map(() => TestClient.join(host.address)));
    large!.sendRaw(JSON.stringify({ type: 'beat', n: 1, pad: 'x'.repeat(LIMITS.frameBytes) }));
    binary!.socket.send(Buffer.from([1, 2, 3]));
    await large!.until(() => large!.closed !== null);
    await binary!.until(() => binary!.closed !== null);
    expect(large!.closed?.code).toBe(1009);
    expect(binary!.closed).toEqual({ code: 4000, reason: 'BAD_MESSAGE' });
    expect(await witness!.refusal({ type: 'rename', name: 'Témoin' })).toBeNull();
  });

  test('a window that reads nothing does not hold up the others', async () => {
    const { host } = await realHost();
    const [first, second] = await Promise.all([1, 2].map(() => TestClient.join(host.address)));
    const id = await first!.createTable('fake');
    await second!.must({ type: 'enterTable', table: id });
    await first!.must({ type: 'takeSeat' });
    await second!.must({ type: 'takeSeat' });
    await first!.must({ type: 'start' });
    await first!.act({ type: 'begin' });
    second!.socket.pause();
    for (let i = 0; i < 30; i++) expect(await first!.act({ type: 'note', text: String(i) })).toBeNull();
    second!.socket.resume();
    await second!.until(() => second!.view?.seq === first!.view?.seq);
  });

  test('closing tells every window, and frees the port at once', async () => {
    const { host, dataDir, rendererDir, log } = await realHost();
    const client = await TestClient.join(host.address);
    const mute = await TestClient.connect(host.address);
    await host.close();
    await client.until(() => client.closed !== null);
    await mute.until(() => mute.closed !== null);
    expect(client.closed).toEqual({ code: 4008, reason: 'HOST_CLOSING' });
    const again = await realHost({ port: host.port, dataDir, rendererDir });
    const back = await TestClient.join(again.host.address, { token: client.token });
    expect(back.welcome.session?.id).toBe(client.welcome.session?.id);
    expect(log).toEqual([]);
  });

  test('a port that is taken is an error with its code, and leaves nothing behind', async () => {
    const { host } = await realHost();
    await expect(realHost({ port: host.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('who listens where', () => {
  test('only the owner opens the host, and a host without a network can’t be opened', async () => {
    const { host } = await realHost();
    const owner = await TestClient.join(host.address, { owner: host.ownerToken });
    const guest = await TestClient.join(host.address);
    expect(await guest.refusal({ type: 'openToLan', open: true })).toBe('NOT_OWNER');
    expect(await owner.refusal({ type: 'openToLan', open: true })).toBe('CANNOT_LISTEN');
    expect(owner.lobby).toMatchObject({ openToLan: false, addresses: [] });
  });

  test('an opened host listens on the addresses of the network, announces itself, and stops both', async () => {
    const announced: string[] = [];
    const lan = {
      addresses: () => ['127.0.0.2', '127.0.0.3'], // loopback's own network stands for the room's
      advertise: ({ title, port }: { title: string; port: number }) => {
        announced.push(`${title} ${port}`);
        return {
          update: () => undefined,
          stop: async () => {
            announced.push('goodbye');
          },
        };
      },
      browse: () => ({
        list: () => [{ id: 'x', title: 'Autre', address: 'http://127.0.0.9:4600', tables: 1 }],
        stop: async () => undefined,
      }),
    };
    const { host } = await realHost({ lan });
    const owner = await TestClient.join(host.address, { owner: host.ownerToken });
    await expect(fetch(`http://127.0.0.2:${host.port}/health`)).rejects.toThrow();
    await owner.must({ type: 'openToLan', open: true });
    const addresses = [`http://127.0.0.2:${host.port}`, `http://127.0.0.3:${host.port}`];
    await owner.until(() => owner.lobby?.openToLan === true);
    expect(owner.lobby?.addresses).toEqual(addresses);
    const guest = await TestClient.join(addresses[1]!);
    expect(guest.lobby?.found).toEqual([]);
    expect(owner.lobby?.found).toMatchObject([{ title: 'Autre' }]);
    await owner.must({ type: 'openToLan', open: false });
    await guest.until(() => guest.closed !== null);
    await expect(fetch(`${addresses[0]!}/health`)).rejects.toThrow();
    expect(announced).toEqual([`Préau ${host.port}`, 'goodbye']);
    expect(await owner.refusal({ type: 'rename', name: 'Toujours là' })).toBeNull();
  });
});

test('a data folder that can’t be used is an error, not a host that forgets', async () => {
  const { rendererDir } = await realHost();
  const options = { port: 0, bind: '127.0.0.1', rendererDir, log: () => undefined };
  await expect(createHost({ ...options, dictionary: NO_WORDS, dataDir: '/dev/null/x' })).rejects.toThrow();
});
