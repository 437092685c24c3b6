/** What the tiles arranged would do, asked of the engine at once and of the host's lexicon on one's turn. */
import { computed, type ComputedRef } from 'vue';
import type { Ground } from '#engine/games/takemo/placement';
import { useTry } from '../../../composables/useTry';
import type { TableContext } from '../table/context';
import { assemble, type Arrangement, type Setting } from './arrangement';
import { actionOf, inspectAssembly, previewOf, type Preview } from './preview';

/** A word under way is not told again and again that it is none. In ms. */
const ASK_DELAY = 300;

export function usePreview(
  { view, mine, tryOut }: TableContext,
  setting: ComputedRef<Setting>,
  arrangement: () => Arrangement,
): ComputedRef<Preview> {
  const ground = computed((): Ground => {
    const { board, begun, options } = view.value;
    return { board, begun, camp: setting.value.camp, config: options };
  });
  const assembly = computed(() => assemble(setting.value, arrangement()));
  const inspection = computed(() => inspectAssembly(ground.value, assembly.value));
  const wish = computed(() => {
    if (!mine.value || assembly.value.kind !== 'word' || inspection.value?.refusal !== null) return null;
    return actionOf(assembly.value.placement);
  });
  const verdict = useTry(tryOut, wish, { upon: () => view.value.t, delay: ASK_DELAY });
  return computed(() =>
    previewOf(assembly.value, inspection.value, {
      verdict: verdict.value,
      mine: mine.value,
      takemoLeft: view.value.takemoLeft[setting.value.camp],
    }),
  );
}
