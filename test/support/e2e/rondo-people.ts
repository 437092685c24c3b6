/** People at a table of Rondo: what they see on the holder and in their hand, and how they make a word of it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { loadFrench } from '#dict/french';
import type { Face } from '#engine/core/cards';
import { ALL_CLASSES } from '#engine/core/words';
import { ERASER, JOKER } from '#engine/games/rondo/figures';
import type { Config, HeldCard, Holder, LaidCard } from '#engine/games/rondo/model';
import { bidHolder, wordOn } from '#engine/games/rondo/play';
import { openingScore } from '#engine/games/rondo/score';
import { bidsOf } from '#engine/games/rondo/search/bids';
import { countHand } from '#engine/games/rondo/search/hand';
import { PlaySearch } from '#engine/games/rondo/search/plays';

const CONFIG: Pick<Config, 'deck' | 'bonus' | 'jokerSwap'> = { deck: 'fr', bonus: 3, jokerSwap: true };
const graph = loadFrench().graph({ among: 'proposable', classes: ALL_CLASSES });
const search = new PlaySearch(graph, CONFIG);

/** What the page tells this player to do, or whom it waits for. */
export function banner(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

export async function isMyTurn(page: Page): Promise<boolean> {
  return banner(page, 'À toi de jouer').isVisible();
}

async function labelsOf(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
}

/** The holder of who plays, as a screen reader has it read. */
export async function readHolder(page: Page): Promise<Holder> {
  const labels = await labelsOf(page.locator('[data-slot]'));
  return labels.flatMap((label): HeldCard[] => {
    const found = /^Case\s\d+(?:,\s(vide)|\s:\s([A-Z])(,\sun\sjoker)?)$/.exec(label);
    if (found === null) return [];
    const [, empty, letter = '', joker] = found;
    if (empty !== undefined) return [{ card: ERASER }];
    return [joker === undefined ? { card: letter } : { card: JOKER, as: letter }];
  });
}

function handOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Tes cartes', exact: true });
}

const BEGINNING: Readonly<Record<string, string>> = { [JOKER]: 'Joker,', [ERASER]: 'Gomme,' };

/** A card of the hand that is not on the holder. */
export function cardInHand(page: Page, face: Face): Locator {
  return handOf(page)
    .getByRole('button', { name: new RegExp(`^${BEGINNING[face] ?? `${face},`}`), disabled: false })
    .first();
}

export async function readHand(page: Page): Promise<Face[]> {
  const labels = await labelsOf(handOf(page).getByRole('button'));
  return labels.map((label) => {
    const [special] = Object.entries(BEGINNING).find(([, beginning]) => label.startsWith(beginning)) ?? [];
    return special ?? label.slice(0, 1);
  });
}

/** Waits until the hand is made of these cards, in whatever order. */
export async function holds(page: Page, cards: readonly Face[]): Promise<void> {
  await expect
    .poll(async () => (await readHand(page)).sort(), { timeout: 30_000 })
    .toEqual([...cards].sort());
}

/** A play as people see it before they make it. */
export interface PlayInMind {
  readonly word: string;
  readonly cards: readonly LaidCard[];
}

/** Puts aside whatever was begun: a card held up, cards laid, the slot chosen. */
export async function clear(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
}

/** The play of what the page shows that lays most cards, of several the one that brings most; `null`: there is none. */
export async function findPlay(page: Page): Promise<PlayInMind | null> {
  await clear(page); // what lies on the holder for now hides what is under it
  const [holder, hand] = [await readHolder(page), await readHand(page)];
  let best: PlayInMind | null = null;
  let most = -Infinity;
  search.search(
    { holder, word: wordOn(holder), exchanges: 0 },
    countHand(hand),
    (play) => {
      const worth = (play.lettersLaid + play.jokersLaid + play.erasersLaid) * 1000 + play.points;
      if (worth <= most) return;
      most = worth;
      best = { word: play.word(), cards: play.cards() };
    },
    { jokers: 'sparing', mostJokers: 1 },
  );
  return best;
}

/** The dearest word that the hand on the page could open with, joker by joker where it has one; `null`: there is none. */
async function findBid(page: Page): Promise<Holder | null> {
  const bids = bidsOf(graph, countHand(await readHand(page))).map(bidHolder);
  const [best] = bids.sort((a, b) => openingScore(CONFIG, b).points - openingScore(CONFIG, a).points);
  return best ?? null;
}

async function nameJoker(page: Page, { card, as }: HeldCard): Promise<void> {
  if (card === JOKER)
    await page.getByRole('button', { name: `Le joker devient ${as ?? ''}`, exact: true }).click();
}

/** How someone arranges a word: written whole; slot by slot, by tapping; a card held up first. */
export type Way = 'writes' | 'taps' | 'holds up';

