/** Scenes of Tennis in a browser: see `#test/support/scenes/page`. */
import { tennis } from '#page/games/tennis/index';
import { showScene } from '#test/support/scenes/page';
import { SCENES } from './scenes';

await showScene(SCENES, tennis);
