/**
 * All shots of Tennis that begin a word: microseconds a position and shots a second. A position is the beginning of a
 * word on the table and a hand of its deck; it is asked with every shot, and with the bounds that bots search with.
 */
import { countFaces, type Face } from '#engine/core/cards';
import { BOT_BOUNDS } from '#engine/games/tennis/bot/bounds';
import { DECK, HAND_SIZE, isJoker } from '#engine/games/tennis/figures';
import type { TableCard } from '#engine/games/tennis/model';
import { ShotSearch, UNBOUNDED, type Bounds } from '#engine/games/tennis/search/shots';
import type { BenchContext, BenchLine } from './context';
import { measure, rounded } from './measure';

const QUERIES = 60;
/** With more jokers in a hand all its shots are too many to be found in a round of measuring. */
const MOST_JOKERS = 1;
const TABLE = { least: 2, most: 5 };

interface Question {
  readonly table: readonly TableCard[];
  readonly hand: readonly Face[];
}

export function* shots(context: BenchContext): Iterable<BenchLine> {
  const { automaton } = context;
  const search = new ShotSearch(automaton);
  const questions = Array.from({ length: QUERIES }, () => draw(context));
  const asked: readonly (readonly [string, Bounds])[] = [
    ['none', UNBOUNDED],
    ['bots', BOT_BOUNDS],
  ];
  for (const [bounds, set] of asked) {
    const pass = () => questions.reduce((sum, question) => sum + countShots(search, question, set), 0);
    const [{ found, ms }] = measure({ pass }, []);
    yield {
      task: 'shots',
      engine: 'preau',
      lexicon: automaton.size,
      bounds,
      queries: QUERIES,
      found,
      perSecond: rounded((QUERIES / ms) * 1000),
      microseconds: rounded((ms * 1000) / QUERIES),
      shotsPerSecond: rounded((found / ms) * 1000),
    };
  }
}

function countShots(search: ShotSearch, { table, hand }: Question, bounds: Bounds): number {
  let count = 0;
  const visit = () => {
    count++;
  };
  search.fresh('LOB', hand, visit, bounds);
  search.kept(table, hand, visit, bounds);
  return count;
}

function draw({ words, random }: BenchContext): Question {
  const word = words[random(words.length)] ?? '';
  const length = TABLE.least + random(TABLE.most - TABLE.least + 1);
  const table = [...word.slice(0, length)].map((card) => ({ card }));
  const gone = countFaces([...word.slice(0, length)]);
  const deck = DECK.filter((face) => {
    const count = gone.get(face) ?? 0;
    if (count > 0) gone.set(face, count - 1);
    return count === 0;
  });
  const hand: Face[] = [];
  while (hand.length < HAND_SIZE) {
    const [face = ''] = deck.splice(random(deck.length), 1);
    if (!isJoker(face) || hand.filter(isJoker).length < MOST_JOKERS) hand.push(face);
  }
  return { table, hand };
}
