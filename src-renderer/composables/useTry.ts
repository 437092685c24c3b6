/** Whether an action would be taken, asked while someone is still arranging it; only the newest question counts. */
import { onScopeDispose, shallowRef, toValue, watch, type MaybeRefOrGetter, type ShallowRef } from 'vue';
import type { JsonObject } from '#engine/core/read';
import type { Answer, TryOut } from '../games/contract';

/**
 * `idle`: there is nothing to ask, or no way to know just now. `asking`: an answer is on its way. `taken`: it would be.
 * `refused`: it would not, by a code of the game.
 */
export type Verdict =
  | { readonly kind: 'idle' | 'asking' | 'taken' }
  | { readonly kind: 'refused'; readonly code: string; readonly detail?: string };

interface TryOptions {
  /** So long nothing must change before the host is asked, in ms. */
  readonly delay?: number;
  /** Whatever else the answer depends on, such as the `t` of the view: a change of it asks again. */
  readonly upon?: MaybeRefOrGetter<unknown>;
}

/** Typing pauses for less than this from one letter to the next. */
const DELAY = 150;
/** After being told to slow down, in ms. */
const AGAIN_AFTER = 1_000;
/** These tell nothing of the action. */
const NO_ANSWER: readonly string[] = ['OFFLINE', 'CONNECTION_LOST', 'HOST_FAULT'];

const IDLE: Verdict = { kind: 'idle' };

/**
 * @param tryOut that of the component's props, as `(wish) => props.tryOut(wish)`
 * @param action what is being arranged; null while there is nothing whole to ask about
 * @returns `idle` as soon as the action changes: a verdict never stands beside an action it is not about
 */
export function useTry(
  tryOut: TryOut,
  action: MaybeRefOrGetter<(JsonObject & { readonly type: string }) | null>,
  { delay = DELAY, upon }: TryOptions = {},
): Readonly<ShallowRef<Verdict>> {
  const verdict = shallowRef<Verdict>(IDLE);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  function cancel(): void {
    clearTimeout(timer);
    asked += 1;
    verdict.value = IDLE;
  }

  async function ask(wish: JsonObject & { readonly type: string }): Promise<void> {
    const number = asked;
    verdict.value = { kind: 'asking' };
    const answer = await tryOut(wish);
    if (number !== asked) return;
    if (!answer.ok && answer.code === 'TOO_MANY_TRIES') timer = setTimeout(() => void ask(wish), AGAIN_AFTER);
    else verdict.value = verdictOf(answer);
  }

  watch(
    [() => JSON.stringify(toValue(action)), () => toValue(upon)],
    () => {
      cancel();
      const wish = toValue(action);
      if (wish !== null) timer = setTimeout(() => void ask(wish), delay);
    },
    { immediate: true, flush: 'sync' },
  );
  onScopeDispose(cancel);
  return verdict;
}

function verdictOf(answer: Answer): Verdict {
  if (answer.ok) return { kind: 'taken' };
  const { code, detail } = answer;
  if (NO_ANSWER.includes(code)) return IDLE;
  return { kind: 'refused', code, ...(detail !== undefined && { detail }) };
}
