/**
 * Plays a set on from a choice, everyone spending the cheapest cards as long as there is a shot in the hand. Which words
 * there are counts only by which few letters begin one: what decides a set is who can still send back.
 */
import { HAND_SIZE, PENALTY_CARDS } from '../../figures';
import { MEAN_VALUE } from '../choices';
import { POINTS, type Card, type Spending } from './spending';

/** Where an imagined set begins. */
export interface Situation {
  readonly seat: number;
  readonly serving: boolean;
  readonly secondServe: boolean;
  /** Whether somebody has returned the serve. */
  readonly returned: boolean;
  /** Seats in the rally, and those who play in this part of the set; ascending. */
  readonly inRally: readonly number[];
  readonly playing: readonly number[];
  /** Points in table and pot. */
  readonly stake: number;
  /** The highest card on the table. */
  readonly top: number;
  /** What everyone may have by now, in points, by seat. */
  readonly points: readonly number[];
  readonly tieBreak: boolean;
}

export interface World {
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The next card last. */
  readonly pile: readonly Card[];
}

export interface Opening {
  /** A shot stays on the table; with a net or a pass one is out; after a fault one serves again. */
  readonly type: 'shot' | 'out' | 'fault';
  readonly cards: readonly Card[];
}

/** A set that takes longer is told as it stands. */
const MOST_STEPS = 300;
/** What a point is worth beside the set itself. */
const POINT = 0.002;

export class Playout {
  private hands: Card[][] = [];
  private pile: Card[] = [];
  private inRally: number[] = [];
  private points: number[] = [];
  private stake = 0;
  private top = 0;
  private returned = false;
  private serving = false;
  private second = false;
  private failed = 0;
  private turn = 0;
  private over = false;
  private winner = -1;

  constructor(
    private readonly at: Situation,
    private readonly spending: Spending,
  ) {}

  /** How the set, or in a tie-break the rally, ends for the seat: about 1 for won, 0 for lost. */
  play(opening: Opening, world: World): number {
    this.begin(world);
    this.open(opening);
    for (let steps = 0; !this.over && steps < MOST_STEPS; steps++) this.step();
    return this.result();
  }

  private begin({ hands, pile }: World): void {
    const { at } = this;
    this.hands = hands.map((hand) => [...hand]);
    this.pile = [...pile];
    this.inRally = [...at.inRally];
    this.points = [...at.points];
    this.stake = at.stake;
    this.top = at.top;
    this.returned = at.returned;
    this.serving = at.serving;
    this.second = at.secondServe;
    this.failed = 0;
    this.turn = at.seat;
    this.over = false;
    this.winner = -1;
  }

  private open({ type, cards }: Opening): void {
    const hand = this.hands[this.turn] ?? [];
    let top = 0;
    for (const card of cards) {
      hand.splice(hand.indexOf(card), 1);
      this.stake += POINTS[card]!;
      top = Math.max(top, POINTS[card]!);
    }
    this.draw(this.turn);
    if (type === 'shot') this.landed(top);
    else if (type === 'fault') this.second = true;
    else this.leave();
  }

  private step(): void {
    const hand = this.hands[this.turn] ?? [];
    const found = hand.length > 0 && this.spending.shot(hand, this.pile.length);
    if (found) {
      this.landed(this.spend(hand));
      return;
    }
    if (this.serving) this.failServe(hand);
    else {
      this.shed(hand);
      this.leave();
    }
  }

  /** Takes what was found out of the hand; its highest card. */
  private spend(hand: Card[]): number {
    let top = 0;
    for (let n = this.spending.places.length - 1; n >= 0; n--) {
      const place = this.spending.places[n]!;
      if (place < 0) continue;
      const points = POINTS[hand[place]!]!;
      this.stake += points;
      top = Math.max(top, points);
      hand.splice(place, 1);
    }
    this.draw(this.turn);
    return top;
  }

  private shed(hand: Card[]): void {
    if (this.pile.length === 0) return;
    this.spending.weakest(hand);
    this.spend(hand);
  }

  private draw(seat: number): void {
    const hand = this.hands[seat] ?? [];
    while (hand.length < HAND_SIZE) {
      const card = this.pile.pop();
      if (card === undefined) return;
      hand.push(card);
    }
  }

  private nextOf(seats: readonly number[], seat: number): number {
    return seats.find((other) => other > seat) ?? seats[0] ?? seat;
  }

  private landed(top: number): void {
    this.returned = !this.serving;
    this.serving = false;
    this.top = top;
    this.failed = 0;
    this.turn = this.nextOf(this.inRally, this.turn);
  }

  private leave(): void {
    this.inRally = this.inRally.filter((seat) => seat !== this.turn);
    this.turn = this.nextOf(this.inRally, this.turn);
    if (this.inRally.length === 1) this.win(this.turn);
  }

  private serveNext(seat: number): void {
    this.turn = this.nextOf(this.at.playing, seat);
    this.serving = true;
    this.second = false;
    this.returned = false;
    this.inRally = [...this.at.playing];
  }

  private failServe(hand: Card[]): void {
    if (this.pile.length === 0) {
      this.failed++;
      if (this.failed >= this.at.playing.length) this.over = true;
      this.serveNext(this.turn);
      return;
    }
    this.shed(hand);
    if (!this.second) {
      this.second = true;
      return;
    }
    this.points[this.turn]! -= MEAN_VALUE * Math.min(PENALTY_CARDS, this.pile.length);
    this.pile.length = Math.max(0, this.pile.length - PENALTY_CARDS);
    this.serveNext(this.turn);
  }

  private win(winner: number): void {
    this.winner = winner;
    this.points[winner]! += this.stake;
    this.stake = 0;
    if (this.at.tieBreak) {
      this.over = true;
      return;
    }
    const full = this.hands.every((hand) => hand.length === HAND_SIZE);
    if (!this.returned && full) this.bonus(winner);
    if (this.pile.length === 0 && this.hands.some((hand) => hand.length === 0)) this.takeAll(winner);
    this.serveNext(winner);
  }

  private bonus(winner: number): void {
    if (this.pile.length < this.top) {
      this.takeAll(winner);
      return;
    }
    for (let n = 0; n < this.top; n++) this.points[winner]! += POINTS[this.pile.pop() ?? 0]!;
  }

  private takeAll(winner: number): void {
    for (const hand of [...this.hands, this.pile])
      for (const card of hand) this.points[winner]! += POINTS[card]!;
    this.over = true;
  }

  private result(): number {
    const { seat, tieBreak } = this.at;
    if (tieBreak) return this.winner < 0 ? 1 / 2 : Number(this.winner === seat);
    const own = this.points[seat] ?? 0;
    let most = -Infinity;
    for (const [other, points] of this.points.entries()) if (other !== seat) most = Math.max(most, points);
    const ahead = own - most;
    return (Math.sign(ahead) + 1) / 2 + POINT * ahead;
  }
}
