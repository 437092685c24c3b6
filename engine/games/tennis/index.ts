/** Tennis, as the registry knows it. */
import type { Game } from '../../core/game';
import { mayAct, readAction } from './actions';
import { bot } from './bot';
import { playerBounds, readConfig } from './config';
import { setup } from './deal';
import { skipIdle } from './idle';
import {
  GAME_ID,
  OPTIONS,
  type Action,
  type Config,
  type Event,
  type Review,
  type State,
  type View,
} from './model';
import { review } from './review';
import { apply, canExpire, expire } from './rules';
import { adjust, standings } from './score';
import { finish } from './set-end';
import { view } from './view';

export const tennis: Game<Config, State, Action, Event, View, Review> = {
  id: GAME_ID,
  options: OPTIONS,
  tries: ['serve', 'return'], // what is refused may be tried again
  spectatorReview: true,
  players: playerBounds,
  needsReferee: () => false,
  readConfig,
  readAction,
  mayAct: (_, by) => mayAct(by),
  setup,
  apply,
  expire,
  skip: skipIdle,
  canExpire,
  adjust,
  end: finish,
  standings,
  view,
  review,
  bot,
};
