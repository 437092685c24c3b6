// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flushPromises, mount } from '@vue/test-utils';
import type { Component } from 'vue';
import type { Audience } from '#engine/core/game';
import GameEnding from '#page/games/rondo/ending/GameEnding.vue';
import GameProjector from '#page/games/rondo/GameProjector.vue';
import GameRules from '#page/games/rondo/GameRules.vue';
import HolderView from '#page/games/rondo/holder/HolderView.vue';
import { i18n, LANGUAGES, setLanguage } from '#page/i18n';
import { mountTale, type MountedTale } from '#test/support/scenes/mount-tale';
import { TALES } from '#test/support/rondo/scenes-tale';

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

async function show(component: Component, scene: string, audience: Audience = 'public') {
  const stage = TALES[scene]!();
  mounted = await mountTale(component, stage, audience);
  return { stage, page: mounted };
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => setLanguage(language));

  it.each(['opening', 'openingHalf', 'redealt', 'first', 'kinds', 'paused', 'names', 'stopped', 'wholeSix'])(
    'nothing is missing on the wall in the scene « %s »',
    async (scene) => {
      const { page } = await show(GameProjector, scene);
      expect(page.wrapper.html()).not.toMatch(/rondo\.|\{\w+\}/);
      expect(missing).toEqual([]);
    },
  );

  it.each(['kinds', 'stopped', 'wholeNames'])('nor at the end and in the review of « %s »', async (scene) => {
    const { page } = await show(GameEnding, scene, 1);
    for (let step = 0; step < 9; step++) {
      expect(page.wrapper.html()).not.toMatch(/rondo\.|\{\w+\}/);
      await page.press('ArrowLeft');
    }
    expect(missing).toEqual([]);
  });

  it('nor in the rules of any table', () => {
    for (const options of [
      undefined,
      { words: 'nouns', exchanges: 0, bonus: 0, jokerSwap: false, deck: 'de-1997' },
      { words: 'noConjugation', exchanges: 'unlimited', turnSeconds: 1, openingSeconds: 1, bonus: 1 },
    ]) {
      const wrapper = mount(GameRules, { props: { options }, global: { plugins: [i18n] } });
      expect(wrapper.html()).not.toMatch(/rondo\.|\{\w+\}/);
      wrapper.unmount();
    }
    expect(missing).toEqual([]);
  });
});

describe('the wall', () => {
  it('asks for a word of three letters, and tells who has chosen but not what', async () => {
    const { page, stage } = await show(GameProjector, 'openingHalf');
    expect(page.text()).toContain('Trouve un mot de 3 lettres !');
    expect(page.text()).toContain('2 joueurs sur 6 ont choisi.');
    expect(page.wrapper.findAll('.players .done')).toHaveLength(2);
    stage.do(0, { type: 'bidPass' });
    await page.update();
    expect(page.text()).toContain('3 joueurs sur 6 ont choisi.');
  });

  it('says that nobody had a word when the cards are dealt again', async () => {
    const { page } = await show(GameProjector, 'redealt');
    expect(page.text()).toContain('Personne n’avait de mot : nouvelles cartes !');
  });

  it('turns the holder to the player in turn', async () => {
    const { page, stage } = await show(GameProjector, 'game12three');
    const facing = () => page.wrapper.findComponent(HolderView).props('facing');
    const turn = () => stage.view('public').turn ?? -1;
    const seen = new Map<number, unknown>();
    for (let i = 0; i < 3; i++) {
      seen.set(turn(), facing());
      stage.do(turn(), { type: 'pass' });
      await page.update();
    }
    expect(Object.fromEntries(seen)).toEqual({ 0: 75, 1: 0, 2: 285 });
  });

  it('shows the word, whose turn it is, the points of the last play in parts, and the words in order', async () => {
    const { page, stage } = await show(GameProjector, 'kinds');
    const { history, scores } = stage.view('public');
    expect(page.text()).toContain('À Bilal de jouer');
    expect(page.wrapper.find('.holder').attributes('aria-label')).toBe('Le mot FORTES');
    expect(page.wrapper.findAll('.points .part').map((part) => part.text())).toEqual([
      'lettres +15',
      'échange −2',
    ]);
    const words = page.wrapper.findAll('.chain .word').map((word) => word.text());
    // The newest comes first: it stands at the bottom, where there is always room.
    expect(words).toEqual(history.map(({ word }) => word).reverse());
    for (const score of scores) expect(page.wrapper.find('.players').text()).toContain(String(score));
  });

  it('marks the letters that a word brought', async () => {
    const { page } = await show(GameProjector, 'kinds');
    const words = page.wrapper.findAll('.chain .word');
    const fresh = words.map((word) =>
      word
        .findAll('.fresh')
        .map((letter) => letter.text())
        .join(''),
    );
    expect(fresh.reverse()).toEqual(['', 'RT', 'E', 'S', '', 'ES', 'P', 'F']);
  });

  it('tells who must give a card back', async () => {
    const { page, stage } = await show(GameProjector, 'kinds');
    stage.do(1, { type: 'exchange' });
    await page.update();
    expect(page.text()).toContain('Bilal a pris une carte et doit en rendre une.');
  });

  it('tells the end: who won, and that cards were taken off', async () => {
    const { page, stage } = await show(GameProjector, 'wholeSix');
    const { winners, players } = stage.view('public');
    expect(page.text()).toContain(`Bravo ${players[winners[0]!]!} !`);
    expect(page.text()).toContain('Les cartes restées en main ont été retirées des points.');
    expect(page.text()).toContain('Le plus long mot');
    const { deductions } = stage.view('public');
    const told = page.wrapper.findAll('.players .cards').map((one) => one.text());
    expect(told).toEqual(deductions!.map((n) => `−${n} en main`));
  });
});

