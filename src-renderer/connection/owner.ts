/** The owner's token travels in the fragment of the address the host was opened with, which no server is sent. */
import { stored } from '../stored';

/** Takes `#owner=…` out of the address bar (before the router reads it) and keeps it for this window alone. */
export function takeOwnerToken(): string | null {
  const given = /^#owner=([\w-]+)/.exec(window.location.hash)?.[1];
  if (given === undefined) return stored.get('session', 'owner');
  stored.set('session', 'owner', given);
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}#/`);
  return given;
}
