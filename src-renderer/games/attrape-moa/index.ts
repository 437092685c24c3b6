/** What Attrape Môa brings to the page. */
import { GAME_ID, OPTIONS } from '#engine/games/attrape-moa/model';
import type { GamePage } from '../contract';
import { AREA } from './table/context';

export const attrapeMoa: GamePage = {
  id: GAME_ID,
  area: AREA,
  options: OPTIONS,
  canEndPhase: ({ deadline }) => deadline !== null, // nothing here can time out without a clock
  emblem: () => import('./GameEmblem.vue'),
  table: () => import('./GameTable.vue'),
  projector: () => import('./GameProjector.vue'),
  ending: () => import('./ending/GameEnding.vue'),
  rules: () => import('./GameRules.vue'),
};
