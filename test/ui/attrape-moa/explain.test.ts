import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POINTS } from '#engine/games/attrape-moa/figures';
import type { SeatResult } from '#engine/games/attrape-moa/model';
import { explainRound, ranking } from '#page/games/attrape-moa/logic/explain';
import { Stage } from '../../support/attrape-moa/scenes';

const start = { type: 'startRound' };

/** What a round's story says of each seat, as `kind points`. */
function story(stage: Stage): Record<string, string[]> {
  const { lastRound, variant, players } = stage.view('public');
  if (lastRound === null) throw new Error('no round has ended');
  const told = explainRound(lastRound, variant, POINTS);
  for (const { parts, points } of told) {
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
  }
  return Object.fromEntries(
    told.map(({ seat, parts }) => [players[seat], parts.map(({ kind, points }) => `${kind} ${points}`)]),
  );
}

describe('every point of a round is told', () => {
  it('first, second, invalid, and Môa’s bonus', () => {
    const stage = new Stage()
      .do(0, start)
      .do(1, { type: 'grab', length: 7 })
      .do(2, { type: 'announce', length: 7 })
      .do(3, { type: 'announce', length: 6 })
      .do(1, { type: 'reveal', word: 'SALADES' })
      .do(2, { type: 'reveal', word: 'MAISONX' })
      .do(3, { type: 'reveal', word: 'TRENTE' });
    expect(story(stage)).toEqual({
      Bilal: ['first 7', 'moaWon 4'],
      Chloé: ['invalid -1'],
      David: ['second 5'],
    });
  });

  it('a third word; a holder who is beaten', () => {
    const stage = new Stage()
      .do(0, start)
      .do(3, { type: 'grab', length: 6 })
      .do(1, { type: 'announce', length: 7 })
      .do(2, { type: 'announce', length: 7 })
      .do(1, { type: 'reveal', word: 'SALADES' })
      .do(2, { type: 'reveal', word: 'MAISONS' })
      .do(3, { type: 'reveal', word: 'TRENTE' });
    expect(story(stage)).toEqual({
      Bilal: ['first 7'],
      Chloé: ['second 5'],
      David: ['third 3', 'moaLost -1'],
    });
  });

  it('an invalid word of the holder is told twice: the word, and Môa', () => {
    const stage = new Stage()
      .do(0, start)
      .do(1, { type: 'grab', length: 7 })
      .do('clock', { type: 'tick' }, 61_000)
      .do('clock', { type: 'tick' }, 30_000);
    expect(story(stage)).toEqual({ Bilal: ['invalid -1', 'moaLost -1'] });
  });

  it('a holder who was not checked', () => {
    const stage = new Stage({}, ['Ana', 'Bilal', 'Chloé', 'David', 'Emma'])
      .do(0, start)
      .do(4, { type: 'grab', length: 2 })
      .do(1, { type: 'announce', length: 7 })
      .do(2, { type: 'announce', length: 7 })
      .do(3, { type: 'announce', length: 6 })
      .do('clock', { type: 'tick' }, 61_000);
    expect(story(stage)['Emma']).toEqual(['moaLost -1']);
  });

  it('the referee’s three when nobody dared', () => {
    expect(story(new Stage().do(0, start).do('clock', { type: 'tick' }, 80_000))).toEqual({
      Ana: ['undisturbed 3'],
    });
  });

  it('express: one point gained or lost', () => {
    const won = (word: string) =>
      story(
        new Stage({ variant: 'express' })
          .do(0, start)
          .do(1, { type: 'grab' })
          .do(1, { type: 'reveal', word }),
      );
    expect(won('XXXXXX')).toEqual({ Bilal: ['expressLost -1'] });
  });

  it('class: a valid word its length, an invalid one nothing, Môa on top', () => {
    const stage = new Stage({ variant: 'class' })
      .do('referee', start)
      .do(1, { type: 'submit', word: 'danse' })
      .do(2, { type: 'submit', word: 'LADINS' })
      .do(0, { type: 'submit', word: 'SALADES' })
      .do(1, { type: 'grab' })
      .do('clock', { type: 'tick' }, 61_000);
    expect(story(stage)).toEqual({
      Ana: ['found 7'],
      Bilal: ['found 5', 'moaLost -1'],
      Chloé: [],
      David: [],
    });
  });

  it('leaves no point untold, whatever the points of the word are worth', () => {
    const result = fc.record<SeatResult>({
      seat: fc.nat({ max: 8 }),
      word: fc.constantFrom('SALE', 'DANSE', null),
      valid: fc.constantFrom(true, false, null),
      reason: fc.constant(null),
      points: fc.integer({ min: -3, max: 16 }),
    });
    fc.assert(
      fc.property(
        fc.array(result, { maxLength: 4 }),
        fc.constantFrom('classic', 'class'),
        (results, variant) => {
          for (const { parts, points } of explainRound({ results }, variant, POINTS)) {
            const told = parts.reduce((sum, part) => sum + part.points, 0);
            expect(told).toBe(points);
          }
        },
      ),
    );
  });
});

describe('the ranking', () => {
  it('puts more grabs of Môa first among equal scores, and shares a place only where both are equal', () => {
    const places = ranking([7, 12, 12, 7], [1, 0, 2, 1]).map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ]);
  });
});
