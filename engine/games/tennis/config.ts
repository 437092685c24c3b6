/** Reads the options of a table into what a game is played by. */
import { readOptions } from '../../core/options';
import { ok, refuse, type Result } from '../../core/result';
import { OPTIONS, type Config } from './model';

const FEWEST = 2;
const MOST = 4;

export function playerBounds(): { min: number; max: number } {
  return { min: FEWEST, max: MOST };
}

export function readConfig(
  raw: unknown,
  players: number,
): Result<Config, { readonly option: string } | 'BAD_PLAYERS'> {
  const read = readOptions(OPTIONS, raw);
  if (!read.ok) return read;
  if (players < FEWEST || players > MOST) return refuse('BAD_PLAYERS');
  return ok({ ...read.value, players });
}
