/** What a bot does at a table of Takemo, and when. */
import { FINISHED, type BotInput, type BotPlan } from '../../core/game';
import { campOf } from './board';
import { CHARACTERS } from './bot/character';
import { actionOf } from './bot/choose';
import { planAt } from './bot/pace';
import type { View } from './model';
import { proposingGenerator } from './proposing';

export function bot({ view, seat, level, dictionary, random }: BotInput<View>): BotPlan | null {
  if (view.paused || view.phase === FINISHED || seat === 'referee' || view.turn !== seat) return null;
  const turn = {
    view,
    seat,
    camp: campOf(seat),
    character: CHARACTERS[level],
    dictionary,
    generator: proposingGenerator(dictionary, view.options),
    random: (purpose: string) => random(`turn-${view.turns}-${purpose}`),
  };
  return planAt(view, turn.character, turn.random('pace'), actionOf(turn));
}
