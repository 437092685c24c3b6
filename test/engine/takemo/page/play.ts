/** Small games written down line by line, as the rules page would tell them: what the cases of this folder share. */
import { act, openMatch, viewMatch, type Match, type MatchEvent } from '#engine/core/match';
import type { Audience } from '#engine/core/game';
import { listedWords, type WordClass, type Words } from '#engine/core/words';
import type { State } from '#engine/games/takemo/model';
import { GAMES } from '#engine/games/registry';

const game = GAMES.get('takemo')!;

const NOUNS = `CHAT CHATS HATS TA AN ANE ANES AS SA EA SEL SELS LE LES ROSE ROSES OS OSE TIRE TIRES RE TE TES SE ES
  IL ILE ET RAT RATS ART ARTS CHA CRAT TAS NE NES EN TETE TETES ETE ETES AA SALE SALES REST LAS AL OR SOT`;
const LEXICON: Readonly<Record<string, readonly WordClass[]>> = {
  ...Object.fromEntries(NOUNS.split(/\s+/).map((word) => [word, ['noun'] as const])),
  COEUR: ['noun'],
  RESTE: ['noun', 'verb'],
  RESTA: ['verb'],
  TERNE: ['adj'],
  NOS: ['tool'],
  TOT: ['adv'],
  ETRE: ['inf', 'noun'],
  OTER: ['inf'],
  LIT: ['noun', 'verb'],
  LISE: ['verb'],
  LA: ['tool', 'noun'],
};

export const WORDS: Words = listedWords(new Map(Object.entries(LEXICON)));

export interface Line {
  readonly t: number;
  readonly by: number | 'referee' | 'clock' | (string & {});
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Final {
  readonly phase: string;
  readonly t: number;
  readonly deadline: number | null;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly paused: boolean;
  readonly turn: number | null;
  readonly board: readonly string[];
  readonly hands: readonly (readonly string[] | null)[];
  readonly handSizes: readonly number[];
  readonly takemo: readonly number[];
  readonly takemoLeft: readonly number[];
  readonly bags: readonly number[];
  readonly captured: readonly number[];
  readonly lastMove: Readonly<Record<string, unknown>> | null;
  readonly recent: readonly unknown[];
}

export interface Setup {
  readonly players?: number;
  readonly options?: Record<string, unknown>;
  /** One list of faces a shuffle, top tile first: White's bag, Black's, then one for each exchange. */
  readonly bags?: readonly (string | readonly string[])[];
}

/** Positions are set up directly where a game that leads to them would be long. */
export interface Position extends Setup {
  /** Rows by their number, from the left; what is not drawn is empty. */
  readonly rows?: Readonly<Record<number, string>>;
  /** Hands by seat; those not given are as dealt. */
  readonly hands?: readonly string[];
  readonly turn?: number;
  /** Whether White and Black have laid a word; by default both have. */
  readonly begun?: readonly [boolean, boolean];
  readonly takemo?: readonly number[];
  readonly takemoLeft?: readonly [number, number];
  /** What the bags hold, top tile first, in place of what is left of the dealt ones. */
  readonly left?: readonly [string, string];
}

function open({ players = 2, options = {}, bags = [] }: Setup) {
  return openMatch(game, {
    players: Array.from({ length: players }, (_, seat) => `Joueur ${seat}`),
    options,
    seed: 'page',
    shuffles: bags.map((bag) => [...bag]),
  });
}

/** Whether a setup is readable; its refusal when it is not. */
export function setupRefusal(setup: Setup): unknown {
  const opened = open(setup);
  return opened.ok ? null : opened.error;
}

export function drawn(rows: Readonly<Record<number, string>>): string[] {
  return Array.from({ length: 15 }, (_, i) => (rows[i + 1] ?? '').padEnd(15, '.'));
}

function arranged(match: Match, position: Position): Match {
  const state = match.state as State;
  const { rows = {}, hands = [], turn = 0, begun = [true, true], takemo, takemoLeft, left } = position;
  return {
    ...match,
    state: {
      ...state,
      open: {
        ...state.open,
        board: drawn(rows),
        turn,
        begun,
        takemo: takemo ?? state.open.takemo,
        takemoLeft: takemoLeft ?? state.open.takemoLeft,
      },
      secret: {
        ...state.secret,
        hands: state.secret.hands.map((hand, seat) => (hands[seat] ? [...hands[seat]] : hand)),
        bags: left ? [[...left[0]], [...left[1]]] : state.secret.bags,
      },
    } as State,
  };
}

export class Table {
  #match: Match;
  #events: readonly MatchEvent[] = [];

  constructor(setup: Setup = {}) {
    const opened = open(setup);
    if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.error)}`);
    this.#match = opened.value;
  }

  static at(position: Position): Table {
    const table = new Table(position);
    table.#match = arranged(table.#match, position);
    return table;
  }

  /** Sends one line; the code it is refused with, or `null`. */
  send(line: Line | Record<string, unknown>): string | null {
    const before = JSON.stringify(this.#match);
    const outcome = act(game, this.#match, line, WORDS);
    if (JSON.stringify(this.#match) !== before) throw new Error('a state was written into');
    if (!outcome.ok) return outcome.code;
    this.#match = outcome.match;
    this.#events = outcome.events;
    return null;
  }

  /** Sends lines that the page has to accept. */
  play(...lines: readonly Line[]): this {
    for (const line of lines) {
      const code = this.send(line);
      if (code !== null) throw new Error(`${code}: ${JSON.stringify(line)}`);
    }
    return this;
  }

  final(audience: Audience = 'referee'): Final {
    return JSON.parse(JSON.stringify(viewMatch(game, this.#match, audience))) as Final;
  }

  /** Of the last line that was taken. */
  events(): readonly MatchEvent[] {
    return this.#events;
  }
}

/** `at` is written as on the page: row, column, direction. */
export function place(
  t: number,
  by: Line['by'],
  [row, col, dir]: readonly [unknown, unknown, unknown],
  word: unknown,
  takemo?: unknown,
): Line {
  return { t, by, type: 'place', row, col, dir, word, ...(takemo !== undefined && { takemo }) };
}
export const pass = (t: number, by: Line['by']): Line => ({ t, by, type: 'pass' });
export const exchange = (t: number, by: Line['by'], tiles: unknown): Line => ({
  t,
  by,
  type: 'exchange',
  tiles: typeof tiles === 'string' ? [...tiles] : tiles,
});
export const send = (t: number, by: Line['by'], type: string, more: Record<string, unknown> = {}): Line => ({
  t,
  by,
  type,
  ...more,
});
export const tick = (t: number): Line => ({ t, by: 'clock', type: 'tick' });
