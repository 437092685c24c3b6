/** What was played in each turn of a game, and what could have been. */
import { FINISHED, type ReviewReader } from '../../core/game';
import { allowedClasses, type Dictionary } from '../../core/words';
import type { Config, Review, ReviewedTurn, SeenPlay, State, Turn } from './model';
import { bestBids, bestPlays } from './review/seen';

/**
 * Spectators may ask after each action of a long game: what was seen in a turn is kept. It is the answer of a pure
 * function, asked by value, so nobody can tell.
 */
const KEPT = 600;
const kept = new WeakMap<Dictionary, Map<string, readonly SeenPlay[]>>();

function lookFor({ move, ...turn }: Turn, config: Config, dictionary: Dictionary): readonly SeenPlay[] {
  const graph = dictionary.graph({ among: 'proposable', classes: allowedClasses(config) });
  const asked = { ...turn, config };
  const seen = move.type === 'opened' ? bestBids(asked, graph) : bestPlays(asked, graph);
  return seen.map((play) => ({ ...play, forms: dictionary.forms(play.word) }));
}

function seenIn(turn: Turn, config: Config, dictionary: Dictionary): readonly SeenPlay[] {
  const { holder, hand, exchanges, move } = turn;
  const key = JSON.stringify([holder, hand, exchanges, move.type === 'opened', config]);
  const known = kept.get(dictionary) ?? new Map<string, readonly SeenPlay[]>();
  kept.set(dictionary, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  const seen = lookFor(turn, config, dictionary);
  known.set(key, seen);
  return seen;
}

/**
 * Every turn so far, with the best plays that were there: everyday words only. As hands are in it, it is for
 * spectators, and for everyone at the end. A turn takes one card at least out of the game or off the pile, but for the
 * last ones, so there are never many.
 */
export function review(state: State, dictionary: Dictionary, reader: ReviewReader): Review | null {
  const { phase, secret, config } = state;
  if (reader === 'everyone' && phase !== FINISHED) return null;
  const turns = secret.turns.map((turn): ReviewedTurn => {
    const { move } = turn;
    const forms = move.type === 'passed' ? [] : dictionary.forms(move.word);
    return { ...turn, forms, best: seenIn(turn, config, dictionary) };
  });
  return { turns };
}
