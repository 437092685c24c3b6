/** People at their screens: what someone at a window of Préau does and sees, in the words that are on it. */
import { expect, type Browser, type Page, type ViewportSize } from '@playwright/test';
import { loadFrench } from '#dict/french';
import { classSet } from '#engine/core/words';

export const SCREENS = {
  laptop: { width: 1366, height: 768 },
  classroom: { width: 1024, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  projector: { width: 1920, height: 1080 },
} as const satisfies Record<string, ViewportSize>;

/** Opens a window with storage of its own, and remembers what went wrong in it. */
export async function openWindow(
  browser: Browser,
  url: string,
  viewport: ViewportSize,
  troubles: string[],
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'fr-FR',
    hasTouch: viewport.width < 900,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // A killed host is reported by the browser itself, whatever the page does.
    const expected = /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) troubles.push(message.text());
  });
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

export async function setName(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Ton nom à la table' });
  await field.fill(name);
  await field.press('Enter');
}

/** Opens a table of a game, by the name on its card; answers the table's title. */
export async function openTable(page: Page, game = /Attrape Môa/): Promise<string> {
  await page.getByRole('button', { name: game }).click();
  await expect(page.getByRole('heading', { name: 'Qui joue ?' })).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

export async function joinTable(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await page.getByRole('button', { name: 'Je joue !' }).click();
  await expect(page.getByRole('button', { name: 'Me lever' })).toBeVisible();
}

/** Sets a number among the options of the lobby. */
export async function setCount(page: Page, option: string, value: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name: option });
  await field.fill(String(value));
  await field.press('Tab');
  await expect(field).toHaveValue(String(value));
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'C’est parti' }).click();
}

const dictionary = loadFrench();
const ALLOWED = classSet(['noun', 'inf', 'verb', 'adj', 'adv']);

/** The letters a player sees on its own cards and on those in the middle. */
async function lettersInReach(page: Page): Promise<string> {
  const cards = page.getByRole('button', { name: /^Poser [A-Z](, carte pour tout le monde)?$/ });
  const names = await cards.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  );
  return names.map((name) => name?.slice('Poser '.length, 'Poser '.length + 1) ?? '').join('');
}

/** Words that a player's cards hold without a joker, longest first. Some always are: a deal has vowels enough. */
export async function findWords(page: Page): Promise<string[]> {
  const letters = await lettersInReach(page);
  const words = dictionary.fromLetters(letters, 0, { min: 2, max: letters.length });
  return words
    .filter((word) => (dictionary.classes(word) & ALLOWED) !== 0)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

export async function writeWord(page: Page, word: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Écris ton mot' });
  await field.press('Escape');
  await field.pressSequentially(word.toLowerCase());
}
