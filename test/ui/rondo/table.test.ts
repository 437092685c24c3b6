// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushPromises } from '@vue/test-utils';
import type { Audience } from '#engine/core/game';
import GameTable from '#page/games/rondo/GameTable.vue';
import { stored } from '#page/stored';
import { useToasts } from '#page/stores/toasts';
import { mountScene, type Mounted } from '#test/support/scenes/mount';
import { SCENES } from '#test/support/rondo/scenes';
import type { TaleStage } from '#test/support/rondo/scenes-tale';

let mounted: Mounted | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});

afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = null;
  document.body.replaceChildren();
  for (let seat = 0; seat < 6; seat++) stored.remove('local', `rondo.table-1.${seat}`);
  vi.useRealTimers();
});

async function table(scene: string | TaleStage, audience: Audience): Promise<Mounted> {
  const stage = typeof scene === 'string' ? SCENES[scene]!() : scene;
  mounted = await mountScene(GameTable, stage, audience);
  return mounted;
}

/** The host has been asked what it thinks, and has answered. */
async function settle(): Promise<void> {
  vi.advanceTimersByTime(500);
  await flushPromises();
}

/** French puts no-break spaces before its signs; here they are spaces. */
const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const text = (part: { text(): string }): string => plain(part.text());
const preview = ({ wrapper }: Mounted): string => text(wrapper.find('.preview .main'));
const points = ({ wrapper }: Mounted): string[] => wrapper.findAll('.preview .points .part').map(text);
const slot = ({ wrapper }: Mounted, at: number) => wrapper.find(`[data-slot="${at}"]`);
/** The cards put on the holder and not played, as « 4E ». */
const ghosts = ({ wrapper }: Mounted): string[] =>
  wrapper
    .findAll('[data-slot]')
    .filter((place) => place.find('.ghost').exists())
    .map(
      (place) => `${place.attributes('data-slot')}${place.attributes('aria-label')?.split(/,| serait/)[0]}`,
    );
const actions = ({ acts }: Mounted) => acts.map(({ action }) => action);
const card = ({ wrapper }: Mounted, name: string) =>
  wrapper.findAll('.rack button').find((one) => one.attributes('aria-label')?.startsWith(name))!;
