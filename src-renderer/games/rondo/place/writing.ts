/**
 * A new word written whole: where it finds its place on the holder, which letters stay, which cards it takes, and what
 * has to be erased. Pure; that a place is a play is the engine's to say.
 */
import type { Face } from '#engine/core/cards';
import { ERASER, FULL_HOLDER, JOKER } from '#engine/games/rondo/figures';
import type { LaidCard, PlayScore } from '#engine/games/rondo/model';
import { inspectPlay, type Ground, type PlayRefusal } from '#engine/games/rondo/play';
import { laidAt, letterAt } from './slots';

/** One way to write a word. */
export interface Way {
  readonly cards: readonly LaidCard[];
  readonly score: PlayScore;
}

/**
 * `placed`: the ways to write it, the best first · `open`: more letters may follow; `missing` are the fewest cards that it
 * would take to end here · `missing`: cards are missing, wherever it begins, and nothing can follow; the fewest ·
 * `tooLong`: only one slot opens at a time · `refused`: the engine takes it nowhere.
 */
export type Written =
  | { readonly kind: 'placed'; readonly ways: readonly Way[] }
  | { readonly kind: 'open' | 'missing'; readonly missing: readonly Face[] }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'refused'; readonly code: PlayRefusal };

interface Attempt {
  readonly cards: readonly LaidCard[];
  readonly missing: readonly Face[];
}

/** Slots in which it may begin: it fits those that are open, with one more on the left or on the right. */
function starts({ holder }: Ground, length: number): number[] {
  const slots = holder.length;
  const more = slots < FULL_HOLDER ? 1 : 0;
  const count = Math.max(0, slots + 2 * more - length + 1);
  const all = Array.from({ length: count }, (_, i) => i - more);
  return all.filter((start) => start >= 0 || start + length <= slots);
}

/**
 * What has to be laid for `word` to stand from slot `start` on.
 * @param whole false while it is being written: what follows it stays
 * @param swap whether own letters are laid on the jokers that stand for them
 */
function attempt(
  ground: Ground,
  hand: readonly Face[],
  word: string,
  start: number,
  { whole, swap }: { readonly whole: boolean; readonly swap: boolean },
): Attempt {
  const { holder, config } = ground;
  const free = [...hand];
  const cards: LaidCard[] = [];
  const missing: Face[] = [];
  const take = (face: Face): boolean => {
    const at = free.indexOf(face);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  };
  const jokerSlots: number[] = [];
  const end = whole ? Math.max(holder.length, start + word.length) : start + word.length;
  for (let at = whole ? Math.min(0, start) : start; at < end; at++) {
    const wanted = word[at - start] ?? null;
    const is = letterAt(ground, at);
    if (wanted === is) {
      if (wanted !== null && holder[at]?.card === JOKER) jokerSlots.push(at);
      continue;
    }
    if (wanted === null) {
      if (take(ERASER)) cards.push({ at, card: ERASER });
      else missing.push(ERASER);
    } else if (take(wanted)) cards.push({ at, card: wanted });
    else if (take(JOKER)) cards.push(laidAt(at, { card: JOKER, as: wanted }));
    else missing.push(wanted);
  }
  if (swap && config.jokerSwap)
    for (const at of jokerSlots) {
      const letter = letterAt(ground, at);
      if (letter !== null && take(letter)) cards.push({ at, card: letter });
    }
  return { cards, missing };
}

/** Most points first; of equals the one that lays least. */
function byWorth(a: Way, b: Way): number {
  return b.score.points - a.score.points || a.cards.length - b.cards.length;
}

const keyOf = ({ cards }: Attempt): string =>
  cards
    .map(({ at, card, as }) => `${at}${card}${as ?? ''}`)
    .sort()
    .join(' ');

/** Where a word that was written finds its place. */
export function write(ground: Ground, hand: readonly Face[], word: string): Written {
  const attempts = starts(ground, word.length).flatMap((start) =>
    [false, true].map((swap) => attempt(ground, hand, word, start, { whole: true, swap })),
  );
  const ways = new Map<string, Way>();
  const codes: PlayRefusal[] = [];
  for (const one of attempts) {
    if (one.missing.length > 0 || one.cards.length === 0) continue;
    const inspection = inspectPlay(ground, one.cards);
    if (inspection.ok) ways.set(keyOf(one), { cards: one.cards, score: inspection.score });
    else codes.push(inspection.code);
  }
  if (ways.size > 0) return { kind: 'placed', ways: [...ways.values()].sort(byWorth) };
  if (word === ground.word) return { kind: 'refused', code: 'SAME_WORD' };
  const begun = starts(ground, word.length + 1).map((start) =>
    attempt(ground, hand, word, start, { whole: false, swap: false }),
  );
  const [fewest] = [...attempts].sort((a, b) => a.missing.length - b.missing.length);
  if (fewest === undefined) return { kind: 'tooLong' };
  if (begun.some(({ missing }) => missing.length === 0)) return { kind: 'open', missing: fewest.missing };
  const [code] = codes;
  return code === undefined ? { kind: 'missing', missing: fewest.missing } : { kind: 'refused', code };
}
