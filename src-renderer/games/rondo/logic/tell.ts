/** A turn told in sentences: which keys of the locales, under `tell`, and what is filled in. */
import { ERASER, JOKER } from '#engine/games/rondo/figures';
import type { LaidCard, Move } from '#engine/games/rondo/model';
import type { Named, Say } from '../table/text';

export interface Sentence {
  readonly key: string;
  readonly named: Named;
  readonly count?: number;
}

/** Letters laid, from left to right, a joker as its letter. */
function lettersOf(laid: readonly LaidCard[]): string {
  return [...laid]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ card, as }) => (card === ERASER ? [] : [as ?? card]))
    .join(', ');
}

function counted(key: string, n: number): Sentence[] {
  return n === 0 ? [] : [{ key, named: { n }, count: n }];
}

/** `own`: the seat that is spoken to as « tu », if any. The first sentence is the one that matters. */
export function tellMove(move: Move, name: string, own: boolean): Sentence[] {
  const to = own ? 'You' : '';
  if (move.type === 'passed')
    return [
      { key: `${move.timedOut ? 'timedOut' : 'passed'}${move.drew ? 'Drew' : ''}${to}`, named: { name } },
    ];
  const { word, laid, swapped } = move;
  if (move.type === 'opened') return [{ key: `opened${to}`, named: { name, word } }];
  const letters = lettersOf(laid);
  const erasers = laid.filter(({ card }) => card === ERASER).length;
  const jokers = laid.filter(({ card }) => card === JOKER).length;
  return [
    { key: `${letters === '' ? 'erased' : 'played'}${to}`, named: { name, word, letters } },
    ...(letters === '' ? [] : counted('erasers', erasers)),
    ...counted('jokers', jokers),
    ...counted('swapped', swapped),
  ];
}

export function sayMove(move: Move, name: string, own: boolean, say: Say): string[] {
  return tellMove(move, name, own).map(({ key, named, count }) => say(`tell.${key}`, named, count));
}
