/** What Rondo brings to the page. */
import { GAME_ID, OPTIONS } from '#engine/games/rondo/model';
import type { GamePage } from '../contract';
import { AREA } from './table/text';

export const rondo: GamePage = {
  id: GAME_ID,
  area: AREA,
  options: OPTIONS,
  canEndPhase: ({ phase }) => phase !== 'finished', // closes the opening, or passes the turn of who does not play
  emblem: () => import('./GameEmblem.vue'),
  table: () => import('./GameTable.vue'),
  projector: () => import('./GameProjector.vue'),
  projectorTellsEnd: true,
  ending: () => import('./ending/GameEnding.vue'),
  rules: () => import('./GameRules.vue'),
};
