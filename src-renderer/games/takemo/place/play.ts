/** A player's tiles, board and turn: what every press, key and drop does. One for the whole table. */
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
import { defenceRow } from '#engine/games/takemo/board';
import { SIZE } from '#engine/games/takemo/figures';
import type { Square } from '#engine/games/takemo/model';
import { announce } from '../../../stores/announcer';
import { playSound } from '../../../stores/sounds';
import { useToasts } from '../../../stores/toasts';
import type { Marks } from '../board/marks';
import type { TableContext } from '../table/context';
import { useText } from '../table/text';
import * as arranging from './arrangement';
import type { Arrangement, Change, Setting, Snag } from './arrangement';
import { marksOfPreview, type Preview } from './preview';
import type { RackTile } from './rack';
import { useActs, type Acts } from './useActs';
import { useArrangement } from './useArrangement';
import { usePreview } from './usePreview';

/** What is held up from the rack, for the next square that is touched. */
export interface Held {
  readonly id: string;
  readonly letter: string;
  readonly wild: boolean;
}

/** What a drag carries. */
export interface Carried {
  readonly letter: string;
  readonly wild: boolean;
  /** The square it comes from; null: the rack. */
  readonly from: Square | null;
}

/** What has just not worked; a new one each time. */
export interface Snagged {
  readonly snag: Snag;
  readonly letter: string;
  readonly count: number;
}

/** A Takemo tile that waits for its letter, and where it goes then: a square, or (null) where the cursor is. */
export interface Asking {
  readonly at: Square | null;
}

export interface Play extends Acts {
  readonly setting: ComputedRef<Setting>;
  readonly arrangement: Readonly<Ref<Arrangement>>;
  readonly rack: ComputedRef<readonly RackTile[]>;
  readonly takemoFree: ComputedRef<number>;
  readonly preview: ComputedRef<Preview>;
  readonly marks: ComputedRef<Marks>;
  readonly snagged: Readonly<Ref<Snagged | null>>;
  readonly held: Readonly<Ref<Held | null>>;
  readonly asking: Readonly<Ref<Asking | null>>;
  type(letter: string): void;
  backspace(): void;
  /** Puts aside what is under way: a question, a tile held up, the tiles arranged, the cursor. */
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
}

const KEY: InjectionKey<Play> = Symbol('takemo play');
const HELD_TAKEMO = 'takemo';
const TAKEMO_TILE: Carried = { letter: '', wild: true, from: null };
/** Where a first word begins that is written without choosing a square. */
const FIRST_COL = 4;

/** The arrangement with the sounds and sentences of what is done to it. */
function useBoardWork(table: TableContext, seat: number) {
  const { view, camp } = table;
  const say = useText();
  const setting = computed((): Setting => ({
    board: view.value.board,
    camp: camp.value ?? 0,
    hand: view.value.hands[seat] ?? [],
    takemo: view.value.takemo[seat] ?? 0,
  }));
  const snagged = shallowRef<Snagged | null>(null);
  const { arrangement, rack, mix } = useArrangement(
    `takemo.${table.table.value.id}.${seat}`,
    setting,
    (letters) => {
      if (letters.length === 0) return;
      useToasts().show(say('place.cameBack', { letters: letters.join(', ') }, letters.length), 'info');
    },
  );

  function set(to: Arrangement): void {
    arrangement.value = to;
    snagged.value = null;
  }

  function change({ to, snag }: Change, letter: string): void {
    if (snag === null) {
      if (to.tiles !== arrangement.value.tiles) playSound('card');
      set(to);
      return;
    }
    snagged.value = { snag, letter, count: (snagged.value?.count ?? 0) + 1 };
    playSound('bad');
    announce(say(`place.snag.${snag}`, { letter }), { urgent: true });
  }

  return { setting, arrangement, rack, mix, snagged, set, change };
}

