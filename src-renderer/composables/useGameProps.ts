/** The props of a game's component (see games/contract.ts), from the session. */
import { computed, type ComputedRef } from 'vue';
import type { TableInfo, ViewMessage } from '#engine/wire/from-host';
import type { GameProps } from '../games/contract';
import { useSession } from '../stores/session';

export function useGameProps(table: () => TableInfo, match: () => ViewMessage): ComputedRef<GameProps> {
  const session = useSession();
  return computed(() => {
    const { view, audience, events } = match();
    return {
      view,
      audience,
      events,
      table: table(),
      clock: session.clock,
      review: session.review,
      act: session.act,
      tryOut: session.tryOut,
    };
  });
}
