/** Games of Rondo through the real host: every kind of play, and whole games of three and of six to their own end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { DECKS, ERASER, JOKER } from '#engine/games/rondo/figures';
import { bidHolder } from '#engine/games/rondo/play';
import {
  joinTable,
  openTable,
  openWindow,
  SCREENS,
  setCount,
  setName,
  start,
} from '#test/support/e2e/people';
import { pileFor, replaceJournal, type Planned } from '#test/support/e2e/prepared';
import {
  arrange,
  banner,
  cardInHand,
  choose,
  chooseBest,
  clear,
  exchange,
  findPlay,
  holds,
  isMyTurn,
  lastMove,
  lay,
  layButton,
  pass,
  pointsOf,
  readHand,
  readHolder,
  readParts,
  readScores,
  type Parts,
  type Way,
} from '#test/support/e2e/rondo-people';
import { startPreau, type StartedPreau } from '#test/support/start-preau';

let folder: string;
let preau: StartedPreau;
let troubles: string[];

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preau-rondo-'));
  preau = await startPreau({ dataDir: folder });
  troubles = [];
});

test.afterEach(async () => {
  await preau.end();
  rmSync(folder, { recursive: true, force: true });
});

test.setTimeout(480_000);
test.use({ actionTimeout: 30_000 });

interface Player {
  readonly name: string;
  readonly page: Page;
  readonly way: Way;
}

const NAMES = ['Ana', 'Bilal', 'Chloé', 'Driss', 'Emma', 'Farid'];
const WAYS: readonly Way[] = ['writes', 'taps', 'holds up'];

/** Ana, who opened the table and plays, and others at it; nobody is hurried. */
async function seated(browser: Browser, screens: readonly (keyof typeof SCREENS)[]): Promise<Player[]> {
  const players: Player[] = [];
  let title = '';
  for (const [i, screen] of screens.entries()) {
    const url = i === 0 ? preau.ownerUrl : preau.address;
    const page = await openWindow(browser, url, SCREENS[screen], troubles);
    const name = NAMES[i]!;
    await setName(page, name);
    if (i === 0) {
      title = await openTable(page, /Rondo/);
      await page.getByRole('button', { name: 'Plus de réglages' }).click();
      for (const option of ['Temps pour un tour', 'Temps pour le premier mot'])
        await setCount(page, option, 600);
      await page.getByRole('button', { name: 'Je joue !' }).click();
    } else await joinTable(page, title);
    players.push({ name, page, way: WAYS[i % WAYS.length]! });
  }
  return players;
}

/** Stops the host, puts a game in the place of the one that has just begun, and starts the host again. */
async function playOnFrom(plan: readonly Planned[], players: readonly string[]): Promise<void> {
  const port = Number(new URL(preau.address).port);
  await preau.end();
  replaceJournal(folder, [
    {
      format: 'journal',
      version: 1,
      game: 'rondo',
      players: [...players],
      options: { turnSeconds: 600, openingSeconds: 600 },
      seed: 'prepared',
      shuffles: [pileFor(plan, players.length, DECKS.fr.cards)],
      lexicon: 'fr',
    },
  ]);
  preau = await startPreau({ dataDir: folder, port });
}

/** Both read of it: who did it in its own words, the other by its name. */
async function hear(
  by: Page,
  other: Page,
  told: readonly [string, string],
  parts: Parts | null,
): Promise<void> {
  for (const [page, text] of [
    [by, told[0]],
    [other, told[1]],
  ] as const) {
    await expect(lastMove(page)).toContainText(text);
    if (parts !== null) expect(await readParts(lastMove(page))).toEqual(parts);
  }
}

