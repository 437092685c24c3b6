/**
 * Every legal play of a hand on a holder.
 *
 * Lane by lane (as the holder stands, with a slot opened at the left, at the right), from each slot where the new word
 * may begin, letter by letter along the word graph: a slot that reads the letter already keeps it, any other is laid on.
 * What stands outside of the new word is erased. So each set of cards laid is found once.
 */
import { ANY_LETTER, popcount, type LetterSet, type WordGraph } from '../../../core/word-graph';
import {
  CARDS_WITHOUT_BONUS,
  DECKS,
  ERASER,
  ERASER_POINTS,
  EXCHANGE_POINTS,
  FULL_HOLDER,
  JOKER,
  JOKER_POINTS,
  SHORTEST,
} from '../figures';
import type { HeldCard, LaidCard } from '../model';
import type { Ground } from '../play';
import { letterAt, letterIndex, type HandCounts } from './hand';
import { lanesOf, NO_LETTER, type Lane } from './lane';

/**
 * `every`: whatever letters jokers serve is a play of its own. `sparing`: a joker is laid only where the hand has no card
 * left of the letter, counted from the left; one play for each word, place, and set of jokers swapped.
 */
export type JokerUse = 'every' | 'sparing';

export interface SearchBounds {
  readonly jokers: JokerUse;
  /** No play lays more jokers than this. */
  readonly mostJokers: number;
}

export const EVERY_PLAY: SearchBounds = { jokers: 'every', mostJokers: Infinity };

/** A play as it has just been found: to be read before the search goes on. */
export interface FoundPlay {
  readonly points: number;
  /** Cards laid, by kind. */
  readonly lettersLaid: number;
  readonly jokersLaid: number;
  readonly erasersLaid: number;
  /** Jokers that come to the hand. */
  readonly swapped: number;
  /** What is left of the hand before anything is drawn; jokers swapped are not yet in it. */
  readonly left: HandCounts;
  /** Letters of the word. */
  readonly length: number;
  word(): string;
  cards(): LaidCard[];
  /** The holder after it. */
  holder(): HeldCard[];
}

/** How a slot of the new word came by its letter. */
const KEPT = 0;
const LETTER = 1;
const WILD = 2;

const NO_LANE: Lane = lanesOf([])[0]!;

export class PlaySearch implements FoundPlay {
  lettersLaid = 0;
  jokersLaid = 0;
  swapped = 0;
  left: HandCounts = { letters: new Int32Array(26), jokers: 0, erasers: 0 };
  private readonly values: Int32Array;
  private lane = NO_LANE;
  private visit: (play: FoundPlay) => void = () => undefined;
  private every = true;
  private jokersMost = 0;
  private held: LetterSet = 0;
  private exchanges = 0;
  private previous = new Int8Array(0);
  // The word under way.
  private readonly spelled = new Int8Array(FULL_HOLDER);
  private readonly ways = new Uint8Array(FULL_HOLDER);
  private start = 0;
  private end = 0;
  private erasedLeft = 0;
  private kept = 0;
  private sum = 0;

  constructor(
    private readonly graph: WordGraph,
    private readonly config: Ground['config'],
  ) {
    const { values } = DECKS[config.deck];
    this.values = Int32Array.from({ length: 26 }, (_, letter) => values.get(letterAt(letter)) ?? 0);
  }

  /**
   * Calls `visit` for each play, always in the same order; the hand is as it was when all have been found.
   * The ground's `config` is that of the search.
   */
  search(
    { holder, word, exchanges }: Pick<Ground, 'holder' | 'word' | 'exchanges'>,
    hand: HandCounts,
    visit: (play: FoundPlay) => void,
    { jokers, mostJokers }: SearchBounds = EVERY_PLAY,
  ): void {
    this.visit = visit;
    this.left = hand;
    this.every = jokers === 'every';
    this.jokersMost = mostJokers;
    this.exchanges = exchanges;
    this.previous = Int8Array.from(word ?? '', letterIndex);
    this.held = 0;
    for (let letter = 0; letter < 26; letter++) if (hand.letters[letter]! > 0) this.held |= 1 << letter;
    for (const lane of lanesOf(holder)) this.searchLane(lane);
  }

  private searchLane(lane: Lane): void {
    const { left } = this;
    this.lane = lane;
    const starts = lane.opening === 'left' ? 1 : lane.slots;
    const erasers = left.erasers;
    for (let start = 0; start < starts; start++) {
      const erased = lane.rest[0]! - lane.rest[start]!;
      if (erased > erasers || lane.rest[start] === 0) break;
      this.start = start;
      this.erasedLeft = erased;
      left.erasers = erasers - erased;
      this.go(start, this.graph.root);
    }
    left.erasers = erasers;
  }

