/** What a player is told of the cards arranged: the word, its points in parts, and why it can't be played. Pure. */
import type { Face } from '#engine/core/cards';
import { JOKER, SHORTEST } from '#engine/games/rondo/figures';
import type { HeldCard, LaidCard, PlayScore } from '#engine/games/rondo/model';
import { inspectPlay, type Ground, type PlayRefusal } from '#engine/games/rondo/play';
import { openingScore } from '#engine/games/rondo/score';
import type { Verdict } from '../../../composables/useTry';
import type { Arrangement } from './arrangement';
import type { Setting } from './slots';
import { write, type Way } from './writing';

/**
 * `unfinished`: more letters may still make it a word · `missing`: the hand lacks cards for it · `tooLong`: only one slot
 * opens at a time.
 */
export type Fault = 'unfinished' | 'missing' | 'tooLong' | PlayRefusal | (string & {});

/**
 * `none`: nothing arranged · `faulty`: it can't be played · `asking`: the lexicon has not answered yet · `ready`: it would
 * be taken now · `waiting`: nothing is wrong with it, and it is not one's turn.
 */
export type Standing = 'none' | 'faulty' | 'asking' | 'ready' | 'waiting';

/** What the cards make of themselves, the lexicon left aside. */
export interface Assembly {
  readonly fault: Fault | null;
  /** As far as it is written. */
  readonly word: string;
  /** Its parts; null while it is none. */
  readonly score: PlayScore | null;
  /** Jokers that would come to the hand. */
  readonly swapped: number;
  readonly missing: readonly Face[];
  /** Of a word that was written whole: all the ways to lay it, the best first. */
  readonly ways: readonly Way[];
  /** What is sent, or asked about; null while there is nothing whole. */
  readonly action: PlayAction | null;
}

export type PlayAction =
  | { readonly type: 'play'; readonly cards: { at: number; card: Face; as?: string }[] }
  | { readonly type: 'bid'; readonly word: string; readonly jokers: number[] };

export interface Preview extends Assembly {
  readonly standing: Standing;
}

const NO_CARDS: Assembly = {
  fault: null,
  word: '',
  score: null,
  swapped: 0,
  missing: [],
  ways: [],
  action: null,
};
/** More letters, or others, may still make it right: nothing to be red about. */
const UNFINISHED: readonly Fault[] = ['unfinished', 'TOO_SHORT', 'SAME_WORD'];

export function isUnfinished({ fault }: Pick<Preview, 'fault'>): boolean {
  return fault !== null && UNFINISHED.includes(fault);
}

export function playOf(cards: readonly LaidCard[]): PlayAction {
  return { type: 'play', cards: cards.map((card) => ({ ...card })) };
}

function laid(ground: Ground, cards: readonly LaidCard[]): Assembly {
  if (cards.length === 0) return NO_CARDS;
  const inspection = inspectPlay(ground, cards);
  if (!inspection.ok) return { ...NO_CARDS, fault: inspection.code };
  const { word, score, swapped } = inspection;
  return { ...NO_CARDS, word, score, swapped, action: playOf(cards) };
}

/** A word that is written finds its place by itself; `cards`: the way that is chosen, where there are several. */
function written(ground: Ground, hand: readonly Face[], { draft, cards }: Arrangement): Assembly {
  const found = write(ground, hand, draft);
  const none = { ...NO_CARDS, word: draft };
  switch (found.kind) {
    case 'placed':
      return { ...laid(ground, cards), ways: found.ways };
    case 'open':
      return { ...none, fault: 'unfinished', missing: found.missing };
    case 'missing':
      return { ...none, fault: 'missing', missing: found.missing };
    case 'tooLong':
      return { ...none, fault: 'tooLong' };
    case 'refused':
      return { ...none, fault: found.code };
  }
}

function opening({ config }: Ground, cards: readonly LaidCard[]): Assembly {
  const ordered = [...cards].sort((a, b) => a.at - b.at);
  const word = ordered.map(({ card, as }) => as ?? card).join('');
  if (ordered.length === 0) return NO_CARDS;
  if (ordered.length < SHORTEST) return { ...NO_CARDS, word, fault: 'unfinished' };
  const holder = ordered.map(({ card, as }): HeldCard => (as === undefined ? { card } : { card, as }));
  const jokers = ordered.flatMap(({ card }, i) => (card === JOKER ? [i] : []));
  return { ...NO_CARDS, word, score: openingScore(config, holder), action: { type: 'bid', word, jokers } };
}

export function assemble(
  ground: Ground,
  { kind, hand }: Pick<Setting, 'kind' | 'hand'>,
  arrangement: Arrangement,
): Assembly {
  if (kind === 'opening') return opening(ground, arrangement.cards);
  return arrangement.draft === '' ? laid(ground, arrangement.cards) : written(ground, hand, arrangement);
}

/**
 * @param verdict what the host said of it; idle where it was not asked
 * @param now whether it could be played now
 */
export function previewOf(assembly: Assembly, verdict: Verdict, now: boolean): Preview {
  const fault = assembly.fault ?? (verdict.kind === 'refused' ? verdict.code : null);
  const standing = ((): Standing => {
    if (fault !== null) return 'faulty';
    if (assembly.action === null) return 'none';
    if (!now) return 'waiting';
    return verdict.kind === 'taken' ? 'ready' : 'asking';
  })();
  return { ...assembly, fault, standing };
}
