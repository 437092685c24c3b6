/** Plays found the slow way: every set of cards of a hand is laid on every set of slots, and the rules are asked. */
import type { Face } from '#engine/core/cards';
import type { HeldCard, LaidCard } from '#engine/games/rondo/model';
import { inspectPlay, type Ground } from '#engine/games/rondo/play';

/** A play as a text, the same however its cards are listed. */
export function keyOf(cards: readonly LaidCard[]): string {
  return [...cards]
    .sort((a, b) => a.at - b.at)
    .map(({ at, card, as }) => `${at}${card}${as ?? ''}`)
    .join(' ');
}

export interface BrutePlay {
  readonly word: string;
  readonly points: number;
  readonly swapped: number;
}

/** Every legal play by its key. A joker is tried as every letter that some word has: as no other can it be part of one. */
export function bruteForce(
  ground: Ground,
  hand: readonly Face[],
  words: ReadonlySet<string>,
): Map<string, BrutePlay> {
  const alphabet = [...new Set([...words].join(''))];
  const plays = new Map<string, BrutePlay>();
  const last = ground.holder.length;
  const tryOut = (slot: number, rest: readonly Face[], laid: readonly LaidCard[]): void => {
    if (slot > last) {
      const inspection = laid.length === 0 ? null : inspectPlay(ground, laid);
      if (inspection?.ok !== true || !words.has(inspection.word)) return;
      const { word, score, swapped } = inspection;
      plays.set(keyOf(laid), { word, points: score.points, swapped });
      return;
    }
    tryOut(slot + 1, rest, laid);
    for (const face of new Set(rest)) {
      const left = [...rest];
      left.splice(left.indexOf(face), 1);
      const shown: HeldCard[] =
        face === 'JOKER' ? alphabet.map((as) => ({ card: face, as })) : [{ card: face }];
      for (const card of shown) tryOut(slot + 1, left, [...laid, { at: slot, ...card }]);
    }
  };
  tryOut(-1, hand, []);
  return plays;
}
