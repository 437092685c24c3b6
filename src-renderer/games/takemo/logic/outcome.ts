/** How a game came out, by camps. */
import { campOf } from '#engine/games/takemo/board';
import type { ByCamp, Camp } from '#engine/games/takemo/model';
import { CAMP_KEYS, type Say } from '../table/text';

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

/** « Les Blancs gagnent de 12 pions ! » */
export function sayOutcome({ winner, lead, scores }: Outcome, say: Say): string {
  if (winner === null) return say('ending.draw', { n: scores[0] }, scores[0]);
  return say('ending.won', { camp: say(`camp.${CAMP_KEYS[winner]}.name`), n: lead }, lead);
}
