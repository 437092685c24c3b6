/** What a bot does at a table of Tennis, and when. */
import { FINISHED, type BotInput, type BotPlan } from '../../core/game';
import { CHARACTERS } from './bot/character';
import { serveOf, returnOf } from './bot/choose';
import { answerOf, challenges } from './bot/doubt';
import { planAt } from './bot/pace';
import { momentOf, readCard, type Turn } from './bot/turn';
import type { View } from './model';

function actionOf(turn: Turn): BotPlan['action'] | null {
  const { view, seat } = turn;
  if (challenges(turn)) return { type: 'challenge' };
  if (view.turn !== seat) return null;
  switch (view.phase) {
    case 'serve':
      return serveOf(turn);
    case 'play':
      return returnOf(turn);
    case 'answer':
      return answerOf(turn);
    case 'collect':
      return { type: 'collect' };
    default:
      return null;
  }
}

export function bot({ view, seat, level, dictionary, random }: BotInput<View>): BotPlan | null {
  if (view.paused || view.phase === FINISHED || seat === 'referee') return null;
  const moment = momentOf(view);
  const turn: Turn = {
    view,
    seat,
    character: CHARACTERS[level],
    dictionary,
    hand: view.hands[seat] ?? [],
    table: view.table.map(readCard),
    random: (purpose) => random(`${moment}-${purpose}`),
  };
  const action = actionOf(turn);
  return action && planAt(view, turn.character, turn.random(`pace ${view.phase}`), action);
}
