/** The one list of games. Whoever needs a game looks it up here by its id, and asks nothing about which it is. */
import type { Game } from '../core/game';
import { attrapeMoa } from './attrape-moa';
import { rondo } from './rondo';
import { takemo } from './takemo';
import { tennis } from './tennis';

const ALL: readonly Game[] = [attrapeMoa, takemo, rondo, tennis];

export const GAMES: ReadonlyMap<string, Game> = new Map(ALL.map((game) => [game.id, game]));
