/** What each action does, and what a deadline does. */
import { takeCards } from '../../core/cards';
import { withOpen, withSecret } from '../../core/change';
import { FINISHED, type Entry, type Seat } from '../../core/game';
import { allowedClasses, lexiconRefusal, type Words } from '../../core/words';
import { UNLIMITED } from '../../core/options';
import { finishEmptied } from './end';
import { JOKER } from './figures';
import type { Action, Event, LaidCard, Move, State } from './model';
import {
  buryCard,
  draw,
  drawBack,
  handOf,
  layWord,
  moved,
  refused,
  remember,
  startTurn,
  withHand,
  type Moved,
} from './moves';
import { bid, closeOpening } from './opening';
import { inspectPlay } from './play';

/** The turn is over: the next seat's begins at `at`. */
function passOn(state: State, seat: Seat, at: number): State {
  return startTurn(state, (seat + 1) % state.config.players, at);
}

function play(state: State, seat: Seat, t: number, laid: readonly LaidCard[], words: Words): Moved {
  const { open, config, secret } = state;
  const faces = laid.map(({ card }) => card);
  const rest = takeCards(handOf(state, seat), faces);
  if (rest === null) return refused('CARD_NOT_IN_HAND');
  const { holder: before, word: previous, exchanges } = open;
  const inspection = inspectPlay({ holder: before, word: previous, exchanges, config }, laid);
  if (!inspection.ok) return inspection;
  const { holder, word, score, swapped, covered } = inspection;
  const unfit = lexiconRefusal([word], allowedClasses(config), words);
  if (unfit !== null) return unfit;
  const move: Move = { type: 'played', seat, word, laid, swapped, holder, ...score };
  const jokers = Array.from({ length: swapped }, () => JOKER);
  const kept = withSecret(remember(state, move), { covered: [...secret.covered, ...covered] });
  const drawn = drawBack(layWord(withHand(kept, seat, [...rest, ...jokers]), move), seat);
  const event: Event = { type: 'moved', move };
  const isOut = drawn.secret.pile.length === 0 && handOf(drawn, seat).length === 0;
  return isOut
    ? moved(finishEmptied(drawn), event, { type: 'over', reason: 'out' })
    : moved(passOn(drawn, seat, t), event);
}

/** Draws a card if there is one. When everyone in a row has found none, the game ends. */
function pass(state: State, seat: Seat, at: number, timedOut: boolean): Moved {
  const drew = state.secret.pile.length > 0;
  const move: Move = { type: 'passed', seat, drew, timedOut };
  const idle = drew ? 0 : state.open.idle + 1;
  const passed = withOpen(draw(remember(state, move), seat, 1), { idle });
  const event: Event = { type: 'moved', move };
  return idle >= state.config.players
    ? moved(finishEmptied(passed), event, { type: 'over', reason: 'idle' })
    : moved(passOn(passed, seat, at), event);
}

function exchange(state: State, seat: Seat): Moved {
  const { config, open, secret } = state;
  const [drawn] = secret.pile;
  if (drawn === undefined) return refused('PILE_EMPTY');
  if (config.exchanges !== UNLIMITED && open.exchanges >= config.exchanges)
    return refused('NO_EXCHANGE_LEFT');
  const counted = withOpen(draw(state, seat, 1), { exchanges: open.exchanges + 1 });
  return moved(withSecret(counted, { drawn }), { type: 'exchanged', seat });
}

function bury(state: State, seat: Seat, card: string): Moved {
  if (!handOf(state, seat).includes(card)) return refused('CARD_NOT_IN_HAND');
  return moved(buryCard(state, seat, card), { type: 'buried', seat });
}

/** What a player may do in its turn, once phase and turn are looked at. */
function act(
  state: State,
  seat: Seat,
  t: number,
  action: Exclude<Action, { readonly type: 'bid' | 'bidPass' }>,
  words: Words,
): Moved {
  switch (action.type) {
    case 'play':
      return play(state, seat, t, action.cards, words);
    case 'pass':
      return pass(state, seat, t, false);
    case 'exchange':
      return exchange(state, seat);
    case 'bury':
      return bury(state, seat, action.card);
  }
}

export function apply(state: State, { t, by, action }: Entry<Action>, words: Words): Moved {
  // `mayAct` lets no referee come here.
  if (by === 'referee') return refused('NOT_ALLOWED');
  const { phase, open, secret } = state;
  if (action.type === 'bid' || action.type === 'bidPass')
    return phase === 'opening' ? bid(state, by, t, action, words) : refused('WRONG_PHASE');
  const due = secret.drawn !== null;
  if (phase !== 'turn' || (action.type === 'bury' && !due)) return refused('WRONG_PHASE');
  if (by !== open.turn) return refused('NOT_YOUR_TURN');
  if (due && action.type !== 'bury') return refused('MUST_BURY');
  return act(state, by, t, action, words);
}

/** An opening and a turn have a clock always. */
export function canExpire({ phase }: State): boolean {
  return phase !== FINISHED;
}

/** An opening that runs out closes with the bids there are; a turn passes, and first what was drawn goes back under. */
export function expire(state: State, at: number): Moved {
  const { open, secret } = state;
  if (open.turn === null) return closeOpening(state, at);
  const back = secret.drawn === null ? state : buryCard(state, open.turn, secret.drawn);
  return pass(back, open.turn, at, true);
}
