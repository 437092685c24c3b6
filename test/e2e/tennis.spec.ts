/** Matches of Tennis through the real host: every shot and every challenge, whole sets, a super tie-break. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { loadFrench } from '#dict/french';
import type { CommonView } from '#engine/core/game';
import type { JsonObject } from '#engine/core/read';
import { DECK } from '#engine/games/tennis/figures';
import type { View } from '#engine/games/tennis/model';
import {
  joinTable,
  openTable,
  openWindow,
  SCREENS,
  setCount,
  setName,
  start,
} from '#test/support/e2e/people';
import { pileFor, PreparedMatch, replaceJournal } from '#test/support/e2e/prepared';
import {
  answerWith,
  banner,
  collect,
  concede,
  contest,
  findTail,
  hears,
  holds,
  myReturn,
  pass,
  readHand,
  readTable,
  serve,
  shoot,
  type Rules,
  type,
} from '#test/support/e2e/tennis-people';
import { startPreau, type StartedPreau } from '#test/support/start-preau';

let folder: string;
let preau: StartedPreau;
let troubles: string[];

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preau-tennis-'));
  preau = await startPreau({ dataDir: folder });
  troubles = [];
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await preau.end();
  rmSync(folder, { recursive: true, force: true });
});

test.setTimeout(480_000);
test.use({ actionTimeout: 30_000 });

/** Ana, who opened the table and plays, and others at it. */
async function seated(browser: Browser, screens: readonly (keyof typeof SCREENS)[]): Promise<Page[]> {
  const [first = 'laptop', ...others] = screens;
  const ana = await openWindow(browser, preau.ownerUrl, SCREENS[first], troubles);
  await setName(ana, 'Ana');
  const title = await openTable(ana, /Tennis/);
  await ana.getByRole('button', { name: 'Je joue !' }).click();
  const pages = [ana];
  for (const [i, screen] of others.entries()) {
    const page = await openWindow(browser, preau.address, SCREENS[screen], troubles);
    await setName(page, ['Bilal', 'Chloé', 'Driss'][i] ?? `J${i}`);
    await joinTable(page, title);
    pages.push(page);
  }
  return pages;
}

/** Stops the host, puts a match in the place of the one that has just begun, and starts the host again. */
async function playOnFrom(lines: readonly JsonObject[]): Promise<void> {
  const port = Number(new URL(preau.address).port);
  await preau.end();
  replaceJournal(folder, lines);
  preau = await startPreau({ dataDir: folder, port });
}

function setupOf(players: readonly string[], options: JsonObject, shuffles: readonly (readonly string[])[]) {
  return {
    format: 'journal',
    version: 1,
    game: 'tennis',
    players,
    options,
    seed: 'prepared',
    shuffles,
    lexicon: 'fr',
  };
}

/** The sets that nobody serves in: the pile runs out in lost serves, and the last of them ends the set. */
function letItRunOut(prepared: PreparedMatch): void {
  const { set } = prepared.view() as View;
  for (;;) {
    const view = prepared.view() as View;
    if (view.set !== set || view.tieBreak !== null) return;
    prepared.send({ by: 'referee', type: 'endPhase' });
  }
}

/** Two sets to win: Bilal has won the first, the second is tied. The tie-break's cards are dealt, nobody has served. */
function tiedMatch(tieBreak: readonly string[]): PreparedMatch {
  const setup = setupOf(['Ana', 'Bilal'], { setsToWin: 2 }, [DECK, DECK, tieBreak]);
  const prepared = new PreparedMatch(setup, loadFrench());
  prepared.send({ by: 'referee', type: 'adjust', seat: 1, points: 1000, reason: 'le premier set' });
  letItRunOut(prepared);
  const points = () => {
    const { tricks, malus } = prepared.view() as View;
    return [0, 1].map((seat) => (tricks[seat] ?? 0) - (malus[seat] ?? 0)) as [number, number];
  };
  while ((prepared.view() as View).pile > 0) prepared.send({ by: 'referee', type: 'endPhase' });
  const [ana, bilal] = points();
  prepared.send({ by: 'referee', type: 'adjust', seat: 0, points: bilal - ana, reason: 'égalité' });
  letItRunOut(prepared);
  return prepared;
}

