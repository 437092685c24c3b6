/** Scenes of Takemo in a browser: see `#test/support/scenes/page`. */
import { takemo } from '#page/games/takemo/index';
import { showScene } from '#test/support/scenes/page';
import { TALES } from './scenes-tale';

await showScene(TALES, takemo);