test('each kind of play is told to all, with its points in parts; a word that is none costs nothing', async ({
  browser,
}) => {
  const [{ page: ana }, { page: bilal }] = (await seated(browser, ['laptop', 'phone'])) as [Player, Player];
  await start(ana);
  await expect(banner(ana, 'Trouve un mot de 3 lettres')).toBeVisible();
  await playOnFrom(
    [
      { seat: 0, cards: [...'POT'] },
      { seat: 1, cards: ['E'] },
      { seat: 0, cards: ['A'] },
      { seat: 1, cards: ['E'] },
      { seat: 0, cards: [ERASER] },
      { seat: 1, cards: [JOKER] },
      { seat: 0, cards: [...'RG'], draws: 1 },
      { taken: 1 },
      { seat: 1, cards: [...'MANR'] },
      { taken: 1 },
      { seat: 1, cards: [ERASER, 'S'] },
    ],
    ['Ana', 'Bilal'],
  );
  await holds(ana, ['P', 'O', 'T', 'A', ERASER, 'R', 'G']);
  await holds(bilal, ['E', 'E', JOKER, 'M', 'A', 'N', 'R']);

  await choose(bilal, bidHolder({ word: 'MER', jokers: [] }));
  await expect(bilal.getByText('Tu as choisi MER. On attend encore 1 joueur.').first()).toBeVisible();
  await choose(ana, bidHolder({ word: 'POT', jokers: [] }));
  await hear(ana, bilal, ['Tu ouvres avec POT.', 'Ana ouvre avec POT.'], { lettres: '+8', total: '+8' });

  // A slot opens on the right, a card covers another, a slot opens on the left.
  await arrange(bilal, { word: 'POTE', cards: [{ at: 3, card: 'E' }] }, 'holds up');
  await lay(bilal, 'POTE');
  await hear(bilal, ana, ['Tu poses E : voilà POTE !', 'Bilal pose E : voilà POTE !'], {
    lettres: '+9',
    total: '+9',
  });
  await arrange(ana, { word: 'PATE', cards: [{ at: 1, card: 'A' }] }, 'writes');
  await lay(ana, 'PATE');
  await hear(ana, bilal, ['Tu poses A : voilà PATE !', 'Ana pose A : voilà PATE !'], {
    lettres: '+8',
    total: '+8',
  });
  await arrange(bilal, { word: 'EPATE', cards: [{ at: -1, card: 'E' }] }, 'taps');
  await lay(bilal, 'EPATE');
  await hear(bilal, ana, ['Tu poses E : voilà EPATE !', 'Bilal pose E : voilà EPATE !'], {
    lettres: '+9',
    total: '+9',
  });

  await expect(banner(ana, 'À toi de jouer')).toBeVisible();
  const before = await readHand(ana);
  await arrange(ana, { word: 'EPAGE', cards: [{ at: 3, card: 'G' }] }, 'writes');
  await expect(ana.getByText('EPAGE n’est pas dans le dictionnaire.').first()).toBeVisible();
  await expect(layButton(ana, 'EPAGE')).toBeDisabled();
  await arrange(ana, { word: '', cards: [{ at: 1, card: ERASER }] }, 'taps');
  await expect(ana.getByText('Un blanc peut être au bord du mot, jamais au milieu.').first()).toBeVisible();
  await clear(ana);
  expect(await readHand(ana)).toEqual(before);
  await expect(banner(ana, 'À toi de jouer')).toBeVisible();

  await ana.locator('[data-slot="0"]').click();
  await ana.keyboard.press('Space');
  await lay(ana, 'PATE');
  await hear(ana, bilal, ['Tu effaces : voilà PATE !', 'Ana efface : voilà PATE !'], {
    lettres: '+8',
    blancs: '−2',
    total: '+6',
  });

  await arrange(bilal, { word: 'RATE', cards: [{ at: 1, card: JOKER, as: 'R' }] }, 'taps');
  await lay(bilal, 'RATE');
  await hear(
    bilal,
    ana,
    [
      'Tu poses R : voilà RATE ! Dans ces lettres, il y a un joker.',
      'Bilal pose R : voilà RATE ! Dans ces lettres, il y a un joker.',
    ],
    { lettres: '+1', blancs: '−2', total: '−1' },
  );

  // What Bilal prepares meanwhile comes back to his hand when the word has changed.
  await arrange(bilal, { word: '', cards: [{ at: 0, card: 'M' }] }, 'taps');
  await ana.keyboard.type('rage');
  await expect(ana.getByText('RAGE : ce mot va, et le joker est à toi !').first()).toBeVisible();
  await lay(ana, 'RAGE');
  await expect(bilal.getByText('Le mot a changé : ta carte revient dans ta main.').first()).toBeVisible();
  await hear(
    ana,
    bilal,
    [
      'Tu poses R, G : voilà RAGE ! Un joker est repris en échange de sa lettre.',
      'Ana pose R, G : voilà RAGE ! Un joker est repris en échange de sa lettre.',
    ],
    { lettres: '+9', blancs: '−2', total: '+7' },
  );
  await expect(cardInHand(ana, JOKER)).toBeVisible();

  await exchange(bilal);
  await arrange(
    bilal,
    {
      word: 'MANGER',
      cards: [
        { at: 0, card: 'M' },
        { at: 1, card: 'A' },
        { at: 2, card: 'N' },
        { at: 5, card: 'R' },
      ],
    },
    'taps',
  );
  await lay(bilal, 'MANGER');
  await hear(bilal, ana, ['Tu poses M, A, N, R : voilà MANGER !', 'Bilal pose M, A, N, R : voilà MANGER !'], {
    lettres: '+15',
    bonus: '+6',
    échange: '−2',
    total: '+19',
  });

  await pass(ana);
  await hear(ana, bilal, ['Tu passes, et tu pioches une carte.', 'Ana passe et pioche une carte.'], null);
  await arrange(
    bilal,
    {
      word: 'ANGES',
      cards: [
        { at: 0, card: ERASER },
        { at: 5, card: 'S' },
      ],
    },
    'taps',
  );
  await lay(bilal, 'ANGES');
  await hear(
    bilal,
    ana,
    [
      'Tu poses S : voilà ANGES ! Une gomme efface une lettre.',
      'Bilal pose S : voilà ANGES ! Une gomme efface une lettre.',
    ],
    { lettres: '+11', blancs: '−2', total: '+9' },
  );
  for (const page of [ana, bilal])
    expect(await readHolder(page)).toEqual([{ card: ERASER }, ...[...'ANGES'].map((card) => ({ card }))]);
  expect(troubles).toEqual([]);
});

