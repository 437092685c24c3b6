// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flushPromises, mount } from '@vue/test-utils';
import type { Component } from 'vue';
import { fromEntries } from '#dict/memory';
import type { Audience } from '#engine/core/game';
import GameEnding from '#page/games/tennis/ending/GameEnding.vue';
import GameProjector from '#page/games/tennis/GameProjector.vue';
import GameRules from '#page/games/tennis/GameRules.vue';
import GameTable from '#page/games/tennis/GameTable.vue';
import { i18n, LANGUAGES, setLanguage } from '#page/i18n';
import { mountTale, type MountedTale } from '#test/support/scenes/mount-tale';
import { TALES, tricoAmong } from '#test/support/tennis/scenes-tale';

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

/** Those that take long to be played are few. */
const LONG = ['setWonFour', 'ahead', 'tieWon', 'game', 'names', 'overFour', 'wholeMatch', 'stopped'];
const WALL = Object.keys(TALES).filter((scene) => !LONG.includes(scene));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => setLanguage(language));

  it.each(WALL)('nothing is missing on the wall in the scene « %s »', async (scene) => {
    const { page } = await show(GameProjector, scene);
    expect(page.wrapper.html()).not.toMatch(/tennis\.|\{\w+\}|\s\|\s/);
    expect(missing).toEqual([]);
  });

  it.each(['tieWon', 'stopped', 'overFour'])('nor at the end of « %s »', async (scene) => {
    const { page } = await show(GameEnding, scene, 0);
    expect(page.wrapper.html()).not.toMatch(/tennis\.|\{\w+\}|\s\|\s/);
    expect(missing).toEqual([]);
  });

  it('nor in the rules of any table', () => {
    const tables = [
      { options: {}, players: undefined },
      { options: { bluff: 'blocked', weight: 1, line: 1, answerSeconds: 0, words: 'nouns' }, players: 2 },
      { options: { weight: 12, line: 99, turnSeconds: 1, setsToWin: 1, words: 'noConjugation' }, players: 4 },
    ];
    for (const props of tables) {
      const wrapper = mount(GameRules, { props, global: { plugins: [i18n] } });
      expect(wrapper.html()).not.toMatch(/tennis\.|\{\w+\}|\|/);
      wrapper.unmount();
    }
    expect(missing).toEqual([]);
  });
});

