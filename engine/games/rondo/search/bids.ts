/** Every word that a hand could open the holder with. */
import { popcount, type WordGraph } from '../../../core/word-graph';
import { SHORTEST } from '../figures';
import type { BidWord } from '../model';
import { letterAt, type HandCounts } from './hand';

/**
 * Every bid of a hand, each once, always in the same order. A joker serves only where the hand has no card left of the
 * letter: nothing else would score more.
 */
export function bidsOf(graph: WordGraph, hand: HandCounts): BidWord[] {
  const { cells } = graph;
  const bids: BidWord[] = [];
  const go = (node: number, word: string, jokers: readonly number[]): void => {
    const goes = cells[node]!;
    for (let rest = goes; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const edge = cells[node + 1 + popcount(goes & (bit - 1))]!;
      const held = hand.letters[letter]! > 0;
      if (!held && hand.jokers === jokers.length) continue;
      const longer = word + letterAt(letter);
      const wild = held ? jokers : [...jokers, word.length];
      if (longer.length === SHORTEST) {
        if ((edge & 1) === 1) bids.push({ word: longer, jokers: wild });
        continue;
      }
      if (held) hand.letters[letter]!--;
      go(edge >> 1, longer, wild);
      if (held) hand.letters[letter]!++;
    }
  };
  go(graph.root, '', []);
  return bids;
}
