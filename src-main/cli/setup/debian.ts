/** What the tests need of the machine beyond npm: installed where we may, named where we may not. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../start/browsers';

interface Need {
  /** The Debian package. */
  name: string;
  isThere(): boolean;
  /** What is left out without it. */
  without: string;
}

const NEEDS: Need[] = [
  {
    name: 'chromium',
    isThere: () => findChromium() !== null,
    without: 'no Chromium, Chrome or Edge: the games in real browsers (test/e2e) are skipped',
  },
  {
    name: 'iproute2',
    isThere: () => process.platform !== 'linux' || isOnPath('ip'),
    without: 'no `ip`: the tests on a network of their own are skipped',
  },
  {
    name: 'hunspell-fr-comprehensive',
    isThere: () => existsSync('/usr/share/doc/hunspell-fr-comprehensive'),
    without: "no hunspell-fr-comprehensive 7.0: the lexicon's rebuild from its source is skipped",
  },
];

/** How long Debian's servers may take, in ms. */
const LIMIT_MS = 10 * 60_000;

/**
 * Installs what is missing, on Debian and as root.
 * @returns for each thing that is missing still, what is skipped because of it
 */
export function ensureDebianPackages(say: (line: string) => void): string[] {
  const missing = NEEDS.filter((need) => !need.isThere());
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => name);
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    say(`Installing ${names.join(', ')}…`);
    if (!aptGet('install', ...names)) {
      // the lists may be old, or not there at all
      aptGet('update');
      for (const name of names) aptGet('install', name);
    }
  } else {
    say(`These would be used if they were there (Debian packages): ${names.join(', ')}.`);
  }
  return missing.filter((need) => !need.isThere()).map(({ without }) => without);
}

function aptGet(command: 'install' | 'update', ...names: string[]): boolean {
  const patience = [
    '-o',
    'Acquire::Retries=1',
    '-o',
    'Acquire::http::Timeout=30',
    '-o',
    'DPkg::Lock::Timeout=120',
  ];
  const install = ['-y', '--no-install-recommends'];
  const { status } = spawnSync(
    'apt-get',
    ['-q', ...patience, command, ...(command === 'install' ? install : []), ...names],
    {
      stdio: ['ignore', 2, 2],
      timeout: LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return status === 0;
}

function isOnPath(command: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
}
