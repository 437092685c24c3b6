/** The page's laws of a play read once more, slowly and in other terms: what the engine's answers are held against. */
import type { LaidCard } from '#engine/games/rondo/model';
import type { Ground } from '#engine/games/rondo/play';

/** A holder as a text: one sign a slot, a joker as its letter in lower case, `-` for a blank. */
export type HolderText = string;

export function holderText(holder: Ground['holder']): HolderText {
  return holder.map(({ card, as }) => (card === 'ERASER' ? '-' : (as?.toLowerCase() ?? card))).join('');
}

const VALUES = {
  fr: 'AEI1 LNORSTU2 CDMP4 BG5 FHV6 JQZ8 KWXY10',
  'de-1997': 'E1 AINRU2 OST3 BDGHLMP5 CFK7 JVW8 QXYZ10',
} as const;

function valueOf(deck: keyof typeof VALUES, letter: string): number {
  const [, value] = new RegExp(`${letter}[A-Z]*(\\d+)`).exec(VALUES[deck]) ?? [];
  return Number(value);
}

export type SlowAnswer =
  | { readonly code: string }
  | {
      readonly holder: HolderText;
      readonly word: string;
      readonly points: number;
      readonly swapped: number;
      /** Signs of what was covered, jokers as `*`. */
      readonly covered: string;
    };

function signOf({ card, as }: LaidCard): string {
  return card === 'ERASER' ? '-' : (as?.toLowerCase() ?? card);
}

/** The first of the page's laws that a play breaks, or what comes of it. */
export function playSlowly({ holder, exchanges, config }: Ground, cards: readonly LaidCard[]): SlowAnswer {
  const before = holderText(holder);
  const n = before.length;
  const at = new Map<number, string>();
  for (const card of cards) {
    if (at.has(card.at)) return { code: 'SLOT_TAKEN_TWICE' };
    at.set(card.at, signOf(card));
  }
  for (const slot of at.keys()) if (!(slot >= -1 && slot <= n)) return { code: 'BAD_SLOT' };
  if (at.has(-1) && at.has(n)) return { code: 'ONE_SLOT_ONLY' };
  if (n === 9 && (at.has(-1) || at.has(n))) return { code: 'HOLDER_FULL' };
  for (const [slot, sign] of at)
    if (sign === '-' && !/[A-Za-z]/.test(before.charAt(slot) || '-')) return { code: 'ERASER_NEEDS_LETTER' };

  let after = at.get(-1) ?? '';
  for (let slot = 0; slot < n; slot++) after += at.get(slot) ?? before.charAt(slot);
  after += at.get(n) ?? '';
  if (!/^-*[A-Za-z]+-*$/.test(after)) return { code: 'ERASER_INSIDE' };

  let swapped = 0;
  let covered = '';
  for (let slot = 0; slot < n; slot++) {
    const [new_, old] = [at.get(slot), before.charAt(slot)];
    if (new_ === undefined) continue;
    const isJoker = old !== old.toUpperCase();
    if (new_ !== '-' && new_.toUpperCase() === old.toUpperCase()) {
      const swap = config.jokerSwap && isJoker && new_ === new_.toUpperCase();
      if (!swap) return { code: 'SAME_LETTER' };
      swapped++;
    } else covered += old === '-' ? '#' : isJoker ? '*' : old;
  }
  const kept = [...before].filter((sign, slot) => sign !== '-' && !at.has(slot));
  if (kept.length === 0) return { code: 'NOTHING_KEPT' };
  const word = after.replaceAll('-', '').toUpperCase();
  if (word.length < 3) return { code: 'TOO_SHORT' };
  if (word === before.replaceAll('-', '').toUpperCase()) return { code: 'SAME_WORD' };

  let points = -2 * exchanges;
  for (const sign of after) {
    if (sign === '-') points -= 2;
    else points += sign === sign.toUpperCase() ? valueOf(config.deck, sign) : -3;
  }
  for (let laid = 3; laid <= cards.length; laid++) points += config.bonus;
  return { holder: after, word, points, swapped, covered };
}
