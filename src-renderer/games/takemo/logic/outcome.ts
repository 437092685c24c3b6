/** How a game came out, by camps. */
import { campOf } from '#engine/games/takemo/board';
import type { ByCamp, Camp } from '#engine/games/takemo/model';

export interface Outcome {
  /** By camp, with the referee's corrections. */
  readonly scores: ByCamp<number>;
  /** `null`: a draw. */
  readonly winner: Camp | null;
  /** By how many tiles. */
  readonly lead: number;
}

/** `scores`, `winners`: by seat, as every view has them. Partners have the same score. */
export function outcomeOf({
  scores,
  winners,
}: {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}): Outcome {
  const [white = 0, black = 0] = scores;
  const camps = new Set(winners.map(campOf));
  const [only] = camps;
  return {
    scores: [white, black],
    winner: camps.size === 1 && only !== undefined ? only : null,
    lead: Math.abs(white - black),
  };
}
