/** What Tennis brings to the page. */
import { GAME_ID, OPTIONS } from '#engine/games/tennis/model';
import type { GamePage } from '../contract';
import { AREA } from './table/text';

export const tennis: GamePage = {
  id: GAME_ID,
  area: AREA,
  options: OPTIONS,
  presets: [
    { key: 'classic', options: {} },
    { key: 'guided', options: { bluff: 'blocked', weight: 3, words: 'noConjugation' } },
  ],
  canEndPhase: ({ phase }) => phase !== 'finished',
  corrects: `${AREA}.corrects`,
  emblem: () => import('./GameEmblem.vue'),
  table: () => import('./GameTable.vue'),
  projector: () => import('./GameProjector.vue'),
  projectorTellsEnd: true,
  ending: () => import('./ending/GameEnding.vue'),
  rules: () => import('./GameRules.vue'),
};
