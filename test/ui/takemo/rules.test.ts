import { describe, expect, it } from 'vitest';
import { OPTIONS } from '#engine/games/takemo/model';
import { rulesOf } from '#page/games/takemo/logic/rules-text';
import { PICTURES, pictureOf } from '#page/games/takemo/rules/pictures';

const keys = (options: Record<string, unknown>, players: number | null) =>
  rulesOf(options, players).sections.flatMap(({ key, lines }) => lines.map((line) => `${key}.${line.key}`));

describe('the pictures of the rules', () => {
  const literal = { overlap: 'literal', keepCrossedLetters: false } as const;

  it.each(PICTURES)('« %s » shows a placement that the rules take, inside its frame', (key) => {
    const { marks, region } = pictureOf(key, literal);
    const inside = ([row, col]: readonly [number, number]) =>
      row >= region.row &&
      row < region.row + region.rows &&
      col >= region.col &&
      col < region.col + region.cols;
    expect(marks.last?.length).toBeGreaterThan(0);
    for (const square of marks.last ?? []) expect(inside(square)).toBe(true);
    for (const { square } of marks.gone ?? []) expect(inside(square)).toBe(true);
  });

  it('the one shown where letters have to be the same is taken there too', () => {
    for (const key of ['acrossSame', 'along'] as const)
      expect(pictureOf(key, { ...literal, overlap: 'identical' }).marks.gone?.length).toBeGreaterThan(2);
  });

  it('a crossing letter is seen to leave or to stay', () => {
    const gone = (keepCrossedLetters: boolean) =>
      pictureOf('crossing', { ...literal, keepCrossedLetters })
        .marks.gone?.map(({ letter }) => letter)
        .join('');
    expect(gone(false)).toBe('TIGRE');
    expect(gone(true)).toBe('TGRE');
  });
});

describe('the rules told', () => {
  it('are those of the options', () => {
    expect(keys({}, 2)).toEqual(
      expect.arrayContaining(['words.all', 'across.any', 'crossing.leave', 'turn.noTime']),
    );
    expect(
      keys({ words: 'nouns', overlap: 'identical', keepCrossedLetters: true, turnSeconds: 60 }, 2),
    ).toEqual(expect.arrayContaining(['words.nouns', 'across.same', 'crossing.keep', 'turn.time']));
  });

  it('tell of partners to four, and to those who do not know yet', () => {
    expect(keys({}, 2)).not.toContain('goal.pairs');
    expect(keys({}, 4)).toContain('goal.pairs');
    expect(keys({}, null)).toEqual(expect.arrayContaining(['goal.pairs', 'end.idleOpen']));
  });

  it('count the idle turns that end a game by its players', () => {
    const idle = (players: number) =>
      rulesOf({}, players)
        .sections.flatMap(({ lines }) => lines)
        .find(({ key }) => key === 'idle')?.named;
    expect(idle(2)).toEqual({ n: 4 });
    expect(idle(4)).toEqual({ n: 8 });
  });

  it('are the usual ones where options can’t be read', () => {
    expect(OPTIONS.map(({ key }) => key)).not.toContain('colour');
    expect(keys({ colour: 'red' }, 2)).toEqual(keys({}, 2));
  });
});
