/** The plays that a short list of words offers a hand, found by trying: for made-up games and nothing that has to be quick. */
import { takeCards, type Face } from '#engine/core/cards';
import type { WordGraph } from '#engine/core/word-graph';
import { ERASER, JOKER } from '#engine/games/rondo/figures';
import type { HeldCard, LaidCard, SeenPlay } from '#engine/games/rondo/model';
import { inspectPlay, type Ground } from '#engine/games/rondo/play';

/** Every word of a graph. */
export function wordsOf({ cells, root }: WordGraph): string[] {
  const words: string[] = [];
  const walk = (node: number, before: string): void => {
    let edge = node + 1;
    for (let letter = 0; letter < 26; letter++) {
      if (((cells[node] ?? 0) & (1 << letter)) === 0) continue;
      const cell = cells[edge++] ?? 0;
      const word = before + String.fromCharCode(65 + letter);
      if ((cell & 1) === 1) words.push(word);
      if (cell >> 1 !== 0) walk(cell >> 1, word);
    }
  };
  walk(root, '');
  return words;
}

const letterOf = ({ card, as }: HeldCard): string | null => (card === ERASER ? null : (as ?? card));

/** The cards that make `word` stand from slot `start` on, blanks and all; a joker serves what the hand lacks. */
function cardsFor(ground: Ground, hand: readonly Face[], word: string, start: number): LaidCard[] | null {
  const cards: LaidCard[] = [];
  let rest: readonly Face[] = hand;
  const from = Math.min(0, start);
  const to = Math.max(ground.holder.length, start + word.length);
  for (let at = from; at < to; at++) {
    const under = ground.holder[at];
    const is = under === undefined ? null : letterOf(under);
    const wanted = word[at - start] ?? null;
    if (wanted === is) continue;
    const face = wanted === null ? ERASER : rest.includes(wanted) ? wanted : JOKER;
    const left = takeCards(rest, [face]);
    if (left === null) return null;
    rest = left;
    cards.push(face === JOKER && wanted !== null ? { at, card: face, as: wanted } : { at, card: face });
  }
  return cards;
}

/** What a hand could play on this ground with these words, the most points first. */
export function playsOf(ground: Ground, hand: readonly Face[], words: readonly string[]): SeenPlay[] {
  const plays: SeenPlay[] = [];
  for (const word of words)
    for (let start = -1; start + word.length <= ground.holder.length + 1; start++) {
      const cards = cardsFor(ground, hand, word, start);
      const inspection = cards && cards.length > 0 ? inspectPlay(ground, cards) : null;
      if (cards && inspection?.ok) plays.push({ cards, word, forms: [word], score: inspection.score });
    }
  return plays.sort((one, other) => other.score.points - one.score.points);
}