export async function arrange(page: Page, { word, cards }: PlayInMind, way: Way): Promise<void> {
  await clear(page);
  if (way === 'writes') {
    await page.keyboard.type(word.toLowerCase());
    return;
  }
  for (const [i, laid] of cards.entries()) {
    const slot = page.locator(`[data-slot="${laid.at}"]`);
    // Later on a slot is chosen already, the one after the last card.
    const first = i === 0 && way === 'holds up' ? [cardInHand(page, laid.card), slot] : null;
    for (const target of first ?? [slot, cardInHand(page, laid.card)]) await target.click();
    await nameJoker(page, laid);
  }
}

/** Points in parts, as they are told: `+8`, `−2`; by the words that are on the page. */
export type Parts = Readonly<Record<string, string>>;

/** Of the points within `place`. */
export async function readParts(place: Locator): Promise<Parts> {
  const items = place.getByRole('list', { name: 'Points du mot' }).getByRole('listitem');
  const texts = await items.allInnerTexts();
  const parts = texts.slice(0, -1).map((text) => text.trim().split(/\s+/));
  const total = /[+−]?\d+/.exec(texts.at(-1) ?? '')?.[0] ?? '';
  return Object.fromEntries([...parts, ['total', total]]);
}

export function pointsOf(text: string): number {
  return Number(text.replace('−', '-'));
}

function desk(page: Page): Locator {
  return page.getByRole('region', { name: 'Ton jeu' });
}

/** The big button, as it is when this word can be played. */
export function layButton(page: Page, word: string): Locator {
  return page.getByRole('button', { name: `Jouer ${word}`, exact: true });
}

/** Plays the word that is arranged; the points it was said to bring. */
export async function lay(page: Page, word: string): Promise<Parts> {
  await expect(desk(page).getByText(`${word} : ce mot va`)).toBeVisible();
  const parts = await readParts(desk(page));
  await layButton(page, word).click();
  await expect(banner(page, 'À toi de jouer')).toBeHidden();
  return parts;
}

/** Chooses a word for the opening, or has none. */
export async function choose(page: Page, word: Holder | null): Promise<void> {
  await expect(banner(page, 'Trouve un mot de 3 lettres')).toBeVisible();
  if (word === null) {
    await page.getByRole('button', { name: 'Je n’ai pas de mot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Je n’ai pas de mot' }).click();
  } else {
    for (const card of word) {
      await cardInHand(page, card.card).click();
      await nameJoker(page, card);
    }
    await page.getByRole('button', { name: `Choisir ${wordOn(word)}`, exact: true }).click();
  }
  await expect(banner(page, 'Trouve un mot de 3 lettres')).toBeHidden();
}

export async function chooseBest(page: Page): Promise<void> {
  await expect.poll(async () => (await readHand(page)).length).toBe(7);
  await choose(page, await findBid(page));
}

export async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Passer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Passer', exact: true }).click();
  await expect(banner(page, 'À toi de jouer')).toBeHidden();
}

/** Takes a card and gives `face` back, or the one that was taken. */
export async function exchange(page: Page, face?: Face): Promise<void> {
  await page.getByRole('button', { name: 'Échanger une carte' }).click();
  await expect(page.getByText(/Ton mot vaudra 2 points de moins/)).toBeVisible();
  await page.getByRole('button', { name: 'Prendre une carte' }).click();
  await expect(page.getByText(/Tu as pris (le|la) .*\. Touche la carte/)).toBeVisible();
  const back = face ?? (await readHand(page)).at(-1) ?? '';
  await cardInHand(page, back).click();
  await page.getByRole('button', { name: /^Rendre l/ }).click();
  await expect(page.getByRole('button', { name: 'Tu as déjà échangé à ce tour.' })).toBeDisabled();
}

/** The last turn as it is told, with its points. */
export function lastMove(page: Page): Locator {
  return page.getByRole('region', { name: 'Le dernier coup' });
}

/** How someone came to its points, as the end page has it. */
export interface EndScore {
  readonly name: string;
  readonly words: number;
  /** What the cards left in the hand cost, from 0 down. */
  readonly left: number;
  readonly total: number;
}

/** The table of points of a game that has ended by itself. */
export async function readScores(page: Page): Promise<EndScore[]> {
  await expect(page.getByRole('columnheader', { name: 'Cartes restées en main' })).toBeVisible();
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => Array.from((row as HTMLTableRowElement).cells, (cell) => cell.innerText)),
    );
  return rows.map(([name = '', words = '', left = '', total = '']) => ({
    name: name.replace(/\s*toi$/, '').trim(),
    words: pointsOf(words.split('\n')[0] ?? ''),
    left: pointsOf(left.split('\n')[0] ?? ''),
    total: pointsOf(total),
  }));
}
