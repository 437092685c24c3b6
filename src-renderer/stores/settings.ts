/** How this window looks and sounds; kept on this machine. */
import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { usePreferredDark } from '@vueuse/core';
import { stored } from '../stored';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const useSettings = defineStore('settings', () => {
  const kept = stored.get('local', 'theme');
  const theme = ref<Theme>(THEMES.find((name) => name === kept) ?? 'auto');
  const sound = ref(stored.get('local', 'sound') !== 'off');
  const machineIsDark = usePreferredDark();

  watch(
    [theme, machineIsDark],
    () => {
      const dark = theme.value === 'dark' || (theme.value === 'auto' && machineIsDark.value);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
      stored.set('local', 'theme', theme.value);
    },
    { immediate: true },
  );
  watch(sound, () => stored.set('local', 'sound', sound.value ? 'on' : 'off'));

  return { theme, sound };
});
