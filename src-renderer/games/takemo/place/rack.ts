/** The rack: the hand in the player's own order, and which of it is on the board. */
import type { Face } from '#engine/core/cards';
import type { Tentative } from './arrangement';

export interface RackTile {
  /** Tells tiles of one letter apart; stable while the rack keeps its order. */
  readonly id: string;
  readonly face: Face;
  /** It lies on the board for now. */
  readonly used: boolean;
}

/** The hand in the order of the rack so far: what left is gone, what came is at the end. */
export function arrangeRack(order: readonly Face[], hand: readonly Face[]): Face[] {
  const rest = [...hand];
  const kept = order.filter((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...rest];
}

export function rackTiles(order: readonly Face[], tiles: readonly Tentative[]): RackTile[] {
  const laid = tiles.filter(({ wild }) => !wild).map(({ letter }) => letter);
  return order.map((face, index) => {
    const at = laid.indexOf(face);
    if (at >= 0) laid.splice(at, 1);
    return { id: `${index}-${face}`, face, used: at >= 0 };
  });
}

/** The rack in another order, by a source of numbers from 0 to 1. */
export function mixRack(order: readonly Face[], random: () => number = Math.random): Face[] {
  return order
    .map((face) => ({ face, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ face }) => face);
}
