/** The best plays of one turn by their points; of each word only the best way to make it. */
import type { WordGraph } from '../../../core/word-graph';
import type { Config, SeenPlay, Turn } from '../model';
import { bidHolder, inspectPlay, wordOn } from '../play';
import { openingScore } from '../score';
import { bidsOf } from '../search/bids';
import { countHand } from '../search/hand';
import { PlaySearch, type SearchBounds } from '../search/plays';

/** So many are told. */
const TOLD = 5;
/** With more jokers in one play there is little more to find, and it takes long. */
const BOUNDS: SearchBounds = { jokers: 'sparing', mostJokers: 2 };

/** What there was to choose from. */
export interface Asked extends Omit<Turn, 'move'> {
  readonly config: Config;
}

type Seen = Omit<SeenPlay, 'forms'>;

/** The best of what is offered; of equal ones those offered earlier. */
class Best {
  readonly list: { readonly seen: Seen; readonly points: number; readonly cards: number }[] = [];

  /** @param cards how many are laid: of plays that bring the same, the one with fewer is better */
  offer(word: string, points: number, cards: number, make: () => Seen): void {
    const { list } = this;
    const isBetter = (than: { readonly points: number; readonly cards: number }): boolean =>
      points > than.points || (points === than.points && cards < than.cards);
    const last = list.at(-1);
    if (list.length === TOLD && last !== undefined && !isBetter(last)) return;
    const same = list.findIndex(({ seen }) => seen.word === word);
    const known = list[same];
    if (known !== undefined && !isBetter(known)) return;
    if (known !== undefined) list.splice(same, 1);
    else if (list.length === TOLD) list.pop();
    const at = list.findIndex(isBetter);
    list.splice(at < 0 ? list.length : at, 0, { seen: make(), points, cards });
  }
}

export function bestPlays({ holder, hand, exchanges, config }: Asked, graph: WordGraph): Seen[] {
  const best = new Best();
  const word = wordOn(holder);
  const ground = { holder, word, exchanges, config };
  new PlaySearch(graph, config).search(
    ground,
    countHand(hand),
    (play) => {
      const laid = play.lettersLaid + play.jokersLaid + play.erasersLaid;
      best.offer(play.word(), play.points, laid, () => {
        const cards = play.cards();
        const inspection = inspectPlay(ground, cards);
        if (!inspection.ok) throw new Error(`a play was found that is refused: ${inspection.code}`);
        return { cards, word: play.word(), score: inspection.score };
      });
    },
    BOUNDS,
  );
  return best.list.map(({ seen }) => seen);
}

/** The words that could have opened the holder, as the cards that make them, from the left. */
export function bestBids({ hand, config }: Asked, graph: WordGraph): Seen[] {
  const best = new Best();
  for (const bid of bidsOf(graph, countHand(hand))) {
    const holder = bidHolder(bid);
    const score = openingScore(config, holder);
    const make = (): Seen => ({ cards: holder.map((card, at) => ({ at, ...card })), word: bid.word, score });
    best.offer(bid.word, score.points, holder.length, make);
  }
  return best.list.map(({ seen }) => seen);
}
