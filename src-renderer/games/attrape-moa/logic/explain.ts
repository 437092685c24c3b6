/**
 * Takes the points of a round apart, so that each can be told: « le mot le plus long », « Môa t’échappe »…
 * The sums are the engine's; nothing is judged or counted again here.
 */
import type { Seat } from '#engine/core/game';
import type { RoundResult, SeatResult, Variant } from '#engine/games/attrape-moa/model';

export type PartKind =
  /** Place among the valid words of the round. */
  | 'first'
  | 'second'
  | 'third'
  | 'invalid'
  /** The holder's bonus, or what Môa costs who was not first. */
  | 'moaWon'
  | 'moaLost'
  /** The round's referee, when nobody dared. */
  | 'undisturbed'
  /** Class: a valid word scores its length. */
  | 'found'
  | 'expressWon'
  | 'expressLost';

export interface Part {
  readonly kind: PartKind;
  readonly points: number;
}

export interface ExplainedResult extends SeatResult {
  readonly parts: readonly Part[];
}

const PLACES = ['first', 'second', 'third'] as const;

function wordPart(result: SeatResult, place: number, variant: Variant, points: number): Part | null {
  if (result.valid === null) return null;
  if (variant === 'express') return { kind: result.valid ? 'expressWon' : 'expressLost', points };
  if (variant === 'class') return result.valid ? { kind: 'found', points } : null;
  return { kind: result.valid ? (PLACES[place] ?? 'third') : 'invalid', points };
}

/** What the word alone was worth; the rest of a seat's points is Môa's doing. */
export interface WordPoints {
  readonly second: number;
  readonly third: number;
  readonly invalid: number;
}

function wordPoints(result: SeatResult, place: number, variant: Variant, worth: WordPoints): number {
  if (result.valid === null) return 0;
  if (variant === 'express') return result.points;
  const length = (result.word ?? '').length;
  if (variant === 'class') return result.valid ? length : 0;
  if (!result.valid) return worth.invalid;
  return place === 0 ? length : place === 1 ? worth.second : worth.third;
}

function moaPart(result: SeatResult, points: number): Part | null {
  if (points === 0) return null;
  if (result.valid === null && points > 0) return { kind: 'undisturbed', points };
  return { kind: points > 0 ? 'moaWon' : 'moaLost', points };
}

/** The results in the order of the engine, each with the parts its points are made of. */
export function explainRound(
  { results }: RoundResult,
  variant: Variant,
  worth: WordPoints,
): readonly ExplainedResult[] {
  const valid = results.filter((result) => result.valid === true);
  return results.map((result) => {
    const place = valid.indexOf(result);
    const own = wordPoints(result, place, variant, worth);
    const parts = [wordPart(result, place, variant, own), moaPart(result, result.points - own)].filter(
      (part) => part !== null,
    );
    return { ...result, parts };
  });
}

export interface Rank {
  readonly seat: Seat;
  readonly score: number;
  readonly grabs: number;
  /** 1-based; equal scores and equal grabs share a place. */
  readonly place: number;
}

/** Seats from the highest score, the most grabs of Môa first among equals. */
export function ranking(scores: readonly number[], grabs: readonly number[]): Rank[] {
  const seats = scores
    .map((score, seat) => ({ seat, score, grabs: grabs[seat] ?? 0 }))
    .sort((a, b) => b.score - a.score || b.grabs - a.grabs || a.seat - b.seat);
  return seats.map((one) => ({
    ...one,
    place: 1 + seats.findIndex(({ score, grabs: taken }) => score === one.score && taken === one.grabs),
  }));
}
