import { describe, expect, it } from 'vitest';
import type { Review } from '#engine/games/takemo/model';
import { highlightsOf } from '#page/games/takemo/logic/highlights';
import { outcomeOf } from '#page/games/takemo/logic/outcome';
import { boardAfter, positionAt, tryIn, wasPlayed } from '#page/games/takemo/logic/position';
import { TALES, type ToldStage } from '#test/support/takemo/scenes-tale';

const CONFIG = { overlap: 'literal', keepCrossedLetters: false } as const;
const game = (): ToldStage => TALES['game20']!() as ToldStage;
const reviewOf = (stage: ToldStage): Review => stage.review()!;

describe('a step of the review', () => {
  const review = reviewOf(game());

  it('before a move shows the board as it was, after it the one before the next', () => {
    for (const [index, { board }] of review.turns.entries()) {
      expect(positionAt(review, index, 'before', null, CONFIG).board).toEqual(board);
      const after = positionAt(review, index, 'after', null, CONFIG).board;
      expect(after).toEqual(review.turns[index + 1]?.board ?? review.board);
    }
  });

  it('after a move marks what it laid', () => {
    for (const [index, { move }] of review.turns.entries())
      expect(positionAt(review, index, 'after', null, CONFIG).marks.last).toEqual(move.laid);
  });

  it('shows another placement on the board before the move, with the word’s own letters', () => {
    const index = review.turns.findIndex(({ best }) => best.length > 1);
    const seen = review.turns[index]!.best[1]!;
    const { board, marks } = positionAt(review, index, 'after', seen, CONFIG);
    expect(board).toEqual(review.turns[index]!.board);
    expect(marks.ghosts?.length).toBe(seen.won);
    for (const { letter } of marks.ghosts ?? []) expect(seen.word).toContain(letter);
    expect(marks.doomed?.length).toBe(seen.taken);
  });

  it('knows the placement that was played: tried, it leads to the very board after', () => {
    let played = 0;
    for (const [index, turn] of review.turns.entries()) {
      const seen = turn.best.find((one) => wasPlayed(turn, one));
      if (seen === undefined) continue;
      played += 1;
      expect(tryIn(turn, seen, CONFIG).after).toEqual(boardAfter(review, index));
    }
    expect(played).toBeGreaterThan(5);
  });
});

describe('the end', () => {
  it('of a game tells the biggest capture, the longest word and the most words at once', () => {
    const { turns } = reviewOf(TALES['whole']!() as ToldStage);
    const most = Math.max(...turns.map(({ move }) => move.captured.length));
    const longest = Math.max(...turns.map(({ move }) => move.word?.length ?? 0));
    const told = new Map(highlightsOf(turns).map((one) => [one.kind, one]));
    expect(told.get('mostTaken')?.n).toBe(most);
    expect(told.get('longest')?.n).toBe(longest);
    for (const { index, seat } of told.values()) expect(turns[index]?.move.seat).toBe(seat);
  });

  it('has nothing to tell of a game without moves', () => {
    expect(highlightsOf([])).toEqual([]);
  });

  it('names the camp that leads, by how much, or none', () => {
    expect(outcomeOf({ scores: [30, 41, 30, 41], winners: [1, 3] })).toEqual({
      scores: [30, 41],
      winner: 1,
      lead: 11,
    });
    expect(outcomeOf({ scores: [30, 30], winners: [0, 1] })).toMatchObject({ winner: null, lead: 0 });
  });
});
