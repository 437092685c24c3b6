/** Scenes of Attrape Môa in a browser: see `#test/support/scenes/page`. */
import { attrapeMoa } from '#page/games/attrape-moa/index';
import { showScene } from '#test/support/scenes/page';
import { SCENES } from './scenes';

await showScene(SCENES, attrapeMoa);
