/** The words of Takemo: its options, state, actions, events and views. Rules: README of the rules, takemo. */
import type { Face, Shuffler } from '../../core/cards';
import type { Seat } from '../../core/game';
import type { OptionsOf, OptionSpec } from '../../core/options';
import { WORD_LIMITS } from '../../core/words';

export const GAME_ID = 'takemo';

export const OPTIONS = [
  { key: 'words', kind: 'choice', values: WORD_LIMITS, default: 'all' },
  { key: 'overlap', kind: 'choice', values: ['literal', 'identical'], default: 'literal' },
  { key: 'keepCrossedLetters', kind: 'flag', default: false },
  { key: 'turnSeconds', kind: 'count', min: 0, offered: 600, unit: 'seconds', default: 0 },
] as const satisfies readonly OptionSpec[];

export type Options = OptionsOf<typeof OPTIONS>;
export interface Config extends Options {
  readonly players: 2 | 4;
}

export type Phase = 'play' | 'finished';
/** 0: White, of the even seats; 1: Black, of the odd ones. */
export type Camp = 0 | 1;
/** Something each camp has: `[white, black]`. */
export type ByCamp<T> = readonly [T, T];
export type Dir = 'H' | 'V';
/** `[row, col]`, each from 1 (top, left). */
export type Square = readonly [number, number];
/** 15 rows of 15 characters: `.` empty, `A`–`Z` a tile of White's, `a`–`z` of Black's. */
export type Board = readonly string[];

/** A whole word as it is to read from a square on, own tiles that are already there included. */
export interface Placement {
  readonly row: number;
  readonly col: number;
  readonly dir: Dir;
  /** Folded; signs that do not fold stay. */
  readonly word: string;
  /** Positions in `word` laid with a Takemo tile. */
  readonly takemo: readonly number[];
}

export type Action =
  | ({ readonly type: 'place' } & Placement)
  | { readonly type: 'exchange'; readonly tiles: readonly Face[] }
  | { readonly type: 'pass' };

/** Tiles of one camp that stand in a line and are read as a word; a lone tile is one of one letter. */
export interface Run {
  /** In capitals, whichever camp it is of. */
  readonly word: string;
  readonly row: number;
  readonly col: number;
  readonly dir: Dir;
}

/** What a turn has done; `null` and empty lists where the turn laid nothing. */
export interface Move {
  readonly seat: Seat;
  readonly type: Action['type'];
  readonly row: number | null;
  readonly col: number | null;
  readonly dir: Dir | null;
  readonly word: string | null;
  /** Squares of the new tiles, in the order of the word. */
  readonly laid: readonly Square[];
  /** Those of them laid with a Takemo tile. */
  readonly wild: readonly Square[];
  /** The other words that the new tiles formed crosswise. */
  readonly formed: readonly Run[];
  /** Enemy words that were taken. */
  readonly taken: readonly Run[];
  /** Squares of the enemy tiles that left the board, overlapped ones included, each once, by row then column. */
  readonly captured: readonly Square[];
  /** Whether it won a Takemo tile. */
  readonly award: boolean;
  /** How many tiles were exchanged. */
  readonly exchanged: number;
  /** A pass that nobody chose: the time was out, or the referee passed the player over. */
  readonly timedOut: boolean;
}

/** A turn as it is kept for the review: the move, and what the player had to choose from. */
export interface Turn {
  readonly move: Move;
  /** The board before the move. */
  readonly board: Board;
  readonly begun: ByCamp<boolean>;
  readonly hand: readonly Face[];
  readonly takemo: number;
}

/** What may be known by everyone. */
export interface Open {
  readonly board: Board;
  readonly turn: Seat;
  /** When the running turn began, in ms since the game began. */
  readonly turnSince: number;
  /** Turns in a row in which nothing was laid. */
  readonly idle: number;
  /** Whether the camp has laid a word in this game. */
  readonly begun: ByCamp<boolean>;
  /** Takemo tiles held, by seat. */
  readonly takemo: readonly number[];
  /** Takemo tiles not yet won. */
  readonly takemoLeft: ByCamp<number>;
  /** Enemy tiles that left the board, by the camp that took them. */
  readonly captured: ByCamp<number>;
  /** The referee's corrections. */
  readonly corrections: ByCamp<number>;
}

/** What nobody, or only some, may know. */
export interface Secret {
  readonly shuffler: Shuffler;
  /** Top tile first. */
  readonly bags: ByCamp<readonly Face[]>;
  /** By seat. */
  readonly hands: readonly (readonly Face[])[];
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
  | { readonly type: 'placed'; readonly move: Move }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly tiles: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly timedOut: boolean }
  /** `bagEmpty`: a camp could not draw back to 8; `idle`: too many turns in a row with nothing laid. */
  | { readonly type: 'over'; readonly reason: 'bagEmpty' | 'idle' };

export interface View {
  readonly options: Config;
  readonly board: Board;
  /** Whose turn it is; null at the end. */
  readonly turn: Seat | null;
  readonly turnSince: number;
  readonly idle: number;
  /** After so many idle turns in a row the game ends. */
  readonly idleLimit: number;
  readonly begun: ByCamp<boolean>;
  /** By seat; null where this audience may not see it. Takemo tiles are not among them. */
  readonly hands: readonly (readonly Face[] | null)[];
  readonly handSizes: readonly number[];
  readonly takemo: readonly number[];
  readonly takemoLeft: ByCamp<number>;
  /** How many tiles are in each bag. */
  readonly bags: ByCamp<number>;
  readonly captured: ByCamp<number>;
  /** Tiles on the board; the scores are these with the referee's corrections. */
  readonly standing: ByCamp<number>;
  readonly lastMove: Move | null;
  /** The latest turns, newest last, the last move included. */
  readonly recent: readonly Pick<Move, 'seat' | 'type' | 'word' | 'award'>[];
  /** How many turns have been taken. */
  readonly turns: number;
}

/** A placement that the engine saw in a position, with what it would have done. */
export interface SeenPlacement extends Placement {
  /** The word as it is spelled. */
  readonly forms: readonly string[];
  /** Tiles it adds to the camp's on the board. */
  readonly won: number;
  /** Enemy tiles it takes off. */
  readonly taken: number;
  /** Own tiles that the enemy's best answer seen would take. */
  readonly lost: number;
  readonly award: boolean;
}

/** One turn as it is told afterwards. */
export interface ReviewedTurn {
  readonly move: Move;
  /** The board before the move. */
  readonly board: Board;
  readonly hand: readonly Face[];
  readonly takemo: number;
  /** The spellings of the words it formed, its own first. */
  readonly spelled: readonly { readonly word: string; readonly forms: readonly string[] }[];
  /** The best placements seen, best first: by tiles won, taken and lost. Everyday words only. */
  readonly best: readonly SeenPlacement[];
}

/** The whole game so far, turn by turn. */
export interface Review {
  readonly turns: readonly ReviewedTurn[];
  /** The board as it stands after the last of them. */
  readonly board: Board;
}
