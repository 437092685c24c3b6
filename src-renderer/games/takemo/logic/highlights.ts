/** The fine moves of a game, from its review: each the first of its kind where several are as good. */
import type { Seat } from '#engine/core/game';
import type { ReviewedTurn } from '#engine/games/takemo/model';
import { spelled } from './spelled';

export type HighlightKind = 'mostTaken' | 'longest' | 'mostFormed';

export interface Highlight {
  readonly kind: HighlightKind;
  /** Which turn of the review. */
  readonly index: number;
  readonly seat: Seat;
  /** The word laid, or all that were formed at once. */
  readonly words: readonly string[];
  /** Tiles taken, letters, or words. */
  readonly n: number;
}

/** What is too little to be told of. */
const LEAST: Readonly<Record<HighlightKind, number>> = { mostTaken: 2, longest: 5, mostFormed: 2 };

function figureOf(kind: HighlightKind, { move, spelled: words }: ReviewedTurn): number {
  if (move.type !== 'place') return 0;
  switch (kind) {
    case 'mostTaken':
      return move.captured.length;
    case 'longest':
      return move.word?.length ?? 0;
    case 'mostFormed':
      return words.length;
  }
}

function best(kind: HighlightKind, turns: readonly ReviewedTurn[]): Highlight[] {
  const figures = turns.map((turn) => figureOf(kind, turn));
  const n = Math.max(0, ...figures);
  const index = figures.indexOf(n);
  const turn = turns[index];
  if (turn === undefined || n < LEAST[kind]) return [];
  const formed = turn.spelled.map(spelled);
  const words = kind === 'mostFormed' ? formed : formed.slice(0, 1);
  return [{ kind, index, seat: turn.move.seat, words: words.length > 0 ? words : [turn.move.word ?? ''], n }];
}

export function highlightsOf(turns: readonly ReviewedTurn[]): Highlight[] {
  return (['mostTaken', 'longest', 'mostFormed'] as const).flatMap((kind) => best(kind, turns));
}
