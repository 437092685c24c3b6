/**
 * What a play would do to the holder, without the lexicon and without a hand: the rules lay by it, the page shows it
 * as one arranges cards.
 */
import type { Face } from '../../core/cards';
import { ERASER, FULL_HOLDER, JOKER, SHORTEST } from './figures';
import type { BidWord, Config, HeldCard, Holder, LaidCard, PlayScore } from './model';
import { scoreOf } from './score';

/** What a play is laid on, and by which rules. */
export interface Ground {
  readonly holder: Holder;
  /** The word that stands on it. */
  readonly word: string | null;
  /** Exchanges made before the play in the same turn. */
  readonly exchanges: number;
  readonly config: Pick<Config, 'deck' | 'bonus' | 'jokerSwap'>;
}

/** The page's codes of geometry, in the order in which they are looked at. */
export const PLAY_REFUSALS = [
  'SLOT_TAKEN_TWICE',
  'BAD_SLOT',
  'ONE_SLOT_ONLY',
  'HOLDER_FULL',
  'ERASER_NEEDS_LETTER',
  'ERASER_INSIDE',
  'SAME_LETTER',
  'NOTHING_KEPT',
  'TOO_SHORT',
  'SAME_WORD',
] as const;
export type PlayRefusal = (typeof PLAY_REFUSALS)[number];

export type Inspection =
  | {
      readonly ok: true;
      /** The holder after the play. */
      readonly holder: Holder;
      /** The new word; the lexicon has still to be asked about it. */
      readonly word: string;
      readonly score: PlayScore;
      /** Jokers that would go to the player's hand. */
      readonly swapped: number;
      /** Cards that would go out of the game; swapped jokers are not among them. */
      readonly covered: readonly Face[];
    }
  | { readonly ok: false; readonly code: PlayRefusal };

/** The letter that can be read on a card; `null`: it is a blank. */
function letterOn({ card, as }: HeldCard): string | null {
  if (card === ERASER) return null;
  return card === JOKER ? (as ?? '') : card;
}

/** The word as it reads on a holder. */
export function wordOn(holder: Holder): string {
  return holder.map((card) => letterOn(card) ?? '').join('');
}

/** The cards of a word that opens the holder, from left to right. */
export function bidHolder({ word, jokers }: BidWord): Holder {
  return Array.from(word, (letter, i) =>
    jokers.includes(i) ? { card: JOKER, as: letter } : { card: letter },
  );
}

/** Whether laying this card on that one swaps a joker: the letter card that the joker stands for. */
function swaps({ jokerSwap }: Ground['config'], laid: HeldCard, under: HeldCard): boolean {
  return jokerSwap && under.card === JOKER && laid.card === under.as;
}

/** Whether a slot is opened at the left, at the right. */
function opened({ holder }: Ground, cards: readonly LaidCard[]): { left: boolean; right: boolean } {
  return {
    left: cards.some(({ at }) => at === -1),
    right: cards.some(({ at }) => at === holder.length),
  };
}

function slotRefusal(ground: Ground, cards: readonly LaidCard[]): PlayRefusal | null {
  const slots = ground.holder.length;
  if (new Set(cards.map(({ at }) => at)).size < cards.length) return 'SLOT_TAKEN_TWICE';
  if (cards.some(({ at }) => at < -1 || at > slots)) return 'BAD_SLOT';
  const { left, right } = opened(ground, cards);
  if (left && right) return 'ONE_SLOT_ONLY';
  return (left || right) && slots === FULL_HOLDER ? 'HOLDER_FULL' : null;
}

/** The holder once the cards lie; slots in `cards` are counted before one opens. */
function holderAfter(ground: Ground, cards: readonly LaidCard[]): Holder {
  const { left, right } = opened(ground, cards);
  const first = left ? -1 : 0;
  const slots = ground.holder.length + Number(left) + Number(right);
  return Array.from({ length: slots }, (_, i): HeldCard => {
    const laid = cards.find(({ at }) => at === first + i);
    if (laid === undefined) return ground.holder[first + i] ?? { card: ERASER };
    return laid.as === undefined ? { card: laid.card } : { card: laid.card, as: laid.as };
  });
}

/** Whether blanks are at the ends only, with at least one letter between them. */
function isUnbroken(holder: Holder): boolean {
  const read = holder.map((card) => letterOn(card) !== null);
  const first = read.indexOf(true);
  return first >= 0 && read.slice(first, read.lastIndexOf(true)).every((letter) => letter);
}

/** What refuses laying these cards on what is there; the slots themselves are in order. */
function layingRefusal(ground: Ground, cards: readonly LaidCard[], after: Holder): PlayRefusal | null {
  const { holder, config } = ground;
  const covering = cards.flatMap((laid) => {
    const under = holder[laid.at];
    return under === undefined ? [] : [{ laid, under }];
  });
  const erasable = covering.filter(({ under }) => under.card !== ERASER).map(({ laid }) => laid);
  if (cards.some((laid) => laid.card === ERASER && !erasable.includes(laid))) return 'ERASER_NEEDS_LETTER';
  if (!isUnbroken(after)) return 'ERASER_INSIDE';
  const same = ({ laid, under }: (typeof covering)[number]): boolean =>
    letterOn(laid) !== null && letterOn(laid) === letterOn(under) && !swaps(config, laid, under);
  if (covering.some(same)) return 'SAME_LETTER';
  // What remains is one run of letters, so whatever letter stays uncovered is part of the new word.
  const kept = holder.some((card, slot) => card.card !== ERASER && cards.every(({ at }) => at !== slot));
  return kept ? null : 'NOTHING_KEPT';
}

/** What a play would do and bring, or the first code of geometry that refuses it. */
export function inspectPlay(ground: Ground, cards: readonly LaidCard[]): Inspection {
  const refuse = (code: PlayRefusal): Inspection => ({ ok: false, code });
  const badSlot = slotRefusal(ground, cards);
  if (badSlot !== null) return refuse(badSlot);
  const holder = holderAfter(ground, cards);
  const badLaying = layingRefusal(ground, cards, holder);
  if (badLaying !== null) return refuse(badLaying);
  const word = wordOn(holder);
  if (word.length < SHORTEST) return refuse('TOO_SHORT');
  if (word === ground.word) return refuse('SAME_WORD');
  const { config, exchanges } = ground;
  const under = cards.flatMap((laid) => {
    const card = ground.holder[laid.at];
    return card === undefined ? [] : [{ face: card.card, swapped: swaps(config, laid, card) }];
  });
  return {
    ok: true,
    holder,
    word,
    score: scoreOf(config, holder, { laid: cards.length, exchanges }),
    swapped: under.filter(({ swapped }) => swapped).length,
    covered: under.flatMap(({ face, swapped }) => (swapped ? [] : [face])),
  };
}
