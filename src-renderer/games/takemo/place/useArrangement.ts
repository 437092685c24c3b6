/** The tiles arranged and the order of the rack, kept through a reload, and set right when the board or hand changes. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Face } from '#engine/core/cards';
import { arrangeRack, mixRack } from '../../../composables/rackOrder';
import { stored } from '../../../stored';
import { EMPTY, reconcile, type Arrangement, type Setting } from './arrangement';
import { handKey, readKept, writeKept } from './kept';
import { rackTiles, type RackTile } from './rack';

export interface ArrangementState {
  readonly arrangement: ShallowRef<Arrangement>;
  readonly rack: ComputedRef<readonly RackTile[]>;
  mix(): void;
}

/**
 * @param name where it is kept in the window
 * @param tookBack told which letters came back because someone laid where they lay
 */
export function useArrangement(
  name: string,
  setting: ComputedRef<Setting>,
  tookBack: (letters: readonly string[]) => void,
): ArrangementState {
  const kept = readKept(setting.value, stored.get('local', name));
  const arrangement = shallowRef<Arrangement>(kept?.arrangement ?? EMPTY);
  const order = shallowRef<readonly Face[]>(arrangeRack(kept?.rack ?? [], setting.value.hand));

  function fit(): void {
    if (arrangement.value.tiles.length === 0) return;
    const { kept: tiles, back } = reconcile(setting.value, arrangement.value.tiles);
    arrangement.value = { ...arrangement.value, tiles };
    tookBack(back.map(({ letter }) => letter));
  }

  // Another hand: what was arranged from the one before has been laid or put back.
  watch(
    () => handKey(setting.value),
    () => {
      order.value = arrangeRack(order.value, setting.value.hand);
      arrangement.value = EMPTY;
    },
    { flush: 'sync' },
  );
  watch(() => setting.value.board.join(), fit, { flush: 'sync' });
  fit();
  watch([arrangement, order], () =>
    stored.set(
      'local',
      name,
      writeKept(setting.value, { arrangement: arrangement.value, rack: order.value }),
    ),
  );

  return {
    arrangement,
    rack: computed(() => rackTiles(order.value, arrangement.value.tiles)),
    mix: () => (order.value = mixRack(order.value)),
  };
}