test('every kind of shot is called, and every outcome of a challenge', async ({ browser }) => {
  const [ana, bilal] = (await seated(browser, ['laptop', 'phone'])) as [Page, Page];
  const both = [ana, bilal];
  await start(ana);
  await expect(banner(ana, 'À toi de servir')).toBeVisible();
  const plan = [
    { seat: 0, cards: [...'TRI'] },
    { seat: 1, cards: [...'CO'] },
    { seat: 0, cards: ['F'] },
    { taken: 5 }, // the bonus of the F
    { seat: 1, cards: [...'AMI'] },
    { seat: 0, cards: ['F'] },
    { taken: 5 },
    { seat: 0, cards: [...'JAMB'] },
    { seat: 1, cards: [...'LN'] },
    { seat: 0, cards: [...'PT'] },
    { seat: 1, cards: ['ANY', 'C', 'R'] },
    { seat: 0, cards: [...'CHA'] },
    { seat: 1, cards: ['T'] },
    { seat: 1, cards: ['A'] },
    { seat: 1, cards: ['E'] },
    { taken: 3 },
    { seat: 0, cards: [...'ZO'] },
    { taken: 8 },
    { seat: 1, cards: [...'POM'] },
    { taken: 4 },
    { seat: 0, cards: [...'LIV'] },
  ];
  await playOnFrom([setupOf(['Ana', 'Bilal'], {}, [pileFor(plan, 2, DECK)])]);

  await holds(ana, [...'TRIFFJA']);
  await serve(ana, 'TRI');
  await hears(both, 'shot.SERVICE');
  await myReturn(bilal);
  await type(bilal, 'CO');
  await expect(bilal.getByText('Coup droit', { exact: true }).first()).toBeVisible();
  await shoot(bilal, 'Renvoyer');
  await hears(both, 'shot.COUP_DROIT');
  await myReturn(ana);
  for (let i = 0; i < 5; i++) await ana.keyboard.press('ArrowLeft');
  await type(ana, 'F');
  await shoot(ana, 'Renvoyer');
  await hears(both, 'shot.REVERS', 'flag.amorti');
  await contest(bilal);
  await hears(both, 'challenge.asked');
  await concede(ana);
  await hears(both, 'challenge.conceded', 'rally.bonus');

  await serve(bilal, 'AMI');
  await myReturn(ana);
  for (let i = 0; i < 3; i++) await ana.keyboard.press('ArrowLeft');
  await type(ana, 'F');
  await shoot(ana, 'Renvoyer');
  await contest(bilal);
  await answerWith(ana, 'famille');
  await hears(both, 'challenge.holds');

  await serve(ana, 'JAMB');
  await hears(both, 'flag.ligne');
  await contest(bilal);
  await answerWith(ana, 'jambe');
  await hears(both, 'challenge.holdsFree');
  await myReturn(bilal);
  await bilal.keyboard.press('ArrowLeft');
  await bilal.keyboard.press('ArrowLeft');
  await type(bilal, 'LN');
  await shoot(bilal, 'Renvoyer');
  await hears(both, 'shot.COUP_DROIT_LIFTE');
  await myReturn(ana);
  await ana.locator('[data-court] [data-place="0"]').click();
  await ana.keyboard.press('Shift+ArrowRight');
  await ana.keyboard.press('Escape');
  for (let i = 0; i < 6; i++) await ana.keyboard.press('ArrowRight');
  await type(ana, 'PT');
  await shoot(ana, 'Renvoyer');
  await hears(both, 'shot.REVERS_LIFTE');
  await myReturn(bilal);
  await bilal.locator('[data-court] [data-place="0"]').click();
  await bilal.getByRole('button', { name: /Poser : une lettre au choix/ }).click();
  await bilal.getByRole('button', { name: /À la place de/ }).click();
  for (let i = 0; i < 9; i++) await bilal.keyboard.press('ArrowRight');
  await type(bilal, 'CR');
  await shoot(bilal, 'Renvoyer');
  await hears(both, 'shot.SMASH');
  await myReturn(ana);
  await ana.getByRole('button', { name: 'Enlever toute la table : un lob' }).click();
  await type(ana, 'CHA');
  await shoot(ana, 'Renvoyer');
  await hears(both, 'shot.LOB');
  await myReturn(bilal);
  await type(bilal, 'T');
  await shoot(bilal, 'Renvoyer', true);
  await hears(both, 'net');
  await contest(ana);
  await answerWith(bilal, 'chaton');
  await hears(both, 'challenge.holdsFree');
  await collect(ana);
  await hears(both, 'rally.taken');

  await serve(bilal, 'A', true);
  await hears(both, 'fault.first');
  await serve(bilal, 'E', true);
  await hears(both, 'fault.double', 'fault.penalty');

  await serve(ana, 'ZO');
  await contest(bilal);
  await answerWith(ana, 'zorglub');
  await hears(both, 'challenge.fails');

  await serve(bilal, 'POM');
  await myReturn(ana);
  await pass(ana);
  await hears(both, 'pass');
  await collect(bilal);
  await hears(both, 'rally.ace', 'rally.bonus');

  await serve(ana, 'LIV');
  await contest(bilal);
  await ana.getByRole('button', { name: 'Passer ce joueur' }).click();
  await hears(both, 'challenge.late');
  expect(troubles).toEqual([]);
});

