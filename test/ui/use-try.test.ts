// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, ref, shallowRef, type EffectScope } from 'vue';
import type { JsonObject } from '#engine/core/read';
import { useTry } from '#page/composables/useTry';
import type { Answer } from '#page/games/contract';

type Action = JsonObject & { readonly type: string };

const DELAY = 150;
const place = (word: string): Action => ({ type: 'place', word });

let scope: EffectScope;
let asked: { readonly action: Action; answer(answer: Answer): void }[];
const action = shallowRef<Action | null>(null);
const upon = ref(0);

function start() {
  const tryOut = (wish: Action) =>
    new Promise<Answer>((answer) => {
      asked.push({ action: wish, answer });
    });
  const verdict = scope.run(() => useTry(tryOut, action, { delay: DELAY, upon }));
  if (verdict === undefined) throw new Error('the scope has ended');
  return verdict;
}

async function answers(answer: Answer, which = asked.length - 1): Promise<void> {
  asked[which]?.answer(answer);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  scope = effectScope();
  asked = [];
  action.value = null;
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

describe('an action that is being arranged', () => {
  it('is asked about once it has rested, and not at every letter', async () => {
    const verdict = start();
    for (const word of ['C', 'CH', 'CHA', 'CHAT']) {
      action.value = place(word);
      await vi.advanceTimersByTimeAsync(DELAY - 1);
    }
    expect(asked).toEqual([]);
    expect(verdict.value).toEqual({ kind: 'idle' });
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map((question) => question.action)).toEqual([place('CHAT')]);
    expect(verdict.value).toEqual({ kind: 'asking' });
    await answers({ ok: true });
    expect(verdict.value).toEqual({ kind: 'taken' });
  });

  it('has the verdict of the newest question alone, however late an older one is answered', async () => {
    const verdict = start();
    action.value = place('CHAZ');
    await vi.advanceTimersByTimeAsync(DELAY);
    action.value = place('CHAT');
    expect(verdict.value).toEqual({ kind: 'idle' });
    await answers({ ok: false, code: 'NOT_IN_LEXICON' }, 0);
    expect(verdict.value).toEqual({ kind: 'idle' });
    await vi.advanceTimersByTimeAsync(DELAY);
    await answers({ ok: true }, 1);
    await answers({ ok: false, code: 'NOT_IN_LEXICON' }, 0);
    expect(verdict.value).toEqual({ kind: 'taken' });
  });

  it('loses its verdict as soon as it changes, or is given up', async () => {
    const verdict = start();
    action.value = place('CHAZ');
    await vi.advanceTimersByTimeAsync(DELAY);
    await answers({ ok: false, code: 'NOT_IN_LEXICON', detail: 'CHAZ' });
    expect(verdict.value).toEqual({ kind: 'refused', code: 'NOT_IN_LEXICON', detail: 'CHAZ' });
    action.value = null;
    expect(verdict.value).toEqual({ kind: 'idle' });
    await vi.advanceTimersByTimeAsync(10 * DELAY);
    expect(asked).toHaveLength(1);
  });

  it('is asked about again when the game has moved on, and not when nothing has changed', async () => {
    start();
    action.value = place('CHAT');
    await vi.advanceTimersByTimeAsync(DELAY);
    await answers({ ok: true });
    action.value = place('CHAT');
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(asked).toHaveLength(1);
    upon.value += 1;
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(asked).toHaveLength(2);
  });

  it.each(['OFFLINE', 'CONNECTION_LOST', 'HOST_FAULT'])('is not said to be wrong by %s', async (code) => {
    const verdict = start();
    action.value = place('CHAT');
    await vi.advanceTimersByTimeAsync(DELAY);
    await answers({ ok: false, code });
    expect(verdict.value).toEqual({ kind: 'idle' });
  });

  it('is asked about later when there were too many tries', async () => {
    const verdict = start();
    action.value = place('CHAT');
    await vi.advanceTimersByTimeAsync(DELAY);
    await answers({ ok: false, code: 'TOO_MANY_TRIES' });
    expect(verdict.value).toEqual({ kind: 'asking' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(2);
    await answers({ ok: true });
    expect(verdict.value).toEqual({ kind: 'taken' });
  });

  it('is asked about no more when its component is gone', async () => {
    const verdict = start();
    action.value = place('CHAT');
    scope.stop();
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(asked).toEqual([]);
    expect(verdict.value).toEqual({ kind: 'idle' });
  });
});
