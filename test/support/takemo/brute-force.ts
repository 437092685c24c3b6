/**
 * Every legal placement, the slow way: every word from every square in both directions, with every set of Takemo tiles,
 * looked at by `inspect` and looked up word by word. What the move generator is held against.
 */
import type { ByCamp } from '#engine/games/takemo/model';
import { inspect, type Ground, type Inspection } from '#engine/games/takemo/placement';
import type { Placement } from '#engine/games/takemo/model';

export interface Laid {
  readonly placement: Placement;
  readonly inspection: Inspection;
}

export interface SlowHand {
  readonly faces: readonly string[];
  readonly wild: number;
}

/** One line for a placement, to sort and compare. */
export function key({ row, col, dir, word, takemo }: Placement): string {
  return `${row} ${col} ${dir} ${word} [${takemo.join(' ')}]`;
}

/** @param words those that may be laid; `isWord` says the same of the ones formed across */
export function* everyPlacement(
  ground: Ground,
  words: readonly string[],
  isWord: (word: string) => boolean,
  hand: SlowHand,
): Generator<Laid> {
  const held = new Map<string, number>();
  for (const face of hand.faces) held.set(face, (held.get(face) ?? 0) + 1);
  for (const word of words) {
    for (const dir of ['H', 'V'] as const) {
      for (let row = 1; row <= (dir === 'V' ? 16 - word.length : 15); row++) {
        for (let col = 1; col <= (dir === 'H' ? 16 - word.length : 15); col++) {
          yield* waysToLay(ground, { row, col, dir, word, takemo: [] }, isWord, held, hand.wild);
        }
      }
    }
  }
}

function* waysToLay(
  ground: Ground,
  plain: Placement,
  isWord: (word: string) => boolean,
  held: ReadonlyMap<string, number>,
  wild: number,
): Generator<Laid> {
  const inspection = inspect(ground, plain);
  if (inspection.refusal !== null || !inspection.words.every(({ word }) => isWord(word))) return;
  for (const takemo of subsets(inspection.wanted, wild)) {
    const needed = new Map<string, number>();
    for (const i of inspection.wanted)
      if (!takemo.includes(i)) needed.set(plain.word[i]!, (needed.get(plain.word[i]!) ?? 0) + 1);
    if ([...needed].every(([letter, count]) => count <= (held.get(letter) ?? 0)))
      yield { placement: { ...plain, takemo }, inspection };
  }
}

function* subsets(items: readonly number[], most: number, from = 0): Generator<number[]> {
  yield [];
  if (most === 0) return;
  for (let i = from; i < items.length; i++)
    for (const rest of subsets(items, most - 1, i + 1)) yield [items[i]!, ...rest];
}

/** A ground with what a neutral game needs: begun, and no defence line on the way of any word. */
export const BEGUN: ByCamp<boolean> = [true, true];
