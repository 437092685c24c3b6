/** What the page's frame hands to a game's components, and what a game brings to the page. */
import type { Component } from 'vue';
import type { Audience, CommonView } from '#engine/core/game';
import type { MatchEvent } from '#engine/core/match';
import type { OptionSpec } from '#engine/core/options';
import type { JsonObject } from '#engine/core/read';
import type { DoneResult, TableInfo } from '#engine/wire/from-host';

/**
 * The running deadline on this machine's own clock. `endsAt` is in ms of `performance.now()`; `stopped` holds the ms
 * that were left when the game was paused (`null`: not known here). `useRemaining` turns it into a counting ref.
 */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly endsAt: number }
  | { readonly kind: 'stopped'; readonly left: number | null };

/** `code`: of the game, of the host, or of the page itself (see `PAGE_REFUSALS`). Its sentence is in the locales. */
export type Answer =
  | { readonly ok: true; readonly result?: DoneResult }
  | { readonly ok: false; readonly code: string; readonly detail?: string };

/** In which of one's two capacities one acts. */
export type Capacity = 'seat' | 'referee';

/**
 * Sends an action of the game. Refusals are told to the person by whoever calls: `toasts.refused(answer)`. An answer
 * lost with the connection is asked for again, under the same intent, once the host is back. Without `as`: `seat` for
 * who has one, else `referee`. `asShown`: it is meant for what is shown now, and refused with `TOO_LATE` once play has
 * gone on, by then or by when the connection is back.
 */
export type Act = (
  action: JsonObject & { readonly type: string },
  as?: Capacity,
  when?: 'asShown',
) => Promise<Answer>;

/**
 * Asks whether an action would be taken from one's seat now, without doing it. Only for the action types that the game's
 * rules list as `tries`, and only for who has a seat. `useTry` asks while someone is still arranging.
 */
export type TryOut = (action: JsonObject & { readonly type: string }) => Promise<Answer>;

/** The camp that a seat plays for. */
export interface SeatCamp {
  /** A whole key of the locales: its name, as in « les Blancs ». */
  readonly name: string;
  /** A small drawing that tells it apart without colour; decorative, `1em` square. */
  readonly figure?: () => Promise<{ default: Component }>;
}

/** Props of a game's table, its projector and its final page. */
export interface GameProps<View extends object = object, Review = unknown> {
  readonly view: View & CommonView;
  readonly table: TableInfo;
  readonly audience: Audience;
  readonly clock: Clock;
  /** Of the newest view: a new list with each one, empty on a return. */
  readonly events: readonly MatchEvent[];
  /**
   * What could have been found; `null` while there is nothing to tell this window. Before the end, spectators may have
   * one that players have not (`table.openReview`).
   */
  readonly review: Review | null;
  readonly act: Act;
  readonly tryOut: TryOut;
}

/** Settings that go together. */
export interface OptionPreset {
  readonly key: string;
  /** Those that differ from the usual ones. */
  readonly options: JsonObject;
}

/** What a game brings. Its components are loaded when they are needed. */
export interface GamePage {
  readonly id: string;
  /**
   * Area of the locales. The frame uses `<area>.name`, `.pitch`, `.facts`, `.options.<key>.{label,hint,values.<value>}`
   * `.presets.<key>.{label,hint}`, `.refusals.<CODE>` and `.tools.{endPhase,endGameText}`; the rest is the game's own.
   */
  readonly area: string;
  readonly options: readonly OptionSpec[];
  /** Settings that go together, offered as a choice before all others; the usual ones (no options) among them. */
  readonly presets?: readonly OptionPreset[];
  /** Whether there is something that the host's authority can end before its time (`endPhase`). */
  readonly canEndPhase: (view: CommonView) => boolean;
  /** Where seats play in camps; the Salon shows it, and lets seats change places. */
  readonly camp?: (seat: number) => SeatCamp;
  /**
   * Where a correction by the referee changes something else than the scores that are seen: a whole key of the locales
   * that says what. Where seats play in camps, it goes to a camp.
   */
  readonly corrects?: string;
  /**
   * A whole key of the locales: which numbers of players can play, where not each one between the fewest and the most
   * can. Shown while it can't start for that reason.
   */
  readonly playerCounts?: string;
  /** The drawing on the game's card and in its headers; decorative, square. */
  readonly emblem: () => Promise<{ default: Component }>;
  /** Props: `GameProps`. */
  readonly table: () => Promise<{ default: Component }>;
  /** Props: `GameProps`, of the audience `public`, at 1920×1080. */
  readonly projector: () => Promise<{ default: Component }>;
  /** Whether the projector itself tells how the game came out; else the frame does, with who won. */
  readonly projectorTellsEnd?: boolean;
  /** Props: `GameProps`; the frame adds winners, rematch and export. */
  readonly ending: () => Promise<{ default: Component }>;
  /** Props: `options?` and `players?` of the table whose rules these are; without them, the usual ones. */
  readonly rules: () => Promise<{ default: Component }>;
}
