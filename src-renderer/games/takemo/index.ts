/** What Takemo brings to the page. */
import { campOf } from '#engine/games/takemo/board';
import { GAME_ID, OPTIONS } from '#engine/games/takemo/model';
import type { GamePage } from '../contract';
import { AREA, CAMP_KEYS } from './table/text';

const FIGURES = {
  white: () => import('./camps/WhiteFigure.vue'),
  black: () => import('./camps/BlackFigure.vue'),
};

export const takemo: GamePage = {
  id: GAME_ID,
  area: AREA,
  options: OPTIONS,
  canEndPhase: ({ phase }) => phase === 'play', // passes the turn of who does not play
  camp: (seat) => {
    const key = CAMP_KEYS[campOf(seat)];
    return { name: `${AREA}.camp.${key}.name`, figure: FIGURES[key] };
  },
  playerCounts: `${AREA}.playerCounts`,
  emblem: () => import('./GameEmblem.vue'),
  table: () => import('./GameTable.vue'),
  projector: () => import('./GameProjector.vue'),
  projectorTellsEnd: true,
  ending: () => import('./ending/GameEnding.vue'),
  rules: () => import('./GameRules.vue'),
};
