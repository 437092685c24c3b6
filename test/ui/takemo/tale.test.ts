// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flushPromises, mount } from '@vue/test-utils';
import type { Audience } from '#engine/core/game';
import GameEnding from '#page/games/takemo/ending/GameEnding.vue';
import GameProjector from '#page/games/takemo/GameProjector.vue';
import GameRules from '#page/games/takemo/GameRules.vue';
import GameTable from '#page/games/takemo/GameTable.vue';
import { i18n, LANGUAGES, setLanguage } from '#page/i18n';
import { mountTale, type MountedTale } from '#test/support/scenes/mount-tale';
import { TALES, ToldStage } from '#test/support/takemo/scenes-tale';

const { setMissingHandler } = i18n.global;
let mounted: MountedTale | null = null;
let missing: string[] = [];

beforeEach(() => {
  missing = [];
  setMissingHandler((_, key) => {
    missing.push(key);
    return key;
  });
});

afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = null;
  setMissingHandler(() => undefined);
  setLanguage('fr');
});

async function show(
  component: Parameters<typeof mountTale>[0],
  scene: string,
  audience: Audience = 'public',
) {
  const stage = TALES[scene]!() as ToldStage;
  mounted = await mountTale(component, stage, audience);
  return { stage, page: mounted };
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => setLanguage(language));

  it.each(['first', 'acrossKept', 'along', 'clock', 'names'])(
    'nothing is missing on the wall in the scene « %s »',
    async (scene) => {
      const { page } = await show(GameProjector, scene);
      expect(page.wrapper.html()).not.toMatch(/takemo\.|\{\w+\}/);
      expect(missing).toEqual([]);
    },
  );

  it.each(['finished', 'drawn', 'names', 'game20four'])(
    'nor at the end and in the review of « %s »',
    async (scene) => {
      for (const component of [GameEnding, GameTable]) {
        if (component === GameTable && TALES[scene]!().review() === null) continue;
        const { page } = await show(component, scene);
        expect(page.wrapper.html()).not.toMatch(/takemo\.|\{\w+\}/);
        page.wrapper.unmount();
      }
      expect(missing).toEqual([]);
    },
  );

  it('nor in the rules of any table', () => {
    const tables = [
      { options: {}, players: undefined },
      { options: { words: 'nouns', overlap: 'identical', turnSeconds: 60 }, players: 2 },
      { options: { words: 'noConjugation', keepCrossedLetters: true, turnSeconds: 1 }, players: 4 },
    ];
    for (const props of tables) {
      const wrapper = mount(GameRules, { props, global: { plugins: [i18n] } });
      expect(wrapper.html()).not.toMatch(/takemo\.|\{\w+\}|\|/);
      wrapper.unmount();
    }
    expect(missing).toEqual([]);
  });
});

describe('the end', () => {
  it('says which camp won and by how much; a draw is one', async () => {
    const { page } = await show(GameEnding, 'finished', 0);
    expect(page.text()).toContain('Les Noirs gagnent de 30 pions !');
    page.wrapper.unmount();
    const drawn = await show(GameEnding, 'drawn', 0);
    expect(drawn.page.text()).toMatch(/Égalité : \d+ pions debout de chaque côté !/);
    expect(drawn.page.text()).toContain('Avec la correction');
  });

  it('a fine move leads to its step', async () => {
    const { page } = await show(GameEnding, 'names', 0);
    page.button(/La plus grande prise/).click();
    await flushPromises();
    expect(page.text()).not.toContain('Coup 30 sur');
    expect(page.wrapper.find('.story .captures').exists()).toBe(true);
  });
});

describe('the review', () => {
  const place = (page: MountedTale): string => page.wrapper.find('.place').text();

  it('is stepped through by buttons, arrow keys and the list', async () => {
    const { page } = await show(GameEnding, 'game20', 0);
    expect(place(page)).toBe('Coup 20 sur 20');
    page.button(/Coup d’avant/).click();
    await page.press('ArrowLeft');
    expect(place(page)).toBe('Coup 18 sur 20');
    await page.press('ArrowRight');
    expect(place(page)).toBe('Coup 19 sur 20');
    page.button(/^ ?4 ?(Ana|Bilal) :/).click();
    await flushPromises();
    expect(place(page)).toBe('Coup 4 sur 20');
    await page.press('Home', page.wrapper.find('.place').element);
    expect(place(page)).toBe('Coup 1 sur 20');
    expect(page.button(/Premier coup/).disabled).toBe(true);
  });

  it('keeps its arrow keys off fields, sliders and what lies over the page', async () => {
    const { page } = await show(GameEnding, 'game20', 0);
    const field = document.createElement('input');
    document.body.append(field);
    await page.press('ArrowLeft', field);
    field.remove();
    expect(place(page)).toBe('Coup 20 sur 20');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    await page.press('ArrowLeft');
    dialog.remove();
    expect(place(page)).toBe('Coup 20 sur 20');
  });

  it('before the move tells neither it nor what it took, and asks', async () => {
    const { page } = await show(GameEnding, 'game20', 0);
    page.button(/^ ?Avant/).click();
    await flushPromises();
    expect(page.text()).toMatch(/À (Ana|Bilal) de jouer\. Que poserais-tu \?/);
    expect(page.wrapper.find('.captures').exists()).toBe(false);
    expect(page.wrapper.findAll('.seen li')).toHaveLength(0);
    page.button(/Voir les idées/).click();
    await flushPromises();
    expect(page.wrapper.findAll('.seen li').length).toBeGreaterThan(1);
    expect(page.wrapper.find('.seen .played').exists()).toBe(false);
    await page.press('ArrowLeft');
    expect(page.text()).toContain('Que poserais-tu ?');
  });

  it('a placement that was seen shows on the board when pressed, and goes when pressed again', async () => {
    const { page } = await show(GameEnding, 'game20', 0);
    const seen = page.wrapper.findAll('.seen button')[1]!;
    await seen.trigger('click');
    expect(page.text()).toContain('On essaie :');
    expect(page.wrapper.findAll('.view .tile.ghost').length).toBeGreaterThan(0);
    expect(seen.attributes('aria-pressed')).toBe('true');
    await seen.trigger('click');
    expect(page.wrapper.findAll('.view .tile.ghost')).toHaveLength(0);
    expect(page.text()).not.toContain('On essaie :');
  });
});

describe('the review while the game goes on', () => {
  it('stays at the step being read; the button back counts the moves that came', async () => {
    const { page, stage } = await show(GameTable, 'game20');
    expect(page.wrapper.find('.place').exists()).toBe(false);
    page.button(/Revoir les coups/).click();
    await flushPromises();
    await page.press('ArrowLeft');
    expect(page.wrapper.find('.place').text()).toBe('Coup 19 sur 20');
    await page.wrapper.find('.seen li button').trigger('click');
    stage.playOn(2);
    await page.update();
    expect(page.wrapper.find('.place').text()).toBe('Coup 19 sur 22');
    expect(page.wrapper.find('.seen li button').attributes('aria-pressed')).toBe('true');
    expect(page.text()).toContain('On essaie :');
    page.button(/Revenir à la partie : 2 nouveaux coups/).click();
    await flushPromises();
    expect(page.wrapper.find('.place').exists()).toBe(false);
  });

  it('can’t be opened before the first move, and says why', async () => {
    const stage = new ToldStage('', '');
    mounted = await mountTale(GameTable, stage, 'public');
    expect(mounted.text()).toContain('Aucun coup pour le moment.');
  });
});
