/** Small games written down line by line, as the rules page would tell them: what the cases of this folder share. */
import { act, openMatch, viewMatch, type Match } from '#engine/core/match';
import type { Audience } from '#engine/core/game';
import { listedWords, type WordClass, type Words } from '#engine/core/words';
import { GAMES } from '#engine/games/registry';

const game = GAMES.get('attrape-moa')!;

/** Cards of round one with three players, seat 0 refereeing: seat 1 CHATS, seat 2 MANGE, common RIOUL. */
export const CHATS_MANGE_RIOUL = 'CHATSMANGERIOUL';

const LEXICON: Readonly<Record<string, readonly WordClass[]>> = {
  AMI: ['noun'],
  CHAR: ['noun'],
  CHARIOT: ['noun'],
  CHARIOTS: ['noun'],
  CHAT: ['noun'],
  CHATS: ['noun'],
  CHOIR: ['inf'],
  COEUR: ['noun'],
  ELOIGNA: ['verb'],
  GLU: ['noun'],
  LOIN: ['adv'],
  MAIGRE: ['adj'],
  MAIRE: ['noun'],
  MANGE: ['verb'],
  MANGER: ['inf'],
  MANGEOIRE: ['noun'],
  MER: ['noun'],
  MOI: ['noun', 'tool'],
  MUR: ['noun'],
  OU: ['tool'],
  OR: ['noun', 'tool'],
  ORANGE: ['noun'],
  ROUGE: ['adj'],
  ROUGES: ['adj'],
  TATA: ['noun'],
  TOI: ['tool'],
};

export const WORDS: Words = listedWords(new Map(Object.entries(LEXICON)));

export interface Line {
  readonly t: number;
  readonly by: number | 'referee' | 'clock' | (string & {});
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What every `final` has, and what the page of Attrape Môa names. */
export interface Final {
  readonly phase: string;
  readonly t: number;
  readonly deadline: number | null;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly paused: boolean;
  readonly round: number;
  readonly rounds: number | null;
  readonly refereeSeat: number | null;
  readonly common: readonly string[];
  readonly hands: readonly (readonly string[] | null)[];
  readonly jokers: readonly number[];
  readonly grabs: readonly number[];
  readonly holder: number | null;
  readonly draft: { readonly word: string } | null;
  readonly announcements: readonly { readonly seat: number; readonly length: number }[];
  readonly lastRound: { readonly results: readonly Record<string, unknown>[] } | null;
  readonly submissions: readonly (string | null)[];
  readonly submitted: number;
}

export interface Setup {
  readonly players?: number;
  readonly options?: Record<string, unknown>;
  /** One text of letters a shuffle, top card first. */
  readonly decks?: readonly string[];
}

function open({ players = 3, options = {}, decks = [CHATS_MANGE_RIOUL] }: Setup) {
  return openMatch(game, {
    players: Array.from({ length: players }, (_, seat) => `Joueur ${seat}`),
    options,
    seed: 'page',
    shuffles: decks.map((deck) => [...deck]),
  });
}

/** Whether a setup is readable; its refusal when it is not. */
export function setupRefusal(setup: Setup): unknown {
  const opened = open(setup);
  return opened.ok ? null : opened.error;
}

export class Table {
  #match: Match;

  constructor(setup: Setup = {}) {
    const opened = open(setup);
    if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.error)}`);
    this.#match = opened.value;
  }

  /** Sends one line; the code it is refused with, or `null`. */
  send(line: Line | Record<string, unknown>): string | null {
    const outcome = act(game, this.#match, line, WORDS);
    if (!outcome.ok) return outcome.code;
    this.#match = outcome.match;
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

  /** The points of the last round by seat, and why a word was not valid. */
  results(): { seat: unknown; word: unknown; valid: unknown; reason: unknown; points: unknown }[] {
    return (this.final().lastRound?.results ?? []).map(({ seat, word, valid, reason, points }) => ({
      seat,
      word,
      valid,
      reason,
      points,
    }));
  }
}

export const start = (t = 0, by: Line['by'] = 0): Line => ({ t, by, type: 'startRound' });
export const grab = (t: number, by: Line['by'], length?: unknown): Line => ({
  t,
  by,
  type: 'grab',
  ...(length !== undefined && { length }),
});
export const announce = (t: number, by: Line['by'], length: unknown): Line => ({
  t,
  by,
  type: 'announce',
  length,
});
export const draft = (t: number, by: Line['by'], word: string, jokers?: unknown): Line => ({
  t,
  by,
  type: 'draft',
  word,
  ...(jokers !== undefined && { jokers }),
});
export const reveal = (t: number, by: Line['by'], word: string, jokers?: unknown): Line => ({
  t,
  by,
  type: 'reveal',
  word,
  ...(jokers !== undefined && { jokers }),
});
export const rule = (t: number, by: Line['by'], seat: number, accept: unknown): Line => ({
  t,
  by,
  type: 'rule',
  seat,
  accept,
});
export const submit = (t: number, by: Line['by'], word: unknown): Line => ({ t, by, type: 'submit', word });
export const ruleWord = (t: number, by: Line['by'], word: string, accept: unknown): Line => ({
  t,
  by,
  type: 'rule',
  word,
  accept,
});
export const send = (t: number, by: Line['by'], type: string, more: Record<string, unknown> = {}): Line => ({
  t,
  by,
  type,
  ...more,
});
export const tick = (t: number): Line => ({ t, by: 'clock', type: 'tick' });

/** A round of three players up to `verify` at t = 2000: seat 1 holds Môa with `first`, seat 2 announced `second`. */
export function verifying(first: number, second: number, setup: Setup = {}): Table {
  return new Table(setup).play(start(), grab(1000, 1, first), announce(2000, 2, second));
}

/** What becomes of one word that seat 1, Môa's holder, reveals for an announcement of `length`. */
export function judged(length: number, word: string, jokers?: unknown, setup: Setup = {}) {
  const table = verifying(length, 2, setup).play(reveal(3000, 1, word, jokers), reveal(3000, 2, ''));
  const result = table.results().find(({ seat }) => seat === 1);
  return { ...result, jokersLeft: table.final().jokers[1] };
}
