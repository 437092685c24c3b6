/** The words of Attrape Môa: its options, state, actions, events and views. Rules: README of the rules, attrape-moa. */
import type { Face, Shuffler } from '../../core/cards';
import type { Seat } from '../../core/game';
import type { GivenWord } from '../../core/given-word';
import type { OptionsOf, OptionSpec } from '../../core/options';

export const GAME_ID = 'attrape-moa';

const TIMED = { variant: ['classic', 'class'] } as const;
const CLASSIC = { variant: ['classic'] } as const;

export const OPTIONS = [
  { key: 'variant', kind: 'choice', values: ['classic', 'express', 'class'], default: 'classic' },
  { key: 'referee', kind: 'choice', values: ['rotating', 'permanent'], default: 'rotating', when: CLASSIC },
  {
    key: 'validation',
    kind: 'choice',
    values: ['dictionary', 'referee'],
    default: 'dictionary',
    when: TIMED,
  },
  {
    key: 'cycles',
    kind: 'count',
    min: 1,
    offered: 9,
    default: null,
    when: { variant: ['classic'], referee: ['rotating'] },
  },
  {
    key: 'rounds',
    kind: 'count',
    min: 1,
    offered: 40,
    default: 10,
    when: [{ variant: ['class'] }, { variant: ['classic'], referee: ['permanent'] }],
  },
  { key: 'searchSeconds', kind: 'count', min: 1, offered: 600, unit: 'seconds', default: 75, when: TIMED },
  { key: 'announceSeconds', kind: 'count', min: 1, offered: 600, unit: 'seconds', default: 60, when: TIMED },
  {
    key: 'revealSeconds',
    kind: 'count',
    min: 1,
    offered: 600,
    unit: 'seconds',
    default: 20,
    when: { variant: ['classic', 'express'] },
  },
  { key: 'toolWords', kind: 'flag', default: false },
  {
    key: 'jokers',
    kind: 'count',
    min: 0,
    offered: 5,
    default: 2,
    when: { variant: ['classic', 'express'] },
  },
  { key: 'closeEarly', kind: 'flag', default: true, when: CLASSIC },
] as const satisfies readonly OptionSpec[];

export type Options = OptionsOf<typeof OPTIONS>;
export type Variant = Options['variant'];
export type Phase = 'ready' | 'search' | 'announce' | 'verify' | 'finished';

export interface Config {
  readonly variant: Variant;
  readonly referee: 'rotating' | 'permanent' | 'none';
  readonly validation: Options['validation'];
  readonly players: number;
  /** `null`: until someone has three points (express). */
  readonly rounds: number | null;
  readonly searchSeconds: number;
  readonly announceSeconds: number;
  readonly revealSeconds: number;
  readonly toolWords: boolean;
  readonly jokers: number;
  readonly closeEarly: boolean;
}

export type Reason =
  | 'NO_WORD'
  | 'WRONG_LENGTH'
  | 'TOO_SHORT'
  | 'CARDS_MISSING'
  | 'NOT_IN_LEXICON'
  | 'CLASS_NOT_ALLOWED'
  | 'REFUSED';

/** What the dictionary says of a word: `reason` null when it is valid; the jokers it needs if it is. */
export interface Verdict {
  readonly reason: Reason | null;
  readonly jokersUsed: number;
}

export interface Announcement {
  readonly seat: Seat;
  readonly length: number;
}

/** One line of a round's result; `word`, `valid` and `reason` are null for who was not checked. */
export interface SeatResult {
  readonly seat: Seat;
  readonly word: string | null;
  readonly valid: boolean | null;
  readonly reason: Reason | null;
  readonly points: number;
}

export interface RoundResult {
  readonly results: readonly SeatResult[];
}

/** The cards of a round. */
export interface Deal {
  readonly round: number;
  readonly common: readonly Face[];
  /** By seat; empty for the round's referee, and for everyone in `class`. */
  readonly hands: readonly (readonly Face[])[];
}

/** What the referee ruled on: a seat's word (classic), or one of the different words submitted (class). */
export interface Ruling {
  readonly on: Seat | string;
  readonly accept: boolean;
}

/** A word to be ruled on, with the dictionary's verdict. In class one of the different words, whoever submitted it. */
export interface Advice extends Verdict {
  readonly on: Seat | string;
  readonly given: GivenWord | null;
}

/** What may be known by everyone. */
export interface Open {
  readonly round: number;
  readonly scores: readonly number[];
  readonly jokers: readonly number[];
  readonly grabs: readonly number[];
  readonly common: readonly Face[];
  readonly holder: Seat | null;
  /** When the running phase began, in ms since the game began. */
  readonly phaseSince: number;
  /** In rank order: longer first, then earlier. */
  readonly announcements: readonly Announcement[];
  /** Express: seats that would rather have new cards. */
  readonly passed: readonly Seat[];
  readonly lastRound: RoundResult | null;
}

