// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushPromises } from '@vue/test-utils';
import { mountScene, type Mounted } from '#test/support/scenes/mount';
import { SCENES, type Stage } from '#test/support/takemo/scenes';
import type { Audience } from '#engine/core/game';
import GameTable from '#page/games/takemo/GameTable.vue';
import { stored } from '#page/stored';
import { useToasts } from '#page/stores/toasts';

let mounted: Mounted | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});

afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = null;
  document.body.replaceChildren();
  for (let seat = 0; seat < 4; seat++) stored.remove('local', `takemo.table-1.${seat}`);
  vi.useRealTimers();
});

async function table(scene: string | Stage, audience: Audience): Promise<Mounted> {
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
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const text = (part: { text(): string }): string => plain(part.text());
const preview = ({ wrapper }: Mounted): string => text(wrapper.find('.preview'));
const square = ({ wrapper }: Mounted, row: number, col: number) =>
  wrapper.find(`[data-square="${row},${col}"]`);
const tilesAt = ({ wrapper }: Mounted): string[] =>
  wrapper.findAll('.square .tile.ghost').map((tile) => tile.text());
const onPage = (wanted: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(
    (one) => plain(one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === wanted,
  )!;

/** Writes from a square on, downwards unless told otherwise. */
async function write(page: Mounted, row: number, col: number, letters: string, dir = 'V'): Promise<void> {
  await square(page, row, col).trigger('click');
  if (dir === 'V') await page.press(' ');
  for (const letter of letters) await page.press(letter);
  await settle();
}

describe('a player whose turn it is', () => {
  it('is told at once what the word forms and takes, and lays it with Enter', async () => {
    const page = await table('middle', 0);
    await write(page, 6, 13, 'tiroi');
    expect(preview(page)).toBe('TIROIR : ce mot va !Prend ETOILES : 7 pions');
    await page.press('Enter');
    await flushPromises();
    expect(page.acts.map(({ action }) => action)).toEqual([
      { type: 'place', row: 6, col: 13, dir: 'V', word: 'TIROIR', takemo: [] },
    ]);
    expect(tilesAt(page)).toEqual([]);
    expect(text(page.wrapper)).toContain('TIROIR couvre le E du mot ETOILES');
  });

  it('is told what is not in the dictionary, before laying', async () => {
    const page = await table('first', 0);
    await write(page, 15, 4, 'lurt', 'H');
    expect(preview(page)).toBe('LURT n’est pas dans le dictionnaire.');
    await page.press('Enter');
    expect(page.acts).toEqual([]);
    expect(tilesAt(page)).toEqual(['L', 'U', 'R', 'T']);
  });

  it.each([
    ['first', 0, 7, 4, 'H', 'lune', 'Le premier mot de ton camp se pose sur ta ligne de défense', true],
    ['middle', 0, 3, 2, 'H', 'tir', 'Ce mot doit toucher un pion de ton camp', true],
    ['beforeAlong', 1, 10, 9, 'V', 'eroue', 'il faut poser exactement les mêmes lettres', false],
    ['first', 0, 15, 4, 'H', 'l', 'Il faut au moins deux lettres.', true],
  ] as const)(
    '%s, seat %i at %i, %i %s « %s »: %s',
    async (scene, seat, row, col, dir, letters, why, unfinished) => {
      const page = await table(scene, seat);
      await write(page, row, col, letters, dir);
      expect(preview(page)).toContain(why);
      expect(page.wrapper.find('.preview').classes('notYet')).toBe(unfinished);
      expect(page.wrapper.find('.lay button').attributes('aria-disabled')).toBe('true');
      await page.press('Enter');
      expect(page.acts).toEqual([]);
    },
  );

  it('writes no further than the edge of the board', async () => {
    const page = await table('first', 0);
    await write(page, 15, 4, 'lu');
    expect(tilesAt(page)).toEqual(['L']);
    expect(preview(page)).toBe('Le plateau s’arrête ici.');
  });

  it('is told which letter is not in the hand; nothing is lost', async () => {
    const page = await table('first', 0);
    await write(page, 15, 4, 'luz', 'H');
    expect(preview(page)).toBe('Tu n’as pas de Z.');
    expect(tilesAt(page)).toEqual(['L', 'U']);
  });

  it('takes tiles back one by one, or all with Escape', async () => {
    const page = await table('first', 0);
    await write(page, 15, 4, 'lune', 'H');
    await page.press('Backspace');
    expect(tilesAt(page)).toEqual(['L', 'U', 'N']);
    await page.press('Escape');
    expect(tilesAt(page)).toEqual([]);
  });

  it('finds the tiles where they were after a reload', async () => {
    const stage = SCENES['first']!();
    const page = await table(stage, 0);
    await write(page, 15, 4, 'lun', 'H');
    page.wrapper.unmount();
    expect(tilesAt(await table(stage, 0))).toEqual(['L', 'U', 'N']);
  });

  it('keeps the tiles when the host refuses', async () => {
    const stage = SCENES['middle']!();
    const page = await table(stage, 0);
    await write(page, 6, 13, 'tiroi');
    stage.do('referee', { type: 'pause' });
    await page.press('Enter');
    await flushPromises();
    expect(tilesAt(page)).toHaveLength(5);
    expect(useToasts().shown.at(-1)?.text).toBe('La partie est en pause.');
  });

  it('types the letter of a Takemo tile that was tapped', async () => {
    const page = await table('treasure', 1);
    await square(page, 9, 14).trigger('click');
    await page.wrapper.find('.treasure.place').trigger('click');
    expect(text(page.wrapper.find('.picker'))).toContain('Ton pion Takemo sera la lettre');
    await page.press('r');
    await settle();
    expect(tilesAt(page)).toEqual(['R']);
    expect(page.wrapper.find('.square .tile.ghost.wild').exists()).toBe(true);
    expect(page.wrapper.find('.treasure.place').exists()).toBe(false);
  });

  it('exchanges the letters chosen', async () => {
    const page = await table('middle', 0);
    onPage('Échanger').click();
    await flushPromises();
    for (const letter of ['T', 'S'])
      document
        .querySelector('[role="dialog"]')
        ?.querySelector<HTMLButtonElement>(`[aria-label="Lettre ${letter}"]`)
        ?.click();
    await flushPromises();
    onPage('Échanger 2 lettres').click();
    await flushPromises();
    expect(page.acts.map(({ action }) => action)).toEqual([{ type: 'exchange', tiles: ['T', 'S'] }]);
  });

  it('is told what passing leads to, and passes only when sure', async () => {
    const page = await table('idle', 0);
    onPage('Passer').click();
    await flushPromises();
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    expect(plain(dialog?.textContent ?? '')).toContain('Si encore 1 tour passe sans rien poser');
    expect(page.acts).toEqual([]);
    [...(dialog?.querySelectorAll('button') ?? [])]
      .find((one) => one.textContent?.trim() === 'Passer')
      ?.click();
    await flushPromises();
    expect(page.acts.map(({ action }) => action.type)).toEqual(['pass']);
  });
});

describe('a player who waits', () => {
  it('prepares a word, which is not asked about, and can’t lay it', async () => {
    const page = await table('middle', 1);
    await write(page, 7, 11, 'ci');
    expect(preview(page)).toBe('ICI est prêt pour ton tour.');
    await page.press('Enter');
    expect(page.acts).toEqual([]);
  });

  it('has the tiles back on whose squares the other has laid, and is told; the others stay', async () => {
    const stage = SCENES['middle']!();
    const page = await table(stage, 1);
    await write(page, 8, 11, 'ciadm', 'H');
    expect(tilesAt(page)).toEqual(['C', 'I', 'A', 'D', 'M']);
    stage.lay(0, 6, 13, 'V', 'TIROIR');
    await page.update();
    expect(tilesAt(page)).toEqual(['C', 'I', 'D', 'M']);
    expect(plain(useToasts().shown.at(-1)?.text ?? '')).toBe(
      'La case vient d’être prise : ta lettre A revient.',
    );
    expect(preview(page)).toBe('Il y a un trou entre tes lettres.');
  });
});

describe('who looks on', () => {
  const hands = ({ wrapper }: Mounted): number => wrapper.findAll('.hands .tiles').length;

  it('sees nothing to play with and no hand', async () => {
    const page = await table('four', 'public');
    expect(page.wrapper.find('.desk').exists()).toBe(false);
    expect(hands(page)).toBe(0);
    expect(page.wrapper.find('[role="grid"]').exists()).toBe(false);
  });

  it('as the referee sees every hand', async () => {
    expect(hands(await table('four', 'referee'))).toBe(4);
  });

  it('as a partner sees how many tiles the other has, and none of them', async () => {
    const page = await table('four', 0);
    expect(page.wrapper.findAll('.rack .place')).toHaveLength(8);
    expect(hands(page)).toBe(0);
    expect(page.wrapper.findAll('.holds .hand').map(text)).toEqual(['8', '8', '8']);
  });
});

it('a turn that has a clock shows it, and who plays', async () => {
  const page = await table('clock', 1);
  expect(text(page.wrapper.find('.banner'))).toContain('À Ana de jouer');
  expect(page.wrapper.find('[role="timer"]').exists()).toBe(true);
});
