/** Whole games of Attrape Môa by people at four screens, through the real host. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  findWords,
  joinTable,
  openTable,
  openWindow,
  SCREENS,
  setCount,
  setName,
  start,
  writeWord,
} from '#test/support/e2e/people';
import { startPreau, type StartedPreau } from '#test/support/start-preau';

let folder: string;
let preau: StartedPreau;
let troubles: string[];

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preau-game-'));
  preau = await startPreau({ dataDir: folder });
  troubles = [];
});

test.afterEach(async () => {
  await preau.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Loads the page again and waits until it is back at the table, with what it showed before. */
async function reload(page: Page): Promise<void> {
  const shown = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await page.reload();
  await headline(page, shown);
}

async function headline(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: text }).first()).toBeVisible();
}

test.setTimeout(480_000);

test('a teacher referees three players, one on a phone, one reloading in every phase, from the home screen to the winner', async ({
  browser,
}) => {
  const teacher = await openWindow(browser, preau.ownerUrl, SCREENS.laptop, troubles);
  const title = await openTable(teacher);
  await teacher.getByRole('button', { name: 'Plus de réglages' }).click();
  await teacher.getByRole('radio', { name: 'Toujours la même personne' }).click();
  await teacher.getByRole('radio', { name: 'L’arbitre', exact: true }).click();
  // Time enough for a slow machine; what a deadline does is the engine's test.
  for (const [option, value] of [
    ['Manches', 2],
    ['Temps pour chercher', 600],
    ['Temps pour annoncer', 600],
    ['Temps pour montrer', 600],
  ] as const) {
    await setCount(teacher, option, value);
  }

  const ana = await openWindow(browser, preau.address, SCREENS.phone, troubles);
  const bilal = await openWindow(browser, preau.address, SCREENS.classroom, troubles);
  const chloe = await openWindow(browser, preau.address, SCREENS.tablet, troubles);
  for (const [page, name] of [
    [ana, 'Ana'],
    [bilal, 'Bilal'],
    [chloe, 'Chloé'],
  ] as const) {
    await setName(page, name);
    await joinTable(page, title);
  }
  await start(teacher);

  for (const round of [1, 2]) {
    await expect(teacher.getByText('Lance la manche quand tout le monde est prêt.')).toBeVisible();
    await reload(bilal); // ready
    await teacher.getByRole('button', { name: /Lancer la manche|Manche suivante/ }).click();

    await headline(bilal, 'Cherche un mot très long');
    await expect(bilal.getByText(`Manche ${round} sur 2`)).toBeVisible();
    const bilalWords = await findWords(bilal);
    const [bilalWord = ''] = bilalWords;
    await writeWord(bilal, bilalWord);
    await reload(bilal); // search: the letters that were typed are still there
    await expect(bilal.getByRole('textbox', { name: 'Écris ton mot' })).toHaveValue(
      new RegExp(bilalWord, 'i'),
    );

    // Ana's own shortest word: Bilal's is at least as long.
    const anaWord = (await findWords(ana)).at(-1) ?? '';
    await writeWord(ana, anaWord);
    await ana.getByRole('button', { name: `Attraper Môa : ${anaWord.length} lettres` }).tap();
    await headline(bilal, `Ana a attrapé Môa : ${anaWord.length} lettres`);
    await reload(bilal); // announce
    await bilal.getByRole('button', { name: `Annoncer ${bilalWord.length} lettres` }).click();
    await headline(bilal, 'Tu as annoncé');
    await reload(bilal); // announced

    const chloeWord = (await findWords(chloe))[0] ?? '';
    await writeWord(chloe, chloeWord);
    await chloe.getByRole('button', { name: `Annoncer ${chloeWord.length} lettres` }).click();

    await headline(teacher, 'On vérifie');
    await reload(bilal); // verify
    for (const [page, word] of [
      [bilal, bilalWord],
      [ana, anaWord],
      [chloe, chloeWord],
    ] as const) {
      await page.getByRole('button', { name: `Montrer ${word}` }).click();
    }
    await headline(teacher, 'À toi de décider');
    await headline(bilal, 'L’arbitre donne son avis');
    await reload(bilal); // ruling
    await expect(bilal.getByText(chloeWord, { exact: true })).toHaveCount(0);
    // One word is refused although the dictionary has it; the dictionary decides the others.
    await teacher
      .getByRole('listitem')
      .filter({ hasText: 'Chloé' })
      .getByRole('button', { name: 'Refuser' })
      .click();
    await teacher.getByRole('button', { name: 'Suivre le dictionnaire' }).click();

    const last = round === 2;
    await expect(
      bilal.getByRole('heading', { name: last ? 'Tous les scores' : 'Résultat de la manche 1' }),
    ).toBeVisible();
    await bilal.reload(); // result, and the end
    await expect(bilal.getByText('L’arbitre ne l’a pas accepté.').first()).toBeVisible();
  }

  for (const page of [teacher, ana, bilal, chloe]) {
    await expect(page.getByRole('heading', { name: 'Tous les scores' })).toBeVisible();
    await expect(page.getByText('Bilal').first()).toBeVisible();
  }
  expect(troubles).toEqual([]);
});

