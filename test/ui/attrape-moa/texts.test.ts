// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Audience } from '#engine/core/game';
import { OPTIONS, type Event, type Reason, type Variant } from '#engine/games/attrape-moa/model';
import { mountScene } from '#test/support/scenes/mount';
import { SCENES } from '#test/support/attrape-moa/scenes';
import GameEnding from '#page/games/attrape-moa/ending/GameEnding.vue';
import GameProjector from '#page/games/attrape-moa/GameProjector.vue';
import GameTable from '#page/games/attrape-moa/GameTable.vue';
import { rulesOf } from '#page/games/attrape-moa/logic/rules-text';
import { saysOf } from '#page/games/attrape-moa/logic/says';
import { i18n, LANGUAGES, setLanguage, type Language } from '#page/i18n';

const { t, te, setMissingHandler } = i18n.global;
const has = (key: string, language: Language): boolean => te(`attrape-moa.${key}`, language);

describe.each(LANGUAGES)('in %s', (language) => {
  let missing: string[] = [];

  beforeEach(() => {
    missing = [];
    setLanguage(language);
    setMissingHandler((_, key) => {
      missing.push(key);
      return key;
    });
  });

  afterEach(() => {
    setMissingHandler(() => undefined);
    setLanguage('fr');
  });

  it('every option has a name and an explanation, every choice a name', () => {
    for (const option of OPTIONS) {
      expect(has(`options.${option.key}.label`, language), option.key).toBe(true);
      expect(has(`options.${option.key}.hint`, language), option.key).toBe(true);
      const values: readonly string[] = option.kind === 'choice' ? option.values : [];
      for (const value of values)
        expect(has(`options.${option.key}.values.${value}`, language), value).toBe(true);
    }
  });

  it('every reason of a verdict has a sentence', () => {
    const reasons: Record<Reason, true> = {
      NO_WORD: true,
      WRONG_LENGTH: true,
      TOO_SHORT: true,
      CARDS_MISSING: true,
      NOT_IN_LEXICON: true,
      CLASS_NOT_ALLOWED: true,
      REFUSED: true,
    };
    for (const reason of Object.keys(reasons)) expect(has(`reasons.${reason}`, language), reason).toBe(true);
  });

  it('every refusal of the game’s own page has a sentence', () => {
    for (const code of ['ALREADY_ANNOUNCED', 'LENGTH_OUT_OF_RANGE', 'RULING_NOT_ALLOWED'])
      expect(has(`refusals.${code}`, language), code).toBe(true);
  });

  it('every event is said, with nothing left to fill in', () => {
    const events: Record<Event['type'], Event> = {
      roundStarted: { type: 'roundStarted', round: 1 },
      grabbed: { type: 'grabbed', seat: 1, length: 7 },
      announced: { type: 'announced', seat: 2, length: 6 },
      searchOver: { type: 'searchOver' },
      verifying: { type: 'verifying' },
      judging: { type: 'judging' },
      redealt: { type: 'redealt' },
      passed: { type: 'passed', seat: 1 },
      revealed: { type: 'revealed', seat: 1 },
      roundEnded: { type: 'roundEnded', round: 1 },
    };
    const view = SCENES['verify']!().view(1);
    for (const event of [...Object.values(events), { type: 'grabbed', seat: 2, length: null } as const]) {
      for (const own of [1, 0, null]) {
        const said = saysOf(event, view, own, () => 'Ana');
        expect(said.length, event.type).toBeGreaterThan(0);
        for (const { key, named } of said)
          expect(t(`attrape-moa.events.${key}`, named ?? {})).not.toMatch(/[{}]/);
      }
    }
    expect(missing).toEqual([]);
  });

  it('the rules of every kind of table are told, with its figures', () => {
    const variants: readonly Variant[] = ['classic', 'express', 'class'];
    for (const variant of variants) {
      for (const more of [
        {},
        { referee: 'permanent', jokers: 0 },
        { validation: 'referee', toolWords: true, jokers: 1 },
      ]) {
        for (const { key, lines } of rulesOf({ variant, searchSeconds: 123, ...more }, 5)) {
          t(`attrape-moa.rules.${key}.title`);
          for (const line of lines) {
            const path = `attrape-moa.rules.${key}.${line.key}`;
            const text =
              line.count === undefined ? t(path, line.named ?? {}) : t(path, line.named ?? {}, line.count);
            expect(text).not.toMatch(/[{}|]/);
          }
        }
      }
    }
    const told = rulesOf({ searchSeconds: 123 }, 4).flatMap(({ lines }) =>
      lines.map(({ named }) => named?.['n']),
    );
    expect(told).toContain(123);
    expect(told).toContain(8); // two cycles of four players
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(SCENES))('nothing is missing in the scene « %s », whoever looks', async (name) => {
    const audiences: readonly Audience[] = [0, 1, 2, 3, 'referee', 'public'];
    for (const audience of audiences) {
      const pages = audience === 'public' ? [GameTable, GameProjector, GameEnding] : [GameTable, GameEnding];
      for (const page of pages) {
        const { wrapper } = await mountScene(page, SCENES[name]!(), audience);
        expect(wrapper.html()).not.toMatch(/attrape-moa\.|\{\w+\}/);
        wrapper.unmount();
      }
    }
    expect(missing).toEqual([]);
  });
});
