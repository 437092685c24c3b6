import { beforeAll, describe, expect, it } from 'vitest';
import { allowedClasses } from '#engine/core/words';
import { FINISHED, type ReviewReader } from '#engine/core/game';
import type { Match } from '#engine/core/match';
import type { Review, ReviewedTurn } from '#engine/games/rondo/model';
import { inspectPlay, wordOn } from '#engine/games/rondo/play';
import { takeCards } from '#engine/core/cards';
import { review } from '#engine/games/rondo/review';
import { after, amid, FRENCH, stateOf, viewOf, watch } from './seated';

function tell(match: Match, reader: ReviewReader = 'spectators'): Review | null {
  return review(stateOf(match), FRENCH, reader);
}

function toldOf(match: Match): Review {
  const told = tell(match);
  if (told === null) throw new Error('nothing told');
  return told;
}

describe('review of a whole game of Rondo', () => {
  const options = { words: 'noConjugation' } as const;
  let end: Match;
  let middle: Match;
  let told: Review;
  beforeAll(() => {
    const moments = watch('reviewed', [2, 1, 3], options);
    end = moments.at(-1)!.after;
    middle = moments[20]!.after;
    told = toldOf(end);
  }, 120_000);

  it('everyone is told at the end, spectators at any time', () => {
    expect(stateOf(end).phase).toBe(FINISHED);
    expect(tell(middle, 'everyone')).toBeNull();
    expect(toldOf(middle).turns).toHaveLength(stateOf(middle).secret.turns.length);
    expect(tell(end, 'everyone')).toEqual(told);
  });

  it('there is a turn for each move, as it was kept, and its words make the history', () => {
    expect(told.turns.map(({ forms: _forms, best: _best, ...turn }) => turn)).toEqual(
      stateOf(end).secret.turns,
    );
    const words = told.turns.flatMap(({ move }) => (move.type === 'passed' ? [] : [move.word]));
    expect(words).toEqual(viewOf(end, 0).history.map(({ word }) => word));
    for (const { move, forms } of told.turns)
      expect(forms).toEqual(move.type === 'passed' ? [] : FRENCH.forms(move.word));
  });

  it('every play seen could have been made, brings what is told, and its word may be proposed in this game', () => {
    const allowed = allowedClasses(options);
    let seen = 0;
    for (const { best, holder, hand, exchanges, move } of told.turns)
      for (const { cards, word, forms, score } of best) {
        const faces = cards.map(({ card }) => card);
        expect(takeCards(hand, faces), word).not.toBeNull();
        expect(FRENCH.proposable(word) && (FRENCH.classes(word) & allowed) !== 0, word).toBe(true);
        expect(forms).toEqual(FRENCH.forms(word));
        expect(forms.length).toBeGreaterThan(0);
        seen++;
        if (move.type === 'opened') continue;
        const ground = { holder, word: wordOn(holder), exchanges, config: stateOf(end).config };
        expect(inspectPlay(ground, cards)).toMatchObject({ ok: true, word, score });
      }
    expect(seen).toBeGreaterThan(80);
  });

  it('best first by points, each word once, never more than five', () => {
    for (const { best } of told.turns) {
      const points = best.map(({ score }) => score.points);
      expect(points).toEqual([...points].sort((a, b) => b - a));
      expect(new Set(best.map(({ word }) => word)).size).toBe(best.length);
      expect(best.length).toBeLessThanOrEqual(5);
    }
  });

  it('what was played never brings more than the best that was seen, where it was an everyday word', () => {
    const played = told.turns.flatMap(({ move, best }) =>
      move.type === 'passed' ? [] : [{ points: move.points, best: best[0]?.score.points ?? -Infinity }],
    );
    expect(played.length).toBeGreaterThan(20);
    for (const { points, best } of played) expect(points).toBeLessThanOrEqual(best);
  });

  it('the opening is told as the words it could have begun with, as cards from the left', () => {
    const opening = told.turns[0]!;
    expect(opening.move.type).toBe('opened');
    expect(opening.best.length).toBeGreaterThan(0);
    for (const { cards, word, score } of opening.best) {
      expect(cards.map(({ at }) => at)).toEqual([0, 1, 2]);
      expect(wordOn(cards)).toBe(word);
      expect(score.bonus).toBe(0);
    }
  });

  it('is the same asked again, also of a state that was written and read', () => {
    expect(tell(JSON.parse(JSON.stringify(end)) as Match)).toEqual(told);
  });
});

describe('review of a turn of Rondo', () => {
  function passed(
    holder: string,
    hand: string,
    more: Partial<Parameters<typeof amid>[0]> = {},
  ): ReviewedTurn {
    const match = amid({ holder, hands: [hand, 'AAAAAAA'], ...more });
    return toldOf(after(match, 0, { type: 'pass' })).turns[0]!;
  }

  it('tells what a passed turn could have been: PORT becomes PORTE', () => {
    const { best, forms } = passed('PORT', 'EKW');
    expect(forms).toEqual([]);
    expect(best.map(({ word }) => word)).toContain('PORTE');
    const porte = best.find(({ word }) => word === 'PORTE')!;
    expect(porte.cards).toEqual([{ at: 4, card: 'E' }]);
    expect(porte.score.points).toBe(4 + 2 + 2 + 2 + 1);
  });

  it('of a word only the best way: a joker is not spent where the letter is held', () => {
    const { best } = passed('PORT', 'E*');
    const porte = best.filter(({ word }) => word === 'PORTE');
    expect(porte.map(({ cards }) => cards)).toEqual([[{ at: 4, card: 'E' }]]);
  });

  it('exchanges made in the turn are counted in what could have been played', () => {
    const without = passed('PORT', 'EKW').best[0]!.score;
    const withTwo = passed('PORT', 'EKW', { open: { exchanges: 2 } }).best[0]!.score;
    expect(withTwo.points).toBe(without.points - 4);
  });

  it('words that may not be proposed are not told, in no reading', () => {
    const words = [...'ABCDEFGHILMNOPRSTUV'].flatMap((letter) => passed('CON', `${letter}E-*`).best);
    expect(words.length).toBeGreaterThan(50);
    for (const { word } of words) expect(FRENCH.clean(word), word).toBe(true);
  });

  it('where nothing could be laid nothing is told', () => {
    expect(passed('PORT', '').best).toEqual([]);
  });
});