describe('the wall', () => {
  it.each([
    ['serve', 'Service'],
    ['coupDroit', 'Coup droit'],
    ['revers', 'Revers'],
    ['lifte', 'Coup droit lifté'],
    ['reversLifte', 'Revers lifté'],
    ['smash', 'Smash'],
    ['lob', 'Lob'],
  ])('names the shot of « %s »: %s, with its points', async (scene, kind) => {
    const { page, stage } = await show(GameProjector, scene);
    expect(page.wrapper.find('.shot .kind').text()).toBe(kind);
    expect(page.wrapper.find('.shot strong').text()).toBe(String(stage.view('public').lastShot?.value));
  });

  it.each([
    ['net', 'Filet'],
    ['amorti', 'Amorti'],
    ['ligne', 'Ligne'],
  ])('marks « %s » as %s', async (scene, mark) => {
    const { page } = await show(GameProjector, scene);
    expect(page.wrapper.find('.shot .flags').text()).toBe(mark);
  });

  it('shows the table, and in the net what never lay on it', async () => {
    const { page } = await show(GameProjector, 'net');
    expect(page.wrapper.findAll('.court .cards .shown')).toHaveLength(3);
    expect(page.wrapper.findAll('.court .netted .shown')).toHaveLength(4);
  });

  it('tells of a beginning the same whether there is a word for it or not', async () => {
    const walls: string[] = [];
    for (const word of ['TRICOT', 'CHAT']) {
      const lexicon = fromEntries([{ word, classes: ['noun'], rank: 1 }]);
      const { wrapper } = await mountTale(GameProjector, tricoAmong(lexicon), 'public');
      walls.push(wrapper.html());
      wrapper.unmount();
    }
    expect(walls[0]).toContain('À Ana de renvoyer');
    expect(walls[0]).toBe(walls[1]);
  });

  it.each([
    ['duel', null, null],
    ['holds', 'TRISTE', 'Ça tient'],
    ['fails', 'TRICO', 'Perdu'],
    ['conceded', 'Pas de mot', 'Perdu'],
    ['late', 'Pas de mot', 'Perdu'],
  ])('shows the duel « %s » with its word and how it came out', async (scene, word, verdict) => {
    const { page } = await show(GameProjector, scene);
    const duel = page.wrapper.find('section.duel');
    expect(duel.findAll('.who')).toHaveLength(2);
    expect(duel.find('.clock').exists()).toBe(word === null);
    if (word === null || verdict === null) return;
    expect(duel.find('.word').text()).toBe(word);
    expect(duel.find('.verdict').text()).toContain(verdict);
    expect(duel.findAll('.winner')).toHaveLength(1);
  });

  it('of a shot on the line that holds names no winner, and play goes on', async () => {
    const { page, stage } = await show(GameProjector, 'servedOnLine');
    stage.say(1, 'challenge').do(0, { type: 'answer', word: 'triste' });
    await page.update();
    expect(page.wrapper.find('.verdict').text()).toContain('Ça tient');
    expect(page.wrapper.findAll('section.duel .winner')).toHaveLength(0);
    expect(page.text()).toContain('À Bilal de renvoyer');
  });

  it('tells who is out of the rally, who serves, and whose turn it is', async () => {
    const { page, stage } = await show(GameProjector, 'passed');
    const rows = page.wrapper.findAll('.board tbody tr');
    expect(rows[1]?.text()).toContain('sorti');
    expect(rows[0]?.find('.ball').exists()).toBe(true);
    expect(page.text()).toContain('Ana peut ramasser');
    expect(stage.view('public').inRally).toEqual([0]);
  });

  it('tells the end of a set with everyone’s points, best first, and goes on with the next serve', async () => {
    const { page, stage } = await show(GameProjector, 'setWonFour');
    const [scores = []] = stage.view('public').setScores;
    const told = page.wrapper.findAll('.set .points').map((one) => Number.parseInt(one.text(), 10));
    expect(told).toEqual([...scores].sort((a, b) => b - a));
    stage.playOn(1);
    await page.update();
    expect(page.wrapper.find('.set .points').exists()).toBe(false);
  });

  it('tells a tie-break, and who needs but one rally more', async () => {
    const { page } = await show(GameProjector, 'tieBreak');
    expect(page.text()).toContain('Super tie-break entre Ana et Bilal');
    page.wrapper.unmount();
    const ahead = await show(GameProjector, 'ahead');
    expect(ahead.page.text()).toMatch(/Encore un échange pour (Ana|Bilal), et c’est gagné !/);
  });

  it('tells the last rally of a set', async () => {
    expect((await show(GameProjector, 'setBall')).page.text()).toContain('Dernier échange du set !');
  });

  it('at the end tells the match, set by set', async () => {
    const { page } = await show(GameProjector, 'over');
    expect(page.text()).toContain('Jeu, set et match pour Bilal, 2 à 1 !');
    expect(page.wrapper.findAll('thead th').map((one) => one.text())).toEqual(
      expect.arrayContaining(['Set 1', 'Set 2', 'Set 3']),
    );
  });
});

describe('the end', () => {
  it('says which sets were won, and which by a tie-break', async () => {
    const { page } = await show(GameEnding, 'tieWon', 0);
    expect(page.text()).toContain('tie-break');
    expect(page.wrapper.findAll('td.won')).toHaveLength(1);
    expect(page.wrapper.find('td.won').text()).toContain('a gagné le tie-break');
  });

  it('ended by the referee says who is ahead', async () => {
    expect((await show(GameEnding, 'stopped', 0)).page.text()).toMatch(/Le match s’arrête là/);
  });

  it('a fine shot leads to its step', async () => {
    const { page } = await show(GameEnding, 'over', 0);
    const before = page.wrapper.find('.place').text();
    page.button(/Le coup le plus lourd/).click();
    await flushPromises();
    expect(page.wrapper.find('.place').text()).not.toBe(before);
    expect(page.wrapper.find('.story').text()).not.toBe('');
  });
});

