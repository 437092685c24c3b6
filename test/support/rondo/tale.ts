/** Scenes of what is told of Rondo, in a browser: see `#test/support/scenes/page`. */
import { showScene } from '#test/support/scenes/page';
import { TALES } from './scenes-tale';

await showScene(TALES, {
  projector: () => import('#page/games/rondo/GameProjector.vue'),
  ending: () => import('#page/games/rondo/ending/GameEnding.vue'),
  rules: () => import('#page/games/rondo/GameRules.vue'),
  emblem: () => import('#page/games/rondo/GameEmblem.vue'),
});
