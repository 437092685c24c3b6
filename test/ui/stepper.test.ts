import { effectScope, nextTick, ref } from 'vue';
import { describe, expect, it } from 'vitest';
import { stepOfKey } from '#page/parts/review/useStepKeys';
import { useStepper } from '#page/parts/review/useStepper';

describe('where one is in a review', () => {
  function stepper(steps: number) {
    const count = ref(steps);
    const made = effectScope().run(() => useStepper<string>(count))!;
    return { count, made };
  }

  it('begins after the last step and never leaves the game', () => {
    const { made } = stepper(20);
    expect(made.index.value).toBe(19);
    expect(made.side.value).toBe('after');
    made.go(100);
    expect(made.index.value).toBe(19);
    made.go(-3);
    expect(made.index.value).toBe(0);
  });

  it('new steps leave one where one is, with what one tries', async () => {
    const { count, made } = stepper(20);
    made.go(7);
    made.try('PORTE');
    count.value = 22;
    await nextTick();
    expect(made.count.value).toBe(22);
    expect(made.index.value).toBe(7);
    expect(made.tried.value).toBe('PORTE');
  });

  it('fewer steps lead to the last there is', async () => {
    const { count, made } = stepper(20);
    count.value = 5;
    await nextTick();
    expect(made.index.value).toBe(4);
  });

  it('a step, and a side, put away what was tried', () => {
    const { made } = stepper(20);
    made.try('PORTE');
    made.go(3);
    expect(made.tried.value).toBeNull();
    made.try('PORTE');
    made.show('before');
    expect(made.tried.value).toBeNull();
    expect(made.side.value).toBe('before');
  });

  it('without a step stands at the first', () => {
    const { made } = stepper(0);
    expect(made.index.value).toBe(0);
  });
});

describe('keys', () => {
  it('arrows go a step, Home and End to the ends, others nowhere', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map(stepOfKey)).toEqual([
      -1,
      1,
      -Infinity,
      Infinity,
      null,
    ]);
  });
});
