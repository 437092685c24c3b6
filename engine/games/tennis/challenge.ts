/** Challenges: what can be doubted and by whom, the answer, and what comes of it. */
import { withOpen } from '../../core/change';
import type { Seat } from '../../core/game';
import { allowedClasses, type Words } from '../../core/words';
import { fits } from './beginning';
import type { Challengeable, Contest, State, Stroke } from './model';
import { after, moved, playing, refused, remember, type Moved } from './moves';
import { winRally } from './rally-end';
import { playOn } from './returning';

/**
 * The shot that can be challenged now: the last stroke; when one player is left, the last shot or net whatever passes
 * came after. One that has been challenged for nothing can't be again.
 */
export function challengeable({ phase, open }: State): Challengeable | null {
  if (phase !== 'play' && phase !== 'collect') return null;
  const last =
    phase === 'collect' ? open.strokes.findLast(({ type }) => type !== 'pass') : open.strokes.at(-1);
  if (last?.type !== 'shot') return null;
  const { seat, kind, value, net, amorti, ligne, reads } = last;
  return { seat, kind, value, net, amorti, ligne, reads };
}

/** Who may challenge now, ascending: any opponent of who made the shot, out of the rally or without cards too. */
export function challengers(state: State): readonly Seat[] {
  const shot = challengeable(state);
  return shot === null ? [] : playing(state).filter((seat) => seat !== shot.seat);
}

export function challenge(state: State, by: Seat, t: number): Moved {
  if (!playing(state).includes(by)) return refused('NOT_ALLOWED');
  const shot = challengeable(state);
  if (shot === null) return refused('WRONG_PHASE');
  if (shot.seat === by) return refused('NOT_ALLOWED');
  const { seat, reads, net, ligne } = shot;
  const contest: Contest = { by, seat, reads, free: net || ligne, outcome: null };
  const { answerSeconds } = state.config;
  const asked: State = {
    ...withOpen(state, { contest, turn: seat, phaseSince: t }),
    phase: 'answer',
    deadline: answerSeconds === 0 ? null : t + answerSeconds * 1000,
  };
  return moved(asked, { type: 'challenged', contest });
}

/** The challenge comes out at `at`: a rally for one of the two, or play goes on as if it had not been. */
function decide(state: State, contest: Contest, at: number): Moved {
  const { by, seat, free, outcome } = contest;
  const stroke: Stroke = { type: 'challenge', ...contest };
  const decided = withOpen(remember(state, by, stroke), { contest: null });
  const events = [{ type: 'stroke', stroke }] as const;
  if (outcome?.holds !== true) return after(events, winRally(decided, by, seat, 'challenge', at));
  if (!free) return after(events, winRally(decided, seat, by, 'challenge', at));
  return moved(playOn(decided, seat, at), ...events);
}

/** Whether the word answers the challenge: a word that this table plays with, and that begins as the cards lie. */
function holds({ config }: State, { reads }: Contest, word: string, words: Words): boolean {
  return (words.classes(word) & allowedClasses(config)) !== 0 && fits(word, reads);
}

/** An answer is always taken, and final. */
export function answer(state: State, word: string, t: number, words: Words): Moved {
  const { contest } = state.open;
  if (contest === null) return refused('WRONG_PHASE');
  const outcome = { holds: holds(state, contest, word, words), word, timedOut: false };
  return decide(state, { ...contest, outcome }, t);
}

export function concede(state: State, at: number, timedOut: boolean): Moved {
  const { contest } = state.open;
  if (contest === null) return refused('WRONG_PHASE');
  return decide(state, { ...contest, outcome: { holds: false, word: null, timedOut } }, at);
}
