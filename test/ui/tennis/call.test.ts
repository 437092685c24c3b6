// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Contest, Event, RallyEnd, ShotKind, Stroke, TableCard } from '#engine/games/tennis/model';
import { i18n, LANGUAGES, setLanguage } from '#page/i18n';
import {
  callEvent,
  callStroke,
  inWords,
  lastCalls,
  spellOut,
  VARIED,
  type Call,
} from '#page/games/tennis/logic/call';

const { t, te } = i18n.global;
const say = (key: string, named: Call['named'] = {}, count?: number): string =>
  count === undefined ? t(`tennis.${key}`, named) : t(`tennis.${key}`, named, count);
const NAMES = ['Ana', 'Bilal', 'Chloé'];
const calling = { nameOf: (seat: number) => NAMES[seat] ?? '?', weight: 5 };
const told = (calls: readonly Call[]): string =>
  calls.map((one) => inWords(one, say).replace(/\u00a0/g, ' ')).join(' ');

const letters = (word: string): TableCard[] => [...word].map((card) => ({ card }));

function shot(kind: ShotKind, value: number, more: Partial<Extract<Stroke, { type: 'shot' }>> = {}): Stroke {
  const net = kind !== 'SERVICE' && value < 5;
  return {
    type: 'shot',
    seat: 1,
    kind,
    value,
    net,
    amorti: value === 5,
    ligne: value >= 13,
    reads: letters('TRIC'),
    played: [3],
    dropped: [],
    ...more,
  };
}

const contest = (outcome: Contest['outcome'], free = false): Contest => ({
  by: 0,
  seat: 1,
  reads: letters('TRIC'),
  free,
  outcome,
});
const end = (more: Partial<RallyEnd> = {}): RallyEnd => ({
  winner: 2,
  by: 'collect',
  ace: false,
  cards: 9,
  bonus: 0,
  suddenEnd: false,
  last: false,
  ...more,
});
const fault = (more: object): Stroke => ({
  type: 'fault',
  seat: 0,
  cards: letters('NE'),
  value: 3,
  second: false,
  penalty: 0,
  timedOut: false,
  ...more,
});

afterEach(() => setLanguage('fr'));

const EVERYTHING: readonly Event[] = [
  ...(
    ['SERVICE', 'COUP_DROIT', 'REVERS', 'COUP_DROIT_LIFTE', 'REVERS_LIFTE', 'SMASH', 'LOB'] as const
  ).flatMap((kind) => [4, 5, 9, 14].map((value) => ({ type: 'stroke', stroke: shot(kind, value) }) as const)),
  { type: 'stroke', stroke: fault({}) },
  { type: 'stroke', stroke: fault({ second: true, penalty: 3 }) },
  { type: 'stroke', stroke: fault({ second: true }) },
  { type: 'stroke', stroke: fault({ timedOut: true }) },
  { type: 'stroke', stroke: fault({ timedOut: true, second: true, penalty: 3 }) },
  { type: 'stroke', stroke: { type: 'pass', seat: 1, timedOut: false } },
  { type: 'stroke', stroke: { type: 'pass', seat: 1, timedOut: true } },
  { type: 'challenged', contest: contest(null) },
  ...[
    contest({ holds: true, word: 'tricot', timedOut: false }),
    contest({ holds: true, word: 'tricot', timedOut: false }, true),
    contest({ holds: false, word: 'tricx', timedOut: false }),
    contest({ holds: false, word: null, timedOut: false }),
    contest({ holds: false, word: null, timedOut: true }),
  ].map((one) => ({ type: 'stroke', stroke: { type: 'challenge', ...one } }) as const),
  { type: 'rallyWon', end: end() },
  { type: 'rallyWon', end: end({ ace: true, bonus: 8 }) },
  { type: 'rallyWon', end: end({ ace: true, suddenEnd: true, by: 'challenge' }) },
  { type: 'rallyWon', end: end({ last: true }) },
  { type: 'setWon', seat: 1, scores: [12, 40, 7] },
  { type: 'tieBreak', seats: [0, 2] },
  { type: 'tieBreakAgain' },
  { type: 'matchWon', seat: 1 },
];

