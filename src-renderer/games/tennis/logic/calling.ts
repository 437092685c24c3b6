/** Who the commentator speaks of: the names and the options of a view, and enumerations in the page's language. */
import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue';
import { useI18n } from 'vue-i18n';
import type { CommonView } from '#engine/core/game';
import type { View } from '#engine/games/tennis/model';
import type { Calling } from './call';

type Named = Pick<View, 'options'> & Pick<CommonView, 'players'>;

export function useCalling(view: MaybeRefOrGetter<Named>): ComputedRef<Required<Calling>> {
  const { locale } = useI18n();
  return computed(() => {
    const { players, options } = toValue(view);
    return {
      nameOf: (seat) => players[seat] ?? '?',
      weight: options.weight,
      list: (names) => new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(names),
    };
  });
}
