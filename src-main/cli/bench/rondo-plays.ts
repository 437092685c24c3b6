/**
 * All plays of Rondo: microseconds a position and plays a second. A position is a word on its holder, with blanks or
 * without, and a hand of the deck; it is asked with hands of seven cards without a joker, with one, and with two, with
 * every letter that the jokers could serve (`every`) and as bots and reviews look (`sparing`).
 */
import type { Face } from '#engine/core/cards';
import { DECKS, ERASER, FULL_HOLDER, HAND_SIZE, JOKER, SHORTEST } from '#engine/games/rondo/figures';
import type { Holder } from '#engine/games/rondo/model';
import { countHand, type HandCounts } from '#engine/games/rondo/search/hand';
import { PlaySearch, type JokerUse } from '#engine/games/rondo/search/plays';
import type { BenchContext, BenchLine } from './context';
import { measure, rounded } from './measure';

const QUERIES = 200;
const LONGEST = 8;
const CONFIG = { deck: 'fr', bonus: 3, jokerSwap: true } as const;

interface Question {
  readonly holder: Holder;
  readonly word: string;
  readonly hand: HandCounts;
}

/** With two jokers every way to lay them makes hundreds of thousands of plays: only the sparing ones are asked for. */
const ASKED: readonly (readonly [number, JokerUse])[] = [
  [0, 'every'],
  [1, 'every'],
  [1, 'sparing'],
  [2, 'sparing'],
];

export function* rondoPlays(context: BenchContext): Iterable<BenchLine> {
  const { automaton, random } = context;
  const words = context.words.filter(({ length }) => length >= SHORTEST && length <= LONGEST);
  if (words.length === 0) return;
  const search = new PlaySearch(automaton, CONFIG);
  for (const [jokers, use] of ASKED) {
    const questions = Array.from({ length: QUERIES }, () => draw(words, random, jokers));
    const pass = (): number =>
      questions.reduce((sum, question) => sum + countPlays(search, question, use), 0);
    const [{ found, ms }] = measure({ pass }, []);
    yield {
      task: 'rondo-plays',
      engine: 'preau',
      lexicon: automaton.size,
      jokers,
      use,
      queries: QUERIES,
      found,
      perSecond: rounded((QUERIES / ms) * 1000),
      microseconds: rounded((ms * 1000) / QUERIES),
      playsPerSecond: rounded((found / ms) * 1000),
    };
  }
}

function countPlays(search: PlaySearch, { holder, word, hand }: Question, jokers: JokerUse): number {
  let count = 0;
  const visit = (): void => {
    count++;
  };
  search.search({ holder, word, exchanges: 0 }, hand, visit, { jokers, mostJokers: Infinity });
  return count;
}

/** A word from the list on a holder with as many blanks at its ends as chance will have. */
function draw(words: readonly string[], random: BenchContext['random'], jokers: number): Question {
  const word = words[random(words.length)] ?? '';
  const slots = word.length + random(FULL_HOLDER - word.length + 1);
  const before = random(slots - word.length + 1);
  const blank = { card: ERASER };
  const holder = Array.from({ length: slots }, (_, at) => {
    const card = word[at - before];
    return card === undefined ? blank : { card };
  });
  const deck = DECKS[CONFIG.deck].cards.filter((face) => face !== JOKER);
  const hand: Face[] = Array.from({ length: jokers }, () => JOKER);
  while (hand.length < HAND_SIZE) hand.push(...deck.splice(random(deck.length), 1));
  return { holder, word, hand: countHand(hand) };
}
