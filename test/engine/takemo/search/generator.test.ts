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
          const slow = [...everyPlacement({ ground, hand: { faces: laid, wild } }, new Set(list))];
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

  it('finds the same in a neutral game, where a word must touch a tile and nothing else', () => {
    fc.assert(
      fc.property(boards, words, letters(1, 8), fc.constantFrom(0, 1, 2), (board, list, hand, wild) => {
        const ground: Ground = {
          board: board.map((row) => row.replace(/[a-z]/g, '.')),
          camp: 0,
          begun: [true, true],
          config: { overlap: 'literal', keepCrossedLetters: false },
        };
        const question = { ground, hand: { faces: [...hand], wild }, neutral: true };
        const slow = [...everyPlacement(question, new Set(list))].map(({ placement }) => key(placement));
        const generator = new Generator(graphOf(list));
        const position = new Position(ground, 'neutral');
        const count = generator.generate(position, handOf(hand, wild), 'every');
        const fast = Array.from({ length: count }, (_, i) => key(generator.found.placementAt(i)));
        expect(fast.sort()).toEqual(slow.sort());
        expect(generator.generate(position, handOf(hand, wild), 'count')).toBe(count);
        expect(generator.found.words).toBe(new Set(slow.map((line) => line.replace(/ \[.*/, ''))).size);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('spends a Takemo tile only where the hand lacks the letter, when told to spare them', () => {
    fc.assert(
      fc.property(grounds, words, letters(1, 6), fc.constantFrom(1, 2, 3), (ground, list, hand, wild) => {
        const generator = new Generator(graphOf(list));
        const position = new Position(ground);
        const every = generator.generate(position, handOf(hand, wild), 'every');
        const least = new Map<string, number>();
        const known = new Set<string>();
        for (let i = 0; i < every; i++) {
          const placement = generator.found.placementAt(i);
          known.add(key(placement));
          const plain = key({ ...placement, takemo: [] });
          least.set(plain, Math.min(least.get(plain) ?? Infinity, placement.takemo.length));
        }
        const count = generator.generate(position, handOf(hand, wild), 'sparing');
        expect(count).toBe(least.size);
        for (let i = 0; i < count; i++) {
          const placement = generator.found.placementAt(i);
          expect(known).toContain(key(placement));
          expect(placement.takemo.length).toBe(least.get(key({ ...placement, takemo: [] })));
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('keeps the words across right from move to move, captures and moves taken back included', () => {
    fc.assert(
      fc.property(
        grounds,
        words,
        letters(4, 8),
        fc.array(fc.nat(), { maxLength: 8 }),
        (ground, list, hand, choices) => {
          const graph = graphOf(list);
          const kept = new Generator(graph);
          const position = new Position({ ...ground, begun: [true, true] });
          let depth = 0;
          for (const choice of choices) {
            const count = kept.generate(position, handOf(hand, 0), 'every');
            const fresh = new Generator(graph);
            expect(fresh.generate(position, handOf(hand, 0), 'every')).toBe(count);
            expect(Array.from({ length: count }, (_, i) => key(kept.found.placementAt(i)))).toEqual(
              Array.from({ length: count }, (_, i) => key(fresh.found.placementAt(i))),
            );
            if (depth > 0 && choice % 3 === 0) {
              position.unmake();
              depth--;
            } else {
              if (count === 0) position.pass();
              else position.make(kept.found, choice % count);
              depth++;
            }
          }
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
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
