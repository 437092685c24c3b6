/** The games this page can show: the only place of the page that names them. */
import { attrapeMoa } from './attrape-moa';
import type { GamePage } from './contract';
import { rondo } from './rondo';
import { takemo } from './takemo';
import { tennis } from './tennis';

export const GAME_PAGES: readonly GamePage[] = [attrapeMoa, takemo, rondo, tennis];

export function gamePage(id: string): GamePage | undefined {
  return GAME_PAGES.find((page) => page.id === id);
}
