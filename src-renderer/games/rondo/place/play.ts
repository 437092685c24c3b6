/** A player's hand, the holder as they arrange it, and their turn: what every press, key and drop does. */
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
import { ERASER, JOKER } from '#engine/games/rondo/figures';
import type { HeldCard } from '#engine/games/rondo/model';
import { bidHolder, type Ground } from '#engine/games/rondo/play';
import { announce } from '../../../stores/announcer';
import { playSound } from '../../../stores/sounds';
import { useToasts } from '../../../stores/toasts';
import type { TableContext } from '../table/context';
import { useText } from '../table/text';
import * as arranging from './arrangement';
import type { Arrangement, Change, Snag } from './arrangement';
import type { Preview } from './preview';
import { lettersOf, type Setting } from './slots';
import { useActs, type Acts } from './useActs';
import { useArrangement, type RackCard } from './useArrangement';
import { useExchange, type Exchanging } from './useExchange';
import { useGround, usePreview } from './usePreview';
import { write, type Way } from './writing';

/** What a drag carries. */
export interface Carried extends HeldCard {
  /** The slot it comes from; null: the hand. */
  readonly from: number | null;
}

/** What has just not worked; a new one each time. */
export interface Snagged {
  readonly snag: Snag;
  readonly letter: string;
  readonly count: number;
}

export interface Play extends Acts {
  readonly setting: ComputedRef<Setting>;
  readonly arrangement: Readonly<Ref<Arrangement>>;
  readonly rack: ComputedRef<readonly RackCard[]>;
  readonly preview: ComputedRef<Preview>;
  readonly snagged: Readonly<Ref<Snagged | null>>;
  /** The card of the hand that is held up for the next slot that is touched. */
  readonly held: Readonly<Ref<RackCard | null>>;
  /** The slot where a joker waits for its letter. */
  readonly asking: Readonly<Ref<number | null>>;
  readonly exchanging: Exchanging;
  type(input: string): void;
  backspace(): void;
  /** The space bar: an eraser. */
  erase(): void;
  /** Puts aside what is under way, one thing at a time: a question, a card held up, the cards arranged, the slot. */
  clear(): void;
  move(by: 1 | -1): void;
  /** Enter: does what the big button does. */
  enter(): Promise<void>;
  pressSlot(at: number): void;
  pressCard(card: RackCard): void;
  /** Lays a word that was written in another of its ways. */
  chooseWay(way: Way): void;
  /** The letter of the joker that was asked about. */
  chooseLetter(letter: string): void;
  cancelLetter(): void;
  /** A card let go: over a slot, or elsewhere (null). */
  drop(card: Carried, at: number | null): void;
  mix(): void;
}

const KEY: InjectionKey<Play> = Symbol('rondo play');

/** The arrangement with the sounds and sentences of what is done to it. */
function useHolderWork(table: TableContext, seat: number, ground: ComputedRef<Ground>) {
  const { view } = table;
  const say = useText();
  const setting = computed((): Setting => {
    const { phase, holder, hands, options } = view.value;
    const kind = phase === 'opening' ? 'opening' : 'turn';
    return { kind, holder, hand: hands[seat] ?? [], jokerSwap: options.jokerSwap };
  });
  const snagged = shallowRef<Snagged | null>(null);
  const name = `rondo.${table.table.value.id}.${seat}`;
  /** What one has chosen for the opening lies on the holder. */
  const bidCards = (): readonly Face[] => {
    const { bid } = view.value;
    return bid === null || bid === 'pass' ? [] : bidHolder(bid).map(({ card }) => card);
  };
  const { arrangement, rack, mix } = useArrangement(name, setting, bidCards, (cards) => {
    // A word of one's own changed the holder: what else lay there was laid for nothing else.
    // What was meant as the first word is not wanted back.
    const { lastMove } = view.value;
    if (lastMove?.seat === seat || lastMove?.type === 'opened') return;
    useToasts().show(say('place.cameBack', { n: cards.length }, cards.length), 'info');
  });

  function set(to: Arrangement): void {
    arrangement.value = to;
    snagged.value = null;
  }

  function change({ to, snag }: Change, letter: string): void {
    if (snag === null) {
      if (to.cards !== arrangement.value.cards) playSound('card');
      set(to);
      return;
    }
    snagged.value = { snag, letter, count: (snagged.value?.count ?? 0) + 1 };
    playSound('bad');
    announce(say(snagKey(snag, setting.value.kind), { letter }), { urgent: true });
  }

  /** A word written whole lies as is best for it. */
  function draft(word: string): void {
    const found = word === '' ? null : write(ground.value, setting.value.hand, word);
    const cards = found?.kind === 'placed' ? (found.ways[0]?.cards ?? []) : [];
    if (cards.length > 0) playSound('card');
    set({ cards, cursor: null, draft: word });
  }

  return { setting, arrangement, rack, mix, snagged, set, change, draft };
}
type HolderWork = ReturnType<typeof useHolderWork>;

