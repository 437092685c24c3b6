import { expect, test } from 'vitest';
import type { Channel } from '#host/net/channel';
import { GIVE_UP_ABOVE, Outbox } from '#host/net/outbox';

/** A window that takes nothing in until it is told to. */
class Stalled implements Channel {
  buffered = 0;
  terminated = false;
  readonly #sent: (() => void)[] = [];

  send(text: string, sent: () => void): void {
    const bytes = Buffer.byteLength(text);
    this.buffered += bytes;
    this.#sent.push(() => {
      this.buffered -= bytes;
      sent();
    });
  }

  takeAll(): void {
    for (const taken of this.#sent.splice(0)) taken();
  }

  ping(): void {}

  close(): void {}

  terminate(): void {
    this.terminated = true;
  }
}

const journal = (chars: number) => ({ type: 'done', re: 1, result: { journal: 'x'.repeat(chars) } }) as const;

test('one large answer may wait, whatever its size, and small ones with it', () => {
  const window = new Stalled();
  const outbox = new Outbox(window, () => undefined);
  outbox.answer(journal(3 * GIVE_UP_ABOVE));
  outbox.answer({ type: 'beat', n: 1 });
  expect(window.terminated).toBe(false);
  window.takeAll();
  outbox.answer(journal(3 * GIVE_UP_ABOVE));
  outbox.answer({ type: 'beat', n: 2 });
  expect(window.terminated).toBe(false);
});

test('a window that asks for large answers again and again, and takes none in, is ended', () => {
  const window = new Stalled();
  const outbox = new Outbox(window, () => undefined);
  for (let asked = 0; asked < 100 && !window.terminated; asked++) outbox.answer(journal(GIVE_UP_ABOVE / 2));
  expect(window.terminated).toBe(true);
  expect(window.buffered).toBeLessThan(3 * GIVE_UP_ABOVE);
});
