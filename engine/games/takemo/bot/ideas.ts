/** The placements that come to a bot's mind: of those that could be laid, the ones whose words it knows. */
import type { Placement } from '../model';
import { inspect, type Ground } from '../placement';
import { laidPlaces, reachesEnemyLine } from '../search/effects';
import { headLane, headLength, headWild, type Found } from '../search/found';
import { handOf } from '../search/hand';
import { SIZE } from '../figures';
import { popcount } from '../../../core/word-graph';
import { Position } from '../search/position';
import { Gains, leaveAfter } from './search/gain';
import { leaveWorth } from './leave';
import { lead, type Turn } from './table';

export interface Idea {
  /** Where it is in `Ideas.found`. */
  readonly index: number;
  /** Tiles it brings at once, those it takes included if the bot notices; with what Takemo tiles and the rest of the hand are worth. */
  readonly worth: number;
  /** The lane and the places that get new tiles: what the enemy can do about it depends on little else. */
  readonly footprint: number;
}

/** Whether it would end the game, and not with a win. */
export function givesUp({ worth }: Idea): boolean {
  return worth < -DECIDED / 2;
}

export interface Ideas {
  readonly found: Found;
  /** Best first. */
  readonly list: readonly Idea[];
}

/** Far more than any placement brings: what ending a game is worth, won or lost. */
const DECIDED = 1000;
/** With two Takemo tiles at once nearly everything can be laid; looking for more takes too long. */
const MOST_WILD = 2;
const TAKEMO_WORTH = 2.5;

export function positionOf({ view, camp }: Turn): Position {
  const { board, begun, options } = view;
  return new Position({ board, camp, begun, config: options });
}

function groundOf({ view, camp }: Turn): Ground {
  const { board, begun, options } = view;
  return { board, begun, camp, config: options };
}

/** Whether the bot knows every word that the placement forms. */
function knows(turn: Turn, ground: Ground, placement: Placement): boolean {
  const { character, dictionary } = turn;
  const known = (word: string): boolean => (dictionary.rank(word) ?? 0) <= character.vocabulary;
  return known(placement.word) && inspect(ground, placement).words.every(({ word }) => known(word));
}

/** Indices of the placements that come to mind, in no order. */
function comesToMind(turn: Turn, found: Found): number[] {
  const { character } = turn;
  const all = Array.from({ length: found.count }, (_, index) => index);
  if (character.vocabulary === Infinity && character.ideas >= found.count) return all;
  const random = turn.random('ideas');
  const ground = groundOf(turn);
  const ideas: number[] = [];
  for (let left = all.length; left > 0 && ideas.length < character.ideas; left--) {
    const at = random.below(left);
    const index = all[at] ?? 0;
    all[at] = all[left - 1] ?? 0;
    if (headLength(found.headAt(index)) > character.longest) continue;
    if (knows(turn, ground, found.placementAt(index))) ideas.push(index);
  }
  return ideas;
}

/** A search that has just been made. */
interface Seen {
  readonly turn: Turn;
  readonly position: Position;
  readonly gains: Gains;
  readonly found: Found;
  readonly hand: Int32Array;
}

/** What it is worth that laying so many letters ends the game; 0 where it does not. */
function ending({ view, camp }: Turn, letters: number, brings: number): number {
  return letters > view.bags[camp] ? DECIDED * Math.sign(lead(view, camp) + brings) : 0;
}

function ideaOf({ turn, position, gains, found, hand }: Seen, index: number): Idea {
  const { view, camp, character } = turn;
  const head = found.headAt(index);
  const laid = laidPlaces(position, found, index);
  const wild = popcount(headWild(head));
  const captured = gains.captured(position, found, index);
  const noticed = captured === 0 || turn.random(`notice-${index}`).unit() < character.notices;
  const award = view.takemoLeft[camp] > 0 && reachesEnemyLine(position, found, index);
  const worth =
    popcount(laid) +
    (noticed ? captured : 0) +
    TAKEMO_WORTH * ((award ? 1 : 0) - wild) +
    leaveWorth(leaveAfter(hand, position, found, index)) +
    (character.mindsEnd ? ending(turn, popcount(laid) - wild, popcount(laid) + captured) : 0);
  return { index, worth, footprint: (headLane(head) << SIZE) | laid };
}

/** Every placement that comes to mind. */
export function ideasOf(turn: Turn, position: Position): Ideas {
  const { view, seat, generator } = turn;
  const wild = Math.min(view.takemo[seat] ?? 0, MOST_WILD);
  const hand = handOf(view.hands[seat] ?? [], wild);
  generator.generate(position, hand, 'sparing');
  const { found } = generator;
  const gains = new Gains();
  gains.begin();
  const seen = { turn, position, gains, found, hand: hand.letters };
  const list = comesToMind(turn, found).map((index) => ideaOf(seen, index));
  list.sort((a, b) => b.worth - a.worth || a.index - b.index);
  return { found, list };
}
