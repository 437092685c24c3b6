/** Under which address others find a table. */
import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue';
import { useSession } from '../stores/session';

const LOOPBACK = /^(localhost|127\.|\[?::1)/;

export interface Invitation {
  /** To be read out and typed: `192.168.1.20:4321`. */
  readonly spoken: string;
  /** With the table, for a QR code or a copy. */
  readonly link: string;
}

/** `null` while the host is closed to other devices. The host's own list first, else the address this page came from. */
export function useInvitation(table: MaybeRefOrGetter<string>): ComputedRef<Invitation | null> {
  const session = useSession();
  return computed(() => {
    const own = LOOPBACK.test(window.location.hostname) ? [] : [window.location.origin];
    const [address] = [...(session.lobby?.addresses ?? []), ...own];
    if (address === undefined) return null;
    const base = address.replace(/\/+$/, '');
    return {
      spoken: base.replace(/^https?:\/\//, ''),
      link: `${base}/#/table/${encodeURIComponent(toValue(table))}`,
    };
  });
}
