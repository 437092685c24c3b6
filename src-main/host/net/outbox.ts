/** What goes out to one window. A window that takes nothing in must cost neither memory nor anybody else's time. */
import type { FromHost } from '#engine/wire/from-host';
import type { Channel } from './channel';

/** Kinds of state: of each only the newest matters. */
export type Slot = 'lobby' | 'table' | 'view' | 'review';

/** Above so many waiting bytes no state is sent; it follows when the window has caught up. */
export const SKIP_ABOVE = 256 * 1024;
/** Above so many the window is given up; one answer of more than `LARGE` bytes, such as a journal, does not count. */
export const GIVE_UP_ABOVE = 1024 * 1024;
const LARGE = 64 * 1024;

export class Outbox {
  readonly #due = new Set<Slot>();
  /** Bytes of each large answer under way. */
  readonly #large = new Set<{ readonly bytes: number }>();
  /** What was last sent of the kinds that are sent only when they differ. */
  readonly #last = new Map<Slot, string>();

  /** @param onDrained called with the kinds of state that were left out, when there is room again */
  constructor(
    private readonly channel: Channel,
    private readonly onDrained: (slots: readonly Slot[]) => void,
  ) {}

  /** Sends an answer, which is never left out. */
  answer(message: FromHost): void {
    this.#send(JSON.stringify(message));
  }

  /** Sends state, given as JSON; left out for now if the window is behind, or if it has just this already. */
  show(slot: Slot, json: string): void {
    if (slot !== 'view' && this.#last.get(slot) === json) {
      this.#due.delete(slot);
      return;
    }
    if (this.channel.buffered > SKIP_ABOVE) {
      this.#due.add(slot);
      return;
    }
    this.#due.delete(slot);
    if (slot !== 'view') this.#last.set(slot, json);
    this.#send(json);
  }

  /** Forgets what the window has: it is to be sent again even if it is the same. */
  forget(slot: Slot): void {
    this.#last.delete(slot);
  }

  /** Whether the window has something of a kind that is sent only when it differs. */
  has(slot: Slot): boolean {
    return this.#last.has(slot);
  }

  #send(json: string): void {
    // The largest alone counts: whoever asks again and again, and takes nothing in, must not pile them up.
    const allowance = Math.max(0, ...Array.from(this.#large, ({ bytes }) => bytes));
    if (this.channel.buffered > GIVE_UP_ABOVE + allowance) {
      this.channel.terminate();
      return;
    }
    const large = json.length > LARGE ? { bytes: Buffer.byteLength(json) } : null;
    if (large) this.#large.add(large);
    this.channel.send(json, () => {
      if (large) this.#large.delete(large);
      this.#sent();
    });
  }

  #sent(): void {
    if (this.#due.size === 0 || this.channel.buffered > SKIP_ABOVE / 2) return;
    const slots = [...this.#due];
    this.#due.clear();
    this.onDrained(slots);
  }
}
