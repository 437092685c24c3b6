/**
 * Plays a game on from a position, everyone taking what brings most at once: with the hands and bags of an imagined
 * world it tells what a move leads to. Everything happens in place and is taken back at the end.
 */
import type { Generator } from '../../search/generator';
import { FIRST_LETTER, headWild, STRIDE, type Found } from '../../search/found';
import { laidPlaces, reachesEnemyLine } from '../../search/effects';
import type { Position } from '../../search/position';
import { campOf } from '../../board';
import { HAND_SIZE } from '../../figures';
import { chance, turnsLeft } from './chances';
import { Gains } from './gain';

/** What is public, besides the board, when the playout begins. */
export interface Stock {
  readonly players: number;
  /** Whose turn it is. */
  readonly seat: number;
  readonly bags: readonly [number, number];
  /** Takemo tiles held, by seat. */
  readonly takemo: readonly number[];
  readonly takemoLeft: readonly [number, number];
  readonly idle: number;
  readonly idleLimit: number;
  /** The referee's corrections: by how much White is ahead on paper. */
  readonly correction: number;
}

/** Hands and bags as they might be. */
export interface World {
  /** By seat: how many of each letter, 0 for A. */
  readonly hands: readonly Int32Array[];
  /** By camp: letters (0 for A) in the order in which they will be drawn; may end before the bag does. */
  readonly piles: readonly [Uint8Array, Uint8Array];
}

export type Opening =
  | { readonly type: 'place'; readonly found: Found; readonly index: number }
  | { readonly type: 'pass' }
  /** Letters, 0 for A. */
  | { readonly type: 'exchange'; readonly tiles: readonly number[] };

const TAKEMO_WORTH = 1.5;
/** More than any board has tiles. */
const DECIDED = 1000;
/** Each Takemo tile makes a search longer; with one it finds most of what more would bring. */
const MOST_WILD = 1;

export class Playout {
  /** Searches made so far; one with a Takemo tile counts as several, as it takes as long. */
  nodes = 0;

  private readonly hands: Int32Array[];
  private readonly takemo: Int32Array;
  private readonly takemoLeft = new Int32Array(2);
  private readonly bags = new Int32Array(2);
  private readonly drawn = new Int32Array(2);
  private readonly gains = new Gains();
  private piles: World['piles'] = [new Uint8Array(0), new Uint8Array(0)];
  private seat = 0;
  private idle = 0;
  private over = false;

  constructor(
    private readonly position: Position,
    private readonly generator: Generator,
    private readonly stock: Stock,
  ) {
    this.hands = Array.from({ length: stock.players }, () => new Int32Array(26));
    this.takemo = new Int32Array(stock.players);
  }

  /** The chance of the camp to move to win, after an opening and so many turns of everyone, in a world. */
  play(opening: Opening, world: World, turns: number): number {
    const { position } = this;
    const { camp } = position;
    this.begin(world);
    this.open(opening);
    let made = 1;
    while (made <= turns && !this.over) {
      this.move();
      made++;
    }
    const lead = (camp === 0 ? 1 : -1) * this.whiteLead();
    for (; made > 0; made--) position.unmake();
    return chance(lead, this.over ? 0 : turnsLeft(this.bags));
  }

  private begin({ hands, piles }: World): void {
    const { stock } = this;
    for (let seat = 0; seat < stock.players; seat++) this.hands[seat]!.set(hands[seat]!);
    this.takemo.set(stock.takemo);
    this.takemoLeft.set(stock.takemoLeft);
    this.bags.set(stock.bags);
    this.drawn.fill(0);
    this.piles = piles;
    this.seat = stock.seat;
    this.idle = stock.idle;
    this.over = false;
  }

  private whiteLead(): number {
    const { standing } = this.position;
    return standing[0]! - standing[1]! + this.stock.correction;
  }

  private open(opening: Opening): void {
    if (opening.type === 'place') this.place(opening.found, opening.index);
    else {
      if (opening.type === 'exchange') {
        const hand = this.hands[this.seat]!;
        for (const letter of opening.tiles) hand[letter]!--;
        // What is put back goes to the bottom: so few turns are played that it won't be seen again.
        this.draw(opening.tiles.length);
      }
      this.pass();
    }
  }

  private move(): void {
    const { generator, position } = this;
    const wild = Math.min(this.takemo[this.seat]!, MOST_WILD);
    this.nodes += wild === 0 ? 1 : 4;
    generator.generate(position, { letters: this.hands[this.seat]!, wild }, 'sparing');
    const best = this.best(generator.found);
    if (best < 0) this.pass();
    else this.place(generator.found, best);
  }

  /** The placement that brings most at once; -1 if there is none, or only such as end the game with a loss. */
  private best(found: Found): number {
    const { position, gains } = this;
    const { camp } = position;
    const bag = this.bags[camp]!;
    const lead = (camp === 0 ? 1 : -1) * this.whiteLead();
    const mayAward = this.takemoLeft[camp]! > 0;
    gains.begin();
    let best = -1;
    let most = -DECIDED / 2;
    for (let i = 0; i < found.count; i++) {
      const laid = gains.laid(position, found, i);
      let worth = laid + gains.captured(position, found, i);
      if (laid > bag) worth += DECIDED * Math.sign(lead + worth);
      if (worth + TAKEMO_WORTH <= most) continue;
      if (mayAward && reachesEnemyLine(position, found, i)) worth += TAKEMO_WORTH;
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return best;
  }

  private place(found: Found, index: number): void {
    const { position, seat } = this;
    const { camp } = position;
    const hand = this.hands[seat]!;
    const wild = headWild(found.headAt(index));
    const from = (index * STRIDE + FIRST_LETTER) * 4;
    const award = this.takemoLeft[camp]! > 0 && reachesEnemyLine(position, found, index);
    let letters = 0;
    for (let rest = laidPlaces(position, found, index); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if ((wild & bit) !== 0) this.takemo[seat]!--;
      else {
        hand[found.bytes[from + 31 - Math.clz32(bit)]!]!--;
        letters++;
      }
    }
    position.make(found, index);
    if (award) {
      this.takemoLeft[camp]!--;
      this.takemo[seat]!++;
    }
    if (letters > this.bags[camp]!) this.over = true;
    else this.refill(camp, letters);
    this.idle = 0;
    this.seat = (seat + 1) % this.stock.players;
  }

  private refill(camp: number, letters: number): void {
    this.draw(letters);
    this.bags[camp]! -= letters;
  }

  private draw(letters: number): void {
    const own = campOf(this.seat);
    const pile = this.piles[own];
    const hand = this.hands[this.seat]!;
    for (let i = 0; i < letters && this.drawn[own]! < pile.length; i++) hand[pile[this.drawn[own]!++]!]!++;
  }

  private pass(): void {
    this.position.pass();
    this.idle++;
    if (this.idle >= this.stock.idleLimit) this.over = true;
    this.seat = (this.seat + 1) % this.stock.players;
  }
}

/** So many letters of a pile are enough for a playout of so many turns. */
export function pileFor(turns: number): number {
  return HAND_SIZE * (1 + Math.ceil(turns / 2));
}
