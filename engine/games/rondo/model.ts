/** The words of Rondo: its options, state, actions, events and views. Rules: README of the rules, rondo. */
import type { Face, Letter, Shuffler } from '../../core/cards';
import type { Seat } from '../../core/game';
import type { GivenWord } from '../../core/given-word';
import type { OptionsOf, OptionSpec } from '../../core/options';
import { WORD_LIMITS } from '../../core/words';

export const GAME_ID = 'rondo';

export const OPTIONS = [
  { key: 'words', kind: 'choice', values: WORD_LIMITS, default: 'all' },
  { key: 'turnSeconds', kind: 'count', min: 1, offered: 600, unit: 'seconds', default: 60 },
  { key: 'openingSeconds', kind: 'count', min: 1, offered: 600, unit: 'seconds', default: 60 },
  { key: 'exchanges', kind: 'count', min: 0, offered: 9, unlimited: true, default: 1 },
  { key: 'bonus', kind: 'count', min: 0, offered: 20, default: 3 },
  { key: 'jokerSwap', kind: 'flag', default: true },
  { key: 'deck', kind: 'choice', values: ['fr', 'de-1997'], default: 'fr' },
] as const satisfies readonly OptionSpec[];

export type Options = OptionsOf<typeof OPTIONS>;
export interface Config extends Options {
  readonly players: number;
}

export type Phase = 'opening' | 'turn' | 'finished';

/** A card that can be seen. `as`: the letter a joker stands for, there exactly when the card is `JOKER`. */
export interface HeldCard {
  readonly card: Face;
  readonly as?: Letter;
}

/** The slots of the holder from left to right, each by the card that can be seen on it; an `ERASER` makes a blank. */
export type Holder = readonly HeldCard[];

/** A card laid. `at`: a slot, 0-based from the left; `-1` opens one on the left, the number of slots one on the right. */
export interface LaidCard extends HeldCard {
  readonly at: number;
}

export interface BidWord {
  /** Folded; signs that do not fold stay. */
  readonly word: string;
  /** Positions in `word` served by a joker. */
  readonly jokers: readonly number[];
}

export type Action =
  | ({ readonly type: 'bid' } & GivenWord)
  | { readonly type: 'bidPass' }
  | { readonly type: 'exchange' | 'pass' }
  | { readonly type: 'bury'; readonly card: Face }
  | { readonly type: 'play'; readonly cards: readonly LaidCard[] };

/** Parts in points, signed; they add up to `points`. */
export interface PlayScore {
  readonly letters: number;
  readonly blanks: number;
  readonly bonus: number;
  readonly exchanges: number;
  readonly points: number;
}

export interface LastPlay extends PlayScore {
  readonly seat: Seat;
  readonly word: string;
}

/** How a turn ended, or the word that opened the holder. */
export type Move =
  | ({
      readonly type: 'opened' | 'played';
      /** Empty when the holder was opened. */
      readonly laid: readonly LaidCard[];
      /** Jokers that went to the player's hand. */
      readonly swapped: number;
      readonly holder: Holder;
    } & LastPlay)
  /** `timedOut`: nobody chose it: the time was out, or the referee passed the player over. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly drew: boolean; readonly timedOut: boolean };

/** A turn as it is kept for the review. */
export interface Turn {
  readonly move: Move;
  /** The holder before it. */
  readonly holder: Holder;
  /** What the player held as the turn ended, the cards laid in it included, before drawing. */
  readonly hand: readonly Face[];
  /** Exchanges made in it. */
  readonly exchanges: number;
}

/** What may be known by everyone. */
export interface Open {
  readonly holder: Holder;
  readonly word: string | null;
  /** Whose turn it is; null but in `turn`. */
  readonly turn: Seat | null;
  /** When the running turn or opening began, in ms since the game began. */
  readonly phaseSince: number;
  readonly scores: readonly number[];
  /** Exchanges made in the running turn. */
  readonly exchanges: number;
  /** Players in a row who have passed with the pile already empty. */
  readonly idle: number;
  readonly lastPlay: LastPlay | null;
  /** Which opening this is or was, from 1. */
  readonly opening: number;
  /** By seat, what the cards left in its hand cost it at the end; null before. */
  readonly deductions: readonly number[] | null;
}

/** What nobody, or only some, may know. */
export interface Secret {
  readonly shuffler: Shuffler;
  /** Top card first. */
  readonly pile: readonly Face[];
  /** By seat. */
  readonly hands: readonly (readonly Face[])[];
  /** By seat, while the opening runs; `order` says which was accepted earlier. */
  readonly bids: readonly (BidWord | 'pass' | null)[];
  readonly order: readonly Seat[];
  /** The card an exchange has drawn, until one is buried for it. */
  readonly drawn: Face | null;
  /** Out of the game: covered cards, which nobody may look at again. */
  readonly covered: readonly Face[];
  readonly turns: readonly Turn[];
}

export interface State {
  readonly phase: Phase;
  readonly deadline: number | null;
  readonly config: Config;
  readonly open: Open;
  readonly secret: Secret;
}

export type Event =
  | { readonly type: 'bidden'; readonly seat: Seat }
  | { readonly type: 'moved'; readonly move: Move }
  | { readonly type: 'exchanged' | 'buried'; readonly seat: Seat }
  /** Nobody had bid: dealt again. */
  | { readonly type: 'redealt' }
  /** `out`: a player has no cards left; `idle`: all have passed with the pile empty. */
  | { readonly type: 'over'; readonly reason: 'out' | 'idle' };

/** A word of the game's history. */
export interface PastWord {
  readonly seat: Seat;
  readonly word: string;
  readonly points: number;
}

export interface View {
  readonly options: Config;
  readonly holder: Holder;
  readonly word: string | null;
  readonly turn: Seat | null;
  readonly phaseSince: number;
  /** By seat; null where this audience may not see it. */
  readonly hands: readonly (readonly Face[] | null)[];
  readonly handSizes: readonly number[];
  /** How many cards are in the pile. */
  readonly pile: number;
  /** Whether the player in turn owes a bury. */
  readonly mustBury: boolean;
  /** Exchanges made in the running turn. */
  readonly exchanges: number;
  /** One's own, while the opening runs. */
  readonly bid: BidWord | 'pass' | null;
  /** By seat: whether it has bid or passed in the running opening. */
  readonly bidden: readonly boolean[];
  readonly lastPlay: LastPlay | null;
  /** What the last turn was, the opening word included. */
  readonly lastMove: Move | null;
  /** Every word so far, oldest first. */
  readonly history: readonly PastWord[];
  readonly idle: number;
  readonly opening: number;
  readonly deductions: readonly number[] | null;
}

/** A play that the engine saw, with what it would have brought. */
export interface SeenPlay {
  readonly cards: readonly LaidCard[];
  readonly word: string;
  /** The word as it is spelled. */
  readonly forms: readonly string[];
  readonly score: PlayScore;
}

/** One turn as it is told afterwards. */
export interface ReviewedTurn extends Turn {
  /** The spellings of the word it made; empty for a pass. */
  readonly forms: readonly string[];
  /** The best plays seen, best first. Everyday words only. */
  readonly best: readonly SeenPlay[];
}

/** The whole game so far, turn by turn. */
export interface Review {
  readonly turns: readonly ReviewedTurn[];
}
