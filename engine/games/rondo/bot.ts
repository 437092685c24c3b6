/** What a bot does at a table of Rondo, and when. */
import { FINISHED, type BotInput, type BotPlan } from '../../core/game';
import { knownGraph } from '../../core/known-graph';
import { allowedClasses } from '../../core/words';
import { CHARACTERS } from './bot/character';
import { buryOf, turnOf } from './bot/choose';
import { bidOf } from './bot/opening';
import { planAt } from './bot/pace';
import { momentOf, type Turn } from './bot/turn';
import type { View } from './model';

function actionOf(turn: Turn): BotPlan['action'] {
  const { view } = turn;
  if (view.phase === 'opening') return bidOf(turn);
  return view.mustBury ? buryOf(turn) : turnOf(turn);
}

/** Whether it is to this seat to do something. */
function isCalled(view: View & { readonly phase: string }, seat: number): boolean {
  return view.phase === 'opening' ? view.bidden[seat] === false : view.turn === seat;
}

export function bot({ view, seat, level, dictionary, random }: BotInput<View>): BotPlan | null {
  if (view.paused || view.phase === FINISHED || seat === 'referee' || !isCalled(view, seat)) return null;
  const character = CHARACTERS[level];
  const choice = { among: 'proposable', classes: allowedClasses(view.options) } as const;
  const moment = momentOf(view);
  const turn: Turn = {
    view,
    seat,
    hand: view.hands[seat] ?? [],
    character,
    graph: knownGraph(dictionary, choice, character.vocabulary),
    random: (purpose) => random(`${moment}-${purpose}`),
  };
  return planAt(view, character, turn.random('pace'), actionOf(turn));
}
