/** Under which IPv4 addresses this machine can be reached, and which of them a person in the room most likely needs. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

export interface UsableAddress {
  readonly address: string;
  /** The interface's name, as the system calls it. */
  readonly name: string;
}

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Bridges of virtual machines and containers, tunnels and VPNs: nobody in the room is behind those. */
const VIRTUAL_NAME =
  /^(docker|br-|veth|virbr|vmnet|vnic|vboxnet|lxc|lxd|podman|cni|flannel|tun|tap|utun|wg|zt|tailscale|nordlynx|ppp|ipsec|gif|stf|awdl|llw|anpi)|vEthernet|VirtualBox|VMware|Hyper-V|WSL|Tailscale|ZeroTier|WireGuard|OpenVPN|VPN|Bluetooth/i;
const VIRTUAL_MAC = /^(02:42:|0a:00:27|00:50:56|00:0c:29|00:15:5d)/i;
const REAL_NAME = /^(wl|en|eth|wi-?fi|ethernet|local area connection|connexion)/i;

/**
 * The addresses of all interfaces that are up, the likeliest first: Wi-Fi and Ethernet with a private address, then
 * others, then what is virtual; among equals an address from a router before a self-given one (169.254).
 * Loopback is not among them.
 */
export function usableAddresses(interfaces: Interfaces = networkInterfaces()): UsableAddress[] {
  const found: (UsableAddress & { rank: number })[] = [];
  for (const [name, entries = []] of Object.entries(interfaces)) {
    for (const entry of entries) {
      if (entry.internal || entry.family !== 'IPv4' || entry.address === '0.0.0.0') continue;
      found.push({ address: entry.address, name, rank: rank(name, entry) });
    }
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ address, name }) => ({ address, name }));
}

function rank(name: string, { address, mac, netmask }: NetworkInterfaceInfo): number {
  const isPointToPoint = netmask === '255.255.255.255';
  if (isPointToPoint || VIRTUAL_NAME.test(name) || VIRTUAL_MAC.test(mac)) return 20 + reach(address);
  return (REAL_NAME.test(name) ? 0 : 10) + reach(address);
}

/** 0: private (RFC 1918); 1: public; 2: a provider's or an overlay network's (RFC 6598); 3: self-given (RFC 3927). */
function reach(address: string): number {
  const [first = 0, second = 0] = address.split('.').map(Number);
  if (first === 10 || (first === 172 && second >= 16 && second < 32) || (first === 192 && second === 168))
    return 0;
  if (first === 100 && second >= 64 && second < 128) return 2;
  if (first === 169 && second === 254) return 3;
  return 1;
}

/** Whether an address can only belong to someone on the same local network, or to this machine. */
export function isLocal(address: string): boolean {
  if (!IPV4.test(address)) return false;
  return address.startsWith('127.') || reach(address) !== 1;
}

/** Four numbers with dots between, each from 0 to 255, as the URL parser writes them. */
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

export function isIPv4(text: string): boolean {
  return IPV4.test(text);
}
