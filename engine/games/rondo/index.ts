/** Rondo, as the registry knows it. */
import type { Game } from '../../core/game';
import { mayAct, readAction } from './actions';
import { bot } from './bot';
import { playerBounds, readConfig } from './config';
import { setup, skipOpenings } from './deal';
import { adjust, finish, standings } from './end';
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
import { view } from './view';

export const rondo: Game<Config, State, Action, Event, View, Review> = {
  id: GAME_ID,
  options: OPTIONS,
  tries: ['bid', 'play'], // what is refused may be tried again
  spectatorReview: true,
  players: playerBounds,
  needsReferee: () => false,
  readConfig,
  readAction,
  mayAct: (_, by) => mayAct(by),
  setup,
  apply,
  expire,
  skip: skipOpenings,
  canExpire,
  adjust,
  end: finish,
  standings,
  view,
  review,
  bot,
};
