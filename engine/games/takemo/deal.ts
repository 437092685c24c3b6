/** The table as it is laid: two bags, the hands drawn from them, an empty board; and the draws of the game. */
import { expandDistribution, shuffle, type Face, type Shuffler } from '../../core/cards';
import { ok, type Result } from '../../core/result';
import { campOf, emptyBoard } from './board';
import { DISTRIBUTION, HAND_SIZE, TAKEMO_TILES } from './figures';
import type { ByCamp, Config, State } from './model';
import { startTurn } from './moves';

const BAG: readonly Face[] = expandDistribution(DISTRIBUTION);

/** Whole hands at a time, each from the top of its camp's bag. */
function dealHands(
  players: number,
  full: ByCamp<readonly Face[]>,
): { hands: (readonly Face[])[]; bags: ByCamp<readonly Face[]> } {
  const hands = Array.from({ length: players }, (_, seat) => {
    const before = Math.floor(seat / 2) * HAND_SIZE;
    return full[campOf(seat)].slice(before, before + HAND_SIZE);
  });
  const dealt = (players / 2) * HAND_SIZE;
  return { hands, bags: [full[0].slice(dealt), full[1].slice(dealt)] };
}

export function setup(config: Config, shuffler: Shuffler): Result<State, 'BAD_SHUFFLE'> {
  const white = shuffle(BAG, shuffler);
  if (!white.ok) return white;
  const black = shuffle(BAG, white.value.shuffler);
  if (!black.ok) return black;
  const { hands, bags } = dealHands(config.players, [white.value.pile, black.value.pile]);
  const laid: State = {
    phase: 'play',
    deadline: null,
    config,
    open: {
      board: emptyBoard(),
      turn: 0,
      turnSince: 0,
      idle: 0,
      begun: [false, false],
      takemo: hands.map(() => 0),
      takemoLeft: [TAKEMO_TILES, TAKEMO_TILES],
      captured: [0, 0],
      corrections: [0, 0],
    },
    secret: { shuffler: black.value.shuffler, bags, hands, turns: [] },
  };
  return ok(startTurn(laid, 0, 0));
}
