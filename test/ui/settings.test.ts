// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import { stored } from '#page/stored';
import { useSettings } from '#page/stores/settings';

afterEach(() => {
  stored.remove('local', 'theme');
  vi.restoreAllMocks();
});

/** The page's theme on a device that prefers dark or light. */
async function themeOn(device: 'dark' | 'light') {
  const query = new EventTarget() as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.defineProperties(query, {
      media: { value: media, configurable: true },
      matches: { value: media.includes(device), configurable: true },
    }),
  );
  setActivePinia(createPinia());
  useSettings();
  await nextTick();
  return { shown: () => document.documentElement.dataset['theme'] };
}

describe('the theme', () => {
  it.each(['dark', 'light'] as const)('follows a %s device until someone chooses', async (device) => {
    const { shown } = await themeOn(device);
    expect(shown()).toBe(device);
  });

  it('that was chosen stays, whatever the device', async () => {
    stored.set('local', 'theme', 'light');
    const { shown } = await themeOn('dark');
    expect(shown()).toBe('light');
  });
});
