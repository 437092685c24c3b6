// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushPromises } from '@vue/test-utils';
import { mountScene, type Mounted } from '#test/support/scenes/mount';
import { SCENES, served } from '#test/support/tennis/scenes';
import { TALES, type TaleStage } from '#test/support/tennis/scenes-tale';
import type { Audience } from '#engine/core/game';
import GameTable from '#page/games/tennis/GameTable.vue';
import { stored } from '#page/stored';
import { useAnnouncer } from '#page/stores/announcer';
import { useToasts } from '#page/stores/toasts';

let mounted: Mounted | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});

afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = null;
  document.body.replaceChildren();
  for (let seat = 0; seat < 4; seat++) {
    stored.remove('local', `tennis.table-1.${seat}`);
    stored.remove('local', `tennis.table-1.${seat}.answer`);
  }
  vi.useRealTimers();
});

async function table(scene: string | TaleStage, audience: Audience): Promise<Mounted> {
  const stage = typeof scene === 'string' ? (SCENES[scene] ?? TALES[scene])!() : scene;
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
const text = ({ wrapper }: Mounted, selector: string): string => plain(wrapper.find(selector).text());
const row = ({ wrapper }: Mounted): string =>
  wrapper
    .findAll('.court .row [data-place]')
    .map((card) => (card.find('.letter').exists() ? card.find('.letter').text() : '?'))
    .join('');
const actions = ({ acts }: Mounted) => acts.map(({ action }) => action);
const onPage = (wanted: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(
    (one) => plain(one.getAttribute('aria-label') ?? one.textContent ?? '') === wanted,
  )!;
const dialog = (): HTMLElement => document.querySelector<HTMLElement>('[role="dialog"]')!;

async function confirm(wanted: string): Promise<void> {
  [...dialog().querySelectorAll('button')].find((one) => plain(one.textContent ?? '') === wanted)?.click();
  await flushPromises();
}

async function write(page: Mounted, letters: string): Promise<void> {
  for (const letter of letters) await page.press(letter);
  await settle();
}

const card = ({ wrapper }: Mounted, place: number) => wrapper.find(`[data-place="${place}"]`);
const hand = ({ wrapper }: Mounted, place: number) => wrapper.findAll('.rack .court-card')[place]!;

describe('a player whose turn it is', () => {
  it('is told the shot and its points as it stands, and returns with Enter', async () => {
    const page = await table('served', 1);
    await write(page, 'co');
    expect(row(page)).toBe('TRICO');
    expect(text(page, '.preview')).toContain('Coup droit6 points');
    await page.press('Enter');
    await flushPromises();
    expect(actions(page)).toEqual([
      { type: 'return', layout: [{ table: 0 }, { table: 1 }, { table: 2 }, 'C', 'O'] },
    ]);
  });

  it('writes before, between and after by moving the caret', async () => {
    const page = await table('served', 1);
    for (let i = 0; i < 3; i++) await page.press('ArrowLeft');
    await write(page, 'c');
    expect(text(page, '.preview')).toContain('Revers');
    await page.press('ArrowRight');
    await write(page, 'o');
    expect(row(page)).toBe('CTORI');
    expect(text(page, '.preview')).toContain('Coup droit lifté');
  });

  it('rearranges the cards by keyboard: a lifted backhand', async () => {
    const page = await table('served', 1);
    await page.press('ArrowLeft');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true }));
    await flushPromises();
    expect(row(page)).toBe('RTI');
    expect(text(page, '.preview')).toContain('ajoute au moins une carte');
    await write(page, 'co');
    expect(text(page, '.preview')).toContain('Revers lifté');
  });

  it('puts a joker on a card picked up: a smash; the letter is given back', async () => {
    const page = await table('served', 1);
    await card(page, 0).trigger('click');
    await hand(page, 5).trigger('click');
    expect(text(page, '.ask')).toContain('À la place de : T');
    onPage('À la place de : T').click();
    await write(page, 'co');
    await page.press('Backspace');
    await page.press('Backspace');
    await write(page, '');
    expect(text(page, '.preview')).toContain('Smash');
    expect(text(page, '.replaced')).toBe('T');
    await card(page, 0).trigger('click');
    expect(row(page)).toBe('TRI');
  });

  it('clears the table for a lob, and has it back as it was', async () => {
    const page = await table('served', 1);
    onPage('Enlever toute la table : un lob').click();
    await flushPromises();
    expect(row(page)).toBe('');
    expect(text(page, '.gone')).toContain('Au pot');
    await write(page, 'cote');
    expect(text(page, '.preview')).toContain('Lob9 points');
    onPage('Remettre la table comme avant').click();
    await flushPromises();
    expect(row(page)).toBe('TRI');
  });

  it('is asked from which side a COPY copies', async () => {
    const page = await table('copy', 1);
    await hand(page, 5).trigger('click');
    expect(text(page, '.ask')).toContain('Cette carte copie quelle lettre ?');
    await page.press('ArrowRight');
    await write(page, 'co');
    await page.press('Enter');
    await flushPromises();
    expect(actions(page)).toEqual([
      {
        type: 'return',
        layout: [{ table: 0 }, { table: 1 }, { table: 2 }, { card: 'COPY', dir: 'next' }, 'C', 'O'],
      },
    ]);
  });

  it('is told « filet ! » before a light shot, and plays it only when sure', async () => {
    const page = await table('served', 1);
    await write(page, 'e');
    expect(text(page, '.preview')).toContain('Filet ! 0 point, il en faut 5.');
    await page.press('Enter');
    await flushPromises();
    expect(actions(page)).toEqual([]);
    await confirm('Jouer quand même');
    expect(actions(page)).toHaveLength(1);
  });

  it.each([
    ['just the weight', {}, 'to', 'Amorti'],
    ['between weight and line', {}, 'co', null],
    ['at the line', { line: 9 }, 'cot', 'Ligne'],
  ])('a shot of %s is marked so', async (_, options, letters, mark) => {
    const page = await table(served(options), 1);
    await write(page, letters);
    const marked = page.wrapper.find('.preview .flag');
    expect(marked.exists() ? plain(marked.text()) : null).toBe(mark);
  });

  it('is told which letter is not in the hand, and which cards can’t leave; nothing is lost', async () => {
    const page = await table('served', 1);
    await write(page, 'cz');
    expect(text(page, '.preview')).toBe('Tu n’as pas de Z.');
    expect(row(page)).toBe('TRIC');
    await page.press('Backspace');
    await page.press('Backspace');
    expect(text(page, '.preview')).toContain('Une carte de la table ne part pas seule');
    expect(row(page)).toBe('TRI');
  });

  it('finds the table as it was arranged after a reload', async () => {
    const stage = SCENES['served']!();
    const page = await table(stage, 1);
    await write(page, 'co');
    page.wrapper.unmount();
    expect(row(await table(stage, 1))).toBe('TRICO');
  });

  it('keeps what is arranged when the host refuses', async () => {
    const stage = SCENES['served']!();
    const page = await table(stage, 1);
    await write(page, 'co');
    stage.do('referee', { type: 'pause' });
    await page.press('Enter');
    await flushPromises();
    expect(row(page)).toBe('TRICO');
    expect(useToasts().shown.at(-1)?.text).toBe('La partie est en pause.');
  });

  it('passes and collects', async () => {
    const page = await table('served', 1);
    onPage('Passer').click();
    await flushPromises();
    await confirm('Passer');
    expect(actions(page)).toEqual([{ type: 'pass' }]);
    mounted?.wrapper.unmount();
    const other = await table('collect', 0);
    expect(text(other, '.banner')).toContain('L’échange est pour toi : ramasse !');
    await other.press('Enter');
    expect(actions(other)).toEqual([{ type: 'collect' }]);
  });

  it('serves again after a fault, and is told what a second one costs', async () => {
    const page = await table('secondServe', 0);
    expect(text(page, '.banner')).toContain('Deuxième balle !');
    await write(page, 'i');
    await page.press('Enter');
    await flushPromises();
    expect(plain(dialog().textContent ?? '')).toContain('Tu perdras ton service');
  });
});

