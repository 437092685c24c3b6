/** How a match came out, as a sentence of the locales (`tennis.ending`). */
import type { CommonView } from '#engine/core/game';
import type { View } from '#engine/games/tennis/model';
import type { Say } from '../table/text';

type Ended = Pick<View, 'sets' | 'options'> & Pick<CommonView, 'players' | 'winners'>;

/** « Jeu, set et match pour Ana : 2 à 1 ! »; ended by the referee, it says who is ahead. */
export function sayOutcome(
  { players, winners, sets, options }: Ended,
  say: Say,
  list: (names: readonly string[]) => string,
): string {
  const names = winners.map((seat) => players[seat] ?? '?');
  const [first] = winners;
  if (first === undefined || winners.length > 1) return say('ending.draw', { names: list(names) });
  const name = names[0] ?? '?';
  if ((sets[first] ?? 0) < options.setsToWin) return say('ending.stopped', { name });
  if (players.length !== 2) return say('ending.wonBy', { name });
  return say('ending.won', { name, won: sets[first] ?? 0, lost: sets[1 - first] ?? 0 });
}
