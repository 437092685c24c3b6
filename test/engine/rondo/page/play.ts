/** Small games written down line by line, as the rules page would tell them: what the cases of this folder share. */
import { act, openMatch, viewMatch, type Match, type MatchEvent } from '#engine/core/match';
import type { Audience } from '#engine/core/game';
import { listedWords, type WordClass, type Words } from '#engine/core/words';
import { GAMES } from '#engine/games/registry';
import type { HeldCard, LastPlay, State, View } from '#engine/games/rondo/model';

export const game = GAMES.get('rondo')!;

const NOUNS = `CAR LIN PIN PIE RIE ZAR ZARE CARE CARES SCAR STARE ARE ARES MARE MARES RAMES CARTE CARTES ECARTE
  PORT PORTE SORTE PORTES SPORT SORT ORE ROSE ROSES PAR PARE PARES MAR MARS ZOO FER EUR COEUR CARTABLES CARTABLE
  ILE ETE AIR MAIRE MER MEL KIWI`;
const LEXICON: Readonly<Record<string, readonly WordClass[]>> = {
  ...Object.fromEntries(NOUNS.split(/\s+/).map((word) => [word, ['noun'] as const])),
  CAS: ['noun', 'verb'],
  LIE: ['verb'],
  CARA: ['verb'],
  CARIE: ['verb'],
  RAS: ['adj'],
  RAT: ['inf'],
  PAS: ['adv'],
  PARS: ['tool'],
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
  readonly lastPlay: LastPlay | null;
}

export interface Setup {
  readonly players?: number;
  readonly options?: Record<string, unknown>;
  /** Cards that come out first, one text a shuffle, top card first; or lists of faces. */
  readonly shuffles?: readonly (string | readonly string[])[];
}

/** Positions are set up directly where a game that leads to them would be long. */
export interface Position extends Setup {
  /** Slots from the left: a letter, a joker by its letter in lower case, `-` for a blank. */
  readonly holder?: string;
  /** Hands by seat; those not given are as dealt. */
  readonly hands?: readonly string[];
  readonly turn?: number;
  /** The whole pile, top card first. */
  readonly pile?: string;
  readonly scores?: readonly number[];
}

/** Cards in short: a letter, `*` a joker, `#` an eraser. */
export function cards(text: string): string[] {
  return Array.from(text, (sign) => (sign === '*' ? 'JOKER' : sign === '#' ? 'ERASER' : sign));
}

export function slots(text: string): HeldCard[] {
  return Array.from(text, (sign) => {
    if (sign === '-') return { card: 'ERASER' };
    const letter = sign.toUpperCase();
    return sign === letter ? { card: letter } : { card: 'JOKER', as: letter };
  });
}

export function open({ players = 2, options = {}, shuffles = [] }: Setup) {
  return openMatch(game, {
    players: Array.from({ length: players }, (_, seat) => `Joueur ${seat}`),
    options,
    seed: 'page',
    shuffles: shuffles.map((list) => (typeof list === 'string' ? cards(list) : list)),
  });
}

/** Whether a setup is readable; its refusal when it is not. */
export function setupRefusal(setup: Setup): unknown {
  const opened = open(setup);
  return opened.ok ? null : opened.error;
}

function arranged(match: Match, position: Position): Match {
  const state = match.state as State;
  const { holder = 'CAR', hands = [], turn = 0, pile, scores } = position;
  const { turnSeconds } = state.config;
  const held = slots(holder);
  const word = held.map(({ card, as }) => (card === 'ERASER' ? '' : (as ?? card))).join('');
  return {
    ...match,
    state: {
      ...state,
      phase: 'turn',
      deadline: turnSeconds * 1000,
      open: { ...state.open, holder: held, word, turn, scores: scores ?? state.open.scores },
      secret: {
        ...state.secret,
        hands: state.secret.hands.map((hand, seat) =>
          hands[seat] === undefined ? hand : cards(hands[seat]),
        ),
        pile: pile === undefined ? state.secret.pile : cards(pile),
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

  /** A turn of a game whose holder reads CAR where nothing else is said; it is seat 0's, from t = 0. */
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

  /** What no view holds. */
  secret(): State['secret'] {
    return (this.#match.state as State).secret;
  }
}

/** One card laid: `*E` is a joker as E, `#` an eraser. */
export function lay(at: unknown, card: string): Record<string, unknown> {
  if (card === '#') return { at, card: 'ERASER' };
  return card.startsWith('*') ? { at, card: 'JOKER', as: card.slice(1) } : { at, card };
}

export const send = (t: number, by: Line['by'], type: string, more: Record<string, unknown> = {}): Line => ({
  t,
  by,
  type,
  ...more,
});
export const bid = (t: number, by: Line['by'], word: unknown, jokers?: unknown): Line =>
  send(t, by, 'bid', { word, ...(jokers !== undefined && { jokers }) });
export const bidPass = (t: number, by: Line['by']): Line => send(t, by, 'bidPass');
export const play = (t: number, by: Line['by'], ...laid: unknown[]): Line =>
  send(t, by, 'play', { cards: laid });
export const pass = (t: number, by: Line['by']): Line => send(t, by, 'pass');
export const exchange = (t: number, by: Line['by']): Line => send(t, by, 'exchange');
export const bury = (t: number, by: Line['by'], card: unknown): Line => send(t, by, 'bury', { card });
export const tick = (t: number): Line => send(t, 'clock', 'tick');
export const referee = (t: number, type: string, more: Record<string, unknown> = {}): Line =>
  send(t, 'referee', type, more);
