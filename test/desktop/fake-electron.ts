/** Stands in for Electron where it is not: records what the shell asks of it, and lets a test play the other side. */
import { EventEmitter } from 'node:events';
import { vi } from 'vitest';

type Handler = (...args: never[]) => unknown;

export class FakeContents extends EventEmitter {
  readonly mainFrame = { url: '' };
  windowOpenHandler: ((details: { url: string }) => { action: string }) | null = null;
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.windowOpenHandler = handler;
  }
}

export class FakeWindow extends EventEmitter {
  static all: FakeWindow[] = [];
  /** Addresses at which nobody answers. */
  static unreachable = new Set<string>();
  readonly loaded: string[] = [];
  readonly webContents = new FakeContents();
  readonly focus = vi.fn();
  readonly show = vi.fn();
  readonly restore = vi.fn();
  readonly destroy = vi.fn();
  constructor(readonly options: { webPreferences: Record<string, unknown> }) {
    super();
    FakeWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  isMinimized(): boolean {
    return false;
  }
  loadURL(url: string): Promise<void> {
    this.loaded.push(url);
    const { origin } = new URL(url);
    if (FakeWindow.unreachable.has(origin)) return Promise.reject(new Error('ERR_CONNECTION_REFUSED'));
    this.webContents.mainFrame.url = url;
    return Promise.resolve();
  }
}

class FakeApp extends EventEmitter {
  hasLock = true;
  readonly setPath = vi.fn();
  readonly quit = vi.fn();
  readonly exit = vi.fn();
  requestSingleInstanceLock(): boolean {
    return this.hasLock;
  }
  whenReady(): Promise<void> {
    return Promise.resolve();
  }
  getLocale(): string {
    return 'fr';
  }
}

class FakeSession {
  permissionRequest:
    ((contents: unknown, permission: string, answer: (granted: boolean) => void) => void) | null = null;
  permissionCheck: ((contents: unknown, permission: string) => boolean) | null = null;
  devicePermission: (() => boolean) | null = null;
  setPermissionRequestHandler(handler: NonNullable<FakeSession['permissionRequest']>): void {
    this.permissionRequest = handler;
  }
  setPermissionCheckHandler(handler: NonNullable<FakeSession['permissionCheck']>): void {
    this.permissionCheck = handler;
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.devicePermission = handler;
  }
}

export const app = new FakeApp();
export const ipcMain = new EventEmitter();
export const session = { defaultSession: new FakeSession() };
export const dialog = {
  showMessageBox: vi.fn(() => Promise.resolve({ response: 0 })),
  showErrorBox: vi.fn(),
};
export const Menu = {
  buildFromTemplate: vi.fn((template: unknown) => template),
  setApplicationMenu: vi.fn(),
};
export const exposed: Record<string, Record<string, Handler>> = {};
export const contextBridge = {
  exposeInMainWorld: (name: string, api: Record<string, Handler>) => {
    exposed[name] = api;
  },
};
export const ipcRenderer = { send: vi.fn() };
export { FakeWindow as BrowserWindow };
