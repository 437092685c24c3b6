/** The menu: what a person finds in any program of theirs, and the way home from another host. */
import type { MenuItemConstructorOptions } from 'electron';
import type { Texts } from './texts';

export function menuTemplate(texts: Texts, goHome: () => void, isMac: boolean): MenuItemConstructorOptions[] {
  const { menu } = texts;
  return [
    {
      label: 'Préau',
      submenu: [
        { label: menu.home, accelerator: 'CmdOrCtrl+Shift+H', click: goHome },
        { type: 'separator' },
        { role: 'about', label: menu.about },
        ...(isMac ? macItems(texts) : []),
        { type: 'separator' },
        { role: 'quit', label: menu.quit },
      ],
    },
    {
      label: menu.edit,
      submenu: [
        { role: 'undo', label: menu.undo },
        { role: 'redo', label: menu.redo },
        { type: 'separator' },
        { role: 'cut', label: menu.cut },
        { role: 'copy', label: menu.copy },
        { role: 'paste', label: menu.paste },
        { role: 'selectAll', label: menu.selectAll },
      ],
    },
    {
      label: menu.view,
      submenu: [
        { role: 'reload', label: menu.reload },
        { type: 'separator' },
        { role: 'zoomIn', label: menu.larger },
        { role: 'zoomOut', label: menu.smaller },
        { role: 'resetZoom', label: menu.actualSize },
        { type: 'separator' },
        { role: 'togglefullscreen', label: menu.fullScreen },
      ],
    },
  ];
}

function macItems({ menu }: Texts): MenuItemConstructorOptions[] {
  return [
    { type: 'separator' },
    { role: 'hide', label: menu.hide },
    { role: 'hideOthers', label: menu.hideOthers },
    { role: 'unhide', label: menu.unhide },
  ];
}
