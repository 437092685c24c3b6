/** Where one is in the review of a game. Moves that come in later lengthen it and leave the step as it is. */
import {
  computed,
  ref,
  shallowRef,
  toValue,
  watch,
  type ComputedRef,
  type MaybeRefOrGetter,
  type Ref,
} from 'vue';
import type { Review, ReviewedTurn, SeenPlacement } from '#engine/games/takemo/model';
import { boardAfter, positionAt, type CaptureRules, type Position, type Side } from '../logic/position';

export interface Stepper {
  readonly review: ComputedRef<Review>;
  /** From 0. */
  readonly index: Readonly<Ref<number>>;
  readonly count: ComputedRef<number>;
  readonly turn: ComputedRef<ReviewedTurn | null>;
  /** The board after the turn, whatever is shown. */
  readonly after: ComputedRef<Review['board']>;
  readonly side: Ref<Side>;
  /** Shown in place of the move. */
  readonly tried: Readonly<Ref<SeenPlacement | null>>;
  readonly position: ComputedRef<Position>;
  readonly config: ComputedRef<CaptureRules>;
  /** To a step, the nearest there is. */
  go(to: number): void;
  try(seen: SeenPlacement | null): void;
}

/** Begins at the last move. */
export function useStepper(
  review: MaybeRefOrGetter<Review>,
  config: MaybeRefOrGetter<CaptureRules>,
): Stepper {
  const current = computed(() => toValue(review));
  const rules = computed(() => toValue(config));
  const count = computed(() => current.value.turns.length);
  const within = (at: number): number => Math.min(Math.max(0, at), Math.max(0, count.value - 1));
  const index = ref(within(Infinity));
  const side = ref<Side>('after');
  const tried = shallowRef<SeenPlacement | null>(null);

  function go(to: number): void {
    index.value = within(to);
    tried.value = null;
  }
  watch(count, () => {
    if (index.value !== within(index.value)) go(index.value);
  });

  return {
    review: current,
    index,
    count,
    turn: computed(() => current.value.turns[index.value] ?? null),
    after: computed(() => boardAfter(current.value, index.value)),
    side,
    tried,
    position: computed(() => positionAt(current.value, index.value, side.value, tried.value, rules.value)),
    config: rules,
    go,
    try: (seen) => (tried.value = seen),
  };
}
