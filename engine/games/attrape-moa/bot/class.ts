/** Playing in class: hand in a word, better it, say when one is content. */
import type { BotPlan } from '../../../core/game';
import { grabSecond, headStart } from './classic';
import { improvements, type Find } from './mind';
import { between, findsOf, phaseBegan, planAt, REACTION, sooner, type Turn } from './turn';

/** The part of the search after which somebody who finds nothing more may be content. */
const CONTENT_AFTER = { min: 0.75, max: 0.98 } as const;

/** Writing a word down takes longer than calling a number. */
const WRITING = { min: 1.5, max: 4 } as const;

/** The next word better than the one handed in, seen at `second` of this phase or before. */
function planWord(turn: Turn, better: readonly Find[], before: number, until: number): BotPlan | null {
  const { view, seat } = turn;
  const current = view.submissions[seat] ?? null;
  const next = better.find(({ word }) => current === null || word.length > current.length);
  if (next === undefined) return null;
  const writing = between(turn.random(`write-${next.word}`), WRITING);
  const second = Math.max(0, next.at - before) + writing;
  return second < until ? planAt(phaseBegan(view), second, { type: 'submit', word: next.word }) : null;
}

function planGrab(turn: Turn, better: readonly Find[]): BotPlan | null {
  const grab = grabSecond(turn, better);
  const submitted = turn.view.submissions[turn.seat] ?? null;
  // First the word, then Môa: whoever holds it without a word has lost a point.
  if (grab === null || submitted === null || submitted.length < grab.find.word.length) return null;
  return planAt(phaseBegan(turn.view), grab.second, { type: 'grab' });
}

/** In which second of the running phase it is content with what it has. */
function contentSecond(turn: Turn): number {
  const random = turn.random(`content-${turn.view.phase}`);
  if (turn.view.phase === 'announce') return between(random, turn.character.patience);
  return between(random, CONTENT_AFTER) * turn.view.options.searchSeconds;
}

export function planClass(turn: Turn): BotPlan | null {
  const { view } = turn;
  if ((view.phase !== 'search' && view.phase !== 'announce') || view.ready === true) return null;
  const better = improvements(findsOf(turn));
  const searching = view.phase === 'search';
  const content = contentSecond(turn);
  const word = planWord(turn, better, searching ? 0 : headStart(turn), content);
  const grab = searching ? planGrab(turn, better) : null;
  const ready = planAt(phaseBegan(view), content + between(turn.random('ready'), REACTION), {
    type: 'ready',
  });
  return sooner(sooner(word, grab), ready);
}
