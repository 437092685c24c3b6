/** What cards, words and hands are worth. Pure: bots and the page count by it too. */
import type { Face } from '../../core/cards';
import {
  CARDS_WITHOUT_BONUS,
  DECKS,
  ERASER,
  ERASER_POINTS,
  EXCHANGE_POINTS,
  JOKER,
  JOKER_POINTS,
} from './figures';
import type { Config, Holder, PlayScore } from './model';

type DeckName = Config['deck'];

/** What a card counts where it can be seen on the holder: a letter its value, a joker −3, a blank −2. */
export function valueOf(deck: DeckName, card: Face): number {
  if (card === JOKER) return JOKER_POINTS;
  if (card === ERASER) return ERASER_POINTS;
  return DECKS[deck].values.get(card) ?? 0;
}

function total(deck: DeckName, cards: readonly Face[]): number {
  return cards.reduce((sum, card) => sum + valueOf(deck, card), 0);
}

/** The points of a holder as a play leaves it, in parts; each part is signed. */
export function scoreOf(
  { deck, bonus: perCard }: Pick<Config, 'deck' | 'bonus'>,
  holder: Holder,
  play: { /** Cards laid. */ readonly laid: number; readonly exchanges: number },
): PlayScore {
  const faces = holder.map(({ card }) => card);
  const letters = total(
    deck,
    faces.filter((card) => card !== ERASER),
  );
  const blanks = total(
    deck,
    faces.filter((card) => card === ERASER),
  );
  const bonus = perCard * Math.max(0, play.laid - CARDS_WITHOUT_BONUS);
  // From 0, so that no exchange makes 0 and not -0.
  const exchanges = 0 + EXCHANGE_POINTS * play.exchanges;
  return { letters, blanks, bonus, exchanges, points: letters + blanks + bonus + exchanges };
}

/** The points of a word that opens the holder: no bonus, nothing to exchange before it. */
export function openingScore({ deck }: Pick<Config, 'deck'>, holder: Holder): PlayScore {
  return scoreOf({ deck, bonus: 0 }, holder, { laid: 0, exchanges: 0 });
}

/** What cards left in a hand cost at the end, from 0: letters their value, jokers and erasers without their sign. */
export function handCost(deck: DeckName, hand: readonly Face[]): number {
  return hand.reduce((sum, card) => sum + Math.abs(valueOf(deck, card)), 0);
}
