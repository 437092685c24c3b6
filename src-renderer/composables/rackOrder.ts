/** A hand in the order in which its player has put it. Pure. */
import type { Face } from '#engine/core/cards';

/** The hand in the order so far: what left is gone, what came is at the end. */
export function arrangeRack(order: readonly Face[], hand: readonly Face[]): Face[] {
  const rest = [...hand];
  const kept = order.filter((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...rest];
}

/** Another order, by a source of numbers from 0 to 1. */
export function mixRack(order: readonly Face[], random: () => number = Math.random): Face[] {
  return order
    .map((face) => ({ face, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ face }) => face);
}

/** By place of the order: whether that card is among those laid elsewhere, each counted once, from the left. */
export function usedPlaces(order: readonly Face[], laid: readonly Face[]): boolean[] {
  const rest = [...laid];
  return order.map((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
