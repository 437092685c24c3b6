/** The search for plays and bids against trying everything out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainGraph } from '#engine/core/word-graph';
import type { HeldCard } from '#engine/games/rondo/model';
import { bidHolder, inspectPlay, wordOn, type Ground } from '#engine/games/rondo/play';
import { judgeBid } from '#engine/games/rondo/opening';
import { bidsOf } from '#engine/games/rondo/search/bids';
import { countHand } from '#engine/games/rondo/search/hand';
import { EVERY_PLAY, PlaySearch, type SearchBounds } from '#engine/games/rondo/search/plays';
import { listedWords } from '#engine/core/words';
import { OPTIONS } from '#engine/games/rondo/model';
import { readOptions } from '#engine/core/options';
import { bruteForce, keyOf, type BrutePlay } from './brute';

const SEED = process.env['FC_SEED'];
const RUNS = Number(process.env['FC_RUNS'] ?? 400);
const runs = (numRuns: number) => ({ numRuns, ...(SEED !== undefined && { seed: Number(SEED) }) });

/** Few letters, so that most of what is laid reads as something. */
const letter = fc.constantFrom('A', 'B', 'T');
const BLANK: HeldCard = { card: 'ERASER' };
const shown: fc.Arbitrary<HeldCard> = fc.oneof(
  { weight: 3, arbitrary: letter.map((card) => ({ card })) },
  { weight: 1, arbitrary: letter.map((as) => ({ card: 'JOKER', as })) },
);
const blanks = fc.array(fc.constant(BLANK), { maxLength: 2 });
const holders = (most: number) =>
  fc
    .tuple(blanks, fc.array(shown, { minLength: 3, maxLength: 5 }), blanks)
    .map(([left, word, right]) => [...left, ...word, ...right])
    .filter(({ length }) => length <= most);
/** A holder that cannot open any further. */
const full = fc
  .tuple(fc.nat({ max: 5 }), fc.array(shown, { minLength: 4, maxLength: 7 }))
  .map(([left, word]) => [...Array<HeldCard>(left).fill(BLANK), ...word, ...Array<HeldCard>(9).fill(BLANK)])
  .map((cards) => cards.slice(0, 9));

const word = fc.array(letter, { minLength: 3, maxLength: 6 }).map((letters) => letters.join(''));
const lexicons = fc.uniqueArray(word, { minLength: 20, maxLength: 80 });
const cards = fc.oneof(
  { weight: 6, arbitrary: letter },
  { weight: 1, arbitrary: fc.constant('JOKER') },
  { weight: 2, arbitrary: fc.constant('ERASER') },
);
const hands = fc.array(cards, { minLength: 1, maxLength: 4 });

const grounds: fc.Arbitrary<Ground> = fc
  .record({
    holder: fc.oneof({ weight: 4, arbitrary: holders(7) }, { weight: 1, arbitrary: full }),
    exchanges: fc.constantFrom(0, 2),
    config: fc.record({
      deck: fc.constantFrom('fr', 'de-1997'),
      bonus: fc.constantFrom(0, 3),
      jokerSwap: fc.boolean(),
    }),
  })
  .map((ground) => ({ ...ground, word: wordOn(ground.holder) }));

const cases = fc.record({ ground: grounds, hand: hands, words: lexicons });

/** What is found, by key; fails where the same play comes twice, or where what is told of one isn't so. */
function found(
  ground: Ground,
  hand: readonly string[],
  words: readonly string[],
  bounds: SearchBounds = EVERY_PLAY,
): Map<string, BrutePlay> {
  const plays = new Map<string, BrutePlay>();
  const search = new PlaySearch(plainGraph(words), ground.config);
  const counted = countHand(hand);
  search.search(
    ground,
    counted,
    (play) => {
      const laid = play.cards();
      const key = keyOf(laid);
      expect(plays.has(key), key).toBe(false);
      plays.set(key, { word: play.word(), points: play.points, swapped: play.swapped });
      const inspection = inspectPlay(ground, laid);
      expect(inspection.ok && inspection.holder).toEqual(play.holder());
      const kinds = [play.lettersLaid, play.jokersLaid, play.erasersLaid];
      const count = (of: (face: string) => boolean) => laid.filter(({ card }) => of(card)).length;
      expect(kinds).toEqual([
        count((face) => face.length === 1),
        count((face) => face === 'JOKER'),
        count((face) => face === 'ERASER'),
      ]);
      const left = [...hand];
      for (const { card } of laid) left.splice(left.indexOf(card), 1);
      expect(play.left).toEqual(countHand(left));
    },
    bounds,
  );
  expect(counted, 'the hand is as it was').toEqual(countHand(hand));
  return plays;
}

