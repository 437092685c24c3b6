/** The game played on in an imagined world: how many points one is ahead by then of the others. */
import type { Face } from '../../../../core/cards';
import type { Seat } from '../../../../core/game';
import { HAND_SIZE } from '../../figures';
import type { Holder } from '../../model';
import { countCard, facesOf, type HandCounts } from '../../search/hand';
import type { FoundPlay, PlaySearch } from '../../search/plays';
import { writeDown, type Idea } from '../ideas';
import { IMAGINED, type Turn } from '../turn';
import type { World } from '../unseen';
import { costOf, keptWorth, sizeOf, worstOf, worthOf, type Stage } from '../worth';

/** How a turn may begin. */
export type Start =
  { readonly type: 'play'; readonly idea: Idea } | { readonly type: 'pass' } | { readonly type: 'exchange' };

export class Playout {
  private holder: Holder = [];
  private word: string | null = null;
  private hands: HandCounts[] = [];
  private pile: Face[] = [];
  private points: number[] = [];
  private over = false;

  constructor(
    private readonly turn: Turn,
    private readonly search: PlaySearch,
  ) {}

  /** By how much the bot is ahead of the others' average once so many turns have been played, its own included. */
  play(start: Start, world: World, turns: number): number {
    const { view, seat } = this.turn;
    const players = world.hands.length;
    this.holder = view.holder;
    this.word = view.word;
    this.hands = world.hands.map(({ letters, ...rest }) => ({ letters: letters.slice(), ...rest }));
    this.pile = [...world.pile];
    this.points = world.hands.map(() => 0);
    this.over = false;
    this.begin(start, seat);
    for (let next = 1; next < turns && !this.over; next++) this.follow((seat + next) % players);
    return this.ahead(seat);
  }

  private stage(): Stage {
    return { deck: this.turn.view.options.deck, players: this.hands.length, pile: this.pile.length };
  }

  private begin(start: Start, seat: Seat): void {
    if (start.type === 'play') this.lay(seat, start.idea);
    else if (start.type === 'pass') this.draw(seat, 1);
    else this.exchange(seat);
  }

  /** The best play of a hand by what it is worth, or `null`. */
  private best(seat: Seat, exchanges: number, keeps: number): Idea | null {
    const stage = this.stage();
    const hand = this.hands[seat]!;
    const most = sizeOf(hand) - keeps;
    let best: Idea | null = null;
    const look = (play: FoundPlay): void => {
      const worth = worthOf(play, stage);
      if (best !== null && best.worth >= worth) return;
      if (play.lettersLaid + play.jokersLaid + play.erasersLaid <= most) best = writeDown(play, worth);
    };
    const { holder, word } = this;
    this.search.search({ holder, word, exchanges }, hand, look, IMAGINED);
    return best;
  }

  private follow(seat: Seat): void {
    const idea = this.best(seat, 0, 0);
    if (idea === null) this.draw(seat, 1);
    else this.lay(seat, idea);
  }

  private lay(seat: Seat, { holder, word, points, left }: Idea): void {
    this.holder = holder;
    this.word = word;
    this.points[seat]! += points;
    this.hands[seat] = { ...left, letters: left.letters.slice() };
    this.draw(seat, HAND_SIZE - sizeOf(left));
    this.over = this.pile.length === 0 && sizeOf(this.hands[seat]) === 0;
  }

  private draw(seat: Seat, wanted: number): void {
    for (const face of this.pile.splice(0, Math.max(0, wanted))) countCard(this.hands[seat]!, face, 1);
  }

  private exchange(seat: Seat): void {
    const { exchanges } = this.turn.view;
    this.draw(seat, 1);
    const idea = this.best(seat, exchanges + 1, 1);
    const left = idea?.left ?? this.hands[seat]!;
    const buried = worstOf(facesOf(left), this.stage());
    countCard(left, buried, -1);
    this.pile.push(buried);
    if (idea === null) this.draw(seat, 1);
    else this.lay(seat, idea);
  }

  private ahead(seat: Seat): number {
    const { deck } = this.stage();
    const stands = this.points.map((points, at) => {
      const hand = this.hands[at]!;
      return points + (this.over ? -costOf(deck, hand) : keptWorth(hand, this.stage()));
    });
    const all = stands.reduce((sum, each) => sum + each, 0);
    const own = stands[seat]!;
    return own - (all - own) / (stands.length - 1);
  }
}
