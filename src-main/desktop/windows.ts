/** The windows of the shell, all with the same locks on them. */
import { BrowserWindow, type WebPreferences, dialog } from 'electron';
import type { AllowedOrigins } from './navigation';
import type { Texts } from './texts';

/** The page's own ground (--ground in src-renderer/styles/tokens.css), until it is drawn. */
const BACKGROUND = '#f8ecd2';

/** A page in it is a page as in any browser: it reaches neither Node nor this process, but for the preload's wishes. */
function webPreferences(preload: string): WebPreferences {
  return {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    spellcheck: false, // it would mark the players' words, and fetch dictionaries
    devTools: process.env['NODE_ENV'] === 'development',
  };
}

export interface MainWindow {
  focus(): void;
  /** Back to one's own host. */
  goHome(): void;
  /** To another host, or back home with a word of why not. */
  join(address: string): Promise<void>;
}

/** @param home the address of one's own host, with the owner's token in its fragment */
export function openMainWindow(
  home: string,
  preload: string,
  allowed: AllowedOrigins,
  texts: Texts,
): MainWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 860,
    minWidth: 360,
    minHeight: 560,
    backgroundColor: BACKGROUND,
    show: false,
    title: 'Préau',
    webPreferences: webPreferences(preload),
  });
  window.once('ready-to-show', () => {
    window.show();
  });
  const load = async (url: string): Promise<boolean> => {
    try {
      await window.loadURL(url);
      return true;
    } catch (error) {
      // Another load overtook this one: that is no failure. Else nobody is there.
      return (error as { code?: unknown }).code === 'ERR_ABORTED';
    }
  };
  const tell = ({ message, detail }: { message: string; detail: string }) =>
    dialog.showMessageBox(window, { type: 'info', message, detail });
  void load(home);

  return {
    focus() {
      if (window.isMinimized()) window.restore();
      window.focus();
    },
    goHome() {
      void load(home);
    },
    async join(address) {
      const page = allowed.choose(address);
      if (page === null) {
        await tell(texts.notLocal);
        return;
      }
      if (await load(page)) return;
      await load(home);
      await tell(texts.unreachable);
    },
  };
}

/** A second window for the beamer: the same page, at a table's projector view. */
export function openProjectorWindow(url: string, preload: string): void {
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    backgroundColor: BACKGROUND,
    title: 'Préau',
    webPreferences: webPreferences(preload),
  });
  window.loadURL(url).catch(() => {
    window.destroy(); // its host is gone
  });
}
