/** What could have been found in the round that ended last. */
import type { Face } from '../../core/cards';
import type { ClassSet, Dictionary } from '../../core/words';
import { SHORTEST } from './figures';
import { allowedClasses } from './judge';
import type { FoundWord, Review, State } from './model';

/** So many everyday words are read; more are only looked at. */
const SHOWN = 5;
/** And so many rare ones that are longer: a word found by a player is never longer than all that is shown. */
const SHOWN_RARE = 3;

function rankOf(dictionary: Dictionary, word: string): number {
  return dictionary.rank(word) ?? Infinity;
}

/** The longest words that may be shown and count in this game, the more usual first among equals. */
function longestWords(dictionary: Dictionary, cards: readonly Face[], allowed: ClassSet): string[] {
  const bounds = { min: SHORTEST, max: cards.length };
  return byLength(
    dictionary,
    dictionary
      .fromLetters(cards.join(''), 0, bounds)
      .filter((word) => dictionary.clean(word) && (dictionary.classes(word) & allowed) !== 0),
  );
}

function byLength(dictionary: Dictionary, words: readonly string[]): string[] {
  return [...words].sort((a, b) => b.length - a.length || compare(dictionary, a, b));
}

function compare(dictionary: Dictionary, a: string, b: string): number {
  const [rankA, rankB] = [rankOf(dictionary, a), rankOf(dictionary, b)];
  if (rankA !== rankB) return rankA - rankB;
  return a < b ? -1 : Number(a > b);
}

function toFound(dictionary: Dictionary, word: string): FoundWord {
  return {
    word,
    forms: dictionary.forms(word),
    length: word.length,
    jokers: 0,
    everyday: dictionary.proposable(word),
  };
}

/** Of words longest first: the longest everyday ones, then rare ones longer than any of these. */
function pickShown(dictionary: Dictionary, words: readonly string[]): string[] {
  const everyday = words.filter((word) => dictionary.proposable(word)).slice(0, SHOWN);
  const longest = everyday[0]?.length ?? 0;
  const rare = words.filter((word) => word.length > longest && !dictionary.proposable(word));
  return [...everyday, ...rare.slice(0, SHOWN_RARE)];
}

/**
 * The longest words of the last round's cards without a joker: of all hands together, and of each. A vulgar or
 * hurtful one, which is accepted but never shown, can have been longer. `null` before a round has ended.
 */
export function review(state: State, dictionary: Dictionary): Review | null {
  const { lastDeal } = state.secret;
  if (lastDeal === null) return null;
  const { round, common } = lastDeal;
  const allowed = allowedClasses(state.config);
  const hands = lastDeal.hands.flatMap((cards, seat) => {
    if (cards.length === 0) return [];
    return [{ seat, cards, words: longestWords(dictionary, [...cards, ...common], allowed) }];
  });
  const lists =
    hands.length > 0 ? hands.map(({ words }) => words) : [longestWords(dictionary, common, allowed)];
  const shown = (words: readonly string[]): FoundWord[] =>
    pickShown(dictionary, words).map((word) => toFound(dictionary, word));
  const candidates = new Set(lists.flatMap((words) => pickShown(dictionary, words)));
  return {
    round,
    common,
    best: shown(byLength(dictionary, [...candidates])),
    hands: hands.map(({ seat, cards, words }) => ({ seat, cards, best: shown(words) })),
  };
}
