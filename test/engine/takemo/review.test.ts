import { beforeAll, describe, expect, it } from 'vitest';
import { FINISHED, type ReviewReader } from '#engine/core/game';
import type { Match } from '#engine/core/match';
import { campOf } from '#engine/games/takemo/board';
import { judge } from '#engine/games/takemo/judge';
import type { Review, ReviewedTurn, State } from '#engine/games/takemo/model';
import { inspect } from '#engine/games/takemo/placement';
import { proposingGenerator } from '#engine/games/takemo/proposing';
import { review } from '#engine/games/takemo/review';
import { bestSeen } from '#engine/games/takemo/review/seen';
import { after, amid, boardOf, FRENCH, opened, watch } from './seated';

function tell(match: Match, reader: ReviewReader = 'spectators'): Review | null {
  return review(match.state as State, FRENCH, reader);
}

describe('review of a whole game of Takemo', () => {
  const levels = [2, 3] as const;
  let end: Match;
  let middle: Match;
  let told: Review;
  let config: State['config'];
  beforeAll(() => {
    const moments = watch('reviewed', levels, { keepCrossedLetters: true });
    end = moments.at(-1)!.after;
    middle = moments[20]!.after;
    told = tell(end)!;
    config = (end.state as State).config;
  }, 120_000);

  const groundOf = (turn: ReviewedTurn, index: number) => ({
    board: turn.board,
    camp: campOf(turn.move.seat),
    begun: (end.state as State).secret.turns[index]!.begun,
    config,
  });

  it('everyone is told at the end, spectators at any time', () => {
    expect(tell(middle, 'everyone')).toBeNull();
    expect(tell(middle, 'spectators')?.turns).toHaveLength(21);
    expect(tell(end, 'everyone')).toEqual(told);
  });

  it('there is a turn for each move, with the board before it; the last board is the one that stands', () => {
    const { turns } = (end.state as State).secret;
    expect(told.turns.map(({ move }) => move)).toEqual(turns.map(({ move }) => move));
    expect(told.turns.map(({ board }) => board)).toEqual(turns.map(({ board }) => board));
    expect(told.board).toEqual((end.state as State).open.board);
  });

  it('what a placement seen wins and takes agrees with what laying it would do, and it could have been laid', () => {
    let seen = 0;
    for (const [index, turn] of told.turns.entries())
      for (const best of turn.best) {
        const ground = groundOf(turn, index);
        const judged = judge({ ...ground, config }, best, turn, FRENCH);
        expect(judged.ok, best.word).toBe(true);
        const { wanted, captured, words } = inspect(ground, best);
        expect([best.won, best.taken]).toEqual([wanted.length, captured.length]);
        for (const { word } of words) expect(FRENCH.proposable(word), word).toBe(true);
        expect(best.forms).toEqual(FRENCH.forms(best.word));
        seen++;
      }
    expect(seen).toBeGreaterThan(100);
  });

  it('what it would lose is what some answer from the enemy’s hand takes, never more than stands', () => {
    let lost = 0;
    for (const [index, turn] of told.turns.entries()) {
      for (const best of turn.best) {
        const { after: board } = inspect(groundOf(turn, index), best);
        const own = board.join('').replace(campOf(turn.move.seat) === 0 ? /[^A-Z]/g : /[^a-z]/g, '').length;
        expect(best.lost).toBeLessThanOrEqual(own);
        if (best.lost > 0) lost++;
      }
    }
    expect(lost).toBeGreaterThan(10);
  });

  it('best first: by tiles won and taken, less those lost; each word once', () => {
    for (const { best } of told.turns) {
      const worth = best.map(({ won, taken, lost }) => won + taken - lost);
      expect(worth).toEqual([...worth].sort((a, b) => b - a));
      expect(new Set(best.map(({ word }) => word)).size).toBe(best.length);
    }
  });

  it('words formed are spelled, the own one first', () => {
    for (const { move, spelled } of told.turns) {
      const words = move.word === null ? [] : [move.word, ...move.formed.map(({ word }) => word)];
      expect(spelled.map(({ word }) => word)).toEqual(words);
      for (const { word, forms } of spelled) expect(forms).toEqual(FRENCH.forms(word));
    }
  });

  it('is the same asked again, also of a state that was written and read', () => {
    const again = JSON.parse(JSON.stringify(end)) as Match;
    expect(tell(again)).toEqual(told);
  });
});

describe('review of a turn of Takemo', () => {
  const board = boardOf({ 1: '......tables', 5: '....mer', 6: '....E', 7: '....R', 15: '..CARTES' });

  function passed(hands: readonly string[]) {
    const match = amid(opened(2), { board }, { hands });
    return tell(after(match, 0, { type: 'pass' }))!.turns[0]!;
  }

  it('tells what the enemy’s hand, as it was, could have answered: another hand, another loss', () => {
    const lost = (hand: string) => passed(['AEIRSTLN', hand]).best.reduce((sum, best) => sum + best.lost, 0);
    expect(lost('ZWKXJQVH')).toBe(0);
    expect(lost('AEIRSTLN')).toBeGreaterThan(0);
  });

  it('a placement that ends the game has no answer, as it takes more letters than the bag holds', () => {
    const match = amid(opened(2), { board }, { hands: ['AEIRSTLN', 'AEIRSTLN'] });
    const { config, secret } = after(match, 0, { type: 'pass' }).state as State;
    const next = { hand: [...'AEIRSTLN'], takemo: 0 };
    const around = { turn: secret.turns[0]!, camp: 0, config, mayAward: true, next } as const;
    const lost = (bag: number) =>
      bestSeen({ ...around, bag }, proposingGenerator(FRENCH, config), FRENCH).map((best) => best.lost);
    expect(lost(0)).toEqual([0, 0, 0, 0, 0]);
    expect(Math.max(...lost(8))).toBeGreaterThan(0);
  });

  it('a turn with nothing to lay is told, too', () => {
    const turn = passed(['QQQQQQQQ', 'AEIRSTLN']);
    expect(turn).toMatchObject({ best: [], spelled: [], move: { type: 'pass' } });
  });

  it('nothing is told of a game that has not begun but its board', () => {
    expect(tell(opened(2))).toEqual({ turns: [], board: boardOf({}) });
    const ended = after(opened(2), 'referee', { type: 'endGame' });
    expect(ended.state.phase).toBe(FINISHED);
    expect(tell(ended, 'everyone')?.turns).toEqual([]);
  });
});
