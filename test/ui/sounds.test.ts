// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';

/** An audio context that counts what it is asked for. */
class FakeContext {
  static made = 0;
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  readonly notes: number[] = [];
  constructor() {
    FakeContext.made++;
  }
  createOscillator() {
    return { frequency: { value: 0 }, connect: (to: unknown) => to, start: vi.fn(), stop: vi.fn() };
  }
  createGain() {
    const ramp = vi.fn();
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp };
    return { gain, connect: (to: unknown) => to };
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  FakeContext.made = 0;
  setActivePinia(createPinia());
});

test('no sound is tried before the page was touched, as after a reload', async () => {
  const { playSound } = await import('../../src-renderer/stores/sounds');
  playSound('grab');
  expect(FakeContext.made).toBe(0);
  window.dispatchEvent(new Event('keydown'));
  playSound('grab');
  playSound('tick');
  expect(FakeContext.made).toBe(1);
});