describe('the review', () => {
  const place = (page: MountedTale): string => page.wrapper.find('.place').text();

  it('is stepped through by buttons, arrow keys and the list', async () => {
    const { page } = await show(GameEnding, 'over', 0);
    const [, of = ''] = /sur (\d+)/.exec(place(page)) ?? [];
    expect(place(page)).toBe(`Coup ${of} sur ${of}`);
    page.button(/Coup d’avant/).click();
    await page.press('ArrowLeft');
    expect(place(page)).toBe(`Coup ${Number(of) - 2} sur ${of}`);
    page.button(/^ ?4 ?(Ana|Bilal) :/).click();
    await flushPromises();
    expect(place(page)).toBe(`Coup 4 sur ${of}`);
  });

  it('before a stroke tells neither it nor what it began, and asks', async () => {
    const { page, stage } = await show(GameEnding, 'over', 0);
    const steps = stage.review()!.rallies.flatMap(({ strokes }) => strokes);
    const at = steps.findIndex(({ stroke, best }) => stroke.type === 'shot' && best.length > 1);
    page.button(new RegExp(`^ ?${at + 1} ?(Ana|Bilal) :`)).click();
    page.button(/^ ?Avant/).click();
    await flushPromises();
    expect(page.text()).toContain('Que jouerais-tu ?');
    expect(page.text()).not.toContain('Ce que cela pouvait devenir');
    expect(page.wrapper.findAll('.seen li')).toHaveLength(0);
    page.button(/Voir les idées/).click();
    await flushPromises();
    expect(page.wrapper.findAll('.seen li').length).toBeGreaterThan(1);
    expect(page.wrapper.find('.seen .played').exists()).toBe(false);
    await page.wrapper.findAll('.seen li button')[1]!.trigger('click');
    expect(page.text()).toContain('On essaie :');
    expect(page.wrapper.find('.court .tried').exists()).toBe(true);
  });

  it('after a shot tells how many words begin so, and some of them; of a bluff, that none does', async () => {
    const { page, stage } = await show(GameEnding, 'over', 0);
    const steps = stage.review()!.rallies.flatMap(({ strokes }) => strokes);
    const go = async (at: number) => {
      page.button(new RegExp(`^ ?${at + 1} ?(Ana|Bilal) :`)).click();
      await flushPromises();
    };
    const known = steps.findIndex(({ stroke, words }) => stroke.type === 'shot' && words.length > 0);
    await go(known);
    expect(page.text()).toMatch(/\d+ mots? commence(nt)? ainsi\./);
    for (const word of steps[known]!.words)
      expect(page.wrapper.find('.words').text()).toContain(word.toLocaleUpperCase('fr'));
    await go(
      steps.findIndex(({ stroke, possible }) => stroke.type === 'shot' && !stroke.net && possible === 0),
    );
    expect(page.text()).toContain('c’était du bluff !');
  });
});

describe('the review while the match goes on', () => {
  it('stays at the step being read; the button back counts the strokes that came', async () => {
    const { page, stage } = await show(GameTable, 'game');
    page.button(/Revoir les coups/).click();
    await flushPromises();
    await page.press('ArrowLeft');
    const [, at = ''] = /Coup (\d+)/.exec(page.wrapper.find('.place').text()) ?? [];
    stage.playOn(12);
    await page.update();
    expect(page.wrapper.find('.place').text()).toMatch(new RegExp(`^Coup ${at} sur `));
    page.button(/Revenir à la partie : \d+ nouveaux? coups?/).click();
    await flushPromises();
    expect(page.wrapper.find('.place').exists()).toBe(false);
  });
});