test('a super tie-break decides a match', async ({ browser }) => {
  // Bilal served the second set first; nobody has put a card down in it.
  const plan = [
    { seat: 1, cards: [...'POM'] },
    { seat: 0, cards: [...'CHA'] },
    { seat: 1, cards: [...'MP'] },
  ];
  const prepared = tiedMatch(pileFor(plan, 2, DECK));
  const before = prepared.view() as View & CommonView;
  expect(before).toMatchObject({
    phase: 'serve',
    set: 2,
    sets: [0, 1],
    turn: 1,
    tieBreak: { seats: [0, 1] },
  });

  const [ana, bilal] = (await seated(browser, ['classroom', 'tablet'])) as [Page, Page];
  const both = [ana, bilal];
  await start(ana);
  await expect(ana.locator('[data-court]')).toBeVisible();
  await playOnFrom(prepared.lines);

  await holds(bilal, before.hands[1] ?? []);
  await hears(both, 'tieBreak');
  await serve(bilal, 'POM');
  await myReturn(ana);
  await pass(ana);
  await collect(bilal);
  for (const page of both)
    await expect(page.getByText(/Encore un échange pour Bilal|Bilal/).first()).toBeVisible();
  await serve(ana, 'CHA');
  await myReturn(bilal);
  await type(bilal, 'MP');
  await shoot(bilal, 'Renvoyer');
  await myReturn(ana);
  await pass(ana);
  await collect(bilal);
  for (const page of both) {
    await expect(page.getByText(/Jeu, set et match pour Bilal/).first()).toBeVisible();
    await expect(page.getByText(/tie-break/i).first()).toBeVisible();
  }
  expect(troubles).toEqual([]);
});

/** One step of whoever can do something: a shot that begins a word, or what there is to do without one. */
async function step(page: Page, rules: Rules): Promise<boolean> {
  const told = await banner(page, /./).allTextContents();
  const heading = told.join(' ');
  const hand = await readHand(page);
  if (heading.includes('L’échange est pour toi')) {
    await collect(page);
    return true;
  }
  if (/À toi de servir|Deuxième balle\s!/.test(heading)) {
    const tail = findTail([], hand, rules);
    if (tail !== null) await serve(page, tail);
    else {
      await page
        .getByRole('button', { name: /^Poser\s:\s(?!la même)/ })
        .first()
        .click();
      await shoot(page, 'Servir', true);
    }
    return true;
  }
  if (!heading.includes('À toi de renvoyer')) return false;
  const tail = hand.length === 0 ? null : findTail(await readTable(page), hand, rules);
  if (tail === null) await pass(page);
  else {
    await type(page, tail);
    await shoot(page, 'Renvoyer');
  }
  return true;
}

/** Everyone does what there is to do, until the match is over; how many steps that took. */
async function playOut(pages: readonly Page[], rules: Rules): Promise<number> {
  const isOver = (page: Page) => page.getByRole('heading', { name: 'Revoir le match' }).isVisible();
  let steps = 0;
  for (;;) {
    let done = false;
    await expect
      .poll(
        async () => {
          if (await isOver(pages[0]!)) return true;
          for (const page of pages) done ||= await step(page, rules);
          return done;
        },
        { timeout: 60_000, intervals: [100] },
      )
      .toBe(true);
    if (!done) return steps;
    steps++;
  }
}

test('two people play a set to its end, and step through it', async ({ browser }) => {
  const pages = await seated(browser, ['laptop', 'phone']);
  await setCount(pages[0]!, 'Sets pour gagner', 1);
  await start(pages[0]!);
  const steps = await playOut(pages, { weight: 5, words: 'all' });
  expect(steps).toBeGreaterThan(20);
  for (const page of pages) await expect(page.getByText(/Jeu, set et match pour/).first()).toBeVisible();
  await pages[0]!.getByRole('button', { name: 'Premier coup' }).click();
  await expect(pages[0]!.getByText(/Coup 1 sur/).first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test('four people play a set in the guided form, without bluff', async ({ browser }) => {
  const pages = await seated(browser, ['laptop', 'classroom', 'tablet', 'phone']);
  const [ana] = pages as [Page];
  await ana.getByRole('radio', { name: 'Guidé' }).click();
  await setCount(ana, 'Sets pour gagner', 1);
  await start(ana);
  const steps = await playOut(pages, { weight: 3, words: 'noConjugation' });
  expect(steps).toBeGreaterThan(20);
  for (const page of pages) await expect(page.getByText(/Jeu, set et match pour/).first()).toBeVisible();
  expect(troubles).toEqual([]);
});
