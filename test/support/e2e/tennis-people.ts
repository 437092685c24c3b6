/** People at a table of Tennis: what they see on the court and in their hand, and how they play. */
import { expect, type Locator, type Page } from '@playwright/test';
import { loadFrench } from '#dict/french';
import type { WordGraph } from '#engine/core/word-graph';
import { allowedClasses, type WordLimit } from '#engine/core/words';
import { valueOf } from '#engine/games/tennis/figures';
import type { TableCard } from '#engine/games/tennis/model';
import { begins } from '#engine/games/tennis/search/beginnings';
import fr from '../../../src-renderer/locales/fr/tennis';

function graphOf(words: WordLimit): WordGraph {
  return loadFrench().graph({ among: 'accepted', classes: allowedClasses({ words }) });
}

type Texts = string | { readonly [key: string]: Texts };

function textsIn(texts: Texts): string[] {
  return typeof texts === 'string' ? texts.split(' | ') : Object.values(texts).flatMap(textsIn);
}

/** Whatever the commentator may say of one kind, of anybody and any cards. `path` as in the locales, below `call`. */
export function callOf(path: string): RegExp {
  const found = path
    .split('.')
    .reduce<Texts>((texts, key) => (typeof texts === 'string' ? '' : (texts[key] ?? '')), fr.call as Texts);
  const texts = textsIn(found);
  if (texts.some((text) => text === '')) throw new Error(`nothing is called for ${path}`);
  const quoted = texts.map((text) =>
    text
      .split(/\{\w+\}/)
      .map((part) =>
        part
          .trim()
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replace(/\s/g, '\\s'),
      )
      .join('[^]*'),
  );
  return new RegExp(quoted.join('|'));
}

export async function hears(pages: readonly Page[], ...paths: readonly string[]): Promise<void> {
  for (const page of pages)
    for (const path of paths) await expect(page.getByText(callOf(path)).first(), path).toBeVisible();
}

const NAMES: Readonly<Record<string, TableCard>> = {
  [fr.call.card.ANY]: { card: 'ANY' },
  [fr.call.card.CONSONANT]: { card: 'CONSONANT' },
  [fr.call.card.VOWEL]: { card: 'VOWEL' },
  [fr.call.card.COPY.any]: { card: 'COPY' },
  [fr.call.card.COPY.prev]: { card: 'COPY', dir: 'prev' },
  [fr.call.card.COPY.next]: { card: 'COPY', dir: 'next' },
};

function cardOf(label: string): TableCard {
  const name = label.replace(/^(Poser\s:|Prendre|Reprendre)\s/, '').replace(/,\s\d+\spoints?$/, '');
  return NAMES[name] ?? { card: name };
}

async function cardsIn(row: Locator): Promise<TableCard[]> {
  const labels = await row
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        button.hasAttribute('data-place') || !(button as HTMLButtonElement).disabled
          ? (button.getAttribute('aria-label') ?? '')
          : '',
      ),
    );
  return labels.filter((label) => label !== '').map(cardOf);
}

export async function readHand(page: Page): Promise<string[]> {
  const cards = await cardsIn(page.getByRole('group', { name: 'Tes cartes' }));
  return cards.map(({ card }) => card);
}

/** The player sees these cards in the hand, in whatever order. */
export async function holds(page: Page, faces: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await readHand(page)).sort(), { timeout: 30_000 })
    .toEqual([...faces].sort());
}

/** The cards on the court of who may arrange them. */
export async function readTable(page: Page): Promise<TableCard[]> {
  return cardsIn(page.locator('[data-court]'));
}

function isLetter(face: string): boolean {
  return /^[A-Z]$/.test(face);
}

/** What a shot must be in the game that is played. */
export interface Rules {
  readonly weight: number;
  readonly words: WordLimit;
}

/** Letters of a hand that go on from the cards on the table, of the weight or more; none: `null`. */
export function findTail(
  table: readonly TableCard[],
  hand: readonly string[],
  { weight, words }: Rules,
): string | null {
  const graph = graphOf(words);
  let best: string | null = null;
  const search = (
    reads: readonly TableCard[],
    left: readonly string[],
    tail: string,
    value: number,
  ): void => {
    if (value >= weight && (best === null || tail.length < best.length)) best = tail;
    for (const letter of new Set(left.filter(isLetter))) {
      const longer = [...reads, { card: letter }];
      if (!begins(graph, longer)) continue;
      const rest = left.toSpliced(left.indexOf(letter), 1);
      search(longer, rest, tail + letter, value + valueOf(letter));
    }
  };
  search(table, hand, '', 0);
  return best;
}

/** The host has answered what was sent. */
async function answered(page: Page): Promise<void> {
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
}

/** Presses the button that plays, and where it asks whether one is sure, says yes. */
export async function shoot(page: Page, name: 'Servir' | 'Renvoyer', light = false): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  if (light) await page.getByRole('dialog').getByRole('button', { name: 'Jouer quand même' }).click();
  await answered(page);
}

export async function type(page: Page, letters: string): Promise<void> {
  await page.keyboard.type(letters.toLowerCase());
}

/** What the page tells this player to do. */
export function banner(page: Page, text: string | RegExp): Locator {
  // Not the line that reads all calls aloud, which may say the same.
  return page.locator('h2[role=status]').filter({ hasText: text });
}

export async function serve(page: Page, letters: string, light = false): Promise<void> {
  await expect(banner(page, /À toi de servir|Deuxième balle/)).toBeVisible();
  await type(page, letters);
  await shoot(page, 'Servir', light);
}

export async function myReturn(page: Page): Promise<void> {
  await expect(banner(page, 'À toi de renvoyer')).toBeVisible();
}

export async function contest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Je conteste !' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Je conteste !' }).click();
}

export async function answerWith(page: Page, word: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Ton mot' }).fill(word);
  await page.getByRole('button', { name: 'Voilà mon mot' }).click();
}

export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pas de mot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pas de mot' }).click();
}

export async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Passer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Passer', exact: true }).click();
  await answered(page);
}

export async function collect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ramasser' }).click();
  await answered(page);
}
