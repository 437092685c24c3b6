/** People at a table of Takemo: what they see on the board and in their rack, and how they lay a word. */
import { expect, type Page } from '@playwright/test';
import { loadFrench } from '#dict/french';
import { ALL_CLASSES } from '#engine/core/words';
import { emptyBoard, withSquares } from '#engine/games/takemo/board';
import { inspect } from '#engine/games/takemo/placement';
import type { Board, Camp, Config, Placement } from '#engine/games/takemo/model';
import { Generator } from '#engine/games/takemo/search/generator';
import { searchGraph } from '#engine/games/takemo/search/graph';
import { handOf } from '#engine/games/takemo/search/hand';
import { Position } from '#engine/games/takemo/search/position';

const generator = new Generator(
  searchGraph(loadFrench().graph({ among: 'proposable', classes: ALL_CLASSES })),
);

/** The board as a screen reader has it read. */
export async function readBoard(page: Page): Promise<Board> {
  const labels = await page
    .locator('[data-square]')
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label') ?? ''));
  const tiles = labels.flatMap((label) => {
    const found = /^Rangée (\d+), colonne (\d+), ([A-Z]) (blanc|noir)/.exec(label);
    if (found === null) return [];
    const [, row, col, letter = '', camp] = found;
    return [{ square: [Number(row), Number(col)] as const, letter, camp: camp === 'blanc' ? 0 : 1 }];
  });
  const white = tiles.filter(({ camp }) => camp === 0);
  const black = tiles.filter(({ camp }) => camp === 1);
  return withSquares(withSquares(emptyBoard(), white, 0), black, 1);
}

interface Hand {
  readonly letters: readonly string[];
  readonly takemo: number;
}

export async function readHand(page: Page): Promise<Hand> {
  const rack = page.getByRole('group', { name: 'Tes lettres' });
  const names = await rack
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return {
    letters: names.filter((name) => name.startsWith('Lettre ')).map((name) => name.slice(-1)),
    takemo: names.filter((name) => name.startsWith('Pion Takemo')).length,
  };
}

type Rules = Pick<Config, 'overlap' | 'keepCrossedLetters'>;

/** What can be laid from what the page shows, the most tiles laid and taken first. */
export async function findPlacements(page: Page, camp: Camp, config: Rules): Promise<Placement[]> {
  const [board, hand] = [await readBoard(page), await readHand(page)];
  const own = /[A-Z]/;
  const begun = board.some((row) => (camp === 0 ? own : /[a-z]/).test(row));
  const ground = {
    board,
    camp,
    begun: camp === 0 ? ([begun, true] as const) : ([true, begun] as const),
    config,
  };
  const count = generator.generate(new Position(ground), handOf(hand.letters, hand.takemo), 'sparing');
  return Array.from({ length: count }, (_, i) => generator.found.placementAt(i))
    .map((placement) => {
      const { wanted, captured, reachesLine } = inspect(ground, placement);
      return { placement, gain: wanted.length + captured.length + (reachesLine ? 4 : 0) };
    })
    .sort((a, b) => b.gain - a.gain)
    .map(({ placement }) => placement);
}

/** Writes a word by keyboard: whole, own tiles included. Its Takemo tiles go where letters are missing. */
export async function writePlacement(page: Page, { row, col, dir, word }: Placement): Promise<void> {
  await page.keyboard.press('Escape'); // tiles first, then the cursor
  await page.keyboard.press('Escape');
  await page.locator(`[data-square="${row},${col}"]`).click();
  if (dir === 'V') await page.keyboard.press('Space');
  await page.keyboard.type(word.toLowerCase());
}

export async function layWord(page: Page, placement: Placement): Promise<void> {
  await writePlacement(page, placement);
  const lay = page.getByRole('button', { name: `Poser ${placement.word}`, exact: true });
  // Said on the page, and a little later read aloud in the same words.
  await expect(page.getByText(/ce mot va|ces mots vont/).first()).toBeVisible();
  await lay.click();
  await expect(page.getByRole('status').filter({ hasText: 'À toi de jouer' })).toBeHidden();
}

export async function isMyTurn(page: Page): Promise<boolean> {
  return page.getByRole('status').filter({ hasText: 'À toi de jouer' }).isVisible();
}
