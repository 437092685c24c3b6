import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isIPv4, isLocal, usableAddresses } from '#lan/addresses';

const ipv4 = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({
    address,
    netmask: '255.255.255.0',
    family: 'IPv4',
    mac: 'a4:83:e7:00:00:01',
    internal: false,
    cidr: `${address}/24`,
    ...more,
  }) as NetworkInterfaceInfo;

const ipv6 = { ...ipv4('fe80::1'), family: 'IPv6', scopeid: 1 } as NetworkInterfaceInfo;
const ordered = (interfaces: Record<string, NetworkInterfaceInfo[]>) =>
  usableAddresses(interfaces).map(({ address }) => address);

describe('usable addresses', () => {
  it('are those of IPv4 interfaces but loopback', () => {
    expect(ordered({ lo: [ipv4('127.0.0.1', { internal: true })], eth0: [ipv6, ipv4('10.1.2.3')] })).toEqual([
      '10.1.2.3',
    ]);
  });

  it('on Linux: Wi-Fi before containers, virtual machines and VPN', () => {
    const interfaces = {
      docker0: [ipv4('172.17.0.1', { mac: '02:42:ac:11:00:01' })],
      virbr0: [ipv4('192.168.122.1')],
      tun0: [ipv4('10.8.0.2', { netmask: '255.255.255.255' })],
      wlp3s0: [ipv4('192.168.1.20')],
    };
    expect(ordered(interfaces)[0]).toBe('192.168.1.20');
  });

  it('on Windows: Ethernet before vEthernet and VirtualBox', () => {
    const interfaces = {
      'vEthernet (WSL)': [ipv4('172.28.0.1', { mac: '00:15:5d:00:00:01' })],
      'VirtualBox Host-Only Network': [ipv4('192.168.56.1', { mac: '0a:00:27:00:00:04' })],
      Ethernet: [ipv4('10.0.0.8')],
    };
    expect(ordered(interfaces)[0]).toBe('10.0.0.8');
  });

  it('on macOS: en0 before utun and awdl, and a hotspot of its own is not taken for virtual', () => {
    const interfaces = {
      utun3: [ipv4('100.101.1.1')],
      bridge100: [ipv4('192.168.2.1')],
      en0: [ipv4('192.168.0.9')],
    };
    expect(ordered(interfaces)).toEqual(['192.168.0.9', '192.168.2.1', '100.101.1.1']);
  });

  it('a cable without a router (self-given address) comes after a router and before what is virtual', () => {
    const interfaces = {
      docker0: [ipv4('172.17.0.1')],
      eth0: [ipv4('169.254.10.20')],
      wlan0: [ipv4('192.168.1.20')],
    };
    expect(ordered(interfaces)).toEqual(['192.168.1.20', '169.254.10.20', '172.17.0.1']);
  });
});

describe('local addresses', () => {
  it.each([
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    '127.0.0.1',
  ])('%s is', (address) => {
    expect(isLocal(address)).toBe(true);
  });
  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '192.169.0.1',
    '100.128.0.1',
    'localhost',
    '10.0.0.1.example.org',
    '10.0.0',
    '',
  ])('%s is not', (address) => {
    expect(isLocal(address)).toBe(false);
  });
  it('numbers are written in one way', () => {
    expect(['0.0.0.0', '255.255.255.255', '1.20.33.249'].every(isIPv4)).toBe(true);
    for (const other of ['256.1.1.1', '01.1.1.1', '1.1.1.1.', '1.1.1', '0x7f.1.1.1', '1.1.1.1 ', '::1']) {
      expect(isIPv4(other), other).toBe(false);
    }
  });
});
