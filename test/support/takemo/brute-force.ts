/**
 * Every legal placement, the slow way: every word from every square in both directions, with every set of Takemo tiles,
 * looked at by `inspect` and looked up word by word. What the move generator is held against.
 */
import { letterAt, ownerAt, stepFrom } from '#engine/games/takemo/board';
import type { Placement } from '#engine/games/takemo/model';
import { inspect, type Ground, type Inspection } from '#engine/games/takemo/placement';

export interface Laid {
  readonly placement: Placement;
  readonly inspection: Inspection;
}

export interface SlowHand {
  readonly faces: readonly string[];
  readonly wild: number;
}

export interface SlowQuestion {
  readonly ground: Ground;
  readonly hand: SlowHand;
  /** No defence lines: what touches no own tile is left out, wherever it lies. The camp must have begun. */
  readonly neutral?: boolean;
}

/** One line for a placement, to sort and compare. */
export function key({ row, col, dir, word, takemo }: Placement): string {
  return `${row} ${col} ${dir} ${word} [${takemo.join(' ')}]`;
}

/** @param words those that may be laid, and formed across */
export function* everyPlacement(question: SlowQuestion, words: ReadonlySet<string>): Generator<Laid> {
  for (const dir of ['H', 'V'] as const) {
    for (let row = 1; row <= 15; row++) {
      for (let col = 1; col <= 15; col++) {
        const tiles = tilesFrom(question.ground, row, col, dir);
        for (const word of words) {
          if (word.length <= tiles.length && canBeLaid(word, tiles, question.hand))
            yield* waysToLay(question, { row, col, dir, word, takemo: [] }, words);
        }
      }
    }
  }
}

/** The letters of own tiles from a square to the edge, '' where there is none. */
function tilesFrom({ board, camp }: Ground, row: number, col: number, dir: 'H' | 'V'): string[] {
  const length = 16 - (dir === 'H' ? col : row);
  return Array.from({ length }, (_, i) => stepFrom([row, col], dir, i)).map((square) =>
    ownerAt(board, square) === camp ? letterAt(board, square) : '',
  );
}

/** Whether the hand has what the own tiles lack. Asked before `inspect`, which takes a thousand times as long. */
function canBeLaid(word: string, tiles: readonly string[], { faces, wild }: SlowHand): boolean {
  let spare = wild;
  let used = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word[i];
    if (tiles[i] === letter) continue;
    if (tiles[i] !== '') return false;
    const at = faces.findIndex((face, n) => face === letter && (used & (1 << n)) === 0);
    if (at >= 0) used |= 1 << at;
    else if (--spare < 0) return false;
  }
  return true;
}

function* waysToLay(
  { ground, hand, neutral = false }: SlowQuestion,
  plain: Placement,
  words: ReadonlySet<string>,
): Generator<Laid> {
  const inspection = inspect(ground, plain);
  if (inspection.refusal !== null || !inspection.words.every(({ word }) => words.has(word))) return;
  if (neutral && !touches(ground, plain, inspection.wanted)) return;
  for (const takemo of subsets(inspection.wanted, hand.wild)) {
    const rest = [...hand.faces];
    const held = inspection.wanted.every((i) => {
      if (takemo.includes(i)) return true;
      const at = rest.indexOf(plain.word[i]!);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (held) yield { placement: { ...plain, takemo }, inspection };
  }
}

function touches({ board, camp }: Ground, { row, col, dir, word }: Placement, wanted: readonly number[]) {
  const near = (i: number) => {
    const square = stepFrom([row, col], dir, i);
    return [-1, 1].flatMap((steps) => [stepFrom(square, 'H', steps), stepFrom(square, 'V', steps)]);
  };
  return wanted.length < word.length || wanted.some((i) => near(i).some((at) => ownerAt(board, at) === camp));
}

function* subsets(items: readonly number[], most: number, from = 0): Generator<number[]> {
  yield [];
  if (most === 0) return;
  for (let i = from; i < items.length; i++)
    for (const rest of subsets(items, most - 1, i + 1)) yield [items[i]!, ...rest];
}
