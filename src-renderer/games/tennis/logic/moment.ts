/** What there is to look at just now, for who watches: the rally, a duel, or what has just ended. */
import type { CommonView } from '#engine/core/game';
import type { Contest, RallyEnd, View } from '#engine/games/tennis/model';
import { setResult, type SetResult } from './scores';

export type Moment =
  /** The match is over. */
  | { readonly kind: 'over' }
  /** A challenge under way, or decided by the last stroke. `end`: the rally that it ended. */
  | { readonly kind: 'duel'; readonly contest: Contest; readonly end: RallyEnd | null }
  | { readonly kind: 'set'; readonly result: SetResult; readonly end: RallyEnd | null }
  /** The cards of a tie-break are dealt, and nobody has served. */
  | { readonly kind: 'tieBreak' }
  | { readonly kind: 'rallyEnd'; readonly end: RallyEnd }
  | { readonly kind: 'rally' }
  /** Before the first serve of the match. */
  | { readonly kind: 'start' };

/** A set that has just ended; its last rally is told with it, unless nobody could serve any more. */
function endedSet({ lastRally, setScores }: View): Moment | null {
  const scores = setScores.at(-1);
  if (scores === undefined) return null;
  const result = setResult(setScores.length, scores, lastRally?.winner ?? null);
  const ended = lastRally !== null && (lastRally.last || lastRally.suddenEnd || result.tieBreak);
  return { kind: 'set', result, end: ended ? lastRally : null };
}

function betweenRallies(view: View): Moment {
  const { lastRally, rallies, tieBreak } = view;
  if (tieBreak !== null && tieBreak.ahead === null) return { kind: 'tieBreak' };
  if (rallies.every((won) => won === 0)) return endedSet(view) ?? { kind: 'start' };
  if (lastRally === null) return { kind: 'start' };
  const contest = lastRally.strokes.at(-1);
  return contest?.type === 'challenge'
    ? { kind: 'duel', contest, end: lastRally }
    : { kind: 'rallyEnd', end: lastRally };
}

export function momentOf(view: View & CommonView): Moment {
  if (view.phase === 'finished') return { kind: 'over' };
  if (view.contest !== null) return { kind: 'duel', contest: view.contest, end: null };
  const last = view.strokes.at(-1);
  if (last?.type === 'challenge') return { kind: 'duel', contest: last, end: null };
  return last === undefined ? betweenRallies(view) : { kind: 'rally' };
}
