/** The best placements of one turn: by the tiles they win, take, and lose to the enemy's best answer. */
import type { Face } from '../../../core/cards';
import { popcount } from '../../../core/word-graph';
import type { Dictionary } from '../../../core/words';
import { Gains } from '../bot/search/gain';
import type { Camp, Config, SeenPlacement, Turn } from '../model';
import { laidPlaces, reachesEnemyLine } from '../search/effects';
import { headWild, keepFound, type Found } from '../search/found';
import type { Generator } from '../search/generator';
import { handOf } from '../search/hand';
import { Position } from '../search/position';

/** A turn, and what of the game around it matters for what could have been laid. */
export interface Asked {
  readonly turn: Turn;
  readonly camp: Camp;
  readonly config: Config;
  /** Letters in the camp's bag: laying more ends the game, and then nothing is answered. */
  readonly bag: number;
  /** Whether the camp has a Takemo tile to win. */
  readonly mayAward: boolean;
  /** What the player had who came next. */
  readonly next: { readonly hand: readonly Face[]; readonly takemo: number };
}

/** For so many of those that bring most the answer is looked for. */
const ANSWERED = 12;
/** So many are told. */
const TOLD = 5;
/** A search with more Takemo tiles takes too long, and finds little more. */
const MOST_WILD = 2;

interface Rated {
  readonly index: number;
  readonly won: number;
  readonly taken: number;
}

const gains = new Gains();

/** All placements found, those that bring most first; of each word only the best. */
function rated(position: Position, found: Found): Rated[] {
  gains.begin();
  const all = Array.from({ length: found.count }, (_, index): Rated => {
    const taken = gains.captured(position, found, index);
    return { index, won: gains.laid(position, found, index), taken };
  });
  all.sort((a, b) => b.won + b.taken - a.won - a.taken || b.taken - a.taken || a.index - b.index);
  const words = new Set<string>();
  const best: Rated[] = [];
  for (const one of all) {
    if (best.length === ANSWERED) break;
    const word = found.wordAt(one.index);
    if (words.has(word)) continue;
    words.add(word);
    best.push(one);
  }
  return best;
}

/** How many tiles the best answer takes: the one that brings most, and of those the one that takes most. */
function lostToAnswer(position: Position, generator: Generator, { next }: Asked): number {
  const { found } = generator;
  generator.generate(position, handOf(next.hand, Math.min(next.takemo, 1)), 'sparing');
  gains.begin();
  let most = 0;
  let lost = 0;
  for (let index = 0; index < found.count; index++) {
    const taken = gains.captured(position, found, index);
    const brings = gains.laid(position, found, index) + taken;
    if (brings < most || (brings === most && taken <= lost)) continue;
    most = brings;
    lost = taken;
  }
  return lost;
}

function byWorth(a: SeenPlacement, b: SeenPlacement): number {
  return b.won + b.taken - b.lost - (a.won + a.taken - a.lost) || b.taken - a.taken;
}

/** The best placements seen, best first. Proposable words only. */
export function bestSeen(asked: Asked, generator: Generator, dictionary: Dictionary): SeenPlacement[] {
  const { turn, camp, config, bag, mayAward } = asked;
  const { board, begun, hand, takemo } = turn;
  const position = new Position({ board, camp, begun, config });
  generator.generate(position, handOf(hand, Math.min(takemo, MOST_WILD)), 'sparing');
  const best = rated(position, generator.found);
  const kept = keepFound(
    generator.found,
    best.map(({ index }) => index),
  );
  const seen = best.map(({ won, taken }, index): SeenPlacement => {
    const placement = kept.placementAt(index);
    const award = mayAward && reachesEnemyLine(position, kept, index);
    const letters = popcount(laidPlaces(position, kept, index) & ~headWild(kept.headAt(index)));
    position.make(kept, index);
    const lost = letters > bag ? 0 : lostToAnswer(position, generator, asked);
    position.unmake();
    return { ...placement, forms: dictionary.forms(placement.word), won, taken, lost, award };
  });
  return seen.sort(byWorth).slice(0, TOLD);
}
