/** The shots of a table and a hand the slow way: every layout there is, and the page's own forms tell what it is. */
import { takeCards, type Face } from '#engine/core/cards';
import { fits } from '#engine/games/tennis/beginning';
import { COPY } from '#engine/games/tennis/figures';
import type { LayoutItem, ShotKind, TableCard } from '#engine/games/tennis/model';
import { inspectReturn, inspectServe } from '#engine/games/tennis/shot';

const MEASURES = { weight: 5, line: 13 };

export interface SlowShot {
  readonly kind: ShotKind;
  readonly value: number;
  readonly words: number;
  readonly layout: readonly LayoutItem[];
}

/** The different cards of a hand, a copy in each direction, with what the hand is without them. */
function choices(hand: readonly Face[]): { card: TableCard; rest: Face[] }[] {
  return [...new Set(hand)].flatMap((face) => {
    const rest = takeCards(hand, [face]) ?? [];
    const cards: TableCard[] =
      face === COPY
        ? [
            { card: face, dir: 'prev' },
            { card: face, dir: 'next' },
          ]
        : [{ card: face }];
    return cards.map((card) => ({ card, rest }));
  });
}

/** Every row of items, refused ones among them. */
function* layouts(table: readonly number[], hand: readonly Face[]): Generator<LayoutItem[]> {
  yield [];
  const without = (index: number) => table.filter((other) => other !== index);
  for (const index of table)
    for (const more of layouts(without(index), hand)) yield [{ from: 'table', table: index }, ...more];
  for (const { card, rest } of choices(hand)) {
    for (const more of layouts(table, rest)) yield [{ from: 'hand', ...card }, ...more];
    for (const over of table)
      for (const more of layouts(without(over), rest)) yield [{ from: 'over', over, ...card }, ...more];
  }
}

/** How many words begin so. */
export type Count = (reads: readonly TableCard[]) => number;

/** Word by word. */
export function countIn(words: readonly string[]): Count {
  return (reads) => words.filter((word) => fits(word, reads)).length;
}

export function slowReturns(
  countWords: Count,
  table: readonly TableCard[],
  hand: readonly Face[],
): SlowShot[] {
  const shots: SlowShot[] = [];
  for (const layout of layouts([...table.keys()], hand)) {
    const shot = inspectReturn(table, layout, MEASURES);
    if (!shot.ok) continue;
    const { kind, value, reads } = shot;
    const count = countWords(reads);
    if (count > 0) shots.push({ kind, value, words: count, layout });
  }
  return shots;
}

export function slowServes(countWords: Count, hand: readonly Face[]): SlowShot[] {
  const shots: SlowShot[] = [];
  for (const layout of layouts([], hand)) {
    const cards = layout.map(({ card, dir }: LayoutItem & Partial<TableCard>): TableCard => {
      if (card === undefined) throw new Error('a serve has cards of the hand only');
      return dir === undefined ? { card } : { card, dir };
    });
    if (cards.length === 0) continue;
    const { kind, value, reads } = inspectServe(cards, MEASURES);
    const count = countWords(reads);
    if (count > 0) shots.push({ kind, value, words: count, layout });
  }
  return shots;
}
