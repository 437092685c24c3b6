import { describe, expect, it } from 'vitest';
import type { Review } from '#engine/games/rondo/model';
import { wordOn } from '#engine/games/rondo/play';
import { highlightsOf } from '#page/games/rondo/logic/highlights';
import { scoreRows } from '#page/games/rondo/logic/outcome';
import { positionAt, wasPlayed } from '#page/games/rondo/logic/position';
import { tellMove } from '#page/games/rondo/logic/tell';
import { TALES } from '#test/support/rondo/scenes-tale';

const CONFIG = { deck: 'fr', bonus: 3, jokerSwap: true } as const;
const reviewOf = (scene: string): Review => TALES[scene]!().review()!;

describe('a step of the review', () => {
  const { turns } = reviewOf('game12');

  it('before a turn shows the holder as it was, after it the one before the next', () => {
    expect(turns.length).toBe(13);
    for (const [i, turn] of turns.entries()) {
      expect(positionAt(turn, 'before', null, CONFIG)).toEqual({ holder: turn.holder, fresh: [] });
      const next = turns[i + 1];
      if (next) expect(positionAt(turn, 'after', null, CONFIG).holder).toEqual(next.holder);
    }
  });

  it('after a turn points out what it laid, where it then lies', () => {
    let openedLeft = 0;
    for (const turn of [...turns, ...reviewOf('whole').turns]) {
      const { move } = turn;
      if (move.type !== 'played') continue;
      openedLeft += Number(move.laid.some(({ at }) => at === -1));
      const { holder, fresh } = positionAt(turn, 'after', null, CONFIG);
      expect(fresh.map((at) => holder[at]?.card)).toEqual(move.laid.map(({ card }) => card));
    }
    expect(openedLeft).toBeGreaterThan(0);
  });

  it('shows another play on the holder before the turn, and its word', () => {
    let shown = 0;
    for (const turn of turns)
      for (const seen of turn.best) {
        shown += 1;
        expect(wordOn(positionAt(turn, 'after', seen, CONFIG).holder)).toBe(seen.word);
      }
    expect(shown).toBeGreaterThan(20);
  });

  it('knows the play that was played: it leads to the very holder after', () => {
    let played = 0;
    for (const turn of turns) {
      const seen = turn.best.find((one) => wasPlayed(turn, one));
      if (seen === undefined) continue;
      played += 1;
      const { holder } = positionAt(turn, 'after', seen, CONFIG);
      expect(holder).toEqual(positionAt(turn, 'after', null, CONFIG).holder);
    }
    expect(played).toBeGreaterThan(3);
  });

  it('without a turn shows an empty holder', () => {
    expect(positionAt(null, 'after', null, CONFIG)).toEqual({ holder: [], fresh: [] });
  });
});

describe('a turn told', () => {
  const moves = TALES['kinds']!().state.secret.turns.map(({ move }) => move);
  const told = moves.map((move) => tellMove(move, 'Ana', false).map(({ key }) => key));

  it('names what was laid, erased, taken for a joker, and a pass', () => {
    expect(told).toEqual([
      ['opened'],
      ['played'],
      ['played'],
      ['played'],
      ['erased'],
      ['played', 'jokers'],
      ['played', 'swapped'],
      ['played'],
      ['passedDrew'],
    ]);
  });

  it('lists letters from left to right, jokers as what they stand for', () => {
    const letters = moves.map((move) => tellMove(move, 'Ana', false)[0]?.named['letters']);
    expect(letters.slice(1, 8)).toEqual(['R, T', 'E', 'S', '', 'E, S', 'P, E', 'F']);
  });

  it('tells whom the clock passed over', () => {
    const move = { type: 'passed', seat: 0, drew: false, timedOut: true } as const;
    expect(tellMove(move, 'Ana', true).map(({ key }) => key)).toEqual(['timedOutYou']);
  });
});

describe('the end', () => {
  it('adds up for everyone: words, less the cards left, and corrections', () => {
    for (const scene of ['whole', 'wholeSix', 'stopped', 'kinds'])
      for (const row of scoreRows(TALES[scene]!().view('public')))
        expect(row.made - (row.deduction ?? 0) + row.correction).toBe(row.total);
  });

  it('takes off what was left in the hands, and nothing when the referee has stopped', () => {
    const whole = scoreRows(TALES['whole']!().view('public'));
    expect(whole.map(({ deduction }) => deduction)).not.toContain(null);
    expect(whole.every(({ correction }) => correction === 0)).toBe(true);
    const stopped = scoreRows(TALES['stopped']!().view('public'));
    expect(stopped.map(({ deduction }) => deduction)).toEqual([null, null]);
    expect(stopped.some(({ correction }) => correction !== 0)).toBe(true);
    expect(stopped.every(({ won }) => won)).toBe(true);
  });

  it('ranks the best first', () => {
    const totals = scoreRows(TALES['wholeSix']!().view('public')).map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  });

  it('tells of the dearest and the longest word and the most cards at once, each with its step', () => {
    const moves = reviewOf('whole').turns.map(({ move }) => move);
    const words = moves.flatMap((move) => (move.type === 'passed' ? [] : [move]));
    const found = new Map(highlightsOf(moves).map((one) => [one.kind, one]));
    expect(found.get('dearest')?.n).toBe(Math.max(...words.map(({ points }) => points)));
    expect(found.get('longest')?.n).toBe(Math.max(...words.map(({ word }) => word.length)));
    expect(found.get('mostLaid')?.n).toBe(Math.max(...words.map(({ laid }) => laid.length)));
    for (const { index, seat, word } of found.values()) expect(moves[index]).toMatchObject({ seat, word });
  });

  it('has nothing to tell of a game without words', () => {
    expect(highlightsOf([])).toEqual([]);
  });
});
