/** The words of Tennis: its options, state, actions, events and views. Rules: README of the rules, tennis. */
import type { Face, Shuffler } from '../../core/cards';
import type { Seat } from '../../core/game';
import type { OptionsOf, OptionSpec } from '../../core/options';
import { WORD_LIMITS } from '../../core/words';

export const GAME_ID = 'tennis';

export const OPTIONS = [
  { key: 'setsToWin', kind: 'count', min: 1, max: 9, offered: 9, default: 2 },
  { key: 'bluff', kind: 'choice', values: ['tolerated', 'blocked'], default: 'tolerated' },
  { key: 'words', kind: 'choice', values: WORD_LIMITS, default: 'all' },
  { key: 'weight', kind: 'count', min: 1, max: 12, offered: 12, default: 5 },
  { key: 'line', kind: 'count', min: 1, max: 99, offered: 99, default: 13 },
  { key: 'turnSeconds', kind: 'count', min: 0, offered: 600, unit: 'seconds', default: 0 },
  { key: 'answerSeconds', kind: 'count', min: 0, offered: 600, unit: 'seconds', default: 30 },
] as const satisfies readonly OptionSpec[];

export type Options = OptionsOf<typeof OPTIONS>;
export interface Config extends Options {
  readonly players: number;
}

export type Phase = 'serve' | 'play' | 'answer' | 'collect' | 'finished';

/** `prev` ◀: the same letter as the card before it; `next` ▶: as the card after it, which may be one not there yet. */
export type CopyDir = 'prev' | 'next';

/** A card on the table or laid from a hand. `dir`: there exactly when the card is `COPY`. */
export interface TableCard {
  readonly card: Face;
  readonly dir?: CopyDir;
}

/** One card of the table as it will read. */
export type LayoutItem =
  /** The card that lies at this place now, 0-based. */
  | { readonly from: 'table'; readonly table: number }
  /** One of the hand's. */
  | ({ readonly from: 'hand' } & TableCard)
  /** One of the hand's in the place of the table card at `over`. */
  | ({ readonly from: 'over'; readonly over: number } & TableCard);

export type ReturnKind = 'COUP_DROIT' | 'REVERS' | 'COUP_DROIT_LIFTE' | 'REVERS_LIFTE' | 'SMASH' | 'LOB';
export type ShotKind = 'SERVICE' | ReturnKind;

export type Action =
  | { readonly type: 'serve'; readonly cards: readonly TableCard[] }
  | { readonly type: 'return'; readonly layout: readonly LayoutItem[] }
  | { readonly type: 'answer'; readonly word: string }
  | { readonly type: 'pass' | 'collect' | 'challenge' | 'concede' };

/** A shot on the table or in the net. */
export interface Shot {
  readonly seat: Seat;
  readonly kind: ShotKind;
  /** The sum of the cards played from the hand. */
  readonly value: number;
  readonly net: boolean;
  /** Exactly the weight. */
  readonly amorti: boolean;
  /** At the line or above. */
  readonly ligne: boolean;
}

/** What has been done in a rally, oldest first: told to everyone, and kept for the review. */
export type Stroke =
  | ({
      readonly type: 'shot';
      /** The table as it reads after it; as it would have read, for a net. */
      readonly reads: readonly TableCard[];
      /** Places in `reads` of the cards that came from the hand. */
      readonly played: readonly number[];
      /** Table cards that left for the pot. */
      readonly dropped: readonly TableCard[];
    } & Shot)
  | {
      /** A serve below the weight. `second`: the serve was lost by it. */
      readonly type: 'fault';
      readonly seat: Seat;
      readonly cards: readonly TableCard[];
      readonly value: number;
      readonly second: boolean;
      /** Penalty cards it cost. */
      readonly penalty: number;
      /** Nobody chose it: the time was out, or the referee passed the player over. */
      readonly timedOut: boolean;
    }
  | { readonly type: 'pass'; readonly seat: Seat; readonly timedOut: boolean }
  | ({ readonly type: 'challenge' } & Contest);

/** A challenge, and how it came out. */
export interface Contest {
  readonly by: Seat;
  readonly seat: Seat;
  /** What was challenged, as it reads. */
  readonly reads: readonly TableCard[];
  /** Nobody is penalised: a net, or a shot on the line, that holds. */
  readonly free: boolean;
  /** Null until it is answered. */
  readonly outcome: {
    readonly holds: boolean;
    /** Null: conceded. */
    readonly word: string | null;
    readonly timedOut: boolean;
  } | null;
}

/** How a rally ended. */
export interface RallyEnd {
  readonly winner: Seat;
  readonly by: 'collect' | 'challenge';
  /** Nobody had returned the serve. What a challenge decides is paid like an ace, and is none. */
  readonly ace: boolean;
  /** How many cards the winner takes: of table and pot, and whatever comes with them. */
  readonly cards: number;
  /** How many of them are bonus cards. */
  readonly bonus: number;
  /** The pile was too small for the bonus: all that was left in the game went to the winner. */
  readonly suddenEnd: boolean;
  /** It was the last of its set: the hands went with it. */
  readonly last: boolean;
}

/** A rally as it is told afterwards. */
export interface Rally {
  readonly set: number;
  readonly tieBreak: boolean;
  readonly server: Seat;
  readonly strokes: readonly Stroke[];
  /** By stroke: the hand of who made it, before. */
  readonly hands: readonly (readonly Face[])[];
  /** Null while it runs, and when it came to nothing: a set that ended by failed serves. */
  readonly end: RallyEnd | null;
}

/** What can be challenged now. */
export interface Challengeable extends Shot {
  readonly reads: readonly TableCard[];
}

