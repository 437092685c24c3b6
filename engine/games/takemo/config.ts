/** Reads the options of a table into what a game is played by. */
import { readOptions } from '../../core/options';
import { ok, refuse, type Result } from '../../core/result';
import { OPTIONS, type Config } from './model';

/** One or two players a camp; three sit at no table, which `readConfig` says. */
export function playerBounds(): { min: number; max: number } {
  return { min: 2, max: 4 };
}

export function readConfig(
  raw: unknown,
  players: number,
): Result<Config, { readonly option: string } | 'BAD_PLAYERS'> {
  const read = readOptions(OPTIONS, raw);
  if (!read.ok) return read;
  if (players !== 2 && players !== 4) return refuse('BAD_PLAYERS');
  return ok({ ...read.value, players });
}
