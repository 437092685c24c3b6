/** A score corrected by hand is no secret: everyone at the table is told, with the reason. */
import { watch } from 'vue';
import { useI18n } from 'vue-i18n';
import type { MatchEvent } from '#engine/core/match';
import type { ViewMessage } from '#engine/wire/from-host';
import { gamePage } from '../games/registry';
import { useToasts } from '../stores/toasts';

type Correction = Extract<MatchEvent, { type: 'adjusted' }>;

function isCorrection(event: MatchEvent): event is Correction {
  return event.type === 'adjusted';
}

export function useCorrections(match: () => ViewMessage | null): void {
  const { t } = useI18n();
  watch(
    () => match()?.events ?? [],
    (events) => {
      for (const { seat, points, reason } of events.filter(isCorrection)) {
        const view = match()?.view;
        const camp = gamePage(view?.game ?? '')?.camp?.(seat).name;
        const name = camp === undefined ? (view?.players[seat] ?? '') : t(camp);
        const amount = `${points < 0 ? '−' : '+'}${String(Math.abs(points))}`;
        const key = reason === '' ? 'table.correct.said' : 'table.correct.saidWhy';
        useToasts().show(t(key, { name, amount, reason }, Math.abs(points)));
      }
    },
  );
}
