/**
 * The shots that make the table begin a word: all of them, or those that a bound lets be found. Cards are laid one by
 * one along the word graph, so that nothing is tried beyond the first card with which no word begins any more.
 *
 * Shots are different when their layouts are, cards of the hand of one face being the same.
 */
import type { Face } from '../../../core/cards';
import type { WordGraph } from '../../../core/word-graph';
import { isJoker } from '../figures';
import type { LayoutItem, ReturnKind, ShotKind, TableCard } from '../model';
import { heldOf, type Held } from './hand';
import { Ways } from './ways';

export interface Bounds {
  /** Jokers of the hand in one shot. */
  readonly jokers: number;
  /** Cards of the hand in one shot. */
  readonly cards: number;
  /** Steps along the graph; one pass stops when they are used up. */
  readonly steps: number;
  /** Whether the cards of the table may be put in another order. */
  readonly rearranged: boolean;
}

export const UNBOUNDED: Bounds = { jokers: Infinity, cards: Infinity, steps: Infinity, rearranged: true };

/** A shot as it is found: good until the search goes on. */
export interface FoundShot {
  readonly kind: ShotKind;
  /** The sum of the cards from the hand. */
  readonly value: number;
  /** How many words of the graph begin so. */
  readonly words: number;
  readonly layout: readonly LayoutItem[];
  readonly reads: readonly TableCard[];
  /** The cards from the hand, in the order in which they lie. */
  readonly faces: readonly Face[];
}

export type Visit = (shot: FoundShot) => void;

/** What the page's forms of shots are told apart by. */
interface Form {
  /** Place of the next table card in order; -1 once they are out of order. */
  next: number;
  /** How many table cards lie. */
  kept: number;
  replaced: number;
  before: boolean;
  between: boolean;
  /** Cards from the hand since the last table card. */
  after: number;
}

const NO_FORM: Form = { next: 0, kept: 0, replaced: 0, before: false, between: false, after: 0 };

export class ShotSearch {
  private readonly ways: Ways;
  private readonly layout: LayoutItem[] = [];
  private readonly reads: TableCard[] = [];
  private readonly faces: Face[] = [];
  private table: readonly TableCard[] = [];
  private held: Held[] = [];
  private laid: boolean[] = [];
  private bounds = UNBOUNDED;
  private visit: Visit = () => undefined;
  private played = 0;
  private jokers = 0;
  private value = 0;
  private stepsFrom = 0;

  constructor(graph: WordGraph) {
    this.ways = new Ways(graph);
  }

  /** Steps made by all searches so far. */
  get steps(): number {
    return this.ways.steps;
  }

  /** Every serve, or a return that keeps no table card, that begins a word. */
  fresh(kind: 'SERVICE' | 'LOB', hand: readonly Face[], visit: Visit, bounds = UNBOUNDED): void {
    this.begin([], hand, visit, bounds);
    this.extendFresh(kind);
  }

  /** Every return that keeps or replaces the table's cards and begins a word. */
  kept(table: readonly TableCard[], hand: readonly Face[], visit: Visit, bounds = UNBOUNDED): void {
    if (table.length === 0) return;
    this.begin(table, hand, visit, bounds);
    this.extendKept(NO_FORM);
  }

  private begin(table: readonly TableCard[], hand: readonly Face[], visit: Visit, bounds: Bounds): void {
    this.table = table;
    this.held = heldOf(hand);
    this.laid = table.map(() => false);
    this.visit = visit;
    this.bounds = bounds;
    this.ways.clear();
    this.stepsFrom = this.ways.steps;
  }

  private tell(kind: ShotKind): void {
    const { value, layout, reads, faces } = this;
    this.visit({ kind, value, words: this.ways.count(), layout, reads, faces });
  }

  /** Lays a card, and goes on from there if some word begins so. */
  private lay(item: LayoutItem, card: TableCard, then: () => void): void {
    if (this.ways.steps - this.stepsFrom >= this.bounds.steps) return;
    this.layout.push(item);
    this.reads.push(card);
    if (this.ways.lay(card)) then();
    this.ways.takeBack();
    this.reads.pop();
    this.layout.pop();
  }

  /** Lays each different card of the hand, as the search may. */
  private layHeld(
    only: (held: Held) => boolean,
    item: (card: TableCard) => LayoutItem,
    then: () => void,
  ): void {
    if (this.played >= this.bounds.cards) return;
    for (const held of this.held) {
      const joker = Number(isJoker(held.face));
      if (held.count === 0 || this.jokers + joker > this.bounds.jokers || !only(held)) continue;
      held.count--;
      this.played++;
      this.jokers += joker;
      this.value += held.value;
      this.faces.push(held.face);
      for (const card of held.cards) this.lay(item(card), card, then);
      held.count++;
      this.played--;
      this.jokers -= joker;
      this.value -= held.value;
      this.faces.pop();
    }
  }

  private extendFresh(kind: 'SERVICE' | 'LOB'): void {
    this.layHeld(
      () => true,
      (card) => ({ from: 'hand', ...card }),
      () => {
        this.tell(kind);
        this.extendFresh(kind);
      },
    );
  }

  private extendKept(form: Form): void {
    if (form.kept === this.table.length && this.played > 0) this.tell(kindOf(form));
    this.layTable(form);
    this.layHeld(
      () => true,
      (card) => ({ from: 'hand', ...card }),
      () => this.extendKept({ ...form, before: form.before || form.kept === 0, after: form.after + 1 }),
    );
    if (form.next >= 0 && form.next < this.table.length) this.layOver(form, form.next);
  }

  private layTable(form: Form): void {
    for (const [index, card] of this.table.entries()) {
      if (this.laid[index]) continue;
      const inOrder = index === form.next;
      if (!inOrder && (form.replaced > 0 || !this.bounds.rearranged)) continue;
      this.laid[index] = true;
      this.lay({ from: 'table', table: index }, card, () => this.extendKept(kept(form, inOrder)));
      this.laid[index] = false;
    }
  }

  private layOver(form: Form, over: number): void {
    this.laid[over] = true;
    this.layHeld(
      ({ face }) => isJoker(face),
      (card) => ({ from: 'over', over, ...card }),
      () => this.extendKept({ ...kept(form, true), replaced: form.replaced + 1 }),
    );
    this.laid[over] = false;
  }
}

/** The form once one more table card lies. */
function kept(form: Form, inOrder: boolean): Form {
  return {
    ...form,
    next: inOrder ? form.next + 1 : -1,
    kept: form.kept + 1,
    between: form.between || (form.kept > 0 && form.after > 0),
    after: 0,
  };
}

function kindOf({ next, replaced, before, between, after }: Form): ReturnKind {
  if (replaced > 0) return 'SMASH';
  if (next < 0) return 'REVERS_LIFTE';
  if (between || (before && after > 0)) return 'COUP_DROIT_LIFTE';
  return before ? 'REVERS' : 'COUP_DROIT';
}
