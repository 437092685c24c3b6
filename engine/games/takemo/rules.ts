/** What each action does, and what a deadline does. */
import { replaceAt, withOpen, withSecret } from '../../core/change';
import { shuffle, takeCards, type Face } from '../../core/cards';
import { FINISHED, type Entry, type Seat } from '../../core/game';
import type { Words } from '../../core/words';
import { campOf, stepFrom } from './board';
import { idleLimit } from './figures';
import { judge } from './judge';
import type { Action, Event, Move, Open, Placement, State } from './model';
import { drawBack, handOf, moved, refused, remember, startTurn, withCamp, type Moved } from './moves';
import type { Inspection } from './placement';
import { finish } from './score';

/** The turn is over: the next seat's begins at `at`. */
function passOn(state: State, at: number): State {
  return startTurn(state, (state.open.turn + 1) % state.config.players, at);
}

/** What the move is that a placement makes. */
function moveOf({ open }: State, seat: Seat, placement: Placement, inspection: Inspection): Move {
  const { row, col, dir, word, takemo } = placement;
  const camp = campOf(seat);
  const squareAt = (i: number) => stepFrom([row, col], dir, i);
  const laid = inspection.wanted.map(squareAt);
  return {
    seat,
    type: 'place',
    row,
    col,
    dir,
    word,
    laid,
    wild: inspection.wanted.filter((i) => takemo.includes(i)).map(squareAt),
    formed: inspection.words.slice(1),
    taken: inspection.taken,
    captured: inspection.captured,
    award: inspection.reachesLine && open.takemoLeft[camp] > 0,
    exchanged: 0,
    timedOut: false,
  };
}

/** The board, the count of captures and the Takemo tiles after a placement: laid, captured, awarded. */
function openAfter({ open }: State, move: Move, board: Open['board']): Partial<Open> {
  const camp = campOf(move.seat);
  const won = move.award ? 1 : 0;
  const held = (open.takemo[move.seat] ?? 0) - move.wild.length + won;
  return {
    board,
    idle: 0,
    begun: withCamp(open.begun, camp, true),
    takemo: replaceAt(open.takemo, move.seat, held),
    takemoLeft: withCamp(open.takemoLeft, camp, open.takemoLeft[camp] - won),
    captured: withCamp(open.captured, camp, open.captured[camp] + move.captured.length),
  };
}

function place(state: State, seat: Seat, t: number, placement: Placement, words: Words): Moved {
  const { open, config } = state;
  const ground = { board: open.board, camp: campOf(seat), begun: open.begun, config };
  const holding = { hand: handOf(state, seat), takemo: open.takemo[seat] ?? 0 };
  const judged = judge(ground, placement, holding, words);
  if (!judged.ok) return judged;
  const move = moveOf(state, seat, placement, judged.inspection);
  const laid = withOpen(remember(state, move), openAfter(state, move, judged.inspection.after));
  const hands = replaceAt(laid.secret.hands, seat, judged.rest);
  const drawn = drawBack(withSecret(laid, { hands }), seat);
  const event: Event = { type: 'placed', move };
  return drawn.short
    ? moved(finish(drawn.state), event, { type: 'over', reason: 'bagEmpty' })
    : moved(passOn(drawn.state, t), event);
}

function idleMove(seat: Seat, change: Partial<Move>): Move {
  return {
    seat,
    type: 'pass',
    row: null,
    col: null,
    dir: null,
    word: null,
    laid: [],
    wild: [],
    formed: [],
    taken: [],
    captured: [],
    award: false,
    exchanged: 0,
    timedOut: false,
    ...change,
  };
}

/** A turn in which nothing was laid is over; so many of them in a row end the game. */
function endIdleTurn(state: State, at: number, event: Event): Moved {
  const idle = state.open.idle + 1;
  const counted = withOpen(state, { idle });
  return idle >= idleLimit(state.config.players)
    ? moved(finish(counted), event, { type: 'over', reason: 'idle' })
    : moved(passOn(counted, at), event);
}

/** Draws as many from the top of the bag, then puts these back and shuffles. */
function exchange(state: State, seat: Seat, t: number, tiles: readonly Face[]): Moved {
  const { bags, hands, shuffler } = state.secret;
  const camp = campOf(seat);
  const kept = takeCards(handOf(state, seat), tiles);
  if (kept === null) return refused('CARD_NOT_IN_HAND');
  if (bags[camp].length < tiles.length) return refused('BAG_TOO_SMALL');
  const shuffled = shuffle([...bags[camp].slice(tiles.length), ...tiles], shuffler);
  if (!shuffled.ok) return refused(shuffled.error);
  const drawn = bags[camp].slice(0, tiles.length);
  const exchanged = withSecret(
    remember(state, idleMove(seat, { type: 'exchange', exchanged: tiles.length })),
    {
      hands: replaceAt(hands, seat, [...kept, ...drawn]),
      bags: withCamp(bags, camp, shuffled.value.pile),
      shuffler: shuffled.value.shuffler,
    },
  );
  return endIdleTurn(exchanged, t, { type: 'exchanged', seat, tiles: tiles.length });
}

function pass(state: State, seat: Seat, at: number, timedOut: boolean): Moved {
  const passed = remember(state, idleMove(seat, { timedOut }));
  return endIdleTurn(passed, at, { type: 'passed', seat, timedOut });
}

export function apply(state: State, { t, by, action }: Entry<Action>, words: Words): Moved {
  // `mayAct` lets no referee come here.
  if (by === 'referee') return refused('NOT_ALLOWED');
  if (by !== state.open.turn) return refused('NOT_YOUR_TURN');
  switch (action.type) {
    case 'place':
      return place(state, by, t, action, words);
    case 'exchange':
      return exchange(state, by, t, action.tiles);
    case 'pass':
      return pass(state, by, t, false);
  }
}

/** A turn can always time out: without a clock the referee may still pass the player over. */
export function canExpire({ phase }: State): boolean {
  return phase !== FINISHED;
}

/** Time that runs out is a pass. */
export function expire(state: State, at: number): Moved {
  return pass(state, state.open.turn, at, true);
}
