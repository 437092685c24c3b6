/** An exchange as one gesture: asked for, a card drawn, one chosen to go under the pile. */
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import type { Letter } from '#engine/core/cards';
import type { Seat } from '#engine/core/game';
import type { TableContext } from '../table/context';
import type { Acts } from './useActs';
import type { RackCard } from './useArrangement';

export interface Exchanging {
  /** Wished for, and what it costs is being said. */
  readonly asked: Readonly<Ref<boolean>>;
  /** A card was drawn: one has to go under the pile before anything else. */
  readonly due: ComputedRef<boolean>;
  /** The card of the hand that is to go. */
  readonly chosen: ComputedRef<RackCard | null>;
  /** The card that was drawn, where this window saw it come. */
  readonly drawn: ComputedRef<RackCard | null>;
  ask(): void;
  cancel(): void;
  draw(): Promise<void>;
  choose(card: RackCard): void;
  /** A letter typed: the first card of it, or the next. */
  chooseFace(letter: Letter): void;
  confirm(): Promise<void>;
}

/** @param wentBack told that the turn was over first: what was drawn has gone under the pile by itself */
export function useExchange(
  { view, mine }: TableContext,
  seat: Seat,
  rack: ComputedRef<readonly RackCard[]>,
  acts: Pick<Acts, 'exchange' | 'bury'>,
  wentBack: () => void,
): Exchanging {
  const asked = ref(false);
  const id = shallowRef<string | null>(null);
  const came = shallowRef<string | null>(null);
  const due = computed(() => mine.value && view.value.mustBury);
  const find = (wanted: string | null): RackCard | null =>
    rack.value.find((card) => card.id === wanted) ?? null;

  // What is drawn comes at the end of the hand.
  watch(
    due,
    (now, before) => {
      if (before && !now && view.value.phase === 'turn' && view.value.turn !== seat) wentBack();
      id.value = null;
      asked.value = false;
      came.value = now ? (rack.value.at(-1)?.id ?? null) : null;
    },
    { immediate: true },
  );
  watch(mine, () => (asked.value = false));

  return {
    asked,
    due,
    chosen: computed(() => find(id.value)),
    drawn: computed(() => find(came.value)),
    ask: () => (asked.value = true),
    cancel: () => (asked.value = false),
    async draw() {
      await acts.exchange();
    },
    choose: (card) => (id.value = id.value === card.id ? null : card.id),
    chooseFace(letter) {
      const found = rack.value.find(({ face }) => face === letter) ?? null;
      if (found !== null) id.value = found.id;
    },
    async confirm() {
      const card = find(id.value);
      if (due.value && card !== null) await acts.bury(card.face);
    },
  };
}
