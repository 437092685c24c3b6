/**
 * All placements on a board: microseconds a position and placements a second, with the words across worked out anew for
 * each. Without a file, a fixed set of positions of neutral games (movegen/positions.txt) is asked with 8 tiles, with 7,
 * and with 7 and a wild one.
 *
 * `found` counts different `place` actions: row, column, direction, word, and which letters are wild tiles. `words`
 * counts a word at a place once, however it is laid; the two are the same where there is no wild tile.
 */
import { fileURLToPath } from 'node:url';
import { SIZE } from '#engine/games/takemo/figures';
import { Generator } from '#engine/games/takemo/search/generator';
import { buildTwoWayGraph } from '#engine/core/two-way-graph';
import type { BenchContext, BenchLine } from './context';
import { measure, rounded } from './measure';
import { questionOf, readPositions, type Question } from './movegen/read';

const OWN_POSITIONS = fileURLToPath(new URL('movegen/positions.txt', import.meta.url));

export function* movegen({ automaton, positions }: BenchContext): Iterable<BenchLine> {
  const generator = new Generator(buildTwoWayGraph(automaton, SIZE));
  const line = { task: 'movegen', engine: 'preau', lexicon: automaton.size };
  if (positions !== null) {
    const questions = readPositions(positions).map(questionOf);
    for (const [index, question] of questions.entries()) {
      ask(generator, question);
      const { count, words } = generator.found;
      yield { task: 'movegen', engine: 'preau', position: index + 1, found: count, words };
    }
    yield { ...line, ...figures(generator, questions) };
    return;
  }
  const own = readPositions(OWN_POSITIONS);
  for (const [tiles, handOf] of HANDS) {
    const questions = own.map((position) => {
      const [board = '', letters = ''] = position.split(' ');
      return questionOf(`${board} ${handOf(letters)}`);
    });
    yield { ...line, tiles, ...figures(generator, questions) };
  }
}

/** What each position is asked with, made from its 8 letters. */
const HANDS: readonly (readonly [string, (letters: string) => string])[] = [
  ['8', (letters) => letters],
  ['7', (letters) => letters.slice(0, 7)],
  ['7 + wild', (letters) => `${letters.slice(0, 7)}?`],
];

function ask(generator: Generator, { position, hand }: Question): number {
  // From three wild tiles on, the ways to lay them are too many to be written down.
  return generator.generate(position, hand, hand.wild > 2 ? 'count' : 'every');
}

function figures(generator: Generator, questions: readonly Question[]) {
  const pass = (): number => questions.reduce((sum, question) => sum + ask(generator, question), 0);
  const [{ found, ms }] = measure({ pass }, []);
  const words = questions.reduce((sum, question) => {
    ask(generator, question);
    return sum + generator.found.words;
  }, 0);
  return {
    queries: questions.length,
    found,
    words,
    perSecond: rounded((questions.length / ms) * 1000),
    microseconds: rounded((ms * 1000) / questions.length),
    placementsPerSecond: rounded((found / ms) * 1000),
  };
}
