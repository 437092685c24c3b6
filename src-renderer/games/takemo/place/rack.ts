/** The rack: the hand in the player's own order, and which of it is on the board. */
import type { Face } from '#engine/core/cards';
import { usedPlaces } from '../../../composables/rackOrder';
import type { Tentative } from './arrangement';

export interface RackTile {
  /** Tells tiles of one letter apart; stable while the rack keeps its order. */
  readonly id: string;
  readonly face: Face;
  /** It lies on the board for now. */
  readonly used: boolean;
}

export function rackTiles(order: readonly Face[], tiles: readonly Tentative[]): RackTile[] {
  const laid = tiles.filter(({ wild }) => !wild).map(({ letter }) => letter);
  const used = usedPlaces(order, laid);
  return order.map((face, index) => ({ id: `${index}-${face}`, face, used: used[index] ?? false }));
}
