import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNELS } from '../../src-main/desktop/channels';
import type * as Fake from './fake-electron';

const HOME = 'http://127.0.0.1:4700/#owner=secret';
const OTHER = 'http://10.0.0.7:4600/';

const launchHost = vi.fn();
vi.mock('#host/launch', () => ({ launchHost, ownerUrl: () => HOME }));

let electron: typeof Fake;
const close = vi.fn(() => Promise.resolve());

/** Starts the shell anew, as Electron would. */
async function startShell(): Promise<typeof Fake.FakeWindow.prototype> {
  await import('../../src-main/desktop/main');
  await vi.waitFor(() => {
    expect(electron.FakeWindow.all).not.toEqual([]);
  });
  await vi.waitFor(() => {
    expect(electron.ipcMain.listenerCount(CHANNELS.join)).toBe(1);
  });
  const [window] = electron.FakeWindow.all;
  return window!;
}

/** A shell and an Electron that have no past. */
async function anew(): Promise<void> {
  vi.resetModules();
  electron = await import('./fake-electron');
  vi.doMock('electron', () => electron);
}

beforeEach(async () => {
  await anew();
  launchHost.mockReset().mockResolvedValue({ ok: true, host: { close } });
  close.mockClear();
});

const wish = (window: typeof Fake.FakeWindow.prototype, channel: string, value: unknown, frame?: object) =>
  electron.ipcMain.emit(
    channel,
    { sender: window.webContents, senderFrame: frame ?? window.webContents.mainFrame },
    value,
  );

describe('the window', () => {
  it('shows the page of its own host, as the owner', async () => {
    const window = await startShell();
    expect(window.loaded).toEqual([HOME]);
  });

  it('gives a page nothing but the preload', async () => {
    const { options } = await startShell();
    expect(options.webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    });
    expect(options.webPreferences).toMatchObject({ webSecurity: true, devTools: false });
    expect(options.webPreferences['preload']).toMatch(/preload[\\/]preload\.cjs$/);
  });

  it('starts once: a second start ends, and the first shows its window', async () => {
    const window = await startShell();
    electron.app.emit('second-instance');
    expect(window.focus).toHaveBeenCalledOnce();

    await anew();
    electron.app.hasLock = false;
    await import('../../src-main/desktop/main');
    expect(electron.app.quit).toHaveBeenCalledOnce();
    expect(electron.FakeWindow.all).toEqual([]);
  });

  it('keeps its profile in the data folder', async () => {
    await startShell();
    expect(electron.app.setPath).toHaveBeenCalledWith(
      'userData',
      expect.stringMatching(/preau[\\/]?.*window$/i),
    );
  });

  it('opens on the host that runs already', async () => {
    launchHost.mockResolvedValue({ ok: false, running: { pid: 1, address: HOME, ownerToken: 'secret' } });
    expect((await startShell()).loaded).toEqual([HOME]);
  });

  it('says so when the host cannot start', async () => {
    launchHost.mockRejectedValue(new Error('no lexicon'));
    await import('../../src-main/desktop/main');
    await vi.waitFor(() => {
      expect(electron.app.exit).toHaveBeenCalledWith(1);
    });
    expect(electron.dialog.showErrorBox).toHaveBeenCalledWith(expect.any(String), 'no lexicon');
  });

  it('closes the host before the end', async () => {
    await startShell();
    const preventDefault = vi.fn();
    electron.app.emit('will-quit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    await vi.waitFor(() => {
      expect(electron.app.exit).toHaveBeenCalledOnce();
    });
    expect(close).toHaveBeenCalledOnce();
  });

  it('has a menu in French, and the way home in it', async () => {
    const window = await startShell();
    const [template] = electron.Menu.buildFromTemplate.mock.calls[0] as [
      { label: string; submenu: { label?: string; click?: () => void }[] }[],
    ];
    expect(template.map(({ label }) => label)).toEqual(['Préau', 'Édition', 'Affichage']);
    template[0]!.submenu[0]!.click!();
    expect(window.loaded).toEqual([HOME, HOME]);
  });
});

