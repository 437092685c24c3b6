/** Plays on holders of all kinds: the engine answers what the slow reading of the page answers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeldCard, LaidCard } from '#engine/games/rondo/model';
import { inspectPlay, PLAY_REFUSALS, type Ground } from '#engine/games/rondo/play';
import { holderText, playSlowly, type SlowAnswer } from './slow';

const SEED = process.env['FC_SEED'];
const RUNS = Number(process.env['FC_RUNS'] ?? 20_000);

/** Few letters, so that they are the same often enough. */
const letter = fc.constantFrom('A', 'B', 'W');
const shown: fc.Arbitrary<HeldCard> = fc.oneof(
  { weight: 3, arbitrary: letter.map((card) => ({ card })) },
  { weight: 1, arbitrary: letter.map((as) => ({ card: 'JOKER', as })) },
);
const blanks = (most: number) => fc.array(fc.constant<HeldCard>({ card: 'ERASER' }), { maxLength: most });

/** From 3 to 9 slots, at least 3 of them with a letter, blanks at the ends. */
const holders = fc
  .tuple(blanks(3), fc.array(shown, { minLength: 3, maxLength: 9 }), blanks(3))
  .map(([left, word, right]) => [...left, ...word, ...right])
  .filter(({ length }) => length <= 9);

const grounds: fc.Arbitrary<Ground> = fc.record({
  holder: holders,
  word: fc.constant(''),
  exchanges: fc.constantFrom(0, 0, 1, 5),
  config: fc.record({
    deck: fc.constantFrom('fr', 'de-1997'),
    bonus: fc.constantFrom(0, 3, 20),
    jokerSwap: fc.boolean(),
  }),
});

function laidOn({ holder }: Ground): fc.Arbitrary<LaidCard[]> {
  const face: fc.Arbitrary<HeldCard> = fc.oneof(
    { weight: 3, arbitrary: shown },
    { weight: 2, arbitrary: fc.constant({ card: 'ERASER' }) },
  );
  const at = fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: -1, max: holder.length }) },
    { weight: 1, arbitrary: fc.constantFrom(-2, holder.length + 1, 1e9) },
  );
  const one = fc.tuple(at, face).map(([slot, card]): LaidCard => ({ at: slot, ...card }));
  const distinct = fc.uniqueArray(one, { minLength: 1, maxLength: 9, selector: (card) => card.at });
  return fc.oneof(
    { weight: 12, arbitrary: distinct },
    { weight: 1, arbitrary: fc.array(one, { minLength: 1, maxLength: 9 }) },
  );
}

const cases = grounds.chain((ground) =>
  laidOn(ground).map((laid) => {
    const word = holderText(ground.holder).replaceAll('-', '').toUpperCase();
    return { ground: { ...ground, word }, laid };
  }),
);

function answered(ground: Ground, laid: readonly LaidCard[]): SlowAnswer {
  const inspection = inspectPlay(ground, laid);
  if (!inspection.ok) return { code: inspection.code };
  const { holder, word, score, swapped, covered } = inspection;
  const { letters, blanks: blank, bonus, exchanges, points } = score;
  expect(letters + blank + bonus + exchanges).toBe(points);
  const signs = covered.map((face) => (face === 'JOKER' ? '*' : face === 'ERASER' ? '#' : face)).join('');
  return { holder: holderText(holder), word, points, swapped, covered: signs };
}

describe('rondo, plays of all kinds', () => {
  it('the engine answers what a slow reading of the page does', () => {
    fc.assert(
      fc.property(cases, ({ ground, laid }) => {
        const slow = playSlowly(ground, laid);
        const quick = answered(ground, laid);
        // What was covered is listed in no order.
        if ('covered' in slow && 'covered' in quick)
          expect([...quick.covered].sort()).toEqual([...slow.covered].sort());
        expect({ ...quick, covered: '' }).toEqual({ ...slow, covered: '' });
      }),
      { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
    );
  });

  it('the cases are worth it: each code of geometry is among them, and plays that are taken, swaps too', () => {
    const met = new Set<string>();
    for (const { ground, laid } of fc.sample(cases, { numRuns: 20_000, seed: 5 })) {
      const answer = playSlowly(ground, laid);
      met.add('code' in answer ? answer.code : answer.swapped > 0 ? 'swap' : 'taken');
    }
    expect([...met].sort()).toEqual([...PLAY_REFUSALS, 'swap', 'taken'].sort());
  });

  it('the order in which cards are listed changes nothing', () => {
    fc.assert(
      fc.property(cases, ({ ground, laid }) => {
        const [one, other] = [answered(ground, laid), answered(ground, [...laid].reverse())];
        expect({ ...one, covered: '' }).toEqual({ ...other, covered: '' });
      }),
      { numRuns: Math.ceil(RUNS / 4), ...(SEED !== undefined && { seed: Number(SEED) }) },
    );
  });
});
