/** What could have been found in the round that ended last. */
import type { Face } from '../../core/cards';
import type { ClassSet, Dictionary } from '../../core/words';
import { SHORTEST } from './figures';
import { allowedClasses } from './judge';
import type { FoundWord, Review, State } from './model';

/** So many words are read; more are only looked at. */
const SHOWN = 5;

function rankOf(dictionary: Dictionary, word: string): number {
  return dictionary.rank(word) ?? Infinity;
}

/** The longest words that may be proposed and count in this game, the more usual first among equals. */
function longestWords(dictionary: Dictionary, cards: readonly Face[], allowed: ClassSet): string[] {
  const bounds = { min: SHORTEST, max: cards.length };
  return dictionary
    .fromLetters(cards.join(''), 0, bounds)
    .filter((word) => dictionary.proposable(word) && (dictionary.classes(word) & allowed) !== 0)
    .sort((a, b) => b.length - a.length || compare(dictionary, a, b));
}

function compare(dictionary: Dictionary, a: string, b: string): number {
  const [rankA, rankB] = [rankOf(dictionary, a), rankOf(dictionary, b)];
  if (rankA !== rankB) return rankA - rankB;
  return a < b ? -1 : Number(a > b);
}

function toFound(dictionary: Dictionary, word: string): FoundWord {
  return { word, forms: dictionary.forms(word), length: word.length, jokers: 0 };
}

/**
 * The longest words of the last round's cards without a joker: of all hands together, and of each. Only words that
 * the product may propose, so a rare or a rude one can have been longer. `null` before a round has ended.
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
  const best = [...new Set(lists.flatMap((words) => words.slice(0, SHOWN)))].sort(
    (a, b) => b.length - a.length || compare(dictionary, a, b),
  );
  const shown = (words: readonly string[]): FoundWord[] =>
    words.slice(0, SHOWN).map((word) => toFound(dictionary, word));
  return {
    round,
    common,
    best: shown(best),
    hands: hands.map(({ seat, cards, words }) => ({ seat, cards, best: shown(words) })),
  };
}
