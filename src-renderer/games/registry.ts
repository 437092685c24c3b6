/** The games this page can show: the only place of the page that names them. */
import { attrapeMoa } from './attrape-moa';
import type { GamePage } from './contract';
import { takemo } from './takemo';

export const GAME_PAGES: readonly GamePage[] = [attrapeMoa, takemo];

export function gamePage(id: string): GamePage | undefined {
  return GAME_PAGES.find((page) => page.id === id);
}
