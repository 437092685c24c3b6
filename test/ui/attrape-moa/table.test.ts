// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountScene, type Mounted } from '#test/support/scenes/mount';
import { SCENES, Stage } from '#test/support/attrape-moa/scenes';
import type { Audience } from '#engine/core/game';
import GameTable from '#page/games/attrape-moa/GameTable.vue';
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
  for (let seat = 0; seat < 4; seat++) stored.remove('local', `attrape-moa.table-1.${seat}`);
  vi.useRealTimers();
});

async function table(scene: string | Stage, audience: Audience, you = {}): Promise<Mounted> {
  const stage = typeof scene === 'string' ? SCENES[scene]!() : scene;
  mounted = await mountScene(GameTable, stage, audience, you);
  return mounted;
}

async function type(page: Mounted, word: string): Promise<void> {
  for (const letter of word) await page.press(letter);
}

/** French puts no-break spaces before its signs; here they are spaces. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const text = (part: { text(): string }): string => plain(part.text());
const buttons = ({ wrapper }: Mounted): string[] => wrapper.findAll('button').map(text);
const button = ({ wrapper }: Mounted, wanted: string | RegExp) =>
  wrapper.findAll('button').find((one) => text(one).match(wanted) !== null)!;
const field = ({ wrapper }: Mounted): HTMLInputElement =>
  wrapper.find<HTMLInputElement>('[data-word-input]').element;
const status = ({ wrapper }: Mounted): string => text(wrapper.find('p.status'));

describe('a player who searches', () => {
  it('types a word: é types E, cards are taken, what is missing is said and not lost', async () => {
    const page = await table('search', 1);
    await type(page, 'saléxyz');
    expect(field(page).value).toBe('SALEXYZ');
    expect(status(page)).toContain('7 lettres');
    expect(status(page)).toContain('il te manque un Z');
    expect(page.wrapper.findAll('.piece').filter((piece) => piece.text() !== '')).toHaveLength(6);
  });

  it('is told nothing of whether the word exists', async () => {
    const page = await table('search', 1);
    await type(page, 'danse');
    const word = page.wrapper.find('.center').html();
    await page.press('Escape');
    await type(page, 'densa');
    const noWord = page.wrapper.find('.center').html();
    const bare = (html: string): string =>
      html.replace(/\b[A-Z]\b|DANSE|DENSA/g, '_').replace(/ (used|disabled="")/g, '');
    expect([...bare(noWord)].sort().join('')).toBe([...bare(word)].sort().join(''));
    expect(page.acts).toEqual([]);
  });

  it('grabs with the space bar, announcing the length of the word', async () => {
    const page = await table('search', 1);
    await type(page, 'danse');
    await page.press(' ');
    expect(page.acts[0]).toEqual({ action: { type: 'grab', length: 5 }, as: 'seat' });
    expect(text(page.wrapper.find('.headline'))).toBe('Tu tiens Môa ! Pose ton mot de 5 lettres.');
  });

  it('may announce another length than that of the word, within the bounds', async () => {
    const page = await table('search', 1);
    await type(page, 'sa');
    await page.press('ArrowDown');
    expect(text(button(page, /Attraper/))).toContain('2 lettres');
    for (let i = 0; i < 20; i++) await page.press('ArrowUp');
    expect(text(button(page, /Attraper/))).toContain('12 lettres');
  });

  it('has to choose a length before an empty row grabs', async () => {
    const page = await table('search', 1);
    await page.press(' ');
    expect(text(page.wrapper)).toContain('choisis d’abord une longueur');
    expect(page.acts).toEqual([]);
  });

  it('notes a word, takes it back up, and finds both after a reload', async () => {
    const page = await table('search', 1);
    await type(page, 'danse');
    await page.press('Enter');
    await type(page, 'sale');
    page.wrapper.unmount();
    expect(localStorage.getItem('preau.local.attrape-moa.table-1.1')).toContain('DANSE');
    const again = await table('search', 1);
    expect(field(again).value).toBe('SALE');
    await again.wrapper.find('.take').trigger('click');
    expect(field(again).value).toBe('DANSE');
    expect(text(again.wrapper.find('.notes'))).toContain('SALE');
  });

  it('who comes second is told so kindly', async () => {
    const stage = SCENES['search']!();
    const page = await table(stage, 1);
    await type(page, 'danse');
    stage.do(2, { type: 'grab', length: 6 });
    await page.press(' '); // its view still says that Môa is free
    expect(useToasts().shown.map((toast) => plain(toast.text))).toEqual([
      'Quelqu’un a attrapé Môa juste avant toi !',
    ]);
  });

  it('keys in a dialog or another field, and keys with Ctrl, are not the game’s', async () => {
    const page = await table('search', 1);
    const other = document.createElement('input');
    document.body.append(other);
    await page.press('a', other);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }));
    await page.press('Dead');
    other.remove();
    expect(field(page).value).toBe('');
  });

  it('a space on a focused button presses that button, and grabs nothing', async () => {
    const page = await table('search', 1);
    await type(page, 'danse');
    await page.press(' ', button(page, /Noter/).element);
    expect(page.acts).toEqual([]);
  });
});

describe('a player who has announced, or is about to', () => {
  it('a press meant for the search is not taken for an announcement', async () => {
    const stage = SCENES['search']!();
    const page = await table(stage, 2);
    await type(page, 'maison');
    vi.advanceTimersByTime(5000);
    stage.do(1, { type: 'grab', length: 7 });
    await page.update();
    await page.press(' ');
    expect(page.acts).toEqual([]);
    vi.advanceTimersByTime(1000);
    await page.press(' ');
    expect(page.acts[0]?.action).toEqual({ type: 'announce', length: 6 });
  });

  it('its word is kept on the host by itself, with its jokers, and the page says so', async () => {
    const page = await table('announce', 2);
    await type(page, 'maisonx');
    vi.advanceTimersByTime(5000);
    expect(page.acts).toEqual([]); // nothing leaves the page before the announcement
    await page.press(' ');
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.acts.at(-1)).toEqual({ action: { type: 'draft', word: 'MAISONX', jokers: [6] }, as: 'seat' });
    expect(status(page)).toContain('Gardé : MAISONX');
    const sent = page.acts.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.acts).toHaveLength(sent);
  });

  it('a noted word of the announced length comes back into the row', async () => {
    const page = await table('announce', 2);
    await type(page, 'maison');
    await page.press('Enter');
    vi.advanceTimersByTime(1000);
    await page.press('ArrowUp');
    await page.press('ArrowUp');
    await page.press(' ');
    expect(page.acts[0]?.action).toEqual({ type: 'announce', length: 6 });
    expect(field(page).value).toBe('MAISON');
  });

  it('is told when the word has another length than the announced one', async () => {
    const page = await table('announce', 1);
    expect(field(page).value).toBe('SALADES'); // the draft the host keeps
    await page.press('Backspace');
    expect(status(page)).toContain('Tu as annoncé 7 lettres, ce mot en a 6.');
  });

  it('shows its word when it is checked', async () => {
    const page = await table('verify', 1);
    vi.advanceTimersByTime(1000);
    await page.press('Enter');
    expect(page.acts[0]?.action).toEqual({ type: 'reveal', word: 'SALADES', jokers: [] });
    expect(text(page.wrapper.find('.headline'))).toContain('Ton mot est posé');
  });

  it('still sees its word, with its joker, while others are waited for', async () => {
    const page = await table('verify', 1);
    await page.press('Backspace');
    await page.press('x'); // no such card: a joker
    vi.advanceTimersByTime(1000);
    await page.press('Enter');
    expect(page.wrapper.find('[data-word-input]').exists()).toBe(false);
    expect(page.wrapper.find('.shown [role="img"]').attributes('aria-label')).toBe('SALADEX');
    expect(page.wrapper.findAll('.shown .joker')).toHaveLength(1);
  });
});

describe('the referee', () => {
  it('of a round has no cards, knows it, and starts the round from its seat', async () => {
    const page = await table('ready', 0);
    expect(text(page.wrapper)).toContain('Si personne n’attrape Môa, tu gagnes 3 points !');
    await button(page, 'Lancer la manche').trigger('click');
    expect(page.acts).toEqual([{ action: { type: 'startRound' }, as: 'seat' }]);
    expect(page.wrapper.find('[data-word-input]').exists()).toBe(false);
  });

  it('a player can’t start another’s round; who has the table’s authority may stand in', async () => {
    const player = await table('ready', 1);
    expect(buttons(player).filter((name) => name.includes('Lancer'))).toEqual([]);
    player.wrapper.unmount();
    const owner = await table('ready', 1, { referee: true });
    await button(owner, 'Lancer à la place de Ana').trigger('click');
    expect(owner.acts).toEqual([{ action: { type: 'startRound' }, as: 'referee' }]);
  });

  it('rules on each checked word, with the dictionary’s advice', async () => {
    const page = await table('ruling', 0);
    const cards = page.wrapper.findAll('.ruling');
    expect(cards.map(text)).toEqual([
      expect.stringContaining('Le dictionnaire l’accepte.'),
      expect.stringContaining('Ce mot n’est pas dans notre dictionnaire.'),
      expect.stringContaining('Le dictionnaire l’accepte.'),
    ]);
    await cards[1]!.findAll('button')[0]!.trigger('click');
    expect(page.acts).toEqual([{ action: { type: 'rule', seat: 2, accept: true }, as: 'seat' }]);
    expect(text(page.wrapper.findAll('.ruling')[1]!)).toContain('Accepté');
  });

  it('can’t accept what nobody may', async () => {
    const stage = SCENES['announce']!();
    const ruled = new Stage({ validation: 'referee' })
      .do(0, { type: 'startRound' })
      .do(1, { type: 'grab', length: 7 })
      .do('clock', { type: 'tick' }, 61_000)
      .do('clock', { type: 'tick' }, 21_000);
    expect(stage.view(0).pending).toBeNull();
    const page = await table(ruled, 0);
    const accept = page.wrapper.find('.ruling button');
    expect(accept.attributes('aria-disabled')).toBe('true');
    await accept.trigger('click');
    expect(page.acts).toEqual([]);
  });

  it('of a class follows the dictionary for all words at once', async () => {
    const page = await table('classRuling', 'referee');
    await button(page, 'Suivre le dictionnaire').trigger('click');
    await vi.advanceTimersByTimeAsync(10);
    expect(page.acts.map(({ action }) => action)).toEqual([
      { type: 'rule', word: 'SALADES', accept: true },
      { type: 'rule', word: 'DANSE', accept: true },
      { type: 'rule', word: 'LADINS', accept: false },
    ]);
    expect(text(page.wrapper)).toContain('Bilal trouve le mot le plus long : SALADES !');
  });
});

describe('express and class', () => {
  it('express: a grab needs no length; a player may ask for other cards', async () => {
    const page = await table('express', 1);
    await button(page, 'D’autres cartes').trigger('click');
    expect(text(page.wrapper)).toContain('2 sur 4 voudraient d’autres cartes');
    await page.press(' ');
    expect(page.acts.map(({ action }) => action)).toEqual([{ type: 'pass' }, { type: 'grab' }]);
    expect(text(page.wrapper.find('.headline'))).toContain('vite, montre ton mot');
  });

  it('class: Enter hands the word in, as often as one likes; then one is done', async () => {
    const page = await table('class', 3);
    await type(page, 'sale');
    await page.press('Enter');
    expect(text(page.wrapper)).toContain('Mot rendu : SALE, 4 lettres');
    await type(page, 's');
    await page.press('Enter');
    await button(page, 'J’ai fini').trigger('click');
    await vi.advanceTimersByTimeAsync(10);
    expect(page.acts.map(({ action }) => action)).toEqual([
      { type: 'submit', word: 'SALE' },
      { type: 'submit', word: 'SALES' },
      { type: 'ready' },
    ]);
    expect(text(page.wrapper)).toContain('Tu as fini.');
  });

  it('class: who only watches sees how many words are in, and none of them', async () => {
    const page = await table('class', 'public');
    expect(text(page.wrapper)).not.toContain('SALADES');
    expect(text(page.wrapper)).not.toContain('DANSE');
  });
});

describe('who watches, and who listens', () => {
  it('a spectator has the common cards and no private tool', async () => {
    const page = await table('announce', 'public');
    expect(page.wrapper.findAll('.board .letter-card').map(text)).toEqual([...'ESNIT']);
    expect(buttons(page)).toEqual([]);
    expect(page.wrapper.find('[data-word-input]').exists()).toBe(false);
  });

  it('a grab is said at once, with who and how many letters', async () => {
    const stage = SCENES['search']!();
    const page = await table(stage, 2);
    stage.do(1, { type: 'grab', length: 7 });
    await page.update();
    expect(plain(useAnnouncer().assertive)).toBe('Bilal attrape Môa et annonce 7 lettres !');
  });

  it('the last ten seconds are said once', async () => {
    const page = await table('search', 1);
    await vi.advanceTimersByTimeAsync(64_000);
    expect(useAnnouncer().assertive).toBe('');
    await vi.advanceTimersByTimeAsync(1500);
    expect(plain(useAnnouncer().assertive)).toBe('Plus que dix secondes !');
    useAnnouncer().announce('autre chose', { urgent: true });
    await vi.advanceTimersByTimeAsync(3000);
    expect(useAnnouncer().assertive).toBe('autre chose');
    expect(page.wrapper.find('.urgent').exists()).toBe(true);
  });

  it('Môa sits with its holder, and nowhere else', async () => {
    const page = await table('announce', 2);
    expect(page.wrapper.findAll('.perch')).toHaveLength(1);
    expect(page.wrapper.find('.tile .perch svg').attributes('aria-label')).toBe('Bilal tient Môa.');
  });
});

describe('the result of a round', () => {
  it('tells every point, and what could have been found, as it is spelled', async () => {
    const page = await table('result', 1);
    const [bilal = '', chloe = '', david = ''] = page.wrapper.findAll('.result').map(text);
    expect(bilal).toMatch(/\+11.*\+7.*une lettre, un point.*\+4.*Tenait Môa et finit en tête/);
    expect(chloe).toMatch(/−1.*Ce mot n’est pas dans notre dictionnaire/);
    expect(david).toMatch(/\+5.*Deuxième mot validé/);
    expect(text(page.wrapper.find('.review'))).toContain('SALÉ, SALE');
  });

  it('shows which letters of a valid word were jokers', async () => {
    const stage = new Stage()
      .do(0, { type: 'startRound' })
      .do(3, { type: 'grab', length: 7 })
      .do(1, { type: 'announce', length: 7 })
      .do(2, { type: 'announce', length: 6 })
      .do(2, { type: 'reveal', word: 'MAISON' })
      .do(3, { type: 'reveal', word: 'SALADES', jokers: [1, 2] })
      .do(1, { type: 'reveal', word: 'MAISONS', jokers: [0, 4] });
    const page = await table(stage, 1);
    const [david, bilal] = page.wrapper.findAll('.result');
    expect(text(david!)).toContain('pas validé');
    expect(david!.findAll('.joker')).toEqual([]);
    expect(bilal!.findAll('.letter-card').map((card) => card.classes('joker'))).toEqual(
      [...'MAISONS'].map((letter) => letter === 'M' || letter === 'O'),
    );
  });

  it('says that nobody dared, and what the referee got for it', async () => {
    const page = await table('nobody', 1);
    expect(text(page.wrapper.find('h2'))).toContain('Personne n’a attrapé Môa !');
    expect(text(page.wrapper.find('.result'))).toMatch(/Ana.*\+3.*Arbitre, et personne n’a attrapé Môa/);
  });
});
