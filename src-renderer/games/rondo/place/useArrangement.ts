/** The cards arranged and the order of the hand, kept through a reload, and set right when holder or hand changes. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Face } from '#engine/core/cards';
import type { LaidCard } from '#engine/games/rondo/model';
import { arrangeRack, mixRack, usedPlaces } from '../../../composables/rackOrder';
import { stored } from '../../../stored';
import { EMPTY, reconcile, type Arrangement } from './arrangement';
import { handKey, holderKey, readKept, writeKept } from './kept';
import type { Setting } from './slots';

export interface RackCard {
  /** Tells cards of one face apart; stable while the hand keeps its order. */
  readonly id: string;
  readonly face: Face;
  /** It lies on the holder for now. */
  readonly used: boolean;
}

export interface ArrangementState {
  readonly arrangement: ShallowRef<Arrangement>;
  readonly rack: ComputedRef<readonly RackCard[]>;
  mix(): void;
}

/**
 * @param name where it is kept in the window
 * @param placed cards of the hand that lie on the holder already
 * @param cameBack told which cards came back because the holder is another one now
 */
export function useArrangement(
  name: string,
  setting: ComputedRef<Setting>,
  placed: () => readonly Face[],
  cameBack: (cards: readonly LaidCard[]) => void,
): ArrangementState {
  const kept = readKept(setting.value, stored.get('local', name));
  const arrangement = shallowRef<Arrangement>(kept?.arrangement ?? EMPTY);
  const order = shallowRef<readonly Face[]>(arrangeRack(kept?.rack ?? [], setting.value.hand));

  function fit(sameHolder: boolean): void {
    const { cards, draft } = arrangement.value;
    const { kept: stay, back } = reconcile(setting.value, cards, sameHolder);
    if (!sameHolder) arrangement.value = EMPTY;
    // What was written as one word falls apart when a card of it leaves.
    else if (stay.length < cards.length)
      arrangement.value = draft === '' ? { ...arrangement.value, cards: stay } : EMPTY;
    if (back.length > 0) cameBack(back);
  }

  watch(
    [() => handKey(setting.value), () => holderKey(setting.value)],
    (_, [, holderBefore]) => {
      order.value = arrangeRack(order.value, setting.value.hand);
      fit(holderBefore === holderKey(setting.value));
    },
    { flush: 'sync' },
  );
  fit(kept?.sameHolder ?? true);
  watch([arrangement, order, () => holderKey(setting.value)], () =>
    stored.set(
      'local',
      name,
      writeKept(setting.value, { arrangement: arrangement.value, rack: order.value }),
    ),
  );

  return {
    arrangement,
    rack: computed(() => {
      const laid = [...placed(), ...arrangement.value.cards.map(({ card }) => card)];
      const used = usedPlaces(order.value, laid);
      return order.value.map((face, i) => ({ id: `${i}-${face}`, face, used: used[i] ?? false }));
    }),
    mix: () => (order.value = mixRack(order.value)),
  };
}
