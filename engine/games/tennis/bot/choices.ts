/**
 * What a bot could lay: of all shots that begin a word it knows, one for each choice of cards. Which cards are spent is
 * what matters for the rest of the set; what they are laid as, for the beauty of the rally.
 */
import type { Face } from '../../../core/cards';
import type { WordGraph } from '../../../core/word-graph';
import type { LayoutItem, ShotKind, TableCard } from '../model';
import { ShotSearch, type FoundShot } from '../search/shots';
import { BOT_BOUNDS } from './bounds';
import type { Turn } from './turn';
import { knownGraph } from './vocabulary';

export interface Choice {
  readonly kind: ShotKind;
  readonly layout: readonly LayoutItem[];
  readonly reads: readonly TableCard[];
  /** The cards of the hand it spends. */
  readonly faces: readonly Face[];
  readonly value: number;
  /** How many known words begin so. */
  readonly words: number;
}

const searches = new WeakMap<WordGraph, ShotSearch>();

/** The search in this graph: made once, as it keeps its room. */
export function searchIn(graph: WordGraph): ShotSearch {
  const known = searches.get(graph);
  if (known !== undefined) return known;
  const made = new ShotSearch(graph);
  searches.set(graph, made);
  return made;
}

export function facesOf(layout: readonly LayoutItem[]): Face[] {
  return layout.flatMap((item) => (item.from === 'table' ? [] : [item.card]));
}

/** How much rather one of two shots with the same cards is played: one that plays with what lies there, first. */
function appeal({ kind, words }: FoundShot, chance: number): number {
  const plays = kind === 'LOB' ? 0 : kind === 'REVERS_LIFTE' || kind === 'SMASH' ? 1.3 : 1.6;
  return plays + Math.min(words, 50) / 100 + chance;
}

/** Above this weight a shot takes one more card. */
const HEAVY = 6;

/** In no order that means anything; below the weight ones among them. */
export function choicesOf(turn: Turn): Choice[] {
  const { view, character, dictionary, hand, table } = turn;
  const search = searchIn(knownGraph(dictionary, view.options, character.vocabulary));
  const random = turn.random('choices');
  const best = new Map<string, { readonly appeal: number; readonly choice: Choice }>();
  const visit = (shot: FoundShot): void => {
    const faces = [...shot.faces].sort();
    const key = faces.join(' ');
    const its = appeal(shot, random.unit());
    if (its <= (best.get(key)?.appeal ?? -1)) return;
    const choice = { ...shot, layout: [...shot.layout], reads: [...shot.reads], faces };
    best.set(key, { appeal: its, choice });
  };
  const heavy = Number(view.options.weight > HEAVY);
  const bounds = { ...BOT_BOUNDS, cards: Math.min(BOT_BOUNDS.cards, character.cards + heavy) };
  if (view.phase === 'serve') search.fresh('SERVICE', hand, visit, bounds);
  else {
    search.kept(table, hand, visit, bounds);
    search.fresh('LOB', hand, visit, bounds);
  }
  return [...best.values()].map(({ choice }) => choice);
}
