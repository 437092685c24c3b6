/** What the cards arranged would make, asked of the engine at once and of the host's lexicon when it is one's turn. */
import { computed, type ComputedRef } from 'vue';
import type { Ground } from '#engine/games/rondo/play';
import { useTry } from '../../../composables/useTry';
import type { TableContext } from '../table/context';
import type { Arrangement } from './arrangement';
import { assemble, previewOf, type Preview } from './preview';
import type { Setting } from './slots';

/** A word under way is not told again and again that it is none. In ms. */
const ASK_DELAY = 300;

/** What is laid on; exchanges are one's own only in one's turn. */
export function useGround({ view, mine }: TableContext): ComputedRef<Ground> {
  return computed(() => {
    const { holder, word, exchanges, options } = view.value;
    return { holder, word, exchanges: mine.value ? exchanges : 0, config: options };
  });
}

export function usePreview(
  { view, mine, choosing, tryOut }: TableContext,
  ground: ComputedRef<Ground>,
  setting: ComputedRef<Setting>,
  arrangement: () => Arrangement,
): ComputedRef<Preview> {
  const assembly = computed(() => assemble(ground.value, setting.value, arrangement()));
  const now = computed(() => (mine.value && !view.value.mustBury) || choosing.value);
  const wish = computed(() => (now.value ? assembly.value.action : null));
  const verdict = useTry(tryOut, wish, { upon: () => view.value.t, delay: ASK_DELAY });
  return computed(() => previewOf(assembly.value, verdict.value, now.value));
}
