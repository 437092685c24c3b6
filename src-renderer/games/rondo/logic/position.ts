/** What the holder shows at a step of the review: before the turn, after it, or another play tried in its stead. */
import type { Config, Holder, LaidCard, Move, ReviewedTurn, SeenPlay, Turn } from '#engine/games/rondo/model';
import { inspectPlay, wordOn } from '#engine/games/rondo/play';
import type { Side } from '../../../parts/review/useStepper';

export interface Position {
  readonly holder: Holder;
  /** Slots of what was laid. */
  readonly fresh: readonly number[];
}

/** Where cards lie once a slot has opened on the left. */
export function freshSlots(laid: readonly LaidCard[]): number[] {
  const shift = laid.some(({ at }) => at === -1) ? 1 : 0;
  return laid.map(({ at }) => at + shift);
}

/** What the last move laid: all of the word that opened the holder. */
export function freshOf(move: Move | null): number[] {
  if (move === null || move.type === 'passed') return [];
  return move.type === 'opened' ? move.holder.map((_, at) => at) : freshSlots(move.laid);
}

function after(turn: Turn): Position {
  const { move, holder } = turn;
  return move.type === 'passed' ? { holder, fresh: [] } : { holder: move.holder, fresh: freshOf(move) };
}

/** `tried`: of the best plays seen, the one to show in place of what was played. */
export function positionAt(
  turn: ReviewedTurn | null,
  side: Side,
  tried: SeenPlay | null,
  config: Pick<Config, 'deck' | 'bonus' | 'jokerSwap'>,
): Position {
  if (turn === null) return { holder: [], fresh: [] };
  if (tried === null) return side === 'before' ? { holder: turn.holder, fresh: [] } : after(turn);
  const { holder, exchanges } = turn;
  if (holder.length === 0) return { holder: openedBy(tried.cards), fresh: tried.cards.map((_, at) => at) };
  const inspection = inspectPlay({ holder, word: wordOn(holder), exchanges, config }, tried.cards);
  if (!inspection.ok) throw new Error(`the review shows a play that is refused: ${inspection.code}`);
  return { holder: inspection.holder, fresh: freshSlots(tried.cards) };
}

/** A word that opens the holder lies in the order of its slots. */
function openedBy(cards: readonly LaidCard[]): Holder {
  return [...cards]
    .sort((a, b) => a.at - b.at)
    .map(({ card, as }) => (as === undefined ? { card } : { card, as }));
}

/** Says whether two are the same: every review that comes from the host is a new object. */
export function keyOfSeen({ cards }: Pick<SeenPlay, 'cards'>): string {
  return [...cards]
    .sort((a, b) => a.at - b.at)
    .map(({ at, card, as }) => `${at}${card}${as ?? ''}`)
    .join(' ');
}

/** Whether what was played in a turn is the play that was seen. */
export function wasPlayed({ move }: Turn, seen: SeenPlay): boolean {
  if (move.type === 'passed') return false;
  return move.type === 'opened'
    ? move.word === seen.word
    : keyOfSeen({ cards: move.laid }) === keyOfSeen(seen);
}
