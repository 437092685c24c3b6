/** What was laid in each turn of a game, and what could have been. */
import { FINISHED, type ReviewReader, type Seat } from '../../core/game';
import type { Dictionary } from '../../core/words';
import { campOf } from './board';
import { DISTRIBUTION, HAND_SIZE, TAKEMO_TILES } from './figures';
import type { Move, Review, ReviewedTurn, SeenPlacement, State, Turn } from './model';
import { proposingGenerator } from './proposing';
import { bestSeen, type Asked } from './review/seen';
import { expandDistribution } from '../../core/cards';

const LETTERS = expandDistribution(DISTRIBUTION).length;

/**
 * Spectators may ask after each action of a long game: what was seen in a turn is kept. It is the answer of a pure
 * function, asked by value, so nobody can tell.
 */
const KEPT = 600;
const kept = new WeakMap<Dictionary, Map<string, readonly SeenPlacement[]>>();

function seenIn(asked: Asked, dictionary: Dictionary): readonly SeenPlacement[] {
  const { turn, ...around } = asked;
  const key = JSON.stringify([turn.board, turn.begun, turn.hand, turn.takemo, around]);
  const known = kept.get(dictionary) ?? new Map<string, readonly SeenPlacement[]>();
  kept.set(dictionary, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  const seen = bestSeen(asked, proposingGenerator(dictionary, asked.config), dictionary);
  known.set(key, seen);
  return seen;
}

function spelled({ word, formed }: Move, dictionary: Dictionary): ReviewedTurn['spelled'] {
  const words = word === null ? [] : [word, ...formed.map((run) => run.word)];
  return words.map((each) => ({ word: each, forms: dictionary.forms(each) }));
}

/** What the seat had whose turn was, or is now, the one of this index. */
function heldAt({ secret, open }: State, index: number, seat: Seat): Asked['next'] {
  const turn = secret.turns[index];
  if (turn) return { hand: turn.hand, takemo: turn.takemo };
  return { hand: secret.hands[seat] ?? [], takemo: open.takemo[seat] ?? 0 };
}

function sum(turns: readonly Turn[], of: (move: Move) => number): number {
  return turns.reduce((total, { move }) => total + of(move), 0);
}

function askedAt(state: State, turn: Turn, index: number): Asked {
  const { config, secret } = state;
  const { seat } = turn.move;
  const camp = campOf(seat);
  const before = secret.turns.slice(0, index).filter(({ move }) => campOf(move.seat) === camp);
  const drawn = (config.players / 2) * HAND_SIZE + sum(before, ({ laid, wild }) => laid.length - wild.length);
  return {
    turn,
    camp,
    config,
    bag: LETTERS - drawn,
    mayAward: sum(before, ({ award }) => Number(award)) < TAKEMO_TILES,
    next: heldAt(state, index + 1, (seat + 1) % config.players),
  };
}

/**
 * Every turn so far, with the best placements seen in its position: everyday words only, the enemy's answers looked
 * for in the hand that it had. As hands are in it, it is for spectators, and for everyone at the end.
 */
export function review(state: State, dictionary: Dictionary, reader: ReviewReader): Review | null {
  const { phase, secret, open } = state;
  if (reader === 'everyone' && phase !== FINISHED) return null;
  const turns = secret.turns.map((turn, index): ReviewedTurn => {
    const { move, board, hand, takemo } = turn;
    const best = seenIn(askedAt(state, turn, index), dictionary);
    return { move, board, hand, takemo, spelled: spelled(move, dictionary), best };
  });
  return { turns, board: open.board };
}
