/** What a bot bids in the opening. */
import type { BotPlan } from '../../../core/game';
import { bidHolder } from '../play';
import { openingScore } from '../score';
import { bidsOf } from '../search/bids';
import { countHand } from '../search/hand';
import type { Turn } from './turn';

/** The word that brings most, of those that come to mind. */
export function bidOf(turn: Turn): BotPlan['action'] {
  const { view, hand, graph, character } = turn;
  const random = turn.random('bids');
  const bids = bidsOf(graph, countHand(hand));
  const ideas = bids.filter((_, i) => random.below(bids.length - i) < character.ideas);
  const points = ideas.map((bid) => openingScore(view.options, bidHolder(bid)).points);
  const best = ideas[points.indexOf(Math.max(...points))];
  return best === undefined ? { type: 'bidPass' } : { type: 'bid', ...best };
}