/** What nobody, or only some, may know. */
export interface Secret {
  readonly shuffler: Shuffler;
  readonly hands: readonly (readonly Face[])[];
  /** By seat: the last draft (classic). */
  readonly drafts: readonly (GivenWord | null)[];
  /** By seat: the word revealed in `verify`, once it is. */
  readonly reveals: readonly (GivenWord | null)[];
  /** By seat: the last word submitted (class). */
  readonly submissions: readonly (string | null)[];
  /** Class: seats that are content with what they have. */
  readonly ready: readonly Seat[];
  /** The words the referee rules on, once they are in, with the dictionary's advice; `null` at any other time. */
  readonly advice: readonly Advice[] | null;
  /** What the referee has ruled so far. */
  readonly rulings: readonly Ruling[];
  /** The cards of the round that ended last, for its review. */
  readonly lastDeal: Deal | null;
}

export interface State {
  readonly phase: Phase;
  readonly deadline: number | null;
  readonly config: Config;
  readonly open: Open;
  readonly secret: Secret;
}

export type Action =
  | { readonly type: 'startRound' | 'pass' | 'ready' }
  /** `length` in classic only. */
  | { readonly type: 'grab'; readonly length?: number }
  | { readonly type: 'announce'; readonly length: number }
  | { readonly type: 'draft' | 'reveal'; readonly given: GivenWord }
  | { readonly type: 'submit'; readonly word: string }
  | { readonly type: 'rule'; readonly seat: Seat; readonly accept: boolean }
  | { readonly type: 'ruleWord'; readonly word: string; readonly accept: boolean };

export type Event =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'grabbed'; readonly seat: Seat; readonly length: number | null }
  | { readonly type: 'announced'; readonly seat: Seat; readonly length: number }
  | { readonly type: 'searchOver' | 'verifying' | 'judging' | 'redealt' }
  | { readonly type: 'passed' | 'revealed'; readonly seat: Seat }
  | { readonly type: 'roundEnded'; readonly round: number };

/** A word the referee has to rule on, with the dictionary's advice. Only the referee is sent these. */
export interface Pending {
  /** Whose word it is; `null` in class, where a word may be several seats'. */
  readonly seat: Seat | null;
  readonly word: string | null;
  readonly jokers: readonly number[] | null;
  readonly advice: Reason | null;
  /** Whether the referee may accept it although the dictionary does not. */
  readonly overrulable: boolean;
  readonly ruled: boolean | null;
}

export interface View {
  readonly variant: Variant;
  readonly validation: Config['validation'];
  readonly options: Config;
  readonly round: number;
  readonly rounds: number | null;
  readonly refereeSeat: Seat | null;
  readonly phaseSince: number;
  readonly common: readonly Face[];
  /** By seat; null where this audience may not see it. */
  readonly hands: readonly (readonly Face[] | null)[];
  readonly jokers: readonly number[];
  readonly grabs: readonly number[];
  readonly holder: Seat | null;
  readonly announcements: readonly Announcement[];
  /** Seats whose word is to be checked, in rank order; empty before `verify`. */
  readonly checked: readonly Seat[];
  /** Seats that have revealed their word (not the words). */
  readonly revealed: readonly Seat[];
  /** Whether the words are in and the referee rules on them. */
  readonly ruling: boolean;
  readonly passed: readonly Seat[];
  /** One's own last draft. */
  readonly draft: GivenWord | null;
  /** For the referee while it rules; null for everyone else. */
  readonly pending: readonly Pending[] | null;
  /** By seat; one's own, all for the referee, null elsewhere. */
  readonly submissions: readonly (string | null)[];
  /** How many seats have a word submitted in this round. */
  readonly submitted: number;
  /** Class: whether this seat has said it is content; null for who has no seat. */
  readonly ready: boolean | null;
  readonly lastRound: RoundResult | null;
}

/** A word that was there to be found: folded, and as it is spelled. */
export interface FoundWord {
  readonly word: string;
  readonly forms: readonly string[];
  readonly length: number;
  readonly jokers: number;
  /** Whether people use it every day; a rare one is only shown where it is longer. */
  readonly everyday: boolean;
}

/** What could have been found in the round that ended last. */
export interface Review {
  readonly round: number;
  readonly common: readonly Face[];
  /** The longest words of the round with no joker: everyday ones first, then rarer ones that are longer. */
  readonly best: readonly FoundWord[];
  /** By seat, in seat order: its cards, and the longest words that were in them without a joker. */
  readonly hands: readonly {
    readonly seat: Seat;
    readonly cards: readonly Face[];
    readonly best: readonly FoundWord[];
  }[];
}
