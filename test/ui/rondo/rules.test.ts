import { describe, expect, it } from 'vitest';
import { ERASER, JOKER } from '#engine/games/rondo/figures';
import { wordOn } from '#engine/games/rondo/play';
import { rulesOf } from '#page/games/rondo/logic/rules-text';
import { PICTURES, pictureOf } from '#page/games/rondo/rules/pictures';

const USUAL = { deck: 'fr', bonus: 3, jokerSwap: true } as const;
const lines = (options: Record<string, unknown>) =>
  rulesOf(options).sections.flatMap(({ key, lines: told }) =>
    told.map((line) => ({ ...line, key: `${key}.${line.key}` })),
  );
const keys = (options: Record<string, unknown>) => lines(options).map(({ key }) => key);
const pictures = (options: Record<string, unknown>) =>
  rulesOf(options).sections.flatMap(({ picture }) => (picture ? [picture.key] : []));

describe('the pictures of the rules', () => {
  it.each([
    ['opening', '', 'POT'],
    ['cover', 'PORTE', 'SORTE'],
    ['extend', 'PORT', 'PORTE'],
    ['erase', 'SORTE', 'SORT'],
    ['joker', 'SORT', 'SORTE'],
    ['swap', 'SORTE', 'PORTE'],
    ['score', 'MARIN', 'PORT'],
    ['scoreFew', 'MARIN', 'MATIN'],
  ] as const)('« %s » shows %s become %s, as its sentence says', (key, before, after) => {
    const picture = pictureOf(key, USUAL);
    expect([wordOn(picture.before), wordOn(picture.after)]).toEqual([before, after]);
  });

  it('are laid by the rules of every table that is shown them', () => {
    for (const options of [{}, { jokerSwap: false }, { bonus: 0 }, { deck: 'de-1997' }])
      for (const key of pictures(options))
        expect(pictureOf(key, rulesOf(options).config).after.length).toBeGreaterThan(2);
    const shown = new Set([{}, { jokerSwap: false }, { bonus: 0 }].flatMap(pictures));
    expect(shown).toEqual(new Set(PICTURES));
  });

  it('show the blank that an eraser leaves, and the joker gone once it is swapped', () => {
    expect(pictureOf('erase', USUAL).after.at(-1)).toEqual({ card: ERASER });
    expect(pictureOf('swap', USUAL).before.at(-1)).toEqual({ card: JOKER, as: 'E' });
    expect(pictureOf('swap', USUAL).after.some(({ card }) => card === JOKER)).toBe(false);
  });

  it('count the bonus and the blank where points are told', () => {
    expect(pictureOf('score', USUAL).score).toEqual({
      letters: 10,
      blanks: -2,
      bonus: 6,
      exchanges: 0,
      points: 14,
    });
  });
});

describe('the rules told', () => {
  it('are those of the options', () => {
    expect(keys({})).toEqual(
      expect.arrayContaining(['words.all', 'exchange.times', 'joker.swap', 'score.bonus']),
    );
    expect(keys({ words: 'nouns', exchanges: 'unlimited' })).toEqual(
      expect.arrayContaining(['words.nouns', 'exchange.often']),
    );
    const bare = keys({ exchanges: 0, bonus: 0, jokerSwap: false });
    expect(bare).toContain('joker.noSwap');
    expect(bare.filter((key) => /exchange|bonus|joker\.swap/.test(key))).toEqual([]);
  });

  it('have the figures of the options', () => {
    const told = lines({ turnSeconds: 90, openingSeconds: 40, bonus: 5, exchanges: 2 });
    const figure = (key: string) => told.find((line) => line.key === key)?.named?.['n'];
    expect(['turn.time', 'opening.time', 'score.bonus', 'exchange.times'].map(figure)).toEqual([
      90, 40, 5, 2,
    ]);
  });

  it('are the usual ones where options can’t be read', () => {
    expect(keys({ colour: 'red' })).toEqual(keys({}));
  });
});
