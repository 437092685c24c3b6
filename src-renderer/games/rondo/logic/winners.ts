/** The sentence that says who won, for parts that the frame's own stand is not beside. */
import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue';
import { useI18n } from 'vue-i18n';
import type { CommonView } from '#engine/core/game';

export function useWinners(view: MaybeRefOrGetter<CommonView>): ComputedRef<string> {
  const { t, locale } = useI18n();
  return computed(() => {
    const { winners, players } = toValue(view);
    if (winners.length === 0) return t('ending.nobody');
    const names = winners.map((seat) => players[seat] ?? '?');
    const list = new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(names);
    return t('ending.winners', { names: list }, names.length);
  });
}
