import { describe, expect, it } from 'vitest';
import type { Contest, Review, Stroke } from '#engine/games/tennis/model';
import { highlightsOf } from '#page/games/tennis/logic/highlights';
import { momentOf } from '#page/games/tennis/logic/moment';
import { setResult, setResults } from '#page/games/tennis/logic/scores';
import {
  countSteps,
  laidAfter,
  laidAt,
  stepsOf,
  tableAfter,
  wasPlayed,
  type Step,
} from '#page/games/tennis/logic/steps';
import { TALES } from '#test/support/tennis/scenes-tale';

const reviewOf = (scene: string): Review => TALES[scene]!().review()!;
const moment = (scene: string) => momentOf(TALES[scene]!().view('public'));
const faces = (cards: readonly { card: string }[]): string => cards.map(({ card }) => card).join(' ');

describe('the steps of a match', () => {
  const review = reviewOf('over');
  const steps = stepsOf(review);

  it('are all strokes of all rallies, in order', () => {
    expect(steps).toHaveLength(countSteps(review));
    expect(steps.map(({ stroke }) => stroke)).toEqual(
      review.rallies.flatMap(({ strokes }) => strokes.map(({ stroke }) => stroke)),
    );
  });

  it('each begins with the table that the one before it left', () => {
    for (const [i, step] of steps.entries()) {
      const next = steps[i + 1];
      if (next === undefined || next.rallyIndex !== step.rallyIndex) continue;
      const { stroke } = step;
      const left = stroke.type === 'shot' && !stroke.net ? stroke.reads : step.table;
      expect(next.table).toEqual(left);
    }
  });

  it('count the rallies of each set from 1, those of a tie-break by themselves', () => {
    const tie = stepsOf(reviewOf('tieWon'));
    const first = tie.find(({ rally }) => rally.tieBreak);
    expect(tie[0]?.numberInSet).toBe(1);
    expect(first?.numberInSet).toBe(1);
    expect(tie[tie.indexOf(first!) - 1]?.numberInSet).toBeGreaterThan(1);
  });

  it('know the best shot that was played, when it was', () => {
    const played = steps.flatMap((step) => step.best.filter((seen) => wasPlayed(step, seen)));
    expect(played.length).toBeGreaterThan(0);
  });
});

describe('what lies on the court', () => {
  /** The last stroke of a rally that the referee ends there: one under way is not told yet. */
  const shotStep = (scene: string): Step => {
    const review = TALES[scene]!().do('referee', { type: 'endGame' }).review()!;
    return stepsOf(review).at(-1)!;
  };

  it('before a shot is the table as it was, after it as it reads, with what was played and what left', () => {
    const step = shotStep('smash');
    expect(faces(laidAt(step, 'before', null).cards)).toBe('T R I');
    const after = laidAt(step, 'after', null);
    expect(faces(after.cards)).toBe('CONSONANT R I S E');
    expect(after.played).toEqual([0, 3, 4]);
    expect(faces(after.dropped)).toBe('T');
  });

  it('after a net is still the table, and in the net hangs what it would have read', () => {
    const after = laidAt(shotStep('net'), 'after', null);
    expect(faces(after.cards)).toBe('T R I');
    expect(faces(after.netted)).toBe('T R I A');
  });

  it('after a fault is nothing but what hangs in the net', () => {
    expect(laidAt(shotStep('fault'), 'after', null)).toMatchObject({
      cards: [],
      netted: [{ card: 'R' }, { card: 'I' }],
    });
  });

  it('under a challenge is what is challenged, with passes between or not', () => {
    const { strokes } = TALES['net']!().view('public');
    const challenge: Stroke = {
      type: 'challenge',
      ...({} as Contest),
      by: 0,
      seat: 1,
      reads: [],
      free: true,
      outcome: null,
    };
    const pass: Stroke = { type: 'pass', seat: 0, timedOut: false };
    for (const between of [[], [pass]])
      expect(faces(laidAfter([...strokes, ...between, challenge]).netted)).toBe('T R I A');
    expect(laidAfter([...strokes, pass]).netted).toEqual([]);
  });

  it('is a shot that is only tried, when one is', () => {
    const step = stepsOf(reviewOf('over')).find(({ best }) => best.length > 1)!;
    const tried = laidAt(step, 'after', step.best[1]!);
    expect(tried).toMatchObject({ cards: step.best[1]!.reads, tried: true, played: [] });
  });

  it('is empty before anything was played', () => {
    expect(tableAfter([])).toEqual([]);
    expect(laidAfter([]).cards).toEqual([]);
  });
});

