/** What could have been laid in each turn of a game. */
import type { Dictionary } from '../../core/words';
import type { Review, State } from './model';

/** Nothing is told yet. */
export function review(_state: State, _dictionary: Dictionary): Review | null {
  return null;
}