async function isOver(page: Page): Promise<boolean> {
  return page.getByRole('heading', { name: 'Revoir la partie' }).isVisible();
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

/**
 * One turn; where no word is found it is passed. What the page said that the word would bring.
 * @param reloading whether the window is reloaded first: what was arranged is there again
 */
async function playTurn({ page, way }: Player, reloading = false): Promise<number> {
  const found = await findPlay(page);
  if (found === null) {
    await pass(page);
    return 0;
  }
  await arrange(page, found, way);
  if (reloading) {
    await expect(layButton(page, found.word)).toBeVisible();
    await page.reload();
  }
  return pointsOf((await lay(page, found.word))['total'] ?? '');
}

test('three people on laptop, tablet and phone play until the cards are gone, and step through the game', async ({
  browser,
}) => {
  const players = await seated(browser, ['laptop', 'tablet', 'phone']);
  const [{ page: ana }] = players as [Player];
  await start(ana);
  for (const { page } of players) await chooseBest(page);
  await expect(lastMove(ana)).toContainText(/Tu ouvres|ouvre avec/);
  const [, opener = 'Ana'] = /(\S+) ouvre avec/.exec(await lastMove(ana).innerText()) ?? [];
  const made = new Map([[opener, pointsOf((await readParts(lastMove(ana)))['total'] ?? '')]]);

  let turns = 0;
  for (let next = await nextPlayer(players); next !== null; next = await nextPlayer(players)) {
    const { name, page } = next;
    if (turns === 4) await pass(page);
    else {
      if (turns === 5) await exchange(page);
      made.set(name, (made.get(name) ?? 0) + (await playTurn(next, turns < players.length)));
    }
    turns++;
  }

  expect(turns).toBeGreaterThan(15);
  expect(turns).toBeLessThan(80);
  const scores = await readScores(ana);
  expect(scores).toHaveLength(3);
  for (const { name, words, left, total } of scores) {
    expect(words, name).toBe(made.get(name));
    expect(total, name).toBe(words + left);
  }
  const winners = scores.filter(({ total }) => total === Math.max(...scores.map((one) => one.total)));
  for (const { name, page } of players) {
    expect(await readScores(page)).toEqual(scores);
    const alone = winners.length === 1 && winners[0]?.name === name;
    await expect(page.getByRole('heading', { name: alone ? /tu as gagné/ : /^Bravo / })).toBeVisible();
  }

  await ana.getByRole('button', { name: 'Premier coup' }).click();
  await expect(ana.getByText(`Coup 1 sur ${turns + 1}`).first()).toBeVisible();
  await expect(ana.getByText(`${opener} ouvre avec`).first()).toBeVisible();
  await ana.getByRole('button', { name: 'Coup d’après' }).click();
  await expect(ana.getByText(/\svoilà\s/).first()).toBeVisible();
  const review = ana.getByRole('region', { name: 'Revoir la partie' });
  await review
    .getByRole('button', { name: /\savec\s.*points?$/ })
    .first()
    .click();
  await expect(ana.getByText(/^On essaie\s:/)).toBeVisible();
  expect(troubles).toEqual([]);
});

test('five people and a robot play until the cards are gone', async ({ browser }) => {
  const players = await seated(browser, ['laptop', 'tablet', 'phone', 'classroom', 'phone']);
  const [{ page: ana }] = players as [Player];
  await ana.getByRole('button', { name: 'Ajouter un robot' }).click();
  await ana.getByRole('menuitem').last().click();
  await start(ana);
  for (const { page } of players) await chooseBest(page);

  let turns = 0;
  for (let next = await nextPlayer(players); next !== null; next = await nextPlayer(players)) {
    await playTurn(next);
    turns++;
  }

  expect(turns).toBeGreaterThan(10);
  const scores = await readScores(ana);
  expect(scores).toHaveLength(6);
  for (const { page } of players) expect(await readScores(page)).toEqual(scores);
  expect(troubles).toEqual([]);
});
