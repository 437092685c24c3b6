/** A player's hand, the table as they arrange it, and their turn: what every press, key and drop does. */
import {
  computed,
  inject,
  provide,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue';
import type { Face } from '#engine/core/cards';
import { COPY, isJoker } from '#engine/games/tennis/figures';
import type { CopyDir, TableCard } from '#engine/games/tennis/model';
import { announce } from '../../../stores/announcer';
import { playSound } from '../../../stores/sounds';
import { useToasts } from '../../../stores/toasts';
import { spellOut } from '../logic/call';
import { ownerOf } from '../logic/side';
import type { TableContext } from '../table/context';
import { useText } from '../table/text';
import * as arranging from './arrangement';
import type { Arrangement, Change, Setting, Snag, Target } from './arrangement';
import type { Preview } from './preview';
import { useActs, type Acts } from './useActs';
import { useArrangement, type RackCard } from './useArrangement';
import { usePreview } from './usePreview';

/** What a drag carries. */
export interface Carried extends TableCard {
  /** Its place in the row; null: it comes from the hand. */
  readonly from: number | null;
}

/** What has just not worked; a new one each time. */
export interface Snagged {
  readonly snag: Snag;
  readonly letter: string;
  readonly count: number;
}

/** What has to be known before a joker lies: on the table card or behind it; from which side a COPY copies. */
export type Asking =
  | { readonly kind: 'where'; readonly card: Face; readonly onto: number }
  | { readonly kind: 'dir'; readonly target: Target };

export interface Play extends Acts {
  readonly setting: ComputedRef<Setting>;
  readonly arrangement: Readonly<Ref<Arrangement>>;
  readonly rack: ComputedRef<readonly RackCard[]>;
  readonly preview: ComputedRef<Preview>;
  /** Whether cards may be laid: one's turn, or a rally that one can prepare for. */
  readonly usable: ComputedRef<boolean>;
  /** Something is arranged, or about to be. */
  readonly begun: ComputedRef<boolean>;
  readonly changed: ComputedRef<boolean>;
  readonly cleared: ComputedRef<boolean>;
  readonly snagged: Readonly<Ref<Snagged | null>>;
  /** The place of the table card that is picked up. */
  readonly selected: Readonly<Ref<number | null>>;
  readonly asking: Readonly<Ref<Asking | null>>;
  type(input: string): void;
  backspace(): void;
  /** Escape: puts aside what is under way, then all that is arranged. */
  clear(): void;
  /** The table as it lies. */
  reset(): void;
  /** All its cards leave: a lob. */
  clearTable(): void;
  moveCaret(by: number): void;
  setCaret(gap: number): void;
  /** Moves the card picked up, else the one before the caret. */
  shiftCard(by: number): void;
  pressRack(card: RackCard): void;
  /** A card of the row; `gap`: the one at the side that was touched. */
  pressItem(at: number, gap: number): void;
  chooseDir(dir: CopyDir): void;
  chooseWhere(onto: boolean): void;
  /** A card let go: over a target, or elsewhere (null). */
  drop(card: Carried, target: Target | null): void;
  mix(): void;
}

const KEY: InjectionKey<Play> = Symbol('tennis play');

/** The arrangement with the sounds and sentences of what is done to it. */
function useTableWork({ view, table, cards }: TableContext, seat: number) {
  const say = useText();
  const setting = computed((): Setting => ({ table: cards.value, hand: view.value.hands[seat] ?? [] }));
  const snagged = shallowRef<Snagged | null>(null);
  const selected = shallowRef<number | null>(null);
  const sending = shallowRef(false);
  const kept = useArrangement(`tennis.${table.value.id}.${seat}`, setting, (faces) => {
    if (sending.value) return;
    const cameBack = spellOut(
      faces.map((card) => ({ card })),
      say,
    );
    useToasts().show(say('shot.cameBack', { cards: cameBack }, faces.length), 'info');
  });
  const { arrangement } = kept;

  function set(to: Arrangement): void {
    arrangement.value = to;
    snagged.value = null;
    selected.value = null;
  }

  function change({ to, snag }: Change, letter = ''): void {
    if (snag === null) {
      if (to.items !== arrangement.value.items) playSound('card');
      set(to);
      return;
    }
    snagged.value = { snag, letter, count: (snagged.value?.count ?? 0) + 1 };
    playSound('bad');
    announce(say(`shot.snag.${snag}`, { letter }), { urgent: true });
  }

  return { ...kept, setting, snagged, selected, sending, set, change };
}

type TableWork = ReturnType<typeof useTableWork>;

/** What is in the player's fingers, and what they are asked about a joker. */
function useFingers(
  { setting, arrangement, selected, snagged, set, change }: TableWork,
  usable: () => boolean,
) {
  const asking = shallowRef<Asking | null>(null);

  /** Lays a card of the hand; a COPY asks first. */
  function lay(card: Face, target: Target): void {
    asking.value = null;
    if (card !== COPY) change(arranging.lay(setting.value, arrangement.value, { card }, target), card);
    else {
      const tried = arranging.lay(setting.value, arrangement.value, { card, dir: 'prev' }, target);
      if (tried.snag === null) asking.value = { kind: 'dir', target };
      else change(tried, card);
    }
  }

  return {
    asking,
    lay,
    pressRack({ face, used }: RackCard): void {
      if (used || !usable()) return;
      const onto = selected.value;
      if (onto !== null && isJoker(face)) asking.value = { kind: 'where', card: face, onto };
      else lay(face, { gap: arrangement.value.caret });
    },
    pressItem(at: number, gap: number): void {
      if (!usable()) return;
      asking.value = null;
      if (arrangement.value.items[at]?.from !== 'table') change(arranging.takeBack(arrangement.value, at));
      else {
        const again = selected.value === at;
        set(arranging.setCaret(arrangement.value, gap));
        selected.value = again ? null : at;
      }
    },
    chooseDir(dir: CopyDir): void {
      const { value } = asking;
      asking.value = null;
      if (value?.kind !== 'dir') return;
      change(arranging.lay(setting.value, arrangement.value, { card: COPY, dir }, value.target), COPY);
    },
    chooseWhere(onto: boolean): void {
      const { value } = asking;
      if (value?.kind === 'where') lay(value.card, onto ? { onto: value.onto } : { gap: value.onto + 1 });
    },
    drop({ card, from }: Carried, target: Target | null): void {
      if (!usable()) return;
      if (from === null) {
        if (target !== null) lay(card, target);
      } else if (target === null) change(arranging.takeBack(arrangement.value, from));
      else if (target.gap !== undefined)
        change({ to: arranging.move(arrangement.value, from, target.gap), snag: null });
      else change(arranging.moveOnto(arrangement.value, from, target.onto), card);
    },
    shiftCard(by: number): void {
      const { caret } = arrangement.value;
      const at = selected.value ?? caret - 1;
      const goal = at + by;
      if (!usable() || at < 0 || goal < 0 || goal >= arrangement.value.items.length) return;
      const picked = selected.value !== null;
      change({ to: arranging.move(arrangement.value, at, by > 0 ? goal + 1 : goal), snag: null });
      selected.value = picked ? goal : null;
    },
    clear(): void {
      if (asking.value !== null) asking.value = null;
      else if (selected.value !== null || snagged.value !== null) set(arrangement.value);
      else set(arranging.untouched(setting.value));
    },
  };
}

export function providePlay(table: TableContext, seat: number): Play {
  const { view, mine } = table;
  const work = useTableWork(table, seat);
  const { setting, arrangement, selected, set, change } = work;
  /** Whoever waits may prepare, unless the shot on the table is their own. */
  const usable = computed(() => {
    const { phase, turn, inRally, strokes } = view.value;
    if (!inRally.includes(seat)) return false;
    return phase === 'serve' ? turn === seat : phase === 'play' && ownerOf(strokes) !== seat;
  });
  const fingers = useFingers(work, () => usable.value);
  const preview = usePreview(table, setting, () => arrangement.value);
  const acts = useActs(table, {
    action: () => arranging.actionOf(setting.value, arrangement.value),
    preview: () => preview.value,
    sending: work.sending,
    done: () => set(arranging.untouched(setting.value)),
  });
  const changed = computed(() => !arranging.isUntouched(setting.value, arrangement.value));

  // What was picked up for a turn that is over is put down.
  watch([mine, usable], () => {
    fingers.asking.value = null;
    selected.value = null;
  });

  const whenUsable = (run: () => void): void => {
    if (usable.value) run();
  };
  const play: Play = {
    ...work,
    ...fingers,
    ...acts,
    preview,
    usable,
    changed,
    begun: computed(() => changed.value || selected.value !== null || work.snagged.value !== null),
    cleared: computed(() => arranging.isCleared(setting.value, arrangement.value)),
    type: (input) =>
      whenUsable(() => {
        fingers.asking.value = null;
        for (const letter of arranging.lettersOf(input))
          fingers.lay(letter, { gap: arrangement.value.caret });
      }),
    backspace: () => whenUsable(() => change(arranging.backspace(arrangement.value))),
    reset: () => set(arranging.untouched(setting.value)),
    clearTable: () => whenUsable(() => change({ to: arranging.clearTable(arrangement.value), snag: null })),
    moveCaret: (by) => set(arranging.moveCaret(arrangement.value, by)),
    setCaret: (gap) => set(arranging.setCaret(arrangement.value, gap)),
  };
  provide(KEY, play);
  return play;
}

/** Null at a table that is only watched. */
export function usePlay(): Play | null {
  return inject(KEY, null);
}
