import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWordList } from '#dict/memory';
import { buildTwoWayGraph } from '#engine/core/two-way-graph';
import { ALL_CLASSES } from '#engine/core/words';
import type { Camp } from '#engine/games/takemo/model';
import { inspect, type Ground } from '#engine/games/takemo/placement';
import { stepFrom } from '#engine/games/takemo/board';
import { capturedCount, laidCount, reachesEnemyLine } from '#engine/games/takemo/search/effects';
import { Generator } from '#engine/games/takemo/search/generator';
import { handOf } from '#engine/games/takemo/search/hand';
import { Position } from '#engine/games/takemo/search/position';
import { everyPlacement, key } from '#test/support/takemo/brute-force';
import { boards, letters } from '#test/support/takemo/strokes';

const CHOICE = { among: 'accepted', classes: ALL_CLASSES } as const;
const SEED = Number(process.env['TAKEMO_SEED'] ?? 20_261);
const RUNS = Number(process.env['TAKEMO_RUNS'] ?? 150);
console.info(`Takemo generator: seed ${SEED}, ${RUNS} runs`);

function graphOf(words: readonly string[]) {
  return buildTwoWayGraph(fromWordList(words, ['noun']).graph(CHOICE), 15);
}

const grounds: fc.Arbitrary<Ground> = fc.record({
  board: boards,
  camp: fc.constantFrom<Camp>(0, 1),
  begun: fc.oneof(
    { weight: 5, arbitrary: fc.constant([true, true] as const) },
    fc.tuple(fc.boolean(), fc.boolean()),
  ),
  config: fc.record({
    overlap: fc.constantFrom('literal' as const, 'identical' as const),
    keepCrossedLetters: fc.boolean(),
  }),
});
const words = fc.uniqueArray(letters(1, 6), { minLength: 1, maxLength: 24 });

describe('the move generator (takemo: a placement, capture)', () => {
  it('finds exactly what the slow way finds: squares, words across, overlaps, both camps, begun or not', () => {
    let found = 0;
    fc.assert(
      fc.property(
        grounds,
        words,
        letters(0, 8),
        fc.constantFrom(0, 0, 1, 2, 5),
        (ground, list, hand, wild) => {
          const laid = [...hand].slice(0, wild === 5 ? 2 : 8);
          const lexicon = new Set(list);
          const slow = [...everyPlacement(ground, list, (word) => lexicon.has(word), { faces: laid, wild })];
          const generator = new Generator(graphOf(list));
          const count = generator.generate(new Position(ground), handOf(laid, wild), 'every');
          const fast = Array.from({ length: count }, (_, i) => key(generator.found.placementAt(i)));
          expect(fast.sort()).toEqual(slow.map(({ placement }) => key(placement)).sort());
          expect(new Set(fast).size).toBe(count);
          found += count;
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(found).toBeGreaterThan(RUNS);
  });

  it('captures what the slow way captures, and takes it back', () => {
    let captures = 0;
    fc.assert(
      fc.property(grounds, words, letters(4, 8), fc.constantFrom(0, 1), (ground, list, hand, wild) => {
        const generator = new Generator(graphOf(list));
        const position = new Position(ground);
        const before = JSON.stringify([
          position.letters,
          position.tiles,
          position.versions,
          position.standing,
        ]);
        const count = generator.generate(position, handOf(hand, wild), 'sparing');
        for (let i = 0; i < count; i++) {
          const laid = generator.found.placementAt(i);
          const inspection = inspect(ground, laid);
          const reached = ground.camp === 0 ? 1 : 15;
          const squares = inspection.wanted.map((n) => stepFrom([laid.row, laid.col], laid.dir, n));
          expect(laidCount(position, generator.found, i)).toBe(inspection.wanted.length);
          expect(capturedCount(position, generator.found, i)).toBe(inspection.captured.length);
          expect(reachesEnemyLine(position, generator.found, i)).toBe(
            squares.some(([row]) => row === reached),
          );
          expect(position.make(generator.found, i)).toBe(inspection.captured.length);
          captures += inspection.captured.length;
          const begun = [...ground.begun] as [boolean, boolean];
          begun[ground.camp] = true;
          const camp: Camp = ground.camp === 0 ? 1 : 0;
          const after = new Position({ ...ground, board: inspection.after, camp, begun });
          expect([
            position.letters,
            position.tiles,
            position.standing,
            position.begun,
            position.camp,
          ]).toEqual([after.letters, after.tiles, after.standing, after.begun, after.camp]);
          position.unmake();
          expect(
            JSON.stringify([position.letters, position.tiles, position.versions, position.standing]),
          ).toBe(before);
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(captures).toBeGreaterThan(RUNS);
  });
});