/** The opening word has its own words for where it ends. */
export function snagKey(snag: Snag, kind: Setting['kind']): string {
  return kind === 'opening' && snag === 'edge' ? 'place.snag.three' : `place.snag.${snag}`;
}

/** What is in the player's fingers: a card held up, or a joker that waits for its letter. */
function useFingers({ setting, arrangement, set, change }: HolderWork) {
  const held = shallowRef<RackCard | null>(null);
  const asking = shallowRef<number | null>(null);

  function layAt(card: Carried, at: number): void {
    held.value = null;
    if (card.card === JOKER && card.as === undefined) {
      const tried = arranging.layCard(setting.value, arrangement.value, card, at);
      if (tried.snag === null) asking.value = at;
      else change(tried, '');
    } else change(arranging.layCard(setting.value, arrangement.value, card, at), card.card);
  }

  return {
    held,
    asking,
    pressSlot(at: number): void {
      const { value: card } = held;
      if (card === null || arranging.cardOn(arrangement.value, at) !== undefined)
        set(arranging.pressSlot(arrangement.value, at));
      else layAt({ card: card.face, from: null }, at);
    },
    pressCard(card: RackCard): void {
      if (card.used) return;
      const at = arranging.chosenSlot(setting.value, arrangement.value);
      if (at !== null) layAt({ card: card.face, from: null }, at);
      else held.value = held.value?.id === card.id ? null : card;
    },
    chooseLetter(letter: string): void {
      const { value: at } = asking;
      asking.value = null;
      if (at !== null) layAt({ card: JOKER, as: letter, from: null }, at);
    },
    drop(card: Carried, at: number | null): void {
      if (at !== null) layAt(card, at);
      else if (card.from !== null) set(arranging.takeBack(arrangement.value, card.from));
    },
  };
}

export function providePlay(table: TableContext, seat: number): Play {
  const { view, mine } = table;
  const say = useText();
  const ground = useGround(table);
  const work = useHolderWork(table, seat, ground);
  const { setting, arrangement, set, change, draft } = work;
  const fingers = useFingers(work);
  const { held, asking, chooseLetter } = fingers;
  const preview = usePreview(table, ground, setting, () => arrangement.value);
  const acts = useActs(
    table,
    () => preview.value,
    () => set(arranging.EMPTY),
  );
  const exchanging = useExchange(table, seat, work.rack, acts, () =>
    useToasts().show(say('exchange.wentBack'), 'info'),
  );
  /** What was chosen for the opening stays so. */
  const isFree = (): boolean => view.value.bid === null && view.value.phase !== 'finished';
  const isWriting = (): boolean => setting.value.kind === 'turn' && arrangement.value.cursor === null;

  function type(input: string): void {
    const letters = lettersOf(input);
    const [first] = letters;
    if (first === undefined || !isFree()) return;
    if (exchanging.due.value) exchanging.chooseFace(first);
    else if (asking.value !== null) chooseLetter(first);
    else if (isWriting()) {
      held.value = null;
      draft(arrangement.value.draft + letters.join(''));
    } else
      for (const letter of letters)
        change(arranging.typeLetter(setting.value, arrangement.value, letter), letter);
  }

  function clear(): void {
    const { cards, draft: word, cursor } = arrangement.value;
    if (asking.value !== null) asking.value = null;
    else if (held.value !== null) held.value = null;
    else if (exchanging.asked.value) exchanging.cancel();
    else set(cards.length > 0 && word === '' ? { cards: [], cursor, draft: '' } : arranging.EMPTY);
  }

  // What was held up for a turn that is over is put down.
  watch([mine, () => view.value.phase], () => {
    held.value = null;
    asking.value = null;
  });

  const play: Play = {
    ...work,
    ...fingers,
    ...acts,
    preview,
    exchanging,
    type,
    clear,
    backspace() {
      const { draft: word } = arrangement.value;
      if (isWriting() && word !== '') draft(word.slice(0, -1));
      else set(arranging.backspace(setting.value, arrangement.value));
    },
    pressCard: (card) => {
      if (isFree()) fingers.pressCard(card);
    },
    erase() {
      if (isFree()) change(arranging.erase(setting.value, arrangement.value), ERASER);
    },
    move: (by) => set(arranging.moveCursor(setting.value, arrangement.value, by)),
    async enter() {
      if (exchanging.due.value) await exchanging.confirm();
      else if (exchanging.asked.value) await exchanging.draw();
      else await acts.lay();
    },
    chooseWay: ({ cards }) => set({ ...arrangement.value, cards }),
    cancelLetter: () => (asking.value = null),
  };
  provide(KEY, play);
  return play;
}

/** Null at a table that is only watched. */
export function usePlay(): Play | null {
  return inject(KEY, null);
}
