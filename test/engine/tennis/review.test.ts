import { beforeAll, describe, expect, it } from 'vitest';
import { takeCards } from '#engine/core/cards';
import { FINISHED, type ReviewReader } from '#engine/core/game';
import type { Match } from '#engine/core/match';
import { ALL_CLASSES, fold } from '#engine/core/words';
import { fits } from '#engine/games/tennis/beginning';
import type { Rally, Review, TableCard } from '#engine/games/tennis/model';
import { review } from '#engine/games/tennis/review';
import { countBeginning } from '#engine/games/tennis/search/beginnings';
import { after, FRENCH, opened, stateOf, watch, withHidden } from './seated';

function tell(match: Match, reader: ReviewReader = 'spectators'): Review | null {
  return review(stateOf(match), FRENCH, reader);
}

const ACCEPTED = FRENCH.graph({ among: 'accepted', classes: ALL_CLASSES });

describe('review of a whole match of Tennis', () => {
  let end: Match;
  let middle: Match;
  let told: Review;
  beforeAll(() => {
    const moments = watch('reviewed', [1, 2, 3], { setsToWin: 1 });
    end = moments.at(-1)!.after;
    middle = moments.findLast(({ after: { state } }) => state.phase === 'play')!.after;
    told = tell(end)!;
  }, 120_000);

  const strokes = () => told.rallies.flatMap((rally) => rally.strokes);

  it('everyone is told at the end, spectators of the rallies that are over', () => {
    expect(tell(middle, 'everyone')).toBeNull();
    const over = stateOf(middle).secret.rallies.length;
    expect(over).toBeGreaterThan(0);
    expect(stateOf(middle).open.strokes.length).toBeGreaterThan(0);
    expect(tell(middle)?.rallies).toEqual(told.rallies.slice(0, over));
    expect(tell(end, 'everyone')).toEqual(told);
  });

  it('there is a stroke for each, with the hand before it, and how each rally ended', () => {
    const { rallies } = stateOf(end).secret;
    expect(told.rallies.map(({ strokes: made }) => made.map(({ stroke }) => stroke))).toEqual(
      rallies.map((rally) => rally.strokes),
    );
    expect(told.rallies.map(({ strokes: made }) => made.map(({ hand }) => hand))).toEqual(
      rallies.map(({ hands }) => hands),
    );
    expect(told.rallies.map((rally) => rally.end)).toEqual(rallies.map((rally) => rally.end));
  });

  it('the words told begin as the table read and may be proposed; the number is of all words', () => {
    let words = 0;
    for (const { stroke, words: spelled, possible } of strokes()) {
      if (stroke.type === 'fault' || stroke.type === 'pass') continue;
      expect(possible).toBe(countBeginning(ACCEPTED, stroke.reads));
      expect(possible).toBeGreaterThanOrEqual(spelled.length);
      for (const form of spelled) {
        words++;
        expect(FRENCH.proposable(fold(form)), form).toBe(true);
        expect(fits(fold(form), stroke.reads), form).toBe(true);
        expect(FRENCH.forms(fold(form))).toContain(form);
      }
    }
    expect(words).toBeGreaterThan(40);
  });

  it('the best shots come from the hand and the table, are of the weight, and begin the word that is told', () => {
    let shots = 0;
    for (const rally of told.rallies) {
      let table: readonly TableCard[] = [];
      for (const { stroke, hand, best } of rally.strokes) {
        expect(new Set(best.map(({ kind }) => kind)).size).toBe(best.length);
        for (const { kind, value, reads, form } of best) {
          shots++;
          expect(value).toBeGreaterThanOrEqual(5);
          expect(fits(fold(form), reads), form).toBe(true);
          expect(kind === 'SERVICE').toBe(table.length === 0);
          const all = [...hand, ...(kind === 'LOB' ? [] : table.map(({ card }) => card))];
          const faces = reads.map(({ card }) => card);
          expect(takeCards(all, faces)).not.toBeNull();
        }
        if (stroke.type === 'shot' && !stroke.net) table = stroke.reads;
      }
    }
    expect(shots).toBeGreaterThan(60);
  });

  it('is the same asked again, also of a state that was written and read; and of a bearable size', () => {
    const again = JSON.parse(JSON.stringify(end)) as Match;
    expect(tell(again)).toEqual(told);
    expect(JSON.stringify(told).length / strokes().length).toBeLessThan(2500);
  });
});

describe('review of Tennis, one moment at a time', () => {
  const HANDS = ['P O R T A E S', 'L E S I N A B'];
  const serve = (cards: string) => after(opened(2, {}, HANDS), 0, { type: 'serve', cards: cards.split(' ') });

  it('a bluff has no words, and that is told once the rally is over, to nobody before', () => {
    const bluff = serve('P T R');
    expect(tell(bluff)).toEqual({ rallies: [] });
    const passed = after(bluff, 1, { type: 'pass' });
    expect(tell(passed)).toEqual({ rallies: [] });
    const collected = after(passed, 0, { type: 'collect' });
    const [rally] = tell(collected)!.rallies;
    expect(rally?.strokes[0]).toMatchObject({ words: [], possible: 0 });
    expect(rally?.strokes[1]).toMatchObject({ words: [], possible: 0, stroke: { type: 'pass' } });
    expect(tell(collected, 'everyone')).toBeNull();
  });

  it('the rally that the end broke off is told at the end', () => {
    const ended = after(serve('P O R T'), 'referee', { type: 'endGame' });
    expect(ended.state.phase).toBe(FINISHED);
    const [rally] = tell(ended, 'everyone')!.rallies;
    expect(rally).toMatchObject({ set: 1, server: 0, end: null });
    expect(rally?.strokes[0]?.words).toContain('porte');
    expect(rally?.strokes[0]?.hand).toHaveLength(7);
  });

  it('nothing is told of a match that has not begun', () => {
    expect(tell(opened(2))).toEqual({ rallies: [] });
  });

  it('a match without end has a review with one: its last rallies', () => {
    const stroke = { type: 'pass', seat: 0, timedOut: true } as const;
    const rally = (set: number): Rally => ({
      set,
      tieBreak: false,
      server: 0,
      strokes: Array.from({ length: 40 }, () => stroke),
      hands: Array.from({ length: 40 }, () => []),
      end: null,
    });
    const rallies = Array.from({ length: 100 }, (_, n) => rally(n + 1));
    const told = tell(withHidden(opened(2), { rallies }))!;
    expect(told.rallies.at(-1)?.set).toBe(100);
    expect(told.rallies).toHaveLength(12);
  });
});
