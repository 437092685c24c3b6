/** Scenes of Tennis in a browser: see `#test/support/scenes/page`. */
import { tennis } from '#page/games/tennis/index';
import { showScene } from '#test/support/scenes/page';
import { SCENES } from './scenes';
import { TALES } from './scenes-tale';

await showScene({ ...TALES, ...SCENES }, tennis);
