/** A tie-break that nobody plays goes on for ever by itself: it is passed over in bounded time. */
import { skipShuffles } from '../../core/cards';
import { withSecret } from '../../core/change';
import { dealTieBreak } from './deal';
import type { State } from './model';
import { expire } from './rules';

/** Whether a tie-break has just been dealt, so that what comes of letting it be is the same deal again, later. */
function isFresh({ phase, open, secret }: State): boolean {
  const { tieBreak, strokes, secondServe } = open;
  if (phase !== 'serve' || tieBreak === null || tieBreak.ahead !== null || strokes.length > 0 || secondServe)
    return false;
  return [...secret.pot, ...secret.gone, ...secret.tricks.flat(), ...secret.malus.flat()].length === 0;
}

/** One round: every deadline passes until the tie-break is dealt anew; `null` where that needs a shuffle that can't be. */
function letBe(fresh: State): State | null {
  let state = fresh;
  do {
    const step = state.deadline === null ? null : expire(state, state.deadline);
    if (step?.ok !== true) return null;
    state = step.state;
  } while (!isFresh(state));
  return state;
}

/**
 * As many whole rounds of it as end by `until`: each takes as long as the first, and only how many shuffles there have
 * been tells one from the next. Prescribed shuffles are dealt one by one.
 */
export function skipIdle(state: State, until: number): State {
  const { open, secret, deadline } = state;
  if (deadline === null || deadline > until || secret.shuffler.given.length > 0 || !isFresh(state))
    return state;
  const second = letBe(state);
  if (second === null || open.tieBreak === null) return state;
  const ms = second.open.phaseSince - open.phaseSince;
  const rounds = Math.floor((until - open.phaseSince) / ms);
  if (rounds < 2) return state;
  const before = withSecret(second, { shuffler: skipShuffles(secret.shuffler, rounds - 1) });
  const dealt = dealTieBreak(before, open.tieBreak.seats, open.phaseSince + rounds * ms);
  // Without a list to follow no shuffle is refused.
  return dealt.ok ? dealt.value : state;
}