const button = (wanted: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(
    (one) => plain(one.getAttribute('aria-label') ?? one.textContent ?? '') === wanted,
  )!;

async function write(page: Mounted, letters: string): Promise<void> {
  for (const letter of letters) await page.press(letter);
  await settle();
}

describe('a player whose turn it is', () => {
  it('writes the new word, sees its points in parts, and plays it with Enter', async () => {
    const page = await table('pot', 1);
    await write(page, 'forts');
    expect(preview(page)).toContain('FORTS est trop long');
    await page.press('Escape');
    await write(page, 'port');
    expect(ghosts(page)).toEqual(['2R', '3T']);
    expect(preview(page)).toBe('PORT : ce mot va !');
    expect(points(page)).toEqual(['lettres +10']);
    await page.press('Enter');
    await flushPromises();
    expect(actions(page)).toEqual([
      {
        type: 'play',
        cards: [
          { at: 2, card: 'R' },
          { at: 3, card: 'T' },
        ],
      },
    ]);
    expect(ghosts(page)).toEqual([]);
    expect(text(page.wrapper)).toContain('Tu poses R, T : voilà PORT !');
  });

  it('is told what is not in the dictionary before playing, and loses nothing', async () => {
    const page = await table('pot', 1);
    await write(page, 'fot');
    expect(preview(page)).toBe('FOT n’est pas dans le dictionnaire.');
    expect(points(page)).toEqual([]);
    await page.press('Enter');
    expect(actions(page)).toEqual([]);
    expect(ghosts(page)).toEqual(['0F']);
  });

  it('is not told that a word is fine before the dictionary has said so', async () => {
    const page = await table('pot', 1);
    for (const letter of 'port') await page.press(letter);
    expect(preview(page)).toBe('PORT : on regarde dans le dictionnaire…');
    await settle();
    expect(preview(page)).toBe('PORT : ce mot va !');
  });

  it('is told which cards the word lacks', async () => {
    const page = await table('pot', 1);
    await write(page, 'zot');
    expect(ghosts(page)).toEqual(['0Z']); // by the joker
    await page.press('Escape');
    await write(page, 'zoz');
    expect(preview(page)).toBe('Pour écrire ZOZ, il te manque : Z.');
  });

  it('chooses a slot, types into it, goes on with the arrows, and erases with the space bar', async () => {
    const page = await table('sorte', 0);
    await slot(page, 0).trigger('click');
    await page.press('p');
    expect(ghosts(page)).toEqual(['0P']);
    for (let i = 0; i < 3; i++) await page.press('ArrowRight');
    await page.press(' ');
    await settle();
    expect(ghosts(page)).toEqual(['0P', '4E']);
    expect(slot(page, 4).attributes('aria-label')).toBe('E serait effacé');
    expect(preview(page)).toBe('PORT : ce mot va !');
    expect(points(page)).toEqual(['lettres +10', 'blancs −2']);
  });

  it('taps a card into the slot that opens on the left, and takes it back', async () => {
    const page = await table('pot', 1);
    await card(page, 'S').trigger('click');
    await slot(page, -1).trigger('click');
    await settle();
    expect(ghosts(page)).toEqual(['-1S']);
    expect(preview(page)).toBe('SPOT n’est pas dans le dictionnaire.');
    await slot(page, -1).trigger('click');
    expect(ghosts(page)).toEqual([]);
  });

  it('is told by the rules’ own reason why cards can’t lie so', async () => {
    const page = await table('pot', 1);
    for (const at of [-1, 3]) {
      await slot(page, at).trigger('click');
      await card(page, at === 3 ? 'R' : 'S').trigger('click');
    }
    expect(preview(page)).toBe('On ouvre une seule case à chaque tour : à gauche ou à droite.');
    expect(ghosts(page)).toEqual(['-1S', '3R']);
  });

  it('is asked for the letter of a joker, and types it', async () => {
    const page = await table('pot', 1);
    await slot(page, 3).trigger('click');
    await card(page, 'Joker').trigger('click');
    expect(text(page.wrapper.find('.picker'))).toContain('Ton joker sera la lettre');
    await page.press('e');
    await settle();
    expect(ghosts(page)).toEqual(['3E']);
    expect(preview(page)).toBe('POTE n’est pas dans le dictionnaire.');
  });

  it('chooses between the ways to lay a word: with the joker taken back, or left', async () => {
    const page = await table('joker', 0);
    await write(page, 'portes');
    expect(preview(page)).toBe('PORTES : ce mot va, et le joker est à toi !');
    const ways = page.wrapper.findAll('.ways button');
    expect(ways).toHaveLength(2);
    await ways[1]!.trigger('click');
    await settle();
    expect(preview(page)).toBe('PORTES : ce mot va !');
    await page.press('Enter');
    await flushPromises();
    expect(actions(page)).toEqual([{ type: 'play', cards: [{ at: 0, card: 'P' }] }]);
  });

  it('hears which letter of the holder is a joker', async () => {
    const page = await table('joker', 0);
    const names = [3, 4, 5].map((at) => plain(slot(page, at).attributes('aria-label') ?? ''));
    expect(names).toEqual(['Case 4 : T', 'Case 5 : E, un joker', 'Case 6 : S']);
  });

  it('exchanges in one gesture: told the cost, draws, chooses which card goes, and plays after that', async () => {
    const page = await table('joker', 0);
    button('Échanger une carte').click();
    await flushPromises();
    expect(text(page.wrapper.find('.exchange'))).toContain('2 points de moins');
    expect(actions(page)).toEqual([]);
    button('Prendre une carte').click();
    await flushPromises();
    expect(text(page.wrapper.find('.exchange'))).toMatch(
      /^Tu as pris (le|la) .+\. Touche la carte que tu veux rendre\./,
    );
    expect(page.wrapper.find('.lay').exists()).toBe(false);
    await page.press('e');
    await page.press('Enter');
    await flushPromises();
    expect(actions(page)).toEqual([{ type: 'exchange' }, { type: 'bury', card: 'E' }]);
    await write(page, 'portes');
    expect(points(page)).toContain('échange −2');
  });

  it('is told that the card drawn has gone back when the turn is over before one is buried', async () => {
    const stage = SCENES['exchanging']!();
    const page = await table(stage, 0);
    stage.do('referee', { type: 'pause' });
    await page.update();
    stage.do('referee', { type: 'resume' });
    await page.update();
    expect(useToasts().shown).toEqual([]);
    stage.do('referee', { type: 'endPhase' });
    await page.update();
    expect(plain(useToasts().shown.at(-1)?.text ?? '')).toBe(
      'Le tour est fini : la carte que tu avais prise retourne sous la pioche.',
    );
  });

  it('keeps the cards when the host refuses', async () => {
    const stage = SCENES['pot']!();
    const page = await table(stage, 1);
    await write(page, 'port');
    stage.do('referee', { type: 'pause' });
    await page.press('Enter');
    await flushPromises();
    expect(ghosts(page)).toEqual(['2R', '3T']);
    expect(useToasts().shown.at(-1)?.text).toBe('La partie est en pause.');
  });

  it('finds the cards where they were after a reload', async () => {
    const stage = SCENES['pot']!();
    const page = await table(stage, 1);
    await write(page, 'port');
    page.wrapper.unmount();
    const again = await table(stage, 1);
    expect(ghosts(again)).toEqual(['2R', '3T']);
    await settle();
    expect(preview(again)).toBe('PORT : ce mot va !');
  });

  it('passes only when sure, told what it leads to', async () => {
    const page = await table('pot', 1);
    button('Passer').click();
    await flushPromises();
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    expect(plain(dialog?.textContent ?? '')).toContain('tu prends une carte');
    expect(actions(page)).toEqual([]);
    [...(dialog?.querySelectorAll('button') ?? [])]
      .find((one) => plain(one.textContent ?? '') === 'Passer')
      ?.click();
    await flushPromises();
    expect(actions(page)).toEqual([{ type: 'pass' }]);
  });
});

describe('a player who waits', () => {
  it('prepares a word, which is not asked about and can’t be played', async () => {
    const page = await table('port', 1);
    await write(page, 'sort');
    expect(preview(page)).toBe('SORT est prêt pour ton tour.');
    await page.press('Enter');
    expect(actions(page)).toEqual([]);
  });

  it('has the cards back when the word has changed meanwhile, and is told', async () => {
    const stage = SCENES['port']!();
    const page = await table(stage, 1);
    await write(page, 'sort');
    stage.play(0, '4:E');
    await page.update();
    expect(ghosts(page)).toEqual([]);
    expect(plain(useToasts().shown.at(-1)?.text ?? '')).toBe(
      'Le mot a changé : ta carte revient dans ta main.',
    );
  });

  it('is told the same when it changed while the window was away', async () => {
    const stage = SCENES['port']!();
    const page = await table(stage, 1);
    await write(page, 'sort');
    page.wrapper.unmount();
    stage.play(0, '4:E');
    expect(ghosts(await table(stage, 1))).toEqual([]);
    expect(plain(useToasts().shown.at(-1)?.text ?? '')).toContain('Le mot a changé');
  });
});

describe('the opening', () => {
  it('takes three letters in secret, once, and says on whom it waits', async () => {
    const page = await table('opening', 0);
    await write(page, 'pot');
    expect(preview(page)).toBe('POT : ce mot va !');
    await page.press('Enter');
    await flushPromises();
    expect(actions(page)).toEqual([{ type: 'bid', word: 'POT', jokers: [] }]);
    expect(text(page.wrapper.find('.desk .chosen'))).toBe('Tu as choisi POT. On attend encore 1 joueur.');
    expect(page.wrapper.find('.lay').exists()).toBe(false);
    expect(page.wrapper.findAll('.rail .letter').map(text)).toEqual([...'POT']);
    await write(page, 'tep'); // too late: what was chosen stays
    expect(page.wrapper.findAll('.rail .letter').map(text)).toEqual([...'POT']);
  });

  it('names the joker of a word that needs one, and takes no fourth letter', async () => {
    const page = await table('opening', 1);
    await write(page, 'rue');
    expect(preview(page)).toBe('RUE : ce mot va !');
    expect(points(page)).toEqual(['lettres +1']);
    await page.press('s');
    expect(preview(page)).toBe('Le premier mot a exactement 3 lettres.');
    await page.press('Enter');
    await flushPromises();
    expect(actions(page)).toEqual([{ type: 'bid', word: 'RUE', jokers: [2] }]);
  });

  it('may be passed, and shows the others who has chosen', async () => {
    const page = await table('openingSix', 0);
    expect(page.wrapper.findAll('.facts.chosen')).toHaveLength(2);
    button('Je n’ai pas de mot').click();
    await flushPromises();
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    [...(dialog?.querySelectorAll('button') ?? [])]
      .find((one) => plain(one.textContent ?? '') === 'Je n’ai pas de mot')
      ?.click();
    await flushPromises();
    expect(actions(page)).toEqual([{ type: 'bidPass' }]);
  });

  it('that nobody could open is told with the new cards', async () => {
    const stage = SCENES['opening']!().do(0, { type: 'bidPass' });
    const page = await table(stage, 0);
    stage.do(1, { type: 'bidPass' });
    await page.update();
    expect(text(page.wrapper.find('.banner'))).toContain('Personne n’avait de mot');
    expect(plain(useToasts().shown.at(-1)?.text ?? '')).toContain('Personne n’avait de mot');
  });

  it('explains what decides between words that are worth the same', async () => {
    const page = await table('opening', 'public');
    expect(text(page.wrapper.find('.last'))).toContain('À égalité, c’est le mot choisi le premier.');
  });
});

describe('who looks on', () => {
  const hands = ({ wrapper }: Mounted): number => wrapper.findAll('.hands .cards').length;

  it('sees the words and no hand, with nothing to play with', async () => {
    const page = await table('four', 'public');
    expect(page.wrapper.find('.desk').exists()).toBe(false);
    expect(hands(page)).toBe(0);
    expect(page.wrapper.findAll('[data-slot]')).toHaveLength(0);
    expect(page.wrapper.findAll('.words .link').length).toBeGreaterThan(3);
  });

  it('as the referee sees every hand', async () => {
    expect(hands(await table('four', 'referee'))).toBe(4);
  });
});

it('the holder turns to whose turn it is, the short way round', async () => {
  const stage = SCENES['pot']!();
  const page = await table(stage, 1);
  const turned = (): string => page.wrapper.find('.foot').attributes('style') ?? '';
  expect(turned()).toContain('rotateZ(0deg)');
  stage.play(1, '2:R 3:T');
  await page.update();
  expect(turned()).toContain('rotateZ(180deg)');
});

describe('a player in the opening', () => {
  const used = ({ wrapper }: Mounted): number => wrapper.findAll('.rack button[disabled]').length;

  it('sees the cards it has chosen on the holder, and no more as cards to use', async () => {
    const page = await table('openingBid', 0);
    expect(used(page)).toBe(3);
  });

  it('is not told that a word has changed when another one begins', async () => {
    const stage = SCENES['openingBid']!();
    const page = await table(stage, 1);
    const first = page.wrapper.find('.rack button:not([disabled])');
    await first.trigger('click');
    expect(used(page)).toBe(1);
    stage.do('referee', { type: 'endPhase' });
    await page.update();
    expect(text(page.wrapper)).toContain('À toi de jouer');
    expect(used(page)).toBe(0);
    expect(useToasts().shown).toEqual([]);
  });
});
