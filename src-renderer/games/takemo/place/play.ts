/** What a player does at the table: arranging tiles, laying them, exchanging, passing. One for the whole table. */
import {
  computed,
  inject,
  provide,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue';
import { defenceRow } from '#engine/games/takemo/board';
import { SIZE } from '#engine/games/takemo/figures';
import type { Square } from '#engine/games/takemo/model';
import type { Ground } from '#engine/games/takemo/placement';
import { useTry } from '../../../composables/useTry';
import { announce } from '../../../stores/announcer';
import { playSound } from '../../../stores/sounds';
import { useToasts } from '../../../stores/toasts';
import type { Marks } from '../board/marks';
import type { TableContext } from '../table/context';
import { useText } from '../table/text';
import * as arranging from './arrangement';
import type { Arrangement, Change, Setting, Snag } from './arrangement';
import { actionOf, inspectAssembly, marksOfPreview, previewOf, type Preview } from './preview';
import type { RackTile } from './rack';
import { useArrangement } from './useArrangement';

/** What is held up from the rack, for the next square that is touched. */
export type Held = { readonly id: string; readonly letter: string; readonly wild: boolean };

/** What a drag carries. */
export interface Carried {
  readonly letter: string;
  readonly wild: boolean;
  /** The square it comes from; null: the rack. */
  readonly from: Square | null;
}

/** A sentence about the last thing that did not work; a new one each time. */
export interface Snagged {
  readonly snag: Snag;
  readonly letter: string;
  readonly count: number;
}

export interface Play {
  readonly setting: ComputedRef<Setting>;
  readonly arrangement: Readonly<Ref<Arrangement>>;
  readonly rack: ComputedRef<readonly RackTile[]>;
  readonly takemoFree: ComputedRef<number>;
  readonly preview: ComputedRef<Preview>;
  readonly marks: ComputedRef<Marks>;
  /** Waiting for the host's answer. */
  readonly busy: Readonly<Ref<boolean>>;
  readonly snagged: Readonly<Ref<Snagged | null>>;
  readonly held: Readonly<Ref<Held | null>>;
  /** A Takemo tile waits for its letter; where it goes: the cursor, or a square it was dropped on. */
  readonly asking: Readonly<Ref<{ readonly at: Square | null; readonly from: Square | null } | null>>;
  type(letter: string): void;
  backspace(): void;
  clear(): void;
  turn(): void;
  move(step: Square): void;
  pressSquare(square: Square): void;
  pressTile(tile: RackTile): void;
  pressTakemo(): void;
  /** The letter of the Takemo tile that was asked about. */
  chooseLetter(letter: string): void;
  cancelLetter(): void;
  /** A tile let go: over a square, or elsewhere (null). */
  drop(tile: Carried, square: Square | null): void;
  mix(): void;
  lay(): Promise<void>;
  exchange(tiles: readonly string[]): Promise<boolean>;
  pass(): Promise<void>;
}

const KEY: InjectionKey<Play> = Symbol('takemo play');
const HELD_TAKEMO = 'takemo';

export function providePlay(table: TableContext, seat: number): Play {
  const { view, camp, mine } = table;
  const say = useText();
  const setting = computed((): Setting => ({
    board: view.value.board,
    camp: camp.value ?? 0,
    hand: view.value.hands[seat] ?? [],
    takemo: view.value.takemo[seat] ?? 0,
  }));
  const home = computed((): Square => [defenceRow(setting.value.camp), Math.ceil(SIZE / 2)]);
  const { arrangement, rack, mix } = useArrangement(
    `takemo.${table.table.value.id}.${seat}`,
    setting,
    tookBack,
  );
  const busy = ref(false);
  const snagged = shallowRef<Snagged | null>(null);
  const held = shallowRef<Held | null>(null);
  const asking = shallowRef<{ at: Square | null; from: Square | null } | null>(null);

  const ground = computed((): Ground => {
    const { board, begun, options } = view.value;
    return { board, begun, camp: setting.value.camp, config: options };
  });
  const assembly = computed(() => arranging.assemble(setting.value, arrangement.value));
  const inspection = computed(() => inspectAssembly(ground.value, assembly.value));
  const wish = computed(() => {
    if (!mine.value || assembly.value.kind !== 'word' || inspection.value?.refusal !== null) return null;
    return actionOf(assembly.value.placement);
  });
  const verdict = useTry(table.tryOut, wish, { upon: () => view.value.t });
  const preview = computed(() =>
    previewOf(assembly.value, inspection.value, {
      verdict: verdict.value,
      mine: mine.value,
      takemoLeft: view.value.takemoLeft[setting.value.camp],
    }),
  );

  function tookBack(letters: readonly string[]): void {
    if (letters.length === 0) return;
    const text = say('place.cameBack', { letters: letters.join(', ') }, letters.length);
    useToasts().show(text, 'info');
  }

  function set(to: Arrangement): void {
    arrangement.value = to;
    snagged.value = null;
  }

  function change({ to, snag }: Change, letter: string): void {
    if (snag === null) {
      if (to.tiles !== arrangement.value.tiles) playSound('card');
      set(to);
    } else {
      snagged.value = { snag, letter, count: (snagged.value?.count ?? 0) + 1 };
      playSound('bad');
      announce(say(`place.snag.${snag}`, { letter }), { urgent: true });
    }
  }

  function type(input: string): void {
    if (asking.value !== null) {
      const [letter] = arranging.lettersOf(input);
      if (letter !== undefined) chooseLetter(letter);
      return;
    }
    if (arrangement.value.cursor === null && mine.value && !ground.value.begun[setting.value.camp])
      set(arranging.moveCursor(arrangement.value, [0, 0], [home.value[0], 4]));
    held.value = null;
    for (const letter of arranging.lettersOf(input))
      change(arranging.typeLetter(setting.value, arrangement.value, letter), letter);
  }

  function layAt(tile: Carried, square: Square): void {
    held.value = null;
    change(arranging.dropTile(setting.value, arrangement.value, tile, square), tile.letter);
  }

  function pressSquare(square: Square): void {
    const { value } = held;
    if (value === null || arranging.tileOn(arrangement.value.tiles, square) !== undefined)
      set(arranging.pressSquare(arrangement.value, square));
    else if (value.wild) {
      held.value = null;
      asking.value = { at: square, from: null };
    } else layAt({ letter: value.letter, wild: false, from: null }, square);
  }

  function pressTile({ id, face, used }: RackTile): void {
    if (used) return;
    if (arrangement.value.cursor === null)
      held.value = held.value?.id === id ? null : { id, letter: face, wild: false };
    else change(arranging.typeLetter(setting.value, arrangement.value, face, false), face);
  }

  function pressTakemo(): void {
    if (arrangement.value.cursor === null)
      held.value = held.value?.wild ? null : { id: HELD_TAKEMO, letter: '', wild: true };
    else asking.value = { at: null, from: null };
  }

  function chooseLetter(letter: string): void {
    const { value } = asking;
    asking.value = null;
    if (value === null) return;
    if (value.at === null)
      change(arranging.typeLetter(setting.value, arrangement.value, letter, true), letter);
    else layAt({ letter, wild: true, from: value.from }, value.at);
  }

  function drop(tile: Carried, square: Square | null): void {
    if (square !== null && tile.wild && tile.from === null) asking.value = { at: square, from: null };
    else if (square !== null) layAt(tile, square);
    else if (tile.from !== null) set(arranging.takeBack(arrangement.value, tile.from));
  }

  async function once<T>(run: () => Promise<T>): Promise<T | null> {
    if (busy.value) return null;
    busy.value = true;
    try {
      return await run();
    } finally {
      busy.value = false;
    }
  }

  async function lay(): Promise<void> {
    const { standing, placement } = preview.value;
    if (placement === null || (standing !== 'ready' && standing !== 'asking')) return;
    await once(async () => {
      if (await table.send(actionOf(placement))) set(arranging.EMPTY);
    });
  }

  const play: Play = {
    setting,
    arrangement,
    rack,
    takemoFree: computed(() => arranging.freeTakemo(setting.value.takemo, arrangement.value.tiles)),
    preview,
    marks: computed(() => marksOfPreview(setting.value, arrangement.value.tiles, preview.value)),
    busy,
    snagged,
    held,
    asking,
    type,
    backspace: () => set(arranging.backspace(setting.value, arrangement.value)),
    clear() {
      if (asking.value !== null) asking.value = null;
      else if (held.value !== null) held.value = null;
      else set(arrangement.value.tiles.length > 0 ? { ...arrangement.value, tiles: [] } : arranging.EMPTY);
    },
    turn: () => set(arranging.turn(arrangement.value)),
    move: (step) => set(arranging.moveCursor(arrangement.value, step, home.value)),
    pressSquare,
    pressTile,
    pressTakemo,
    chooseLetter,
    cancelLetter: () => (asking.value = null),
    drop,
    mix,
    lay,
    exchange: async (tiles) =>
      (await once(() => table.send({ type: 'exchange', tiles: [...tiles] }))) ?? false,
    async pass() {
      await once(() => table.send({ type: 'pass' }));
    },
  };
  // What was held up for a turn that is over is put down.
  watch(mine, () => (held.value = null));
  provide(KEY, play);
  return play;
}

/** Null at a table that is only watched. */
export function usePlay(): Play | null {
  return inject(KEY, null);
}