/** Kills the host as a power cut does, and starts it again at the same place. */
async function killAndRestart(): Promise<void> {
  const port = Number(new URL(preau.address).port);
  await preau.end('SIGKILL');
  preau = await startPreau({ dataDir: folder, port });
}

test('a host killed in every phase of an express game comes back, and so does every window, by itself', async ({
  browser,
}) => {
  const ana = await openWindow(browser, preau.ownerUrl, SCREENS.laptop, troubles);
  await setName(ana, 'Ana');
  const title = await openTable(ana);
  await ana.getByRole('radio', { name: 'Express' }).click();
  await ana.getByRole('button', { name: 'Plus de réglages' }).click();
  await setCount(ana, 'Temps pour montrer', 600);
  await ana.getByRole('button', { name: 'Je joue !' }).click();
  const bilal = await openWindow(browser, preau.address, SCREENS.phone, troubles);
  await joinTable(bilal, title);
  const everyoneIsBack = async (): Promise<void> => {
    for (const page of [ana, bilal]) await expect(page.getByRole('img', { name: 'Connecté' })).toBeVisible();
  };

  await killAndRestart(); // lobby
  await everyoneIsBack();
  await expect(ana.getByText('2 sur 9')).toBeVisible();
  await start(ana);

  await headline(bilal, 'Tout le monde est prêt');
  await killAndRestart(); // ready
  await everyoneIsBack();
  await bilal.getByRole('button', { name: 'Lancer la manche' }).tap();

  await headline(ana, 'Trouve un mot');
  const words = await findWords(ana);
  const [word = ''] = words;
  await writeWord(ana, word);
  await killAndRestart(); // search
  await everyoneIsBack();
  await expect(ana.getByRole('textbox', { name: 'Écris ton mot' })).toHaveValue(new RegExp(word, 'i'));
  expect(await findWords(ana)).toEqual(words);
  await ana.getByRole('button', { name: 'Attraper Môa' }).click();

  await headline(bilal, 'a attrapé Môa');
  await killAndRestart(); // verify, with a deadline: paused until both are back
  await everyoneIsBack();
  await ana.getByRole('button', { name: `Montrer ${word}` }).click();
  await expect(bilal.getByRole('heading', { name: 'Résultat de la manche 1' })).toBeVisible();
  const points = word.length >= 6 ? 1 : -1;
  await expect(bilal.getByText(word).first()).toBeVisible();

  await killAndRestart(); // result
  await everyoneIsBack();
  await ana.getByRole('button', { name: 'Finir la partie' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Finir la partie' }).click();
  for (const page of [ana, bilal]) {
    await expect(page.getByRole('heading', { name: 'Tous les scores' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Ana' });
    await expect(row.getByText(points > 0 ? '1' : /[−-]1/).first()).toBeVisible();
  }
  expect(troubles).toEqual([]);
});
