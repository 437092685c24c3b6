/** Whole games of Takemo, by two people and by two with two bots, through the real host to an empty bag. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Camp } from '#engine/games/takemo/model';
import { joinTable, openTable, openWindow, SCREENS, setName, start } from '#test/support/e2e/people';
import {
  findPlacements,
  isMyTurn,
  layWord,
  readBoard,
  writePlacement,
} from '#test/support/e2e/takemo-people';
import { startPreau, type StartedPreau } from '#test/support/start-preau';

let folder: string;
let preau: StartedPreau;
let troubles: string[];

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preau-takemo-'));
  preau = await startPreau({ dataDir: folder });
  troubles = [];
});

test.afterEach(async () => {
  await preau.end();
  rmSync(folder, { recursive: true, force: true });
});

test.setTimeout(480_000);

const RULES = { overlap: 'literal', keepCrossedLetters: false } as const;

interface Player {
  readonly page: Page;
  readonly camp: Camp;
}

async function isOver(page: Page): Promise<boolean> {
  return page.getByRole('heading', { name: 'Revoir la partie' }).isVisible();
}

/** One turn: the placement that brings most; where nothing can be laid, the turn is passed. */
async function playTurn({ page, camp }: Player): Promise<void> {
  const [best] = await findPlacements(page, camp, RULES);
  if (best) {
    await layWord(page, best);
    return;
  }
  await page.getByRole('button', { name: 'Passer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Passer' }).click();
}

/** Whose turn it is of the people here, once it is somebody's; `null` at the end. */
async function nextPlayer(players: readonly Player[]): Promise<Player | null> {
  let next: Player | null = null;
  await expect
    .poll(
      async () => {
        const [first] = players;
        if (first && (await isOver(first.page))) return true;
        for (const player of players) if (await isMyTurn(player.page)) next = player;
        return next !== null;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true);
  return next;
}

test('two people, one on a phone, play until a bag is empty, and step through the game', async ({
  browser,
}) => {
  const ana = await openWindow(browser, preau.ownerUrl, SCREENS.laptop, troubles);
  await setName(ana, 'Ana');
  const title = await openTable(ana, /Takemo/);
  await ana.getByRole('button', { name: 'Je joue !' }).click();
  const bilal = await openWindow(browser, preau.address, SCREENS.phone, troubles);
  await setName(bilal, 'Bilal');
  await joinTable(bilal, title);
  await start(ana);
  const players: Player[] = [
    { page: ana, camp: 0 },
    { page: bilal, camp: 1 },
  ];

  let turns = 0;
  for (let next = await nextPlayer(players); next !== null; next = await nextPlayer(players)) {
    // What was being laid is there again after a reload.
    if (turns === 2 || turns === 3) {
      const [best] = await findPlacements(next.page, next.camp, RULES);
      if (!best) throw new Error('nothing can be laid');
      await writePlacement(next.page, best);
      await next.page.reload();
      await expect(next.page.getByRole('button', { name: `Poser ${best.word}`, exact: true })).toBeVisible();
    }
    await playTurn(next);
    turns++;
    if (turns % 10 === 0) expect(await readBoard(bilal)).toEqual(await readBoard(ana));
  }

  expect(turns).toBeGreaterThan(20);
  for (const page of [ana, bilal]) await expect(page.getByText(/gagnent|égalité/i).first()).toBeVisible();
  await ana.getByRole('button', { name: 'Premier coup' }).click();
  await expect(ana.getByText(`Coup 1 sur ${turns}`).first()).toBeVisible();
  await expect(ana.getByText('Mots formés').first()).toBeVisible();
  await expect(ana.getByRole('heading', { name: 'Ce qu’on pouvait poser' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('two people and two bots, partners across the table, play until a bag is empty', async ({ browser }) => {
  const ana = await openWindow(browser, preau.ownerUrl, SCREENS.classroom, troubles);
  await setName(ana, 'Ana');
  const title = await openTable(ana, /Takemo/);
  await ana.getByRole('button', { name: 'Je joue !' }).click();
  const bilal = await openWindow(browser, preau.address, SCREENS.tablet, troubles);
  await setName(bilal, 'Bilal');
  await joinTable(bilal, title);
  for (let bot = 0; bot < 2; bot++) {
    await ana.getByRole('button', { name: 'Ajouter un robot' }).click();
    await ana.getByRole('menuitem').last().click();
  }
  await start(ana);
  const players: Player[] = [
    { page: ana, camp: 0 },
    { page: bilal, camp: 1 },
  ];

  let turns = 0;
  for (let next = await nextPlayer(players); next !== null; next = await nextPlayer(players)) {
    await playTurn(next);
    turns++;
  }

  expect(turns).toBeGreaterThan(8);
  for (const page of [ana, bilal]) await expect(page.getByText(/gagnent|égalité/i).first()).toBeVisible();
  expect(troubles).toEqual([]);
});