describe('what no page may do', () => {
  const navigate = (window: typeof Fake.FakeWindow.prototype, event: string, url: string): boolean => {
    const preventDefault = vi.fn();
    window.webContents.emit(event, { url, preventDefault });
    return preventDefault.mock.calls.length === 0;
  };

  it.each(['will-frame-navigate', 'will-redirect'])('go elsewhere (%s)', async (event) => {
    const window = await startShell();
    expect(navigate(window, event, 'http://127.0.0.1:4700/#/table')).toBe(true);
    for (const url of [OTHER, 'http://example.org/', 'file:///etc/passwd', 'http://127.0.0.1:80/']) {
      expect(navigate(window, event, url), url).toBe(false);
    }
  });

  it('open a window', async () => {
    const window = await startShell();
    expect(window.webContents.windowOpenHandler?.({ url: HOME })).toEqual({ action: 'deny' });
  });

  it('attach a webview', async () => {
    const window = await startShell();
    const preventDefault = vi.fn();
    window.webContents.emit('will-attach-webview', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('be granted a permission but full screen', async () => {
    await startShell();
    const { defaultSession } = electron.session;
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'openExternal',
      'fullscreen',
    ]) {
      const answer = vi.fn();
      defaultSession.permissionRequest?.(null, permission, answer);
      expect(answer).toHaveBeenCalledExactlyOnceWith(permission === 'fullscreen');
      expect(defaultSession.permissionCheck?.(null, permission)).toBe(permission === 'fullscreen');
    }
    expect(defaultSession.devicePermission?.()).toBe(false);
  });
});

describe('what a page may wish', () => {
  it('its own: to go to a host of the room, and be let through there', async () => {
    const window = await startShell();
    wish(window, CHANNELS.join, OTHER);
    expect(window.loaded).toEqual([HOME, OTHER]);
    const preventDefault = vi.fn();
    window.webContents.emit('will-frame-navigate', { url: `${OTHER}#/`, preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  });

  it('an address of the internet is refused in words', async () => {
    const window = await startShell();
    wish(window, CHANNELS.join, 'http://example.org/');
    expect(window.loaded).toEqual([HOME]);
    expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce();
  });

  it('where nobody answers, it comes back home and says so', async () => {
    const window = await startShell();
    electron.FakeWindow.unreachable.add(new URL(OTHER).origin);
    wish(window, CHANNELS.join, OTHER);
    await vi.waitFor(() => {
      expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce();
    });
    expect(window.loaded).toEqual([HOME, OTHER, HOME]);
  });

  it('another host’s page sends nobody further', async () => {
    const window = await startShell();
    wish(window, CHANNELS.join, OTHER);
    wish(window, CHANNELS.join, 'http://10.0.0.8:4600/');
    expect(window.loaded).toEqual([HOME, OTHER]);
  });

  it('nor does a frame in a page, or a value that is no address', async () => {
    const window = await startShell();
    wish(window, CHANNELS.join, OTHER, { url: HOME });
    wish(window, CHANNELS.join, { toString: () => OTHER });
    electron.ipcMain.emit(CHANNELS.join, { sender: window.webContents, senderFrame: null }, OTHER);
    expect(window.loaded).toEqual([HOME]);
  });

  it('a projector for a table of the host it shows', async () => {
    const window = await startShell();
    wish(window, CHANNELS.openProjector, 'table-1');
    const projector = electron.FakeWindow.all[1]!;
    expect(projector.loaded).toEqual(['http://127.0.0.1:4700/#/projecteur/table-1']);
    expect(projector.options.webPreferences).toEqual(window.options.webPreferences);
    for (const table of ['../x', 'a b', '', 'x'.repeat(41), 7]) wish(window, CHANNELS.openProjector, table);
    expect(electron.FakeWindow.all).toHaveLength(2);
  });
});

describe('the preload', () => {
  it('offers the two wishes, and hands over nothing of Electron', async () => {
    await import('../../src-main/desktop/preload');
    expect(Object.keys(electron.exposed)).toEqual(['preau']);
    expect(Object.keys(electron.exposed['preau']!).sort()).toEqual(['join', 'openProjector']);
    (electron.exposed['preau']!['join'] as (address: string) => void)(OTHER);
    expect(electron.ipcRenderer.send).toHaveBeenCalledExactlyOnceWith(CHANNELS.join, OTHER);
  });
});
