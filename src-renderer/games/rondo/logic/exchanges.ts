/** How many exchanges are left in the running turn; `Infinity` without an end. */
import type { View } from '#engine/games/rondo/model';

export function exchangesLeft({ options, exchanges }: Pick<View, 'options' | 'exchanges'>): number {
  return options.exchanges === 'unlimited' ? Infinity : Math.max(0, options.exchanges - exchanges);
}
