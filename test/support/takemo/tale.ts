/** Scenes of what is told of Takemo in a browser: see `#test/support/scenes/page`. */
import { showScene } from '#test/support/scenes/page';
import { TALES } from './scenes-tale';

await showScene(TALES, {
  table: () => import('#page/games/takemo/GameTable.vue'),
  projector: () => import('#page/games/takemo/GameProjector.vue'),
  ending: () => import('#page/games/takemo/ending/GameEnding.vue'),
  rules: () => import('#page/games/takemo/GameRules.vue'),
  emblem: () => import('#page/games/takemo/GameEmblem.vue'),
});