describe.each(LANGUAGES)('the commentator in %s', (language) => {
  it('has a sentence for everything that happens, with all its names filled in', () => {
    setLanguage(language);
    for (const event of EVERYTHING) {
      const calls = callEvent(event, calling);
      expect(calls.length).toBeGreaterThan(0);
      for (const one of calls) {
        expect(te(`tennis.call.${one.key}`), one.key).toBe(true);
        expect(inWords(one, say)).not.toMatch(/tennis\.|[{}|]/);
      }
    }
  });

  it.each(VARIED)('can say « %s » in %i ways, no more and no fewer', (key, variants) => {
    setLanguage(language);
    for (let i = 0; i < variants; i++) expect(te(`tennis.call.${key}.${i}`), `${key}.${i}`).toBe(true);
    expect(te(`tennis.call.${key}.${variants}`)).toBe(false);
  });
});

describe('a call', () => {
  it('is the same for the same stroke, and not always the same for its kind', () => {
    const stroke = shot('LOB', 8);
    expect(callStroke(stroke, calling, 3)).toEqual(callStroke(structuredClone(stroke), calling, 3));
    const keys = new Set(
      Array.from({ length: 12 }, (_, at) => callStroke(stroke, calling, at)[0]?.key ?? ''),
    );
    expect([...keys].sort()).toEqual(['shot.LOB.0', 'shot.LOB.1', 'shot.LOB.2']);
  });

  it('of a shot tells amorti and ligne, both where they are one, else its points', () => {
    const marks = (stroke: Stroke) =>
      callStroke(stroke, calling)
        .slice(1)
        .map(({ key }) => key);
    expect(marks(shot('COUP_DROIT', 5))).toEqual(['flag.amorti']);
    expect(marks(shot('COUP_DROIT', 13))).toEqual(['flag.ligne']);
    expect(marks(shot('COUP_DROIT', 5, { ligne: true }))).toEqual(['flag.amorti', 'flag.ligne']);
    expect(marks(shot('COUP_DROIT', 9))).toEqual(['points']);
  });

  it('of a net does not read out what never lay on the table, and says the weight', () => {
    const text = told(callStroke(shot('LOB', 4), calling));
    expect(text).toContain('5');
    expect(text).not.toContain('T, R');
  });

  it('of a double fault counts the penalty cards, of a serve lost without any does not', () => {
    expect(told(callStroke(fault({ second: true, penalty: 3 }), calling))).toContain('3 cartes de pénalité.');
    expect(told(callStroke(fault({ second: true, penalty: 1 }), calling))).toContain('1 carte de pénalité.');
    expect(told(callStroke(fault({ second: true }), calling))).not.toContain('pénalité');
  });

  it('of an ace tells the bonus; when everything that is left is taken, that instead', () => {
    expect(told(callEvent({ type: 'rallyWon', end: end({ ace: true, bonus: 8 }) }, calling))).toMatch(
      /Ace.*Chloé.*Bonus : 8 cartes/,
    );
    const sudden = told(
      callEvent({ type: 'rallyWon', end: end({ ace: true, bonus: 8, suddenEnd: true }) }, calling),
    );
    expect(sudden).toContain('toutes les cartes qui restent');
    expect(sudden).not.toContain('Bonus');
  });

  it('of a challenge asks for the word, whoever is right', () => {
    const asked = callEvent({ type: 'challenged', contest: contest(null) }, calling);
    expect(told(asked)).toMatch(/Bilal, quel mot commence par T, R, I, C \?$/);
  });

  it('spells jokers by their names', () => {
    expect(spellOut([{ card: 'A' }, { card: 'VOWEL' }, { card: 'COPY', dir: 'next' }], say)).toBe(
      'A, une voyelle, la même lettre que celle d’après',
    );
  });
});

describe('for who comes in', () => {
  const pass: Stroke = { type: 'pass', seat: 1, timedOut: false };

  it('the last stroke of the rally is called, else how the one before ended, else nothing', () => {
    const lastRally = { ...end(), strokes: [pass] };
    expect(lastCalls({ contest: null, strokes: [shot('SERVICE', 8), pass], lastRally }, calling)).toEqual(
      callStroke(pass, calling, 1),
    );
    expect(lastCalls({ contest: null, strokes: [], lastRally }, calling)[0]?.key).toMatch(/^rally\.taken/);
    expect(lastCalls({ contest: null, strokes: [], lastRally: null }, calling)).toEqual([]);
  });

  it('a challenge under way comes before all', () => {
    const calls = lastCalls({ contest: contest(null), strokes: [pass], lastRally: null }, calling);
    expect(calls[0]?.key).toMatch(/^challenge\.asked/);
  });
});
