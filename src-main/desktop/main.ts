/** Electron's main process: a host of one's own, a window on it, and the locks on that window. */
import { join } from 'node:path';
import { Menu, app, dialog, session } from 'electron';
import { type Shell, launchHost, ownerUrl } from '#host/launch';
import { pickLaunchOptions } from '#host/launch-options';
import { fetchHealth } from '#lan/health';
import { lanFor } from '#lan/index';
import { guardContents, guardSession } from './guards';
import { menuTemplate } from './menu';
import { AllowedOrigins } from './navigation';
import { textsFor } from './texts';
import { hearWishes } from './wishes';
import { type MainWindow, openMainWindow, openProjectorWindow } from './windows';

/** out/, whether in a clone or in a packaged app: this file is out/main/index.js there. */
const OUT = join(import.meta.dirname, '..');
const PRELOAD = join(OUT, 'preload', 'preload.cjs');

const log = (line: string) => process.stderr.write(`${line}\n`);
const options = pickLaunchOptions(process.argv.slice(1));
app.setPath('userData', join(options.dataDir, 'window'));

if (app.requestSingleInstanceLock()) void start();
else app.quit(); // the first instance is told, and shows its window

async function start(): Promise<void> {
  let window: MainWindow | null = null;
  app.on('second-instance', () => window?.focus());
  app.on('window-all-closed', () => {
    app.quit();
  });
  await app.whenReady();
  const texts = textsFor(app.getLocale());
  try {
    const home = await openHome();
    const allowed = new AllowedOrigins(home);
    guardSession(session.defaultSession);
    guardContents(app, allowed);
    window = openMainWindow(home, PRELOAD, allowed, texts);
    const { goHome, join: joinHost } = window;
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(menuTemplate(texts, goHome, process.platform === 'darwin')),
    );
    hearWishes(allowed, {
      join: (address) => void joinHost(address),
      openProjector: (url) => {
        openProjectorWindow(url, PRELOAD);
      },
    });
  } catch (error) {
    dialog.showErrorBox(texts.failed, error instanceof Error ? error.message : String(error));
    app.exit(1);
  }
}

/** Starts the host, or finds the one that runs already; its address for the owner. */
async function openHome(): Promise<string> {
  const shell: Shell = {
    rendererDir: join(OUT, 'renderer'),
    lexiconDir: join(OUT, 'dict'),
    lan: lanFor(options.lan, log),
    log,
    answers: async (address) => (await fetchHealth(address)) !== null,
    onLost: () => {
      app.quit();
    },
  };
  const launch = await launchHost(options, shell);
  if (!launch.ok) return ownerUrl(launch.running);
  const { host } = launch;
  // A goodbye on the network and the last line of a journal take a moment: the end waits for them.
  app.once('will-quit', (event) => {
    event.preventDefault();
    host
      .close()
      .catch((error: unknown) => log(`Closing: ${String(error)}`))
      .finally(() => {
        app.exit();
      });
  });
  return ownerUrl(host);
}
