/** The step being read and the game it is of, for every part of the review. */
import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { CommonView } from '#engine/core/game';
import type { Review, ReviewedTurn, SeenPlay, View } from '#engine/games/rondo/model';
import type { Stepper } from '../../../parts/review/useStepper';
import { positionAt, type Position } from '../logic/position';

export interface ReviewContext {
  readonly stepper: Stepper<SeenPlay>;
  readonly review: ComputedRef<Review>;
  readonly view: ComputedRef<View & CommonView>;
  readonly turn: ComputedRef<ReviewedTurn | null>;
  /** Of who plays in this turn. */
  readonly name: ComputedRef<string>;
  readonly position: ComputedRef<Position>;
}

const KEY: InjectionKey<ReviewContext> = Symbol('rondo review');

export function provideReview(
  stepper: Stepper<SeenPlay>,
  review: ReviewContext['review'],
  view: ReviewContext['view'],
): void {
  const { index, side, tried } = stepper;
  const turn = computed(() => review.value.turns[index.value] ?? null);
  provide(KEY, {
    stepper,
    review,
    view,
    turn,
    name: computed(() => view.value.players[turn.value?.move.seat ?? -1] ?? '?'),
    position: computed(() => positionAt(turn.value, side.value, tried.value, view.value.options)),
  });
}

export function useReview(): ReviewContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('outside a review of Rondo');
  return context;
}
