/** Dragging cards: from the hand to the table, about on it, and back. */
import { shallowRef, type ShallowRef } from 'vue';
import { useGrip } from '../../../composables/useGrip';
import { gapAt, ontoAt, type Box } from '../court/gaps';
import type { Target } from './arrangement';
import type { Carried, Play } from './play';

export interface Dragging extends Carried {
  readonly x: number;
  readonly y: number;
  /** What is under the pointer. */
  readonly target: Target | null;
}

export interface DragCards {
  readonly dragging: Readonly<ShallowRef<Dragging | null>>;
  /** To be called on `pointerdown`. */
  grip(event: PointerEvent, card: Carried): void;
}

/** The part of the page where a card let go belongs to the table. */
export const COURT = '[data-court]';
const CARDS = '[data-place]';

/** Where the cards of the row are drawn. */
export function boxesIn(court: Element): Box[] {
  return [...court.querySelectorAll(CARDS)].map((card) => card.getBoundingClientRect());
}

/** What a card would be laid on, or between, at a point of the window. `joker`: it may lie on a card. */
export function targetAt(x: number, y: number, joker: boolean): Target | null {
  const court = document.elementFromPoint(x, y)?.closest(COURT) ?? null;
  if (court === null) return null;
  const boxes = boxesIn(court);
  const onto = joker ? ontoAt(x, y, boxes) : null;
  return onto === null ? { gap: gapAt(x, y, boxes) } : { onto };
}

export function useDragCards(play: Play): DragCards {
  const dragging = shallowRef<Dragging | null>(null);

  /** Only a joker lies on a card, and only on one of the table. */
  function targetOf({ card, from }: Carried, x: number, y: number): Target | null {
    const { items } = play.arrangement.value;
    const free = from === null || items[from]?.from === 'hand';
    const target = targetAt(x, y, free && card.length > 1);
    if (target?.onto === undefined || items[target.onto]?.from !== 'hand') return target;
    return targetAt(x, y, false);
  }

  const grip = useGrip<Carried>({
    move: (card, x, y) => (dragging.value = { ...card, x, y, target: targetOf(card, x, y) }),
    drop: (card, x, y) => play.drop(card, targetOf(card, x, y)),
    end: () => (dragging.value = null),
  });
  return {
    dragging,
    grip: (event, card) => {
      if (play.usable.value) grip(event, card);
    },
  };
}
