/** Small matches written down line by line, as the rules page would tell them: what the cases of this folder share. */
import type { Audience } from '#engine/core/game';
import { act, openMatch, viewMatch, type Match, type MatchEvent } from '#engine/core/match';
import { listedWords, type WordClass, type Words } from '#engine/core/words';
import type { State, TieBreak, View } from '#engine/games/tennis/model';
import { GAMES } from '#engine/games/registry';

export const game = GAMES.get('tennis')!;

const LEXICON: Readonly<Record<string, readonly WordClass[]>> = {
  BAL: ['noun'],
  BALLE: ['noun'],
  BATEAU: ['noun'],
  CAS: ['noun', 'verb'],
  MANGE: ['verb'],
  BIEN: ['adv'],
  ATTELEE: ['verb'],
  ETE: ['noun'],
  YEUX: ['noun'],
  LOI: ['noun'],
};

export const WORDS: Words = listedWords(new Map(Object.entries(LEXICON)));

export interface Line {
  readonly t: number;
  readonly by: number | 'referee' | 'clock' | (string & {});
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Final extends Omit<View, 'options'> {
  readonly phase: string;
  readonly t: number;
  readonly deadline: number | null;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly paused: boolean;
}

export interface Setup {
  readonly players?: number;
  readonly options?: Record<string, unknown>;
  /** Cards that come out first, one text a shuffle, top card first. */
  readonly shuffles?: readonly string[];
  readonly words?: Words;
}

/** Serves are set up directly where a match that leads to them would be long. Piles are told as texts. */
export interface Position extends Setup {
  /** Hands by seat; those not given are as dealt. */
  readonly hands?: readonly string[];
  /** The whole pile, top card first. */
  readonly pile?: string;
  readonly pot?: string;
  readonly tricks?: readonly string[];
  readonly malus?: readonly string[];
  readonly server?: number;
  readonly tieBreak?: TieBreak;
  readonly lastDown?: number;
}

const JOKERS: Readonly<Record<string, string>> = {
  '*': 'ANY',
  c: 'CONSONANT',
  v: 'VOWEL',
  '<': 'COPY',
  '>': 'COPY',
};

/** Faces in short: a letter, `*` any, `c` a consonant, `v` a vowel, `<` and `>` a copy. */
export function faces(text: string): string[] {
  return Array.from(text, (sign) => JOKERS[sign] ?? sign);
}

/** Cards as they are laid: `<` is a copy of the card before it, `>` of the one after. */
export function cards(text: string): unknown[] {
  return Array.from(text, (sign) => {
    if (sign === '<') return { card: 'COPY', dir: 'prev' };
    return sign === '>' ? { card: 'COPY', dir: 'next' } : (JOKERS[sign] ?? sign);
  });
}

/** A layout in short: `012OD` is the first three cards of the table, then two of the hand. */
export function layout(text: string): unknown[] {
  return Array.from(text).flatMap((sign) => (/\d/.test(sign) ? [{ table: Number(sign) }] : cards(sign)));
}

/** A card of the hand in the place of a table card. */
export function over(sign: string, place: unknown): unknown {
  const [card] = cards(sign);
  return typeof card === 'object' ? { ...card, over: place } : { card, over: place };
}

/** A deal of two hands of which both may do something: the second shuffle's rest follows in alphabetical order. */
export const DEAL = 'BCAESTR' + 'DOLMEUI';

export function open({ players = 2, options = {}, shuffles = [DEAL] }: Setup) {
  return openMatch(game, {
    players: Array.from({ length: players }, (_, seat) => `Joueur ${seat}`),
    options,
    seed: 'page',
    shuffles: shuffles.map(faces),
  });
}

/** Whether a setup is readable; its refusal when it is not. */
export function setupRefusal(setup: Setup): unknown {
  const opened = open(setup);
  return opened.ok ? null : opened.error;
}

function arranged(
  match: Match,
  { hands, pile, pot, tricks, malus, server, tieBreak, lastDown }: Position,
): Match {
  const state = match.state as State;
  const { open: seen, secret } = state;
  const piles = (given: readonly string[] | undefined, were: State['secret']['hands']) =>
    were.map((cardsOf, seat) => (given?.[seat] === undefined ? cardsOf : faces(given[seat])));
  return {
    ...match,
    state: {
      ...state,
      open: {
        ...seen,
        server: server ?? seen.server,
        turn: server ?? seen.turn,
        tieBreak: tieBreak ?? null,
        inRally: tieBreak?.seats ?? seen.inRally,
        lastDown: lastDown ?? null,
      },
      secret: {
        ...secret,
        hands: piles(hands, secret.hands),
        tricks: piles(tricks, secret.tricks),
        malus: piles(malus, secret.malus),
        pile: pile === undefined ? secret.pile : faces(pile),
        pot: faces(pot ?? ''),
        tiedScores: tieBreak ? secret.hands.map(() => 0) : null,
      },
    } satisfies State,
  };
}

export class Table {
  #match: Match;
  #events: readonly MatchEvent[] = [];
  readonly #words: Words;

  constructor(setup: Setup = {}) {
    const opened = open(setup);
    if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.error)}`);
    this.#match = opened.value;
    this.#words = setup.words ?? WORDS;
  }

  /** A seat is to serve, seat 0 where nothing else is said, from t = 0. */
  static at(position: Position): Table {
    const table = new Table(position);
    table.#match = arranged(table.#match, position);
    return table;
  }

  /** Sends one line; the code it is refused with, or `null`. */
  send(line: Line | Record<string, unknown>): string | null {
    const before = JSON.stringify(this.#match);
    const outcome = act(game, this.#match, line, this.#words);
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

  /** The view; hands sorted, as their order means nothing. */
  final(audience: Audience = 'referee'): Final {
    const final = JSON.parse(JSON.stringify(viewMatch(game, this.#match, audience))) as Final;
    return { ...final, hands: final.hands.map((hand) => (hand === null ? null : [...hand].sort())) };
  }

  /** Of the last line that was taken. */
  events(): readonly MatchEvent[] {
    return this.#events;
  }

  match(): Match {
    return this.#match;
  }

  state(): State {
    return this.#match.state as State;
  }
}

export const send = (t: number, by: Line['by'], type: string, more: Record<string, unknown> = {}): Line => ({
  t,
  by,
  type,
  ...more,
});
export const serve = (t: number, by: Line['by'], text: string): Line =>
  send(t, by, 'serve', { cards: cards(text) });
export const back = (t: number, by: Line['by'], given: string | readonly unknown[]): Line =>
  send(t, by, 'return', { layout: typeof given === 'string' ? layout(given) : given });
export const pass = (t: number, by: Line['by']): Line => send(t, by, 'pass');
export const collect = (t: number, by: Line['by']): Line => send(t, by, 'collect');
export const challenge = (t: number, by: Line['by']): Line => send(t, by, 'challenge');
export const concede = (t: number, by: Line['by']): Line => send(t, by, 'concede');
export const answer = (t: number, by: Line['by'], word: unknown): Line => send(t, by, 'answer', { word });
export const tick = (t: number): Line => send(t, 'clock', 'tick');
export const referee = (t: number, type: string, more: Record<string, unknown> = {}): Line =>
  send(t, 'referee', type, more);
