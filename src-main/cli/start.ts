/** `npm start`: builds what has changed, starts the host, and shows it in the best window this machine has. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ownerUrl } from '#host/launch';
import { launchArgs } from '#host/launch-options';
import { usableAddresses } from '#lan/addresses';
import { ensureBuilt } from './setup/build';
import { ROOT } from './setup/root';
import { electronBinary, fetchElectron } from './start/electron';
import { type StartOptions, USAGE, readStartOptions } from './start/options';
import { serve, serveHeadless } from './start/serve';
import { startTexts } from './start/texts';
import { type Page, hasDisplay, openBrowserWindow, printAddress } from './start/window';

const RESOURCES = { rendererDir: join(ROOT, 'out', 'renderer'), lexiconDir: join(ROOT, 'dict', 'data') };
const texts = startTexts();
const say = (line: string) => process.stdout.write(`${line}\n`);
const sayAside = (line: string) => process.stderr.write(`${line}\n`);

try {
  const options = readStartOptions(process.argv.slice(2));
  if (options) await start(options);
  else say(USAGE);
} catch (error) {
  sayAside(error instanceof Error ? error.message : String(error));
  process.exit(2);
}

async function start(options: StartOptions): Promise<void> {
  await ensureBuilt(() => {
    sayAside(texts.building);
  });
  if (options.headless) return serveHeadless(options, RESOURCES);
  const electron = options.open && !options.browser && hasDisplay() ? await findElectron() : null;
  if (electron !== null) runElectron(electron, options);
  else await runInBrowser(options);
}

async function findElectron(): Promise<string | null> {
  const there = electronBinary();
  if (there !== null) return there;
  sayAside(texts.lookingForElectron);
  const fetched = await fetchElectron();
  if (fetched === null) sayAside(texts.noElectron);
  return fetched;
}

/** Electron's own process runs the host; this one waits for its end. */
function runElectron(binary: string, options: StartOptions): void {
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(binary, [...sandbox, ROOT, ...launchArgs(options)], { stdio: 'inherit' });
  child.once('error', (error) => {
    sayAside(error.message);
    process.exitCode = 1;
  });
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
}

async function runInBrowser(options: StartOptions): Promise<void> {
  const launch = await serve(options, RESOURCES);
  const host = launch.ok ? launch.host : launch.running;
  say(launch.ok ? texts.ready(host.address) : texts.alreadyRunning(host.address));
  const page: Page = { ownerUrl: ownerUrl(host), forOthers: reachableAddresses(options, host.address) };
  const windowOptions = { dataDir: options.dataDir, texts, say };
  if (options.open && hasDisplay()) await openBrowserWindow(page, windowOptions);
  else await printAddress(page, windowOptions);
  if (launch.ok) say(texts.stop);
}

/** Under which addresses others reach a host that listens as it was told to. */
function reachableAddresses({ bind }: StartOptions, address: string): string[] {
  if (bind.startsWith('127.') || bind === 'localhost') return [];
  const { port } = new URL(address);
  const hosts = bind === '0.0.0.0' ? usableAddresses().map((usable) => usable.address) : [bind];
  return hosts.map((host) => `http://${host}:${port}/`);
}
