/** The fine words of a game: each the first of its kind where several are as good. */
import type { Seat } from '#engine/core/game';
import type { Move } from '#engine/games/rondo/model';

export type HighlightKind = 'dearest' | 'longest' | 'mostLaid';

export interface Highlight {
  readonly kind: HighlightKind;
  /** Which move. */
  readonly index: number;
  readonly seat: Seat;
  readonly word: string;
  /** Points, letters, or cards laid. */
  readonly n: number;
}

/** What is too little to be told of. */
const LEAST: Readonly<Record<HighlightKind, number>> = { dearest: 1, longest: 5, mostLaid: 3 };
const KINDS = ['dearest', 'longest', 'mostLaid'] as const;

function figureOf(kind: HighlightKind, move: Move): number {
  if (move.type === 'passed') return 0;
  switch (kind) {
    case 'dearest':
      return move.points;
    case 'longest':
      return move.word.length;
    case 'mostLaid':
      return move.laid.length;
  }
}

function best(kind: HighlightKind, moves: readonly Move[]): Highlight[] {
  const figures = moves.map((move) => figureOf(kind, move));
  const n = Math.max(0, ...figures);
  const index = figures.indexOf(n);
  const move = moves[index];
  if (move === undefined || move.type === 'passed' || n < LEAST[kind]) return [];
  return [{ kind, index, seat: move.seat, word: move.word, n }];
}

export function highlightsOf(moves: readonly Move[]): Highlight[] {
  return KINDS.flatMap((kind) => best(kind, moves));
}