/** What is in the player's fingers: a tile held up, or a Takemo tile that waits for its letter. */
function useFingers({ setting, arrangement, set, change }: ReturnType<typeof useBoardWork>) {
  const held = shallowRef<Held | null>(null);
  const asking = shallowRef<Asking | null>(null);
  const write = (letter: string, wild: boolean): void =>
    change(arranging.typeLetter(setting.value, arrangement.value, letter, wild), letter);

  function layAt(tile: Carried, square: Square): void {
    held.value = null;
    change(arranging.dropTile(setting.value, arrangement.value, tile, square), tile.letter);
  }

  /** A Takemo tile comes to a square: which letter? */
  function askFor(square: Square): void {
    const tried = arranging.dropTile(setting.value, arrangement.value, TAKEMO_TILE, square);
    held.value = null;
    if (tried.snag === null) asking.value = { at: square };
    else change(tried, '');
  }

  return {
    held,
    asking,
    pressSquare(square: Square): void {
      const { value: tile } = held;
      if (tile === null || arranging.tileOn(arrangement.value.tiles, square) !== undefined)
        set(arranging.pressSquare(arrangement.value, square));
      else if (tile.wild) askFor(square);
      else layAt({ letter: tile.letter, wild: false, from: null }, square);
    },
    pressTile({ id, face, used }: RackTile): void {
      if (used) return;
      if (arrangement.value.cursor !== null) write(face, false);
      else held.value = held.value?.id === id ? null : { id, letter: face, wild: false };
    },
    pressTakemo(): void {
      if (arrangement.value.cursor !== null) asking.value = { at: null };
      else held.value = held.value?.wild ? null : { id: HELD_TAKEMO, letter: '', wild: true };
    },
    chooseLetter(letter: string): void {
      const { value } = asking;
      asking.value = null;
      if (value === null) return;
      if (value.at === null) write(letter, true);
      else layAt({ ...TAKEMO_TILE, letter }, value.at);
    },
    drop(tile: Carried, square: Square | null): void {
      if (square !== null && tile.wild && tile.from === null) askFor(square);
      else if (square !== null) layAt(tile, square);
      else if (tile.from !== null) set(arranging.takeBack(arrangement.value, tile.from));
    },
  };
}

export function providePlay(table: TableContext, seat: number): Play {
  const { view, mine } = table;
  const work = useBoardWork(table, seat);
  const { setting, arrangement, set, change } = work;
  const fingers = useFingers(work);
  const { held, asking, chooseLetter } = fingers;
  const preview = usePreview(table, setting, () => arrangement.value);
  const acts = useActs(
    table,
    () => preview.value,
    () => set(arranging.EMPTY),
  );
  const home = (col: number): Square => [defenceRow(setting.value.camp), col];

  function type(input: string): void {
    const letters = arranging.lettersOf(input);
    const [first] = letters;
    if (asking.value !== null && first !== undefined) {
      chooseLetter(first);
      return;
    }
    held.value = null;
    if (arrangement.value.cursor === null && !view.value.begun[setting.value.camp])
      set(arranging.moveCursor(arrangement.value, [0, 0], home(FIRST_COL)));
    for (const letter of letters)
      change(arranging.typeLetter(setting.value, arrangement.value, letter), letter);
  }

  function clear(): void {
    if (asking.value !== null) asking.value = null;
    else if (held.value !== null) held.value = null;
    else set(arrangement.value.tiles.length > 0 ? { ...arrangement.value, tiles: [] } : arranging.EMPTY);
  }

  // What was held up for a turn that is over is put down.
  watch(mine, () => (held.value = null));

  const play: Play = {
    ...work,
    ...fingers,
    ...acts,
    takemoFree: computed(() => arranging.freeTakemo(setting.value.takemo, arrangement.value.tiles)),
    preview,
    marks: computed(() => marksOfPreview(setting.value, arrangement.value.tiles, preview.value)),
    type,
    clear,
    backspace: () => set(arranging.backspace(setting.value, arrangement.value)),
    turn: () => set(arranging.turn(arrangement.value)),
    move: (step) => set(arranging.moveCursor(arrangement.value, step, home(Math.ceil(SIZE / 2)))),
    cancelLetter: () => (asking.value = null),
  };
  provide(KEY, play);
  return play;
}

/** Null at a table that is only watched. */
export function usePlay(): Play | null {
  return inject(KEY, null);
}
