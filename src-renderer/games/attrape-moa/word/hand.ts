/** The player's hand, shared by the board, the desk and the notebook of one table. */
import { computed, inject, provide, shallowRef, type ComputedRef, type InjectionKey } from 'vue';
import { useEventListener } from '@vueuse/core';
import { playSound } from '../../../stores/sounds';
import type { TableContext } from '../table/context';
import { addCard, addJoker, JOKER, movePiece, removePiece, type TableCard } from '../logic/word-line';
import { useDrag, type Drag, type Dragged } from './useDrag';
import { useWord, type WordState } from './useWord';

export interface Hand {
  readonly word: WordState;
  readonly drag: Drag;
  /** Tells which element the pieces of the word are in, for dropping into it. */
  attachRow(element: HTMLElement | null): void;
  /** Whether cards can be laid now: from the deal until one's word is shown. */
  readonly usable: ComputedRef<boolean>;
  press(card: TableCard): void;
  pressJoker(): void;
}

const KEY: InjectionKey<Hand> = Symbol('attrape-moa hand');

const NONE: never[] = [];

export function provideHand({ view, table, stance }: TableContext): Hand {
  const row = shallowRef<HTMLElement | null>(null);
  const word = useWord(() => {
    const { seat, playing } = stance.value;
    const { round, hands, common, jokers, draft } = view.value;
    return {
      name: `attrape-moa.${table.value.id}.${seat ?? 'none'}`,
      round,
      own: playing && seat !== null ? (hands[seat] ?? NONE) : NONE,
      common: playing ? common : NONE,
      jokers: seat === null ? 0 : (jokers[seat] ?? 0),
      draft,
    };
  });
  const usable = computed(() => {
    const { seat, playing } = stance.value;
    return playing && word.cards.value.length > 0 && seat !== null && !view.value.revealed.includes(seat);
  });

  function drop({ card, piece, face }: Dragged, gap: number | null): void {
    if (piece !== null) {
      const { value } = word.pieces;
      word.change(gap === null ? removePiece(value, piece) : movePiece(value, piece, gap));
    } else if (card === JOKER && gap !== null) word.change(addJoker(word.pieces.value, gap));
    else if (card !== null && gap !== null)
      word.change(addCard(word.pieces.value, { id: card, face, from: 'own' }, gap));
  }

  const hand: Hand = {
    word,
    attachRow: (element) => (row.value = element),
    usable,
    drag: useDrag(row, drop),
    press(card) {
      if (!usable.value) return;
      playSound('card');
      word.change(addCard(word.pieces.value, card));
    },
    pressJoker() {
      if (!usable.value || word.jokersFree.value === 0) return;
      playSound('card');
      word.change(addJoker(word.pieces.value));
    },
  };
  // A tap on a card scrolls nothing and selects nothing; the browser's own dragging would fight with ours.
  useEventListener(window, 'dragstart', (event) => {
    if (hand.drag.dragging.value !== null) event.preventDefault();
  });
  provide(KEY, hand);
  return hand;
}

/** Null at a table that is only watched. */
export function useHand(): Hand | null {
  return inject(KEY, null);
}