describe('the end', () => {
  it('explains every total by its parts', async () => {
    const { page } = await show(GameEnding, 'wholeSix', 1);
    expect(page.wrapper.findAll('.scores tbody tr')).toHaveLength(6);
    expect(page.text()).toContain('Cartes restées en main');
    expect(page.text()).not.toContain('Correction');
  });

  it('without a deduction says why, and tells a correction', async () => {
    const { page } = await show(GameEnding, 'stopped', 1);
    expect(page.text()).toContain('les cartes en main ne coûtent rien');
    expect(page.text()).toContain('Correction');
  });

  it('a fine word leads to its step', async () => {
    const { page, stage } = await show(GameEnding, 'whole', 0);
    const moves = stage.state.secret.turns.map(({ move }) => move);
    const most = Math.max(...moves.map((move) => (move.type === 'passed' ? 0 : move.points)));
    const at = moves.findIndex((move) => move.type !== 'passed' && move.points === most);
    page.button(/Le plus de points/).click();
    await flushPromises();
    expect(page.wrapper.find('.place').text()).toBe(`Coup ${at + 1} sur ${moves.length}`);
  });
});

describe('the review', () => {
  const place = (page: MountedTale): string => page.wrapper.find('.place').text();
  const holder = (page: MountedTale): string | undefined =>
    page.wrapper.find('.view .holder').attributes('aria-label');

  it('is stepped through by buttons, arrow keys and the list', async () => {
    const { page } = await show(GameEnding, 'kinds', 0);
    expect(place(page)).toBe('Coup 9 sur 9');
    page.button(/Coup d’avant/).click();
    await page.press('ArrowLeft');
    expect(place(page)).toBe('Coup 7 sur 9');
    expect(holder(page)).toBe('Le mot PORTES');
    page.button(/^ ?4 ?(Ana|Bilal) :/).click();
    await flushPromises();
    expect(holder(page)).toBe('Le mot SORTE');
  });

  it('fills the screen for a class, and comes back', async () => {
    const { page } = await show(GameEnding, 'kinds', 0);
    const large = () => document.querySelectorAll('.view.large').length;
    expect(large()).toBe(0);
    page.button(/En grand/).click();
    await flushPromises();
    expect([large(), document.querySelectorAll('.view.inline').length]).toEqual([1, 0]);
    page.button(/Réduire/).click();
    await flushPromises();
    expect([large(), document.querySelectorAll('.view.inline').length]).toEqual([0, 1]);
  });

  it('before the turn shows the holder as it was, not what came of it, and asks', async () => {
    const { page } = await show(GameEnding, 'game12', 0);
    page.button(/^ ?4 ?(Ana|Bilal) :/).click();
    page.button(/^ ?Avant/).click();
    await flushPromises();
    expect(page.text()).toMatch(/À (Ana|Bilal) de jouer\. Que ferais-tu \?/);
    expect(page.wrapper.find('.detail .points').exists()).toBe(false);
    expect(page.wrapper.findAll('.seen li')).toHaveLength(0);
    page.button(/Voir les idées/).click();
    await flushPromises();
    expect(page.wrapper.findAll('.seen li').length).toBeGreaterThan(1);
  });

  it('a play that was seen shows on the holder with its points in parts, and goes when pressed again', async () => {
    const { page } = await show(GameEnding, 'game12', 0);
    page.button(/^ ?4 ?(Ana|Bilal) :/).click();
    await flushPromises();
    const seen = page.wrapper.findAll('.seen button')[1]!;
    const before = holder(page);
    await seen.trigger('click');
    expect(page.text()).toContain('On essaie :');
    expect(holder(page)).not.toBe(before);
    expect(page.wrapper.find('.detail .points .part').text()).toMatch(/lettres [+−]\d+/);
    await seen.trigger('click');
    expect(holder(page)).toBe(before);
  });
});
