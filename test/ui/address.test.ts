import { describe, expect, it } from 'vitest';
import { readAddress } from '#page/connection/address';

describe('an address as it is typed', () => {
  it.each([
    ['192.168.1.20:4600', 'http://192.168.1.20:4600/'],
    ['  192.168.1.20:4600 ', 'http://192.168.1.20:4600/'],
    ['http://192.168.1.20:4600/', 'http://192.168.1.20:4600/'],
    ['HTTP://192.168.1.20:4600/#/table/abc', 'http://192.168.1.20:4600/'],
    ['http//192.168.1.20:4600', 'http://192.168.1.20:4600/'],
    ['https://192.168.1.20:4600', 'http://192.168.1.20:4600/'],
    ['192,168,1,20:4600', 'http://192.168.1.20:4600/'],
    ['192.168.1.20 4600', 'http://192.168.1.20:4600/'],
    ['192.168.1.20 : 4600', 'http://192.168.1.20:4600/'],
    ['192. 168. 1. 20:4600', 'http://192.168.1.20:4600/'],
    ['192.168.1.20.4600', 'http://192.168.1.20:4600/'],
    ['192.168.1.20;4600', 'http://192.168.1.20:4600/'],
    ['192.168.001.020:4600', 'http://192.168.1.20:4600/'],
    ['192.168.1.20:4600.', 'http://192.168.1.20:4600/'],
    ['１９２.１６８.１.２０:4600', 'http://192.168.1.20:4600/'],
    ['localhost:4600', 'http://localhost:4600/'],
    ['salle-12.local:4600', 'http://salle-12.local:4600/'],
  ])('%s', (typed, address) => {
    expect(readAddress(typed)).toEqual({ ok: true, address });
  });

  it('without a port takes the page’s own, where it has one', () => {
    expect(readAddress('10.0.0.7', '4600')).toEqual({ ok: true, address: 'http://10.0.0.7:4600/' });
    expect(readAddress('10.0.0.7')).toEqual({ ok: true, address: 'http://10.0.0.7/' });
    expect(readAddress('10.0.0.7:80', '4600')).toEqual({ ok: true, address: 'http://10.0.0.7:80/' });
  });

  it.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['http://', 'EMPTY'],
    ['bonjour', 'NOT_AN_ADDRESS'],
    ['192.168.1.20:4600:2', 'IPV6'],
    ['[fe80::1]:4600', 'IPV6'],
    ['fe80::1', 'IPV6'],
    ['192.168.1', 'NUMBER_MISSING'],
    ['12', 'NUMBER_MISSING'],
    ['192.168.1.256', 'NUMBER_TOO_BIG'],
    ['1.2.3.4.5.6', 'NOT_AN_ADDRESS'],
    ['192.168.1.20:0', 'BAD_PORT'],
    ['192.168.1.20:70000', 'BAD_PORT'],
    ['192.168.1.20:abc', 'BAD_PORT'],
    ['javascript:alert(1)', 'NOT_AN_ADDRESS'],
    ['user@evil.example', 'NOT_AN_ADDRESS'],
    ['-a.b', 'NOT_AN_ADDRESS'],
  ])('%s is told apart: %s', (typed, fault) => {
    expect(readAddress(typed, '4600')).toEqual({ ok: false, fault });
  });
});