describe('what there is to look at', () => {
  it.each([
    ['first', 'start'],
    ['serve', 'rally'],
    ['fault', 'rally'],
    ['duel', 'duel'],
    ['duelNet', 'duel'],
    ['fails', 'duel'],
    ['ace', 'rallyEnd'],
    ['setWon', 'set'],
    ['tieBreak', 'tieBreak'],
    ['ahead', 'rally'],
    ['over', 'over'],
    ['stopped', 'over'],
  ])('in the scene « %s »: %s', (scene, kind) => {
    expect(moment(scene).kind).toBe(kind);
  });

  it('of a duel that ended a rally tells that end, of one under way none', () => {
    expect(moment('fails')).toMatchObject({ kind: 'duel', end: { winner: 0, by: 'challenge' } });
    expect(moment('duel')).toMatchObject({ kind: 'duel', end: null, contest: { outcome: null } });
  });
});

describe('who won a set', () => {
  it('is who has the most points; of several, who won its last rally', () => {
    expect(setResult(1, [30, 41, 7], 0)).toMatchObject({ winner: 1, tieBreak: false });
    expect(setResult(1, [41, 41, 7], 0)).toMatchObject({ winner: 0, tieBreak: true });
    expect(setResult(1, [41, 41, 7], null)).toMatchObject({ winner: null, tieBreak: true });
  });

  it('follows from the rallies of the match, and agrees with the sets that the rules counted', () => {
    for (const scene of ['over', 'overFour', 'tieWon', 'wholeMatch']) {
      const stage = TALES[scene]!();
      const { setScores, sets } = stage.view('public');
      const winners = setResults(setScores, stage.review()?.rallies ?? []).map(({ winner }) => winner);
      expect(sets.map((_, seat) => winners.filter((winner) => winner === seat).length)).toEqual(sets);
    }
  });
});

describe('the fine shots', () => {
  const steps = stepsOf(reviewOf('over'));
  const told = highlightsOf(steps);

  it('are the heaviest, the longest beginning and the longest rally there were', () => {
    const good = steps.filter(({ stroke }) => stroke.type === 'shot' && !stroke.net);
    const value = Math.max(...good.map(({ stroke }) => (stroke.type === 'shot' ? stroke.value : 0)));
    const length = Math.max(
      ...good.map(({ stroke, possible }) =>
        stroke.type === 'shot' && possible > 0 ? stroke.reads.length : 0,
      ),
    );
    expect(told.find(({ kind }) => kind === 'heaviest')?.n).toBe(value);
    expect(told.find(({ kind }) => kind === 'longest')?.n).toBe(length);
    for (const { index, seat } of told) {
      const { stroke } = steps[index]!;
      expect(stroke.type === 'challenge' ? stroke.by : stroke.seat).toBe(seat);
    }
  });

  it('a bluff that held began no word and lost no challenge; who had the flair won theirs', () => {
    const kinds = (kind: string) => told.filter((one) => one.kind === kind).map(({ index }) => steps[index]!);
    expect(kinds('bluff').length).toBeGreaterThan(0);
    expect(kinds('flair').length).toBeGreaterThan(0);
    for (const { possible, rally, at } of kinds('bluff')) {
      expect(possible).toBe(0);
      const next = rally.strokes[at + 1]?.stroke;
      expect(next?.type === 'challenge' && next.outcome?.holds === false).toBe(false);
    }
    for (const { stroke } of kinds('flair'))
      expect(stroke.type === 'challenge' && stroke.outcome?.holds).toBe(false);
  });

  it('a match without strokes has none', () => {
    expect(highlightsOf([])).toEqual([]);
  });
});
