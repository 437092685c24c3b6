// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { BOT_LEVELS } from '#engine/core/game';
import { COMMON_REFUSALS } from '#engine/core/refusals';
import { HOST_REFUSALS } from '#engine/wire/from-host';
import { GAME_PAGES } from '#page/games/registry';
import { i18n, LANGUAGES, messagesOf, type Messages } from '#page/i18n';
import { PAGE_REFUSALS, refusalSentence } from '#page/refusals';

/** All texts by their whole keys. */
function flat(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}
const french = flat(messagesOf('fr'));
const english = flat(messagesOf('en'));
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('languages', () => {
  it('have the same keys', () => {
    expect(french.size).toBeGreaterThan(100);
    expect([...english.keys()].sort()).toEqual([...french.keys()].sort());
  });

  it('fill in the same names', () => {
    const unlike = [...french].filter(
      ([key, text]) =>
        new Set([...names(text), ...names(english.get(key) ?? '')]).size !== new Set(names(text)).size,
    );
    expect(unlike).toEqual([]);
  });

  it('have no empty text, and no straight apostrophe in French', () => {
    expect([...french, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect([...french].filter(([, text]) => text.includes("'"))).toEqual([]);
  });

  it('in French a sign of two parts never begins a line', () => {
    const { t } = i18n.global;
    expect(t('home.create.title')).toBe('On joue à quoi\u00a0?');
  });

  it('in French zero is singular', () => {
    const { t } = i18n.global;
    expect(t('home.tables.players', { n: 0 }, 0)).toBe('0 joueur');
    expect(t('home.tables.players', { n: 2 }, 2)).toBe('2 joueurs');
  });
});

describe('refusals', () => {
  it.each([...HOST_REFUSALS, ...COMMON_REFUSALS, ...PAGE_REFUSALS])('%s has its sentence', (code) => {
    for (const texts of [french, english]) expect(texts.has(`refusals.${code}`)).toBe(true);
  });

  it('a game’s own wording comes first, and an unknown code is at least shown', () => {
    expect(refusalSentence('ALREADY_ANNOUNCED', undefined, 'attrape-moa')).not.toContain('ALREADY_ANNOUNCED');
    expect(refusalSentence('WRONG_PHASE', undefined, 'attrape-moa')).toMatch(/moment/);
    expect(refusalSentence('SOMETHING_NEW')).toContain('SOMETHING_NEW');
  });
});

describe.each(GAME_PAGES)('the words of $id', ({ area, options, camp, playerCounts }) => {
  it('name the camps of seats, and the numbers of players that can play', () => {
    const wanted = [0, 1].flatMap((seat) => camp?.(seat).name ?? []).concat(playerCounts ?? []);
    for (const texts of [french, english]) expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('name the game, and each of its options and values', () => {
    const wanted = [
      `${area}.name`,
      `${area}.pitch`,
      `${area}.facts`,
      ...options.flatMap((spec) => [
        `${area}.options.${spec.key}.label`,
        ...(spec.kind === 'choice'
          ? spec.values.map((value) => `${area}.options.${spec.key}.values.${value}`)
          : []),
      ]),
    ];
    for (const texts of [french, english]) expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });
});

it('every level of bots has a name', () => {
  expect(LANGUAGES).toEqual(['fr', 'en']);
  for (const level of BOT_LEVELS) {
    expect(french.has(`lobby.bots.levels.${level}`)).toBe(true);
    expect(french.has(`lobby.bots.short.${level}`)).toBe(true);
  }
});
