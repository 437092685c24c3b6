/** What the page gets from the shell (`src-renderer/bridge`): two wishes, no way to listen in. */
import { contextBridge, ipcRenderer } from 'electron';
import { CHANNELS } from './channels';

contextBridge.exposeInMainWorld('preau', {
  join: (address: string) => {
    ipcRenderer.send(CHANNELS.join, address);
  },
  openProjector: (table: string) => {
    ipcRenderer.send(CHANNELS.openProjector, table);
  },
});
