import { describe, expect, it } from 'vitest';
import { fits } from '#engine/games/tennis/beginning';
import { fold } from '#engine/core/words';
import { OPTIONS } from '#engine/games/tennis/model';
import { rulesOf } from '#page/games/tennis/logic/rules-text';
import { zonesOf } from '#page/games/tennis/logic/zones';
import {
  JOKER_EXAMPLES,
  JOKER_PICTURES,
  pictureOf,
  RETURN_KINDS,
  SERVED,
  servePicture,
} from '#page/games/tennis/rules/pictures';

const lines = (options: Record<string, unknown>, players: number | null = 2) =>
  rulesOf(options, players).sections.flatMap((section) =>
    section.lines.map((line) => ({ ...line, key: `${section.key}.${line.key}` })),
  );
const keys = (options: Record<string, unknown>) => lines(options).map(({ key }) => key);

/** The words that the captions of the pictures name. */
const NAMED = {
  COUP_DROIT: ['tricot'],
  REVERS: ['étrier'],
  COUP_DROIT_LIFTE: ['terrier'],
  REVERS_LIFTE: ['tiroir'],
  SMASH: ['prison', 'crise'],
  LOB: ['chapeau'],
} as const;

describe('the pictures of the rules', () => {
  it.each(RETURN_KINDS)('« %s » is a shot of that name by the rules of the engine', (kind) => {
    expect(pictureOf(kind).kind).toBe(kind);
  });

  it.each(RETURN_KINDS)('the words named below « %s » begin as the cards lie', (kind) => {
    for (const word of NAMED[kind]) expect(fits(folded(word), pictureOf(kind).reads), word).toBe(true);
  });

  it('a word begins as what is served', () => {
    expect(fits('TRICOT', SERVED)).toBe(true);
  });

  it('of the jokers, every one has an example that it makes', () => {
    for (const { key, card } of JOKER_PICTURES) {
      const example = JOKER_EXAMPLES[key];
      expect(example?.cards.map((one) => one.card)).toContain(card);
      expect(fits(folded(example?.word ?? ''), example?.cards ?? []), key).toBe(true);
    }
    expect(JOKER_PICTURES).toHaveLength(5);
  });

  it.each(Array.from({ length: 12 }, (_, i) => i + 1))('the serve has the weight %i', (weight) => {
    const { cards, sum, word } = servePicture({ weight, line: 13 });
    const value = Number(/= (\d+)$/.exec(sum)?.[1]);
    expect(value).toBeGreaterThanOrEqual(weight);
    expect(fits(folded(word), cards)).toBe(true);
  });
});

function folded(word: string): string {
  const text = fold(word);
  if (text === null) throw new Error(`not a word: ${word}`);
  return text;
}

describe('the zones of the court', () => {
  it('go from nothing on without a gap, whatever weight and line are', () => {
    for (let weight = 1; weight <= 12; weight++)
      for (const line of [1, weight, weight + 1, weight + 2, 13, 99]) {
        const zones = zonesOf({ weight, line });
        expect(zones[0]?.from).toBe(0);
        for (const [i, { to }] of zones.entries())
          expect(zones[i + 1]?.from ?? null).toBe(to === null ? null : to + 1);
        expect(zones.at(-1)).toMatchObject({ key: 'ligne', to: null });
      }
  });

  it('with the usual options are 0–4, 5, 6–12, 13 and more', () => {
    expect(zonesOf({ weight: 5, line: 13 }).map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [5, 5],
      [6, 12],
      [13, null],
    ]);
  });
});

describe('the rules told', () => {
  it('are those of the options', () => {
    expect(keys({})).toEqual(
      expect.arrayContaining([
        'return.tolerated',
        'challenge.text',
        'challenge.time',
        'words.all',
        'time.noTurn',
      ]),
    );
    const other = keys({ bluff: 'blocked', answerSeconds: 0, words: 'nouns', turnSeconds: 45 });
    expect(other).toEqual(
      expect.arrayContaining([
        'return.blocked',
        'challenge.blocked',
        'challenge.noTime',
        'words.nouns',
        'time.turn',
      ]),
    );
    expect(other).not.toContain('return.tolerated');
  });

  it('name weight, line and sets as they are at the table', () => {
    const told = lines({ weight: 3, line: 9, setsToWin: 4 });
    const named = (key: string) => told.find((one) => one.key === key)?.named;
    expect(named('serve.weight')).toEqual({ n: 3 });
    expect(named('zones.ligne')).toEqual({ line: 9 });
    expect(named('set.match')).toEqual({ n: 4 });
  });

  it('are the usual ones where options can’t be read', () => {
    expect(OPTIONS.map(({ key }) => key)).not.toContain('colour');
    expect(keys({ colour: 'red' })).toEqual(keys({}));
  });
});
