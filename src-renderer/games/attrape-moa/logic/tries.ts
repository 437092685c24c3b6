/** The private list of words a player has noted in a round. It is theirs: it never leaves this window. */
export interface Try {
  readonly word: string;
  /** Positions of the letters a joker stood for. */
  readonly jokers: readonly number[];
}

/** What a window remembers of a round, so that a reload loses nothing. */
export interface Notebook {
  /** The cards it belongs to; with other cards it is worth nothing. */
  readonly cards: string;
  readonly tries: readonly Try[];
  /** The word in the row. */
  readonly row: Try;
}

const MOST_TRIES = 30;
const SHORTEST = 2;

/** Which cards a notebook belongs to: the round, and the faces in any order. */
export function cardsKey(round: number, own: readonly string[], common: readonly string[]): string {
  return [round, [...own].sort().join(''), [...common].sort().join('')].join('/');
}

/** Notes a word, the newest first, once. Shorter than any word there is, it is not noted. */
export function note(tries: readonly Try[], noted: Try): readonly Try[] {
  if (noted.word.length < SHORTEST) return tries;
  return [noted, ...forget(tries, noted.word)].slice(0, MOST_TRIES);
}

export function forget(tries: readonly Try[], word: string): readonly Try[] {
  return tries.filter((other) => other.word !== word);
}

/** Longest first; of one length, the newest first. */
export function byLength(tries: readonly Try[]): Try[] {
  return [...tries].sort((a, b) => b.word.length - a.word.length);
}

function isTry(value: unknown): value is Try {
  if (typeof value !== 'object' || value === null) return false;
  const { word, jokers } = value as Partial<Try>;
  return typeof word === 'string' && Array.isArray(jokers) && jokers.every(Number.isInteger);
}

/** Reads a stored notebook; anything that is none, or belongs to other cards, is an empty one. */
export function readNotebook(stored: string | null, cards: string): Notebook {
  const empty: Notebook = { cards, tries: [], row: { word: '', jokers: [] } };
  if (stored === null) return empty;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return empty; // written by another version, or by hand
  }
  if (typeof value !== 'object' || value === null) return empty;
  const { cards: of, tries, row } = value as Partial<Notebook>;
  if (of !== cards || !Array.isArray(tries) || !tries.every(isTry) || !isTry(row)) return empty;
  return { cards, tries, row };
}
