/** What each action does, and what a deadline does. */
import { FINISHED, type Entry, type Seat } from '../../core/game';
import type { Words } from '../../core/words';
import { answer, challenge, concede } from './challenge';
import type { Action, Phase, State } from './model';
import { refused, type Moved } from './moves';
import { winRally } from './rally-end';
import { pass, sendBack } from './returning';
import { fault, serve } from './serving';

/** When an action is sent; a challenge has a rule of its own. */
const PHASES: Readonly<Record<Exclude<Action['type'], 'challenge'>, Phase>> = {
  serve: 'serve',
  return: 'play',
  pass: 'play',
  collect: 'collect',
  answer: 'answer',
  concede: 'answer',
};

function collect(state: State, seat: Seat, at: number): Moved {
  return winRally(state, seat, seat, 'collect', at);
}

export function apply(state: State, { t, by, action }: Entry<Action>, words: Words): Moved {
  // `mayAct` lets no referee come here.
  if (by === 'referee') return refused('NOT_ALLOWED');
  if (action.type === 'challenge') return challenge(state, by, t);
  if (state.phase !== PHASES[action.type]) return refused('WRONG_PHASE');
  if (by !== state.open.turn) return refused('NOT_YOUR_TURN');
  switch (action.type) {
    case 'serve':
      return serve(state, by, t, action.cards, words);
    case 'return':
      return sendBack(state, by, t, action.layout, words);
    case 'pass':
      return pass(state, by, t, false);
    case 'collect':
      return collect(state, by, t);
    case 'answer':
      return answer(state, action.word, t, words);
    case 'concede':
      return concede(state, t, false);
  }
}

/** Every phase has a time-out, whether or not a clock is set. */
export function canExpire({ phase }: State): boolean {
  return phase !== FINISHED;
}

/** Time up is a fault without cards, a pass, the collect, or a challenge conceded. */
export function expire(state: State, at: number): Moved {
  const { turn } = state.open;
  if (turn === null) return refused('WRONG_PHASE');
  switch (state.phase) {
    case 'serve':
      return fault(state, turn, { cards: [], value: 0, timedOut: true }, at);
    case 'collect':
      return collect(state, turn, at);
    case 'answer':
      return concede(state, at, true);
    default:
      return pass(state, turn, at, true);
  }
}
