/** The words a bot could see in its cards, had it all the time in the world. */
import type { ClassSet, Dictionary } from '../../../core/words';

export interface Candidate {
  readonly word: string;
  readonly rank: number;
  /** How many jokers it takes. */
  readonly jokers: number;
}

export interface SearchFor {
  /** The folded letters of hand and table, sorted, so that equal cards are one search. */
  readonly letters: string;
  /** How many jokers may be spent, and how many letters each has to bring. */
  readonly jokers: { readonly most: number; readonly worth: number };
  readonly vocabulary: number;
  readonly allowed: ClassSet;
}

const SHORTEST_SOUGHT = 3;
/**
 * A bot is asked again after every change of its view, and its cards stay the same all round long: searches are kept.
 * What is kept is the answer of a pure function, so nobody can tell.
 */
const KEPT = 64;
const kept = new WeakMap<Dictionary, Map<string, readonly Candidate[]>>();

function known(dictionary: Dictionary, word: string, { vocabulary, allowed }: SearchFor): number | null {
  if (!dictionary.proposable(word) || (dictionary.classes(word) & allowed) === 0) return null;
  const rank = dictionary.rank(word) ?? vocabulary;
  return rank <= vocabulary ? rank : null;
}

/** Words that take exactly `jokers` jokers, given that all longer than `above` letters do. */
function layable(dictionary: Dictionary, request: SearchFor, jokers: number, above: number): Candidate[] {
  const bounds = { min: above + 1, max: request.letters.length + jokers };
  return dictionary.fromLetters(request.letters, jokers, bounds).flatMap((word) => {
    const rank = known(dictionary, word, request);
    return rank === null ? [] : [{ word, rank, jokers }];
  });
}

function longest(candidates: readonly Candidate[]): number {
  return candidates.reduce((most, { word }) => Math.max(most, word.length), SHORTEST_SOUGHT - 1);
}

function search(dictionary: Dictionary, request: SearchFor): readonly Candidate[] {
  let found = layable(dictionary, request, 0, SHORTEST_SOUGHT - 1);
  // A joker is thought of only where it brings letters: that is sensible play, and keeps the search small.
  const { most, worth } = request.jokers;
  for (let jokers = 1; jokers <= most; jokers++)
    found = [...found, ...layable(dictionary, request, jokers, longest(found) + worth - 1)];
  return found.sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** Every word of the vocabulary in these cards; with a joker only those by so much longer than all without. Sorted by word. */
export function candidates(dictionary: Dictionary, request: SearchFor): readonly Candidate[] {
  const { letters, jokers, vocabulary, allowed } = request;
  const key = [letters, jokers.most, jokers.worth, vocabulary, allowed].join(' ');
  const searches = kept.get(dictionary) ?? new Map<string, readonly Candidate[]>();
  kept.set(dictionary, searches);
  const before = searches.get(key);
  if (before) return before;
  if (searches.size >= KEPT) searches.clear();
  const found = search(dictionary, request);
  searches.set(key, found);
  return found;
}
