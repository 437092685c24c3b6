/** The step being read and the game it is of, for every part of the review. */
import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { CommonView } from '#engine/core/game';
import type { Review, ReviewedTurn, SeenPlacement, View } from '#engine/games/takemo/model';
import type { Stepper } from '../../../parts/review/useStepper';
import { boardAfter, positionAt, type CaptureRules, type Position } from '../logic/position';

export interface ReviewContext {
  readonly stepper: Stepper<SeenPlacement>;
  readonly review: ComputedRef<Review>;
  readonly view: ComputedRef<View & CommonView>;
  readonly turn: ComputedRef<ReviewedTurn | null>;
  /** The board after the turn, whatever is shown. */
  readonly after: ComputedRef<Review['board']>;
  readonly position: ComputedRef<Position>;
  readonly config: ComputedRef<CaptureRules>;
}

const KEY: InjectionKey<ReviewContext> = Symbol('takemo review');

export function provideReview(
  stepper: Stepper<SeenPlacement>,
  review: ReviewContext['review'],
  view: ReviewContext['view'],
): void {
  const { index, side, tried } = stepper;
  provide(KEY, {
    stepper,
    review,
    view,
    turn: computed(() => review.value.turns[index.value] ?? null),
    after: computed(() => boardAfter(review.value, index.value)),
    position: computed(() =>
      positionAt(review.value, index.value, side.value, tried.value, view.value.options),
    ),
    config: computed(() => view.value.options),
  });
}

export function useReview(): ReviewContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('outside a review of Takemo');
  return context;
}