describe('rondo, the search for plays', () => {
  it('finds every legal play once, with its word, its points and its swaps', () => {
    fc.assert(
      fc.property(cases, ({ ground, hand, words }) => {
        const brute = bruteForce(ground, hand, new Set(words));
        const quick = found(ground, hand, words);
        expect(new Map([...quick].sort())).toEqual(new Map([...brute].sort()));
      }),
      runs(RUNS),
    );
  });

  it('the cases are worth it: openings left and right, blanks covered, erasing, swaps, jokers, full holders', () => {
    const met = new Set<string>();
    let plays = 0;
    for (const { ground, hand, words } of fc.sample(cases, { numRuns: 300, seed: 7 })) {
      const slots = ground.holder.length;
      for (const [key, { swapped }] of found(ground, hand, words)) {
        plays++;
        const kind = (name: string, is: boolean) => (is ? met.add(name) : met);
        kind('left', key.startsWith('-1'));
        kind('right', new RegExp(`(^| )${slots}`).test(key));
        kind('erased', key.includes('ERASER'));
        kind('erased only', key.replaceAll(/\d+ERASER ?/g, '') === '');
        kind('joker', key.includes('JOKER'));
        kind('swapped', swapped > 0);
        kind('full', slots === 9);
        const blank = (at: number) => ground.holder[at]?.card === 'ERASER';
        kind(
          'blank covered',
          key.split(' ').some((part) => blank(parseInt(part, 10))),
        );
      }
    }
    expect(plays).toBeGreaterThan(1000);
    expect([...met].sort()).toEqual(
      ['blank covered', 'erased', 'erased only', 'full', 'joker', 'left', 'right', 'swapped'].sort(),
    );
  });

  it('sparing jokers: some of all plays, with every word there is; all of them for a hand without jokers', () => {
    fc.assert(
      fc.property(cases, ({ ground, hand, words }) => {
        const all = found(ground, hand, words);
        const some = found(ground, hand, words, { jokers: 'sparing', mostJokers: Infinity });
        for (const [key, play] of some) expect(all.get(key)).toEqual(play);
        expect(new Set([...some.values()].map((play) => play.word))).toEqual(
          new Set([...all.values()].map((play) => play.word)),
        );
        if (!hand.includes('JOKER')) expect(some.size).toBe(all.size);
      }),
      runs(Math.ceil(RUNS / 2)),
    );
  });

  it('no more jokers than allowed', () => {
    fc.assert(
      fc.property(cases, ({ ground, hand, words }) => {
        const all = found(ground, hand, words);
        const one = found(ground, hand, words, { jokers: 'every', mostJokers: 1 });
        const few = [...all.keys()].filter((key) => key.split('JOKER').length <= 2);
        expect([...one.keys()].sort()).toEqual(few.sort());
      }),
      runs(Math.ceil(RUNS / 4)),
    );
  });
});

const read = readOptions(OPTIONS, {});
if (!read.ok) throw new Error('options');
const config = { ...read.value, players: 2 };

describe('rondo, the search for bids', () => {
  it('every word of three letters that the rules would take, with the jokers they would name', () => {
    fc.assert(
      fc.property(lexicons, fc.array(cards, { maxLength: 7 }), (words, hand) => {
        const listed = listedWords(new Map(words.map((each) => [each, ['noun'] as const])));
        const legal = [...new Set(words)].sort().flatMap((each) => {
          const judged = judgeBid({ config, hand }, { type: 'bid', word: each, jokers: null }, listed);
          return judged.ok ? [judged.bid] : [];
        });
        const bids = bidsOf(plainGraph(words), countHand(hand));
        expect(bids).toEqual(legal);
        for (const bid of bids) expect(wordOn(bidHolder(bid))).toBe(bid.word);
      }),
      runs(RUNS),
    );
  });
});
