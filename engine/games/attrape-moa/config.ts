/** Reads the options of a table into the numbers a game is played by. */
import type { JsonObject } from '../../core/read';
import { readOptions } from '../../core/options';
import { ok, refuse, type Result } from '../../core/result';
import { OPTIONS, type Config, type Options } from './model';

/** Fewest and most players, by variant and, in classic, by whether the referee plays. */
function bounds({ variant, referee }: Pick<Options, 'variant' | 'referee'>): { min: number; max: number } {
  if (variant === 'class') return { min: 2, max: 40 };
  return { min: variant === 'classic' && referee === 'rotating' ? 3 : 2, max: 9 };
}

/** The bounds for raw options; where these are unreadable, those of the defaults. */
export function playerBounds(options: JsonObject): { min: number; max: number } {
  const read = readOptions(OPTIONS, options);
  return bounds(read.ok ? read.value : { variant: 'classic', referee: 'rotating' });
}

/** How often each seat referees, when nobody has said it. */
function defaultCycles(players: number): number {
  if (players <= 3) return 3;
  return players <= 5 ? 2 : 1;
}

function roundsOf(options: Options, players: number): number | null {
  if (options.variant === 'express') return null;
  const rotating = options.variant === 'classic' && options.referee === 'rotating';
  return rotating ? (options.cycles ?? defaultCycles(players)) * players : options.rounds;
}

export function readConfig(
  raw: unknown,
  players: number,
): Result<Config, { readonly option: string } | 'BAD_PLAYERS'> {
  const read = readOptions(OPTIONS, raw);
  if (!read.ok) return read;
  const options = read.value;
  const { variant } = options;
  const { min, max } = bounds(options);
  if (players < min || players > max) return refuse('BAD_PLAYERS');
  return ok({
    variant,
    referee: variant === 'classic' ? options.referee : variant === 'class' ? 'permanent' : 'none',
    validation: variant === 'express' ? 'dictionary' : options.validation,
    players,
    rounds: roundsOf(options, players),
    searchSeconds: options.searchSeconds,
    announceSeconds: options.announceSeconds,
    revealSeconds: options.revealSeconds,
    toolWords: options.toolWords,
    jokers: variant === 'class' ? 0 : options.jokers,
    closeEarly: options.closeEarly,
  });
}
