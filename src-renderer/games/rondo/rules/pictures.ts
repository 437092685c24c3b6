/** The pictures of the rules: a holder before a play and after it, laid by the engine's own rules. */
import { ERASER, JOKER } from '#engine/games/rondo/figures';
import type { Config, HeldCard, Holder, LaidCard, PlayScore } from '#engine/games/rondo/model';
import { inspectPlay, wordOn } from '#engine/games/rondo/play';
import { openingScore } from '#engine/games/rondo/score';
import { freshSlots } from '../logic/position';

export const PICTURES = [
  'opening',
  'cover',
  'extend',
  'erase',
  'joker',
  'swap',
  'score',
  'scoreFew',
] as const;
export type PictureKey = (typeof PICTURES)[number];

export interface Picture {
  /** Empty: the word that opens the holder. */
  readonly before: Holder;
  readonly after: Holder;
  /** Slots of what was laid. */
  readonly fresh: readonly number[];
  readonly score: PlayScore;
}

type Rules = Pick<Config, 'deck' | 'bonus' | 'jokerSwap'>;

const letters = (word: string): HeldCard[] => Array.from(word, (card) => ({ card }));
const lay = (at: number, card: string, as?: string): LaidCard => (as ? { at, card, as } : { at, card });

interface Scene {
  readonly before: Holder;
  readonly cards: readonly LaidCard[];
}

const SCENES: Readonly<Record<Exclude<PictureKey, 'opening'>, Scene>> = {
  cover: { before: letters('PORTE'), cards: [lay(0, 'S')] },
  extend: { before: letters('PORT'), cards: [lay(4, 'E')] },
  erase: { before: letters('SORTE'), cards: [lay(4, ERASER)] },
  joker: { before: letters('SORT'), cards: [lay(4, JOKER, 'E')] },
  swap: { before: [...letters('SORT'), { card: JOKER, as: 'E' }], cards: [lay(0, 'P'), lay(4, 'E')] },
  score: { before: letters('MARIN'), cards: [lay(0, 'P'), lay(1, 'O'), lay(3, 'T'), lay(4, ERASER)] },
  scoreFew: { before: letters('MARIN'), cards: [lay(2, 'T')] },
};

/** What a picture shows under these rules. */
export function pictureOf(key: PictureKey, config: Rules): Picture {
  if (key === 'opening') {
    const after = letters('POT');
    return { before: [], after, fresh: [], score: openingScore(config, after) };
  }
  const { before, cards } = SCENES[key];
  const inspection = inspectPlay({ holder: before, word: wordOn(before), exchanges: 0, config }, cards);
  if (!inspection.ok)
    throw new Error(`the picture « ${key} » shows what the rules refuse: ${inspection.code}`);
  return { before, after: inspection.holder, fresh: freshSlots(cards), score: inspection.score };
}
