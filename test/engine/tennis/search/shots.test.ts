import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Face } from '#engine/core/cards';
import { plainGraph } from '#engine/core/word-graph';
import type { TableCard } from '#engine/games/tennis/model';
import { ShotSearch, UNBOUNDED, type Bounds } from '#engine/games/tennis/search/shots';
import { countIn, slowReturns, slowServes, type SlowShot } from '#test/support/tennis/brute-force';

type Ask = (search: ShotSearch, visit: Parameters<ShotSearch['fresh']>[2], bounds: Bounds) => void;

function fastShots(words: readonly string[], ask: Ask, bounds = UNBOUNDED): SlowShot[] {
  const shots: SlowShot[] = [];
  const visit = (shot: SlowShot) =>
    shots.push({ kind: shot.kind, value: shot.value, words: shot.words, layout: [...shot.layout] });
  ask(new ShotSearch(plainGraph(words)), visit, bounds);
  return shots;
}

const returns =
  (table: readonly TableCard[], hand: readonly Face[]): Ask =>
  (search, visit, bounds) => {
    search.fresh('LOB', hand, visit, bounds);
    search.kept(table, hand, visit, bounds);
  };

function sorted(shots: readonly SlowShot[]): string[] {
  return shots.map((shot) => JSON.stringify([shot.kind, shot.value, shot.words, shot.layout])).sort();
}

const LETTERS = 'ABEL';
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 6 });
const lexicon = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => [...new Set(words)].sort());
const face = fc.constantFrom(...LETTERS, ...LETTERS, 'ANY', 'CONSONANT', 'VOWEL', 'COPY');
const card = fc
  .tuple(face, fc.constantFrom('prev', 'next'))
  .map(([card, dir]): TableCard => (card === 'COPY' ? { card, dir: dir as 'prev' | 'next' } : { card }));

describe('shots that begin a word', () => {
  it('returns are those of every layout that the page knows, kind by kind, each once', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(
        lexicon,
        fc.array(card, { maxLength: 3 }),
        fc.array(face, { maxLength: 3 }),
        (words, table, hand) => {
          const slow = slowReturns(countIn(words), table, hand);
          for (const { kind } of slow) kinds.add(kind);
          expect(sorted(fastShots(words, returns(table, hand)))).toEqual(sorted(slow));
        },
      ),
      { numRuns: 300 },
    );
    expect([...kinds].sort()).toEqual([
      'COUP_DROIT',
      'COUP_DROIT_LIFTE',
      'LOB',
      'REVERS',
      'REVERS_LIFTE',
      'SMASH',
    ]);
  });

  it('serves are those of every row of cards', () => {
    fc.assert(
      fc.property(lexicon, fc.array(face, { maxLength: 5 }), (words, hand) => {
        const fast = fastShots(words, (search, visit) => search.fresh('SERVICE', hand, visit));
        expect(sorted(fast)).toEqual(sorted(slowServes(countIn(words), hand)));
      }),
      { numRuns: 200 },
    );
  });

  it('a bound leaves out what it says and nothing else', () => {
    const bounds = { jokers: 1, cards: 2, steps: Infinity, rearranged: false };
    fc.assert(
      fc.property(
        lexicon,
        fc.array(card, { maxLength: 3 }),
        fc.array(face, { maxLength: 3 }),
        (words, table, hand) => {
          const within = fastShots(words, returns(table, hand)).filter(({ kind, layout }) => {
            const played = layout.flatMap((item) => (item.from === 'table' ? [] : [item.card]));
            const jokers = played.filter((each) => each.length > 1).length;
            return kind !== 'REVERS_LIFTE' && played.length <= 2 && jokers <= 1;
          });
          expect(sorted(fastShots(words, returns(table, hand), bounds))).toEqual(sorted(within));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('a search that may take few steps takes not many more, and finds a part', () => {
    const words = ['BALLE', 'BELLE', 'BELA', 'LABEL', 'ELAB', 'ABEL', 'LEB', 'EBA'];
    const hand = ['A', 'B', 'E', 'L', 'ANY', 'ANY'];
    const all = new Set(sorted(fastShots(words, returns([], hand))));
    const some = fastShots(words, returns([], hand), { ...UNBOUNDED, steps: 30 });
    expect(some.length).toBeGreaterThan(5);
    expect(some.length).toBeLessThan(all.size);
    for (const shot of sorted(some)) expect(all).toContain(shot);
    const search = new ShotSearch(plainGraph(words));
    search.fresh('LOB', hand, () => undefined, { ...UNBOUNDED, steps: 30 });
    expect(search.steps).toBeLessThan(30 + 26);
  });
});