describe('bluff', () => {
  it('blocked: a child sees at once that no word begins so, and plays something else', async () => {
    const page = await table('guided', 1);
    await write(page, 'co');
    expect(text(page, '.preview')).toContain('Aucun mot ne commence ainsi.');
    await page.press('Enter');
    expect(actions(page)).toEqual([]);
    await page.press('Backspace');
    await page.press('Backspace');
    await write(page, 'st');
    expect(text(page, '.preview')).toContain('Coup droit5 points');
  });

  it('tolerated: nothing is asked of the host, so that nothing can tell', async () => {
    const stage = SCENES['served']!();
    const asked = vi.spyOn(stage, 'ask');
    const page = await table(stage, 1);
    await write(page, 'co');
    await write(page, 'te');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a player who waits', () => {
  it('prepares a return; it comes back when the table changes, and that is said', async () => {
    const page = await table(SCENES['four']!(), 0);
    await write(page, 'h');
    expect(row(page)).toBe('TRICOH');
    await page.press('Enter');
    expect(actions(page)).toEqual([]);
    page.wrapper.unmount();
    const other = SCENES['four']!();
    const again = await table(other, 0);
    expect(row(again)).toBe('TRICOH');
    other.back(3, '01234PL');
    await again.update();
    expect(row(again)).toBe('TRICOPL');
    expect(plain(useToasts().shown.at(-1)?.text ?? '')).toBe('La table a changé : ta carte revient (H).');
  });

  it('whose own shot lies on the table has nothing to prepare', async () => {
    const page = await table('served', 0);
    await write(page, 'c');
    expect(text(page, '.preview')).toContain('La balle est partie');
    expect(page.wrapper.findAll('.rack .used')).toHaveLength(0);
  });
});

describe('a challenge', () => {
  it('is made only when sure, by those who may', async () => {
    const page = await table('served', 1);
    onPage('Je conteste !').click();
    await flushPromises();
    expect(plain(dialog().textContent ?? '')).toContain('Ana devra dire un mot');
    await confirm('Je conteste !');
    expect(actions(page)).toEqual([{ type: 'challenge' }]);
    mounted?.wrapper.unmount();
    await table('served', 0);
    expect(onPage('Je conteste !')).toBeUndefined();
  });

  it('asked about one shot is not made to the next', async () => {
    const stage = SCENES['four']!();
    const page = await table(stage, 2);
    onPage('Je conteste !')?.click();
    await flushPromises();
    stage.back(3, '01234PL');
    await page.update();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('keeps what is written of the answer through a reload; what is only begun is no mistake', async () => {
    let page = await table('answer', 0);
    await page.wrapper.find('.answer input').setValue('tr');
    expect(text(page, '.answer')).toContain('Continue ton mot');
    expect(page.wrapper.find('.answer [role="alert"]').exists()).toBe(false);
    page.wrapper.unmount();
    page = await table('answer', 0);
    expect((page.wrapper.find('.answer input').element as HTMLInputElement).value).toBe('tr');
    page.wrapper.unmount();
    stored.set('local', 'tennis.table-1.0.answer', 'another\ntr');
    page = await table('answer', 0);
    expect((page.wrapper.find('.answer input').element as HTMLInputElement).value).toBe('');
  });

  it('is answered with one word, which is not sent before it begins with the cards', async () => {
    const page = await table('answer', 0);
    const field = page.wrapper.find('.answer input');
    await field.setValue('chat');
    await page.wrapper.find('form').trigger('submit');
    expect(actions(page)).toEqual([]);
    expect(text(page, '.answer')).toContain('Ce mot ne commence pas par les cartes de la table.');
    await field.setValue('triste');
    await page.wrapper.find('form').trigger('submit');
    await flushPromises();
    expect(actions(page)).toEqual([{ type: 'answer', word: 'triste' }]);
  });

  it('is conceded when sure', async () => {
    const page = await table('answer', 0);
    onPage('Pas de mot').click();
    await flushPromises();
    await confirm('Pas de mot');
    expect(actions(page)).toEqual([{ type: 'concede' }]);
  });

  it('is watched by the others, who can’t answer', async () => {
    const page = await table('answerThree', 3);
    expect(page.wrapper.find('.duel').exists()).toBe(true);
    expect(page.wrapper.find('form').exists()).toBe(false);
  });

  it.each([
    ['holds', 'TRISTE', 'Ça tient', 'L’échange est pour Ana'],
    ['holdsFree', 'TRISTE', 'Ça tient', 'Personne ne perd rien'],
    ['netHolds', 'TRISTE', 'Ça tient', 'Personne ne perd rien'],
    ['fails', 'TRITS', 'Perdu', 'Ana'],
    ['conceded', 'Pas de mot', 'Perdu', 'Ana'],
    ['answerLate', 'Pas de mot', 'Perdu', 'Bilal'],
  ])('%s: the word, who wins and what is taken are told', async (scene, word, verdict, taken) => {
    const page = await table(scene, 0);
    const outcome = text(page, '.outcome');
    expect(outcome).toContain(word);
    expect(outcome).toContain(verdict);
    expect(outcome).toContain(taken);
    onPage('Continuer').click();
    await flushPromises();
    expect(page.wrapper.find('.outcome').exists()).toBe(false);
  });
});

describe('what is called', () => {
  it.each([
    ['served', 1, /service|sert/i, 'TRI 6 points.'],
    ['coupDroit', 0, /coup droit/i, 'TRICO 6 points.'],
    ['revers', 0, /revers/i, 'COSTRI 8 points.'],
    ['coupDroitLifte', 0, /coup droit lifté|lifte son coup droit/i, 'TCRIO 6 points.'],
    ['reversLifte', 0, /revers lifté|lifte son revers/i, 'IRTCO 6 points.'],
    ['smash', 0, /smash/i, 'RICO 6 points.'],
    ['lob', 0, /lob/i, 'COTE 9 points.'],
    ['net', 0, /filet/i, 'sort de l’échange'],
    ['amorti', 0, /coup droit/i, 'Amorti : 5 points, tout juste !'],
    ['ligne', 0, /coup droit/i, 'Sur la ligne : 9 points !'],
    ['secondServe', 0, /faute|filet/i, 'Deuxième balle !'],
    ['ace', 1, /ace/i, 'Bonus : 3 cartes de la pioche.'],
    ['tieBreak', 0, /égalité/i, 'deux échanges de suite pour gagner le set'],
    ['ahead', 0, /super tie-break/i, 'Encore un échange pour Bilal, et c’est gagné !'],
    ['setBall', 0, /balle de set/i, 'dernier échange !'],
  ] as const)('%s is named, with what it is worth', async (scene, seat, named, worth) => {
    const called = text(await table(scene, seat), '.banner');
    expect(called).toMatch(named);
    expect(called).toContain(worth);
  });

  it('a set that has ended is told with its points', async () => {
    const stage = TALES['setWon']!();
    const [scores] = stage.view('public').setScores;
    const told = text(await table(stage, 0), '.outcome');
    expect(told).toContain('Set 1');
    for (const points of scores ?? []) expect(told).toContain(`${points} point`);
  });

  it('a shot is read aloud with its cards and its points', async () => {
    const stage = SCENES['served']!();
    const page = await table(stage, 0);
    stage.back(1, '-:012CO');
    await page.update();
    expect(useAnnouncer().polite).toContain('une consonne, R, I, C, O');
    expect(useAnnouncer().polite).toContain('6 points');
    expect(useAnnouncer().assertive).toContain('À toi de renvoyer');
  });
});

describe('who looks on', () => {
  const hands = ({ wrapper }: Mounted): number => wrapper.findAll('.hands .cards').length;

  it('sees nothing to play with and no hand', async () => {
    const page = await table('four', 'public');
    expect(page.wrapper.find('.rack').exists()).toBe(false);
    expect(hands(page)).toBe(0);
    expect(page.wrapper.find('[data-place]').exists()).toBe(false);
  });

  it('as the referee sees every hand and the points of the piles', async () => {
    const page = await table('holds', 'referee');
    expect(hands(page)).toBe(2);
    expect(text(page, '.hands')).toContain('Plis :');
  });
});
