/** What a player's big button, space bar and Enter do now, with which length; and the draft that follows the word. */
import { computed, inject, provide, ref, watch, type ComputedRef, type InjectionKey } from 'vue';
import { useTimeoutFn, watchDebounced } from '@vueuse/core';
import { CARDS_IN_REACH, SHORTEST } from '#engine/games/attrape-moa/figures';
import { useText, type TableContext } from '../table/context';
import type { Hand } from '../word/hand';

export type MainAct = 'grab' | 'announce' | 'reveal';

export interface Turn {
  /** The length to announce; null until there is a word or a choice. */
  readonly length: ComputedRef<number | null>;
  readonly bounds: ComputedRef<{ readonly min: number; readonly max: number }>;
  readonly act: ComputedRef<MainAct | null>;
  /** Whether a length has to be chosen first. */
  readonly needsLength: ComputedRef<boolean>;
  /** Waiting for the host's answer, or for a press that was meant for the phase before to be over. */
  readonly busy: ComputedRef<boolean>;
  setLength(length: number): void;
  lengthen(by: 1 | -1): void;
  run(): Promise<void>;
  /** Class: hands the word in. */
  submit(): Promise<void>;
}

/** So long a press meant for the phase before is not taken for one of the new phase: the button waits, and shows it. */
const SETTLE_MS = 700;
const DRAFT_MS = 350;
/** What the stepper starts from when there is no word yet. */
const FIRST_GUESS = 5;

/** A draft that comes after the end of its time: what stands is what the status line last said was kept. */
const LATE_DRAFT = { WRONG_PHASE: null, NOT_YOUR_TURN: null } as const;

const KEY: InjectionKey<Turn> = Symbol('attrape-moa turn');

export function provideTurn(table: TableContext, hand: Hand): Turn {
  const { view, stance, send } = table;
  const { word } = hand;
  const say = useText();
  const chosen = ref<number | null>(null);
  const waiting = ref(false);
  const settling = useTimeoutFn(() => undefined, SETTLE_MS, { immediate: false });

  watch([() => view.value.phase, () => view.value.round], () => {
    settling.start();
    if (view.value.phase === 'search') chosen.value = null;
  });
  watch(
    () => word.laid.value.word.length,
    () => (chosen.value = null),
  );

  const bounds = computed(() => {
    const { seat } = stance.value;
    const jokers = seat === null ? 0 : (view.value.jokers[seat] ?? 0);
    return { min: SHORTEST, max: CARDS_IN_REACH + jokers };
  });
  const clamp = (length: number): number => Math.min(bounds.value.max, Math.max(bounds.value.min, length));
  const length = computed(() => {
    if (chosen.value !== null) return clamp(chosen.value);
    const own = word.laid.value.word.length;
    return own >= SHORTEST ? clamp(own) : null;
  });
  const act = computed((): MainAct | null => {
    if (stance.value.grab) return 'grab';
    if (stance.value.announce) return 'announce';
    return stance.value.reveal ? 'reveal' : null;
  });
  const settles = computed(
    () => settling.isPending.value && (act.value === 'announce' || act.value === 'reveal'),
  );
  const needsLength = computed(
    () =>
      length.value === null &&
      view.value.variant === 'classic' &&
      (act.value === 'grab' || act.value === 'announce'),
  );

  /** A word of another length can't stand: one that was noted with the right length comes back into the row. */
  function takeFitting(announced: number): void {
    if (word.laid.value.word.length === announced) return;
    const fitting = word.tries.value.find((noted) => noted.word.length === announced);
    if (fitting !== undefined) word.take(fitting);
  }

  async function once(run: () => Promise<unknown>): Promise<void> {
    if (waiting.value) return;
    waiting.value = true;
    try {
      await run();
    } finally {
      waiting.value = false;
    }
  }

  function given(): { readonly word: string; readonly jokers?: readonly number[] } {
    const { word: letters, jokers, complete } = word.laid.value;
    return complete ? { word: letters, jokers } : { word: letters };
  }

  async function grab(): Promise<void> {
    const told = { WRONG_PHASE: say('act.tooLate') };
    if (view.value.variant !== 'classic') await send({ type: 'grab' }, 'seat', told);
    else if (length.value !== null) {
      const announced = length.value;
      if (await send({ type: 'grab', length: announced }, 'seat', told)) takeFitting(announced);
    }
  }

  async function announce(): Promise<void> {
    if (length.value === null) return;
    const announced = length.value;
    if (await send({ type: 'announce', length: announced }, 'seat')) takeFitting(announced);
  }

  async function run(): Promise<void> {
    const kind = act.value;
    if (kind === null) return;
    if (settles.value) return;
    await once(() => {
      if (kind === 'grab') return grab();
      return kind === 'announce' ? announce() : send({ type: 'reveal', ...given() }, 'seat');
    });
  }

  async function submit(): Promise<void> {
    if (!stance.value.submit) return;
    await once(() => send({ type: 'submit', word: word.laid.value.word }, 'seat'));
  }

  // From one's announcement on, the word in the row stands when time runs out.
  watchDebounced(
    [() => stance.value.draft, () => word.laid.value.word, () => word.laid.value.jokers.join()],
    () => {
      if (!stance.value.draft || word.laid.value.word === '') return;
      const { word: letters, jokers } = given();
      const kept = view.value.draft;
      if (kept?.word === letters && (kept.jokers ?? []).join() === (jokers ?? []).join()) return;
      void send({ type: 'draft', ...given() }, 'seat', LATE_DRAFT);
    },
    { debounce: DRAFT_MS, maxWait: 1500, immediate: true },
  );

  const turn: Turn = {
    length,
    bounds,
    act,
    needsLength,
    busy: computed(() => waiting.value || settles.value),
    setLength: (next) => (chosen.value = clamp(next)),
    lengthen: (by) => (chosen.value = length.value === null ? FIRST_GUESS : clamp(length.value + by)),
    run,
    submit,
  };
  provide(KEY, turn);
  return turn;
}

export function useTurn(): Turn {
  const turn = inject(KEY);
  if (turn === undefined) throw new Error('outside a table of Attrape Môa');
  return turn;
}
