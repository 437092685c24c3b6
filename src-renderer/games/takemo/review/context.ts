/** The step being read and the game it is of, for every part of the review. */
import { inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { CommonView } from '#engine/core/game';
import type { View } from '#engine/games/takemo/model';
import type { Stepper } from './useStepper';

export interface ReviewContext extends Stepper {
  readonly view: ComputedRef<View & CommonView>;
}

const KEY: InjectionKey<ReviewContext> = Symbol('takemo review');

export function provideReview(context: ReviewContext): ReviewContext {
  provide(KEY, context);
  return context;
}

export function useReview(): ReviewContext {
  const context = inject(KEY);
  if (context === undefined) throw new Error('outside a review of Takemo');
  return context;
}
