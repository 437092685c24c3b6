/** What is said to who listens to the page instead of looking at it. */
import { defineStore } from 'pinia';
import { ref } from 'vue';

export const useAnnouncer = defineStore('announcer', () => {
  const polite = ref('');
  const assertive = ref('');

  /**
   * Has a screen reader say `text`. The same text twice is said twice: an invisible mark tells the two apart.
   * `urgent` interrupts what is being said.
   */
  function announce(text: string, { urgent = false } = {}): void {
    const region = urgent ? assertive : polite;
    region.value = region.value === text ? `${text}\u00a0` : text;
  }

  return { polite, assertive, announce };
});

export function announce(text: string, options?: { urgent?: boolean }): void {
  useAnnouncer().announce(text, options);
}
