/** The table arranged and the order of the hand, kept through a reload, and set right when table or hand change. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Face } from '#engine/core/cards';
import { arrangeRack, mixRack, usedPlaces } from '../../../composables/rackOrder';
import { stored } from '../../../stored';
import { laidFaces, untouched, type Arrangement, type Setting } from './arrangement';
import { handKey, readKept, tableKey, writeKept } from './kept';

export interface RackCard {
  /** Tells cards of one face apart; stable while the hand keeps its order. */
  readonly id: string;
  readonly face: Face;
  /** It lies on the table for now. */
  readonly used: boolean;
}

export interface ArrangementState {
  readonly arrangement: ShallowRef<Arrangement>;
  readonly rack: ComputedRef<readonly RackCard[]>;
  mix(): void;
}

/**
 * @param name where it is kept in the window
 * @param cameBack told which cards came back to the hand because the table changed
 */
export function useArrangement(
  name: string,
  setting: ComputedRef<Setting>,
  cameBack: (faces: readonly Face[]) => void,
): ArrangementState {
  const kept = readKept(setting.value, stored.get('local', name));
  const arrangement = shallowRef<Arrangement>(kept?.arrangement ?? untouched(setting.value));
  const order = shallowRef<readonly Face[]>(arrangeRack(kept?.rack ?? [], setting.value.hand));

  watch(
    [() => tableKey(setting.value.table), () => handKey(setting.value.hand)] as const,
    ([, hand], [, handBefore]) => {
      const laid = laidFaces(arrangement.value);
      order.value = arrangeRack(order.value, setting.value.hand);
      arrangement.value = untouched(setting.value);
      // With another hand they have been played, or it is another rally.
      if (hand === handBefore && laid.length > 0) cameBack(laid);
    },
    { flush: 'sync' },
  );
  watch([arrangement, order], () =>
    stored.set(
      'local',
      name,
      writeKept(setting.value, { arrangement: arrangement.value, rack: order.value }),
    ),
  );

  return {
    arrangement,
    rack: computed(() => {
      const used = usedPlaces(order.value, laidFaces(arrangement.value));
      return order.value.map((face, index) => ({ id: `${index}-${face}`, face, used: used[index] ?? false }));
    }),
    mix: () => (order.value = mixRack(order.value)),
  };
}
