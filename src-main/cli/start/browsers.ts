/** Which browser of the Chromium family is on this machine: it opens a page in a window of its own. */
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

const ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
  'brave-browser',
];

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  isExecutable(path: string): boolean;
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isExecutable(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
};

/** The path of the first that is there: on the PATH, then where its installer puts it; null when there is none. */
export function findChromium(machine: Machine = thisMachine): string | null {
  return candidates(machine).find((path) => machine.isExecutable(path)) ?? null;
}

function candidates({ platform, env }: Machine): string[] {
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(platform === 'win32' ? ';' : ':').filter(Boolean);
  const onPath = ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  if (platform === 'darwin') {
    const homes = ['/Applications', join(env['HOME'] ?? '', 'Applications')];
    return [
      ...onPath,
      ...MAC.flatMap((app) => homes.map((home) => join(home, `${app}.app`, 'Contents', 'MacOS', app))),
    ];
  }
  if (platform === 'win32') {
    const homes = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LocalAppData']].filter(
      (home) => home !== undefined,
    );
    return [...onPath, ...WINDOWS.flatMap((parts) => homes.map((home) => join(home, ...parts)))];
  }
  return onPath;
}

/** Arguments for a window without tabs and address bar, with a profile of its own. */
export function appWindowArgs(url: string, profileDir: string): string[] {
  return [
    `--app=${url}`,
    `--user-data-dir=${profileDir}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-sync',
    '--disable-background-networking',
    '--disable-component-update',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium refuses to sandbox for root
  ];
}
