/** The step being read and the match it is of, for every part of the review. */
import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { CommonView } from '#engine/core/game';
import type { Review, SeenReturn, View } from '#engine/games/tennis/model';
import type { Stepper } from '../../../parts/review/useStepper';
import type { Calling } from '../logic/call';
import { useCalling } from '../logic/calling';
import { laidAt, stepsOf, type Laid, type Step } from '../logic/steps';

export interface ReviewContext {
  readonly stepper: Stepper<SeenReturn>;
  readonly view: ComputedRef<View & CommonView>;
  readonly calling: ComputedRef<Calling>;
  readonly steps: ComputedRef<readonly Step[]>;
  /** The one being read. */
  readonly step: ComputedRef<Step | null>;
  /** What lies on the court. */
  readonly laid: ComputedRef<Laid | null>;
}

const KEY: InjectionKey<ReviewContext> = Symbol('tennis review');

export function provideReview(
  stepper: Stepper<SeenReturn>,
  review: ComputedRef<Review>,
  view: ReviewContext['view'],
): void {
  const { index, side, tried } = stepper;
  const steps = computed(() => stepsOf(review.value));
  const step = computed(() => steps.value[index.value] ?? null);
  const laid = computed(() => (step.value ? laidAt(step.value, side.value, tried.value) : null));
  provide(KEY, { stepper, view, calling: useCalling(view), steps, step, laid });
}

export function useReview(): ReviewContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('outside a review of Tennis');
  return context;
}
