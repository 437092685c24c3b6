/** What a bot does in its turn. */
import { UNLIMITED } from '../../../core/options';
import type { BotPlan } from '../../../core/game';
import { facesOf } from '../search/hand';
import { foresee } from './foresight';
import { ideasOf, stageOf, type Idea } from './ideas';
import type { Start } from './search/playout';
import type { Turn } from './turn';
import { worstOf } from './worth';

/** However many exchanges there are: who has found nothing by then passes. */
const MOST_EXCHANGES = 2;

function mayExchange({ view }: Turn): boolean {
  const { exchanges, options, pile } = view;
  const most = options.exchanges === UNLIMITED ? MOST_EXCHANGES : Math.min(options.exchanges, MOST_EXCHANGES);
  return pile > 0 && exchanges < most;
}

/** The card it needs least for the best play it sees, if it sees one. */
export function buryOf(turn: Turn): BotPlan['action'] {
  const [best] = ideasOf(turn, 1, 1);
  return { type: 'bury', card: worstOf(best ? facesOf(best.left) : turn.hand, stageOf(turn)) };
}

/** Whether it would rather not lay this: it costs more than it brings. */
function isLoss({ view }: Turn, { points }: Idea): boolean {
  return points <= 0 && view.pile > 0;
}

/** Without a look ahead: the best of its ideas, another card if that brings little. */
function chooseAtOnce(turn: Turn, [best]: readonly Idea[]): Start {
  const poor = best === undefined || best.points < turn.character.content;
  if (poor && mayExchange(turn)) return { type: 'exchange' };
  return best === undefined || isLoss(turn, best) ? { type: 'pass' } : { type: 'play', idea: best };
}

function choose(turn: Turn): Start {
  const { foresight } = turn.character;
  if (foresight === null) return chooseAtOnce(turn, ideasOf(turn, 1));
  const ideas = ideasOf(turn, foresight.candidates);
  const [best] = ideas;
  if (best === undefined) return chooseAtOnce(turn, ideas);
  const others: Start[] = [{ type: 'pass' }];
  if (mayExchange(turn)) others.push({ type: 'exchange' });
  return foresee(turn, ideas, others, foresight);
}

export function turnOf(turn: Turn): BotPlan['action'] {
  const start = choose(turn);
  return start.type === 'play' ? { type: 'play', cards: start.idea.cards } : start;
}
