/**
 * Counted truth with the whole French lexicon. `TAKEMO_VERIFY=1` counts by the slow way instead, to confirm the numbers
 * after a change of the rules or the lexicon: not quite two minutes of one processor, so several of a busy machine.
 */
import { describe, expect, it } from 'vitest';
import { loadFrench } from '#dict/french';
import { ALL_CLASSES } from '#engine/core/words';
import { capturedCount, laidCount } from '#engine/games/takemo/search/effects';
import { Generator } from '#engine/games/takemo/search/generator';
import { searchGraph } from '#engine/games/takemo/search/graph';
import { handOf } from '#engine/games/takemo/search/hand';
import { Position } from '#engine/games/takemo/search/position';
import { everyPlacement } from '#test/support/takemo/brute-force';
import { COUNTED, type Counted } from '#test/support/takemo/french-positions';

type Counts = Pick<Counted, 'placements' | 'words' | 'laid' | 'captured'>;

const FRENCH = loadFrench();
const VERIFY = process.env['TAKEMO_VERIFY'] === '1';

function fastCounts({ ground, hand, neutral = false }: Counted): Counts {
  const generator = new Generator(searchGraph(FRENCH.graph({ among: 'accepted', classes: ALL_CLASSES })));
  const position = new Position(ground, neutral ? 'neutral' : 'defended');
  const placements = generator.generate(position, handOf(hand.faces, hand.wild), 'every');
  const { found } = generator;
  let [laid, captured] = [0, 0];
  for (let i = 0; i < placements; i++) {
    laid += laidCount(position, found, i);
    captured += capturedCount(position, found, i);
  }
  return { placements, words: found.words, laid, captured };
}

function slowCounts(question: Counted): Counts {
  const { automaton } = FRENCH;
  const words = new Set(Array.from({ length: automaton.size }, (_, number) => automaton.wordAt(number)));
  const places = new Set<string>();
  let [placements, laid, captured] = [0, 0, 0];
  for (const { placement, inspection } of everyPlacement(question, words)) {
    placements++;
    places.add(`${placement.row} ${placement.col} ${placement.dir} ${placement.word}`);
    laid += inspection.wanted.length;
    captured += inspection.captured.length;
  }
  return { placements, words: places.size, laid, captured };
}

describe('placements in French, counted', () => {
  it.each(COUNTED)(
    '$name',
    (position) => {
      const { placements, words, laid, captured } = position;
      const counts = VERIFY ? slowCounts(position) : fastCounts(position);
      expect(counts).toEqual({ placements, words, laid, captured });
    },
    VERIFY ? 3_600_000 : undefined,
  );
});
