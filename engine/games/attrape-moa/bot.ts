/** What a bot does at a table of Attrape Môa. */
import type { BotInput, BotPlan } from '../../core/game';
import type { View } from './model';

export function bot(_input: BotInput<View>): BotPlan | null {
  return null;
}
