/** What no page may do in our windows, ours and those of other hosts alike. */
import type { App, Session } from 'electron';
import type { AllowedOrigins } from './navigation';

/** Full screen is all a page may ask for: a projector needs it. */
const PERMISSIONS = new Set(['fullscreen']);

export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    answer(PERMISSIONS.has(permission));
  });
  session.setPermissionCheckHandler((_contents, permission) => PERMISSIONS.has(permission));
  session.setDevicePermissionHandler(() => false);
}

/** Every page of the app is guarded, whoever opened it. */
export function guardContents(app: App, allowed: AllowedOrigins): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-frame-navigate', (event) => {
      if (!allowed.has(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      if (!allowed.has(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => {
      event.preventDefault();
    });
  });
}
