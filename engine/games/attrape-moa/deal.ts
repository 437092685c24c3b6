/** The table as it is laid: the cards, a game's first state, and the deal of a round. */
import { withOpen, withSecret } from '../../core/change';
import { shuffle, expandDistribution, type Face, type Shuffler } from '../../core/cards';
import { ok, type Result } from '../../core/result';
import { CLASS_CARDS, COMMON_CARDS, HAND_CARDS } from './figures';
import type { Config, State } from './model';
import { activeSeats, allSeats } from './table';

/** French frequencies, our own; all of it is shuffled again for every round. */
export const DECK: readonly Face[] = expandDistribution(
  'A7 B1 C2 D3 E11 F2 G2 H1 I6 J1 K1 L4 M2 N4 O5 P2 Q1 R4 S4 T4 U5 V2 W1 X1 Y1 Z1',
);

export function setup(config: Config, shuffler: Shuffler): Result<State, 'BAD_SHUFFLE'> {
  const perSeat = <T>(value: T): T[] => allSeats(config).map(() => value);
  return ok({
    phase: 'ready',
    deadline: null,
    config,
    open: {
      round: 1,
      scores: perSeat(0),
      jokers: perSeat(config.jokers),
      grabs: perSeat(0),
      common: [],
      holder: null,
      phaseSince: 0,
      announcements: [],
      passed: [],
      lastRound: null,
    },
    secret: {
      shuffler,
      hands: perSeat([]),
      drafts: perSeat(null),
      reveals: perSeat(null),
      submissions: perSeat(null),
      ready: [],
      advice: null,
      rulings: [],
      lastDeal: null,
    },
  });
}

/** Shuffles the deck and deals: five to each active seat, then five for all; in class ten for all. */
export function deal(state: State): Result<State, 'BAD_SHUFFLE'> {
  const shuffled = shuffle(DECK, state.secret.shuffler);
  if (!shuffled.ok) return shuffled;
  const { pile, shuffler } = shuffled.value;
  const inClass = state.config.variant === 'class';
  const active = inClass ? [] : activeSeats(state);
  const hands = allSeats(state.config).map((seat) => {
    const turn = active.indexOf(seat);
    return turn < 0 ? [] : pile.slice(turn * HAND_CARDS, (turn + 1) * HAND_CARDS);
  });
  const dealt = active.length * HAND_CARDS;
  const common = pile.slice(dealt, dealt + (inClass ? CLASS_CARDS : COMMON_CARDS));
  return ok(withOpen(withSecret(state, { shuffler, hands }), { common }));
}
