/**
 * A local network of its own for a test: network namespaces of the kernel, joined by a switch, without a way to
 * anywhere. Needs root and `ip`.
 */
import { type ChildProcess, type SpawnOptions, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Why such a network can't be made here, in one sentence; null when it can. */
export function whyNoNamespaces(): string | null {
  if (process.platform !== 'linux') return 'network namespaces are a feature of Linux';
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  try {
    const probe = `preau-${process.pid}-probe`;
    ip('netns', 'add', probe);
    ip('netns', 'del', probe);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return 'the command `ip` (Debian: iproute2) is missing';
    return `network namespaces can't be made here: ${error instanceof Error ? error.message.trim() : String(error)}`;
  }
}

export interface Lan {
  /** Starts a program on one of the machines. */
  spawn(machine: string, command: string, args: string[], options?: SpawnOptions): ChildProcess;
  address(machine: string): string;
  /** The machine's namespace, as `ip netns exec` takes it. */
  namespace(machine: string): string;
  /** Pulls the machine's cable, or plugs it in again. */
  setCable(machine: string, plugged: boolean): void;
  /** Takes the network away, and whatever still runs on it with it. */
  remove(): void;
}

let networks = 0;

/**
 * @param machines their names; the n-th gets the address 10.77.x.n
 */
export function makeLan(machines: readonly string[]): Lan {
  const prefix = `preau-${process.pid}-${++networks}`;
  const subnet = `10.77.${networks}`;
  const namespaces: string[] = [];
  const children = new Set<ChildProcess>();
  const namespace = (machine: string) => `${prefix}-${machine}`;
  const address = (machine: string) => `${subnet}.${machines.indexOf(machine) + 1}`;

  const remove = () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
    for (const name of namespaces.splice(0)) if (existsSync(`/run/netns/${name}`)) ip('netns', 'del', name);
    process.removeListener('exit', remove);
  };
  process.once('exit', remove);

  const add = (machine: string) => {
    ip('netns', 'add', namespace(machine));
    namespaces.push(namespace(machine));
    ip('-n', namespace(machine), 'link', 'set', 'lo', 'up');
  };
  try {
    const hub = namespace('switch');
    add('switch');
    ip('-n', hub, 'link', 'add', 'br0', 'type', 'bridge', 'mcast_snooping', '0');
    ip('-n', hub, 'link', 'set', 'br0', 'up');
    machines.forEach((machine, index) => {
      add(machine);
      const own = namespace(machine);
      ip('-n', hub, 'link', 'add', `port${index}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', own);
      ip('-n', hub, 'link', 'set', `port${index}`, 'master', 'br0', 'up');
      ip('-n', own, 'addr', 'add', `${address(machine)}/24`, 'dev', 'eth0');
      ip('-n', own, 'link', 'set', 'eth0', 'up');
    });
  } catch (error) {
    remove();
    throw error;
  }

  return {
    address,
    namespace,
    remove,
    spawn(machine, command, args, options = {}) {
      const child = spawn('ip', ['netns', 'exec', namespace(machine), command, ...args], options);
      children.add(child);
      child.once('close', () => children.delete(child));
      return child;
    },
    setCable(machine, plugged) {
      const port = `port${machines.indexOf(machine)}`;
      ip('-n', namespace('switch'), 'link', 'set', port, plugged ? 'up' : 'down');
    },
  };
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
}
