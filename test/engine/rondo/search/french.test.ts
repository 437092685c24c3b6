/**
 * Counted truth with the whole French lexicon. `RONDO_VERIFY=1` counts by laying everything everywhere instead, to
 * confirm the numbers after a change of the rules or the lexicon.
 */
import { describe, expect, it } from 'vitest';
import { ALL_CLASSES } from '#engine/core/words';
import { wordOn } from '#engine/games/rondo/play';
import { countHand } from '#engine/games/rondo/search/hand';
import { PlaySearch, type JokerUse } from '#engine/games/rondo/search/plays';
import { FRENCH, handOf, holderOf } from '../seated';
import { bruteForce } from './brute';

interface Counts {
  readonly plays: number;
  readonly words: number;
  /** Of all plays together. */
  readonly points: number;
  readonly swapped: number;
}

interface Counted extends Counts {
  readonly holder: string;
  readonly hand: string;
}

const CONFIG = { deck: 'fr', bonus: 3, jokerSwap: true } as const;
const VERIFY = process.env['RONDO_VERIFY'] === '1';

function groundOf({ holder }: Pick<Counted, 'holder'>) {
  const cards = holderOf(holder);
  return { holder: cards, word: wordOn(cards), exchanges: 0, config: CONFIG };
}

function fastCounts(question: Counted, jokers: JokerUse = 'every'): Counts {
  const graph = FRENCH.graph({ among: 'accepted', classes: ALL_CLASSES });
  const words = new Set<string>();
  let [plays, points, swapped] = [0, 0, 0];
  new PlaySearch(graph, CONFIG).search(
    groundOf(question),
    countHand(handOf(question.hand)),
    (play) => {
      plays++;
      points += play.points;
      swapped += play.swapped;
      words.add(play.word());
    },
    { jokers, mostJokers: Infinity },
  );
  return { plays, words: words.size, points, swapped };
}

function slowCounts(question: Counted): Counts {
  const { automaton } = FRENCH;
  const words = new Set(Array.from({ length: automaton.size }, (_, number) => automaton.wordAt(number)));
  const plays = [...bruteForce(groundOf(question), handOf(question.hand), words).values()];
  const sum = (of: (play: (typeof plays)[number]) => number) =>
    plays.reduce((total, play) => total + of(play), 0);
  return {
    plays: plays.length,
    words: new Set(plays.map(({ word }) => word)).size,
    points: sum(({ points }) => points),
    swapped: sum(({ swapped }) => swapped),
  };
}

/** A sign a card: `*` a joker in the hand, a joker on the holder in lower case, `-` an eraser or a blank. */
const COUNTED: readonly Counted[] = [
  { holder: 'PORT', hand: 'ESAIRN', plays: 198, words: 196, points: 2415, swapped: 0 },
  { holder: 'PORT', hand: 'ES-*', plays: 367, words: 295, points: 1765, swapped: 0 },
  { holder: '-PORtE-', hand: 'TASIR', plays: 210, words: 169, points: 2104, swapped: 41 },
  { holder: 'MAISON---', hand: 'ERS--', plays: 52, words: 52, points: 252, swapped: 0 },
  { holder: 'XYZ', hand: 'AEIOUS', plays: 9, words: 9, points: 146, swapped: 0 },
  { holder: 'CHANTERAI', hand: 'OS--T', plays: 15, words: 15, points: 255, swapped: 0 },
];

describe('plays of Rondo in French, counted', () => {
  it.each(COUNTED)(
    '$hand on $holder',
    (question) => {
      const { plays, words, points, swapped } = question;
      const counts = VERIFY ? slowCounts(question) : fastCounts(question);
      expect(counts).toEqual({ plays, words, points, swapped });
    },
    VERIFY ? 600_000 : undefined,
  );

  it('sparing jokers make every word that every joker makes', () => {
    for (const question of COUNTED)
      expect(fastCounts(question, 'sparing').words).toBe(fastCounts(question).words);
  });
});
