/** Spending the last cards: once nothing is left to be drawn, who has one more shot than the others takes it all. */
import { takeCards, type Face } from '../../../core/cards';
import type { Choice } from './choices';
import { openingsOf } from './search/openings';
import { Spending } from './search/spending';
import type { Turn } from './turn';
import { knownGraph } from './vocabulary';
import { costOf, meanWorth } from './worth';

/** The shots after which most others are left in the hand first, then the cheaper ones. */
export function longestFirst(turn: Turn, shots: readonly Choice[]): Choice[] {
  const { view, hand, character, dictionary } = turn;
  const graph = knownGraph(dictionary, view.options, character.vocabulary);
  // A drawn card is about as much of a shot as it is worth.
  const drawn = meanWorth(view.options.weight);
  const spending = new Spending(openingsOf(graph), view.options.weight);
  const left = (faces: readonly Face[]): number => {
    const rest = takeCards(hand, faces) ?? [];
    return spending.shotsIn(rest) + drawn * Math.min(faces.length, view.pile);
  };
  const counted = shots.map((choice) => ({
    choice,
    left: left(choice.faces),
    cost: costOf(choice.faces, view.pile, view.options.weight),
  }));
  return counted.sort((a, b) => b.left - a.left || a.cost - b.cost).map(({ choice }) => choice);
}
