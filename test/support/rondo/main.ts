/** Scenes of Rondo's table in a browser: see `#test/support/scenes/page`. */
import { rondo } from '#page/games/rondo/index';
import { showScene } from '#test/support/scenes/page';
import { SCENES } from './scenes';
import { TALES } from './scenes-tale';

await showScene({ ...TALES, ...SCENES }, rondo);