  /** The letters before `at` are laid or kept and led to `node`: goes on with each letter that may stand at `at`. */
  private go(at: number, node: number): void {
    const { left, lane, graph } = this;
    const { cells } = graph;
    const goes = cells[node]!;
    const under = lane.letters[at]!;
    const wild = left.jokers > 0 && this.jokersLaid < this.jokersMost;
    let allowed = wild ? ANY_LETTER : this.held;
    if (under !== NO_LETTER) allowed |= 1 << under;
    for (let rest = goes & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const edge = cells[node + 1 + popcount(goes & (bit - 1))]!;
      const have = left.letters[letter]!;
      this.spelled[at] = letter;
      if (letter === under) {
        this.keep(at, edge);
        if (lane.jokers[at] === 1 && this.config.jokerSwap && have > 0) this.swap(at, letter, edge);
        continue;
      }
      if (have > 0) this.lay(at, letter, edge);
      if (wild && (this.every || have === 0)) this.layJoker(at, edge);
    }
  }

  private keep(at: number, edge: number): void {
    const worth = this.lane.jokers[at] === 1 ? JOKER_POINTS : this.values[this.lane.letters[at]!]!;
    this.ways[at] = KEPT;
    this.kept++;
    this.sum += worth;
    this.step(at, edge);
    this.sum -= worth;
    this.kept--;
  }

  private swap(at: number, letter: number, edge: number): void {
    this.swapped++;
    this.lay(at, letter, edge);
    this.swapped--;
  }

  private lay(at: number, letter: number, edge: number): void {
    const { letters } = this.left;
    const worth = this.values[letter]!;
    this.ways[at] = LETTER;
    if (--letters[letter]! === 0) this.held ^= 1 << letter;
    this.lettersLaid++;
    this.sum += worth;
    this.step(at, edge);
    this.sum -= worth;
    this.lettersLaid--;
    if (letters[letter]!++ === 0) this.held ^= 1 << letter;
  }

  private layJoker(at: number, edge: number): void {
    this.ways[at] = WILD;
    this.left.jokers--;
    this.jokersLaid++;
    this.sum += JOKER_POINTS;
    this.step(at, edge);
    this.sum -= JOKER_POINTS;
    this.jokersLaid--;
    this.left.jokers++;
  }

  /** The letter at `at` is chosen: lets the word end with it, and goes on behind it. */
  private step(at: number, edge: number): void {
    const { lane } = this;
    if ((edge & 1) === 1) this.emit(at);
    const next = at + 1;
    // Where nothing is kept and no letter is left to keep, no play comes of it.
    if (edge >> 1 === 0 || next === lane.slots || (this.kept === 0 && lane.rest[next] === 0)) return;
    this.go(next, edge >> 1);
  }

  private emit(end: number): void {
    const { lane, left } = this;
    const erase = lane.rest[end + 1]!;
    if (this.kept === 0 || end - this.start + 1 < SHORTEST || erase > left.erasers) return;
    if (lane.opening === 'right' && end !== lane.slots - 1) return;
    if (this.isPrevious(end)) return;
    this.end = end;
    left.erasers -= erase;
    this.visit(this);
    left.erasers += erase;
  }

  /** Also where nothing has been laid. */
  private isPrevious(end: number): boolean {
    const { previous, start } = this;
    if (previous.length !== end - start + 1) return false;
    return previous.every((letter, i) => letter === this.spelled[start + i]);
  }

  get erasersLaid(): number {
    return this.erasedLeft + this.lane.rest[this.end + 1]!;
  }

  get length(): number {
    return this.end - this.start + 1;
  }

  get points(): number {
    const { lane } = this;
    const laid = this.lettersLaid + this.jokersLaid + this.erasersLaid;
    const blanks = lane.slots - this.length;
    const bonus = this.config.bonus * Math.max(0, laid - CARDS_WITHOUT_BONUS);
    return this.sum + ERASER_POINTS * blanks + bonus + EXCHANGE_POINTS * this.exchanges;
  }

  word(): string {
    return Array.from(this.spelled.subarray(this.start, this.end + 1), letterAt).join('');
  }

  private isInWord(at: number): boolean {
    return at >= this.start && at <= this.end;
  }

  private laidAt(at: number): HeldCard | null {
    const { lane } = this;
    if (!this.isInWord(at)) return lane.letters[at] === NO_LETTER ? null : { card: ERASER };
    if (this.ways[at] === KEPT) return null;
    const letter = letterAt(this.spelled[at]!);
    return this.ways[at] === WILD ? { card: JOKER, as: letter } : { card: letter };
  }

  cards(): LaidCard[] {
    const { lane } = this;
    const cards: LaidCard[] = [];
    for (let at = 0; at < lane.slots; at++) {
      const laid = this.laidAt(at);
      if (laid !== null) cards.push({ at: at + lane.shift, ...laid });
    }
    return cards;
  }

  holder(): HeldCard[] {
    const { lane } = this;
    return Array.from({ length: lane.slots }, (_, at): HeldCard => {
      const laid = this.laidAt(at);
      if (laid !== null) return laid;
      if (lane.letters[at] === NO_LETTER) return { card: ERASER };
      const letter = letterAt(lane.letters[at]!);
      return lane.jokers[at] === 1 ? { card: JOKER, as: letter } : { card: letter };
    });
  }
}
