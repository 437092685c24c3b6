/** What was played in each rally of a match, what it could have become, and what else could have been played. */
import type { Face } from '../../core/cards';
import { FINISHED, type ReviewReader } from '../../core/game';
import type { Dictionary } from '../../core/words';
import type { Config, Rally, Review, ReviewedRally, ReviewedStroke, State, Stroke, TableCard } from './model';
import { began, bestSeen } from './review/seen';

/** A match without end has a review with one: the last rallies, of so many strokes together. */
const MOST_STROKES = 500;

/**
 * Spectators may ask after each action: what a rally was told as is kept. It is the answer of a pure function, asked by
 * value, so nobody can tell.
 */
const KEPT = 600;
const kept = new WeakMap<Dictionary, Map<string, ReviewedStroke>>();

interface Moment {
  readonly stroke: Stroke;
  readonly hand: readonly Face[];
  /** What lay there before. */
  readonly table: readonly TableCard[];
  readonly config: Config;
}

/** What the table read after it, or would have read; a fault leaves nothing to go on from. */
function readsOf({ stroke, table }: Moment): readonly TableCard[] | null {
  if (stroke.type === 'fault') return null;
  return stroke.type === 'pass' ? table : stroke.reads;
}

function tell(moment: Moment, dictionary: Dictionary): ReviewedStroke {
  const { stroke, hand, table, config } = moment;
  const reads = readsOf(moment);
  return {
    stroke,
    hand,
    ...(reads === null ? { words: [], possible: 0 } : began(reads, config, dictionary)),
    best: stroke.type === 'challenge' ? [] : bestSeen({ table, hand, config }, dictionary),
  };
}

function told(moment: Moment, dictionary: Dictionary): ReviewedStroke {
  const key = JSON.stringify(moment);
  const known = kept.get(dictionary) ?? new Map<string, ReviewedStroke>();
  kept.set(dictionary, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  const made = tell(moment, dictionary);
  known.set(key, made);
  return made;
}

function tellRally(rally: Rally, config: Config, dictionary: Dictionary): ReviewedRally {
  const { set, tieBreak, server, end, hands } = rally;
  let table: readonly TableCard[] = [];
  const strokes = rally.strokes.map((stroke, index) => {
    const reviewed = told({ stroke, hand: hands[index] ?? [], table, config }, dictionary);
    if (stroke.type === 'shot' && !stroke.net) table = stroke.reads;
    return reviewed;
  });
  return { set, tieBreak, server, strokes, end };
}

/** The rally that the end of the match broke off. */
function brokenOff({ open, secret }: State): Rally[] {
  const { set, tieBreak, server, strokes } = open;
  if (strokes.length === 0) return [];
  return [{ set, tieBreak: tieBreak !== null, server, strokes, hands: secret.strokeHands, end: null }];
}

/** The last of them that are not too many together; the very last in any case. */
function lastOf(rallies: readonly Rally[]): readonly Rally[] {
  let strokes = 0;
  const first = rallies.findLastIndex((rally, index) => {
    strokes += rally.strokes.length;
    return strokes > MOST_STROKES && index < rallies.length - 1;
  });
  return rallies.slice(first + 1);
}

/**
 * Every rally that is over, stroke by stroke. As hands are in it, it is for spectators, and for everyone at the end. Of
 * the rally under way nothing is told to anybody: whether a word begins so is for the players to doubt.
 */
export function review(state: State, dictionary: Dictionary, reader: ReviewReader): Review | null {
  const { phase, secret, config } = state;
  if (reader === 'everyone' && phase !== FINISHED) return null;
  const rallies = phase === FINISHED ? [...secret.rallies, ...brokenOff(state)] : secret.rallies;
  return { rallies: lastOf(rallies).map((rally) => tellRally(rally, config, dictionary)) };
}
