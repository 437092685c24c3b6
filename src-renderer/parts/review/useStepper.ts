/** Where one is in the review of a game, step by step. Steps that come in later lengthen it and leave one where one is. */
import {
  computed,
  ref,
  shallowRef,
  toValue,
  watch,
  type ComputedRef,
  type MaybeRefOrGetter,
  type Ref,
  type ShallowRef,
} from 'vue';

/** What is shown of a step: what there was before it, or what it made of it. */
export type Side = 'before' | 'after';

/** `Tried`: what can be shown in place of what was done. */
export interface Stepper<Tried> {
  /** From 0. */
  readonly index: Readonly<Ref<number>>;
  readonly count: ComputedRef<number>;
  readonly side: Readonly<Ref<Side>>;
  /** Null while the step itself is shown. */
  readonly tried: Readonly<ShallowRef<Tried | null>>;
  /** To a step, the nearest there is. */
  go(to: number): void;
  /** Shows the step itself, from this side. */
  show(side: Side): void;
  try(seen: Tried | null): void;
}

/** `steps`: how many there are. Begins at the last one, after it. */
export function useStepper<Tried>(steps: MaybeRefOrGetter<number>): Stepper<Tried> {
  const count = computed(() => toValue(steps));
  const within = (at: number): number => Math.min(Math.max(0, at), Math.max(0, count.value - 1));
  const index = ref(within(Infinity));
  const side = ref<Side>('after');
  const tried = shallowRef<Tried | null>(null);

  function go(to: number): void {
    index.value = within(to);
    tried.value = null;
  }
  watch(count, () => {
    if (index.value !== within(index.value)) go(index.value);
  });

  return {
    index,
    count,
    side,
    tried,
    go,
    show(one) {
      side.value = one;
      tried.value = null;
    },
    try: (seen) => (tried.value = seen),
  };
}
