/** Hears what pages wish, and who wishes it. */
import { type IpcMainEvent, ipcMain } from 'electron';
import { CHANNELS } from './channels';
import type { AllowedOrigins } from './navigation';

export interface Wishes {
  /** The page of one's own host wants to go to another host. */
  join(address: string): void;
  /** A page wants a projector's window for one of its tables. */
  openProjector(url: string): void;
}

const TABLE = /^[\w-]{1,40}$/;

export function hearWishes(allowed: AllowedOrigins, wishes: Wishes): void {
  ipcMain.on(CHANNELS.join, (event, address: unknown) => {
    const page = senderPage(event);
    if (page === null || !allowed.isOwn(page) || typeof address !== 'string') return;
    wishes.join(address);
  });
  ipcMain.on(CHANNELS.openProjector, (event, table: unknown) => {
    const page = senderPage(event);
    if (page === null || !allowed.has(page) || typeof table !== 'string' || !TABLE.test(table)) return;
    wishes.openProjector(`${new URL(page).origin}/#/projecteur/${table}`);
  });
}

/** The address of the page that sent it; null when a frame inside a page did, or when it is gone. */
function senderPage({ sender, senderFrame }: IpcMainEvent): string | null {
  if (senderFrame === null || senderFrame !== sender.mainFrame) return null;
  return senderFrame.url;
}
