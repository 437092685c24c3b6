/** What a bot does in its turn. */
import type { BotPlan } from '../../../core/game';
import { foresee, type Chosen } from './foresight';
import { givesUp, ideasOf, positionOf } from './ideas';
import { worstOf } from './leave';
import { mustLay, type Turn } from './table';

/** With nothing to lay: other letters, as long as there are any. */
function idle({ view, seat, camp }: Turn): Chosen {
  const tiles = worstOf(view.hands[seat] ?? [], view.bags[camp]);
  return tiles.length > 0 ? { type: 'exchange', tiles } : { type: 'pass' };
}

function choose(turn: Turn): Chosen {
  const position = positionOf(turn);
  const { foresight } = turn.character;
  let ideas = ideasOf(turn, position);
  if (ideas.list.length === 0 && mustLay(turn)) {
    // When all is lost otherwise, one thinks of words one never uses.
    const character = { ...turn.character, vocabulary: Infinity, longest: Infinity };
    ideas = ideasOf({ ...turn, character }, position);
  }
  const [best] = ideas.list;
  if (best === undefined || (givesUp(best) && !mustLay(turn))) return idle(turn);
  if (foresight === null) return { type: 'place', found: ideas.found, index: best.index };
  return foresee(turn, position, ideas, foresight);
}

export function actionOf(turn: Turn): BotPlan['action'] {
  const chosen = choose(turn);
  if (chosen.type !== 'place') return { ...chosen };
  return { type: 'place', ...chosen.found.placementAt(chosen.index) };
}
