/** The shot as it stands. The host is asked only where it checks beginnings: else nothing may tell bluff from word. */
import { computed, type ComputedRef } from 'vue';
import { useTry } from '../../../composables/useTry';
import type { TableContext } from '../table/context';
import { actionOf, type Arrangement, type Setting } from './arrangement';
import { inspect, previewOf, type Preview } from './preview';

/** A beginning under way is not told again and again that it is none. In ms. */
const ASK_DELAY = 300;

export function usePreview(
  { view, mine, tryOut }: TableContext,
  setting: ComputedRef<Setting>,
  arrangement: () => Arrangement,
): ComputedRef<Preview> {
  const inspection = computed(() => inspect(setting.value, arrangement(), view.value.options));
  const wish = computed(() => {
    const { bluff } = view.value.options;
    const shot = inspection.value;
    const asked = bluff === 'blocked' && mine.value && shot.ok && !shot.below;
    return asked ? actionOf(setting.value, arrangement()) : null;
  });
  const verdict = useTry(tryOut, wish, { upon: () => view.value.t, delay: ASK_DELAY });
  return computed(() =>
    previewOf(setting.value, arrangement(), inspection.value, { verdict: verdict.value, mine: mine.value }),
  );
}