export interface TieBreak {
  /** Ascending. */
  readonly seats: readonly Seat[];
  /** Who won the last rally of it. */
  readonly ahead: Seat | null;
}

/** What may be known by everyone. */
export interface Open {
  /** Won, by seat. */
  readonly sets: readonly number[];
  /** From 1. */
  readonly set: number;
  /** The finished sets' scores, by set and seat. */
  readonly setScores: readonly (readonly number[])[];
  /** Who served first in this set. */
  readonly firstServer: Seat;
  readonly server: Seat;
  readonly turn: Seat | null;
  readonly phaseSince: number;
  readonly table: readonly TableCard[];
  /** Seats not out of the rally, ascending. */
  readonly inRally: readonly Seat[];
  readonly lastShot: Shot | null;
  /** The challenge under way; once it is decided it is a stroke. */
  readonly contest: Contest | null;
  readonly secondServe: boolean;
  /** Players in a row who have failed to serve with the pile empty. */
  readonly failedServes: number;
  /** The last to have put cards down in this set. */
  readonly lastDown: Seat | null;
  /** The referee's corrections in this set, by seat. */
  readonly corrections: readonly number[];
  readonly tieBreak: TieBreak | null;
  /** The strokes of the rally under way. */
  readonly strokes: readonly Stroke[];
  /** How the rally before it ended, in this set or the one before. */
  readonly lastRally: (RallyEnd & { readonly strokes: readonly Stroke[] }) | null;
  /** Rallies won in this set, by seat. */
  readonly rallies: readonly number[];
}

/** What nobody, or only some, may know. */
export interface Secret {
  readonly shuffler: Shuffler;
  /** Top card first. */
  readonly pile: readonly Face[];
  /** By seat. */
  readonly hands: readonly (readonly Face[])[];
  readonly pot: readonly Face[];
  /** By seat. */
  readonly tricks: readonly (readonly Face[])[];
  readonly malus: readonly (readonly Face[])[];
  /** Cards out of the set. */
  readonly gone: readonly Face[];
  /** The finished rallies of the match. */
  readonly rallies: readonly Rally[];
  /** The points with which a tie-break began, by seat, without corrections; null while there is none. */
  readonly tiedScores: readonly number[] | null;
  /** Hands before the strokes of the rally under way. */
  readonly strokeHands: readonly (readonly Face[])[];
}

export interface State {
  readonly phase: Phase;
  readonly deadline: number | null;
  readonly config: Config;
  readonly open: Open;
  readonly secret: Secret;
}

export type Event =
  | { readonly type: 'stroke'; readonly stroke: Stroke }
  | { readonly type: 'challenged'; readonly contest: Contest }
  | { readonly type: 'rallyWon'; readonly end: RallyEnd }
  | { readonly type: 'setWon'; readonly seat: Seat; readonly scores: readonly number[] }
  | { readonly type: 'tieBreak'; readonly seats: readonly Seat[] }
  /** Nobody could serve in a tie-break: it starts again. */
  | { readonly type: 'tieBreakAgain' }
  | { readonly type: 'matchWon'; readonly seat: Seat };

/** A face, or with its direction where the card is `COPY`: how `final` and views write the table. */
export type WrittenCard = Face | { readonly card: Face; readonly dir: CopyDir };

export interface View {
  readonly options: Config;
  readonly sets: readonly number[];
  readonly set: number;
  readonly setScores: readonly (readonly number[])[];
  readonly server: Seat;
  readonly turn: Seat | null;
  readonly phaseSince: number;
  readonly table: readonly WrittenCard[];
  /** How many cards. */
  readonly pot: number;
  readonly pile: number;
  /** By seat; null where this audience may not see it. */
  readonly hands: readonly (readonly Face[] | null)[];
  readonly handSizes: readonly number[];
  /** Points, by seat; null where not visible. */
  readonly tricks: readonly (number | null)[];
  readonly malus: readonly (number | null)[];
  /** Cards, by seat. */
  readonly trickSizes: readonly number[];
  readonly malusSizes: readonly number[];
  readonly inRally: readonly Seat[];
  readonly lastShot: Shot | null;
  readonly challengeable: Challengeable | null;
  /** Who may challenge now, ascending. */
  readonly challengers: readonly Seat[];
  readonly contest: Contest | null;
  readonly secondServe: boolean;
  readonly tieBreak: TieBreak | null;
  readonly strokes: readonly Stroke[];
  readonly lastRally: Open['lastRally'];
  readonly rallies: readonly number[];
  /** Whether the rally under way is the last of its set. */
  readonly setBall: boolean;
}

/** What a beginning could have become, or could be followed by. */
export interface SeenReturn {
  readonly kind: ReturnKind | 'SERVICE';
  readonly value: number;
  readonly reads: readonly TableCard[];
  /** An everyday word that begins so, as it is spelled. */
  readonly form: string;
}

/** One stroke as it is told afterwards. */
export interface ReviewedStroke {
  readonly stroke: Stroke;
  readonly hand: readonly Face[];
  /** Everyday words that begin as the table then read, as they are spelled; empty: it was a bluff, or words are rare. */
  readonly words: readonly string[];
  /** How many words of the lexicon begin so. */
  readonly possible: number;
  /** The best shots that were there, best first. */
  readonly best: readonly SeenReturn[];
}

export interface ReviewedRally {
  readonly set: number;
  readonly tieBreak: boolean;
  readonly server: Seat;
  readonly strokes: readonly ReviewedStroke[];
  readonly end: RallyEnd | null;
}

export interface Review {
  readonly rallies: readonly ReviewedRally[];
}
