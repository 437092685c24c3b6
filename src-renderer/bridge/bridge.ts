/** What the desktop shell can do for the page, and its twin for any browser. The page asks for nothing else. */

export interface Bridge {
  readonly kind: 'desktop' | 'browser';
  /** Goes to another host; `address` is `http://host:port/`. */
  join(address: string): void;
  /** Opens the projector's window for a table. */
  openProjector(table: string): void;
}

declare global {
  interface Window {
    /** Set by the desktop shell's preload. */
    readonly preau?: Omit<Bridge, 'kind'>;
  }
}

const projectorAddress = (table: string) => `#/projecteur/${encodeURIComponent(table)}`;

const browser: Bridge = {
  kind: 'browser',
  join: (address) => window.location.assign(address),
  openProjector: (table) => {
    window.open(projectorAddress(table), `preau-projector-${table}`, 'popup,width=1280,height=720');
  },
};

export function makeBridge(): Bridge {
  const desktop = window.preau;
  if (desktop === undefined) return browser;
  return {
    kind: 'desktop',
    join: (address) => desktop.join(address),
    openProjector: (table) => desktop.openProjector(table),
  };
}

export const bridge = makeBridge();
