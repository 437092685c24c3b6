/** The opening: everyone bids a word in secret, and the best one is laid. */
import { takeCards, type Face } from '../../core/cards';
import { replaceAt, withSecret } from '../../core/change';
import type { Seat } from '../../core/game';
import { jokerPositions } from '../../core/given-word';
import { allowedClasses, isFolded, lexiconRefusal, type Words } from '../../core/words';
import { dealOpening } from './deal';
import { JOKER, SHORTEST } from './figures';
import type { Action, BidWord, Event, Move, State } from './model';
import {
  drawBack,
  handOf,
  layWord,
  moved,
  refused,
  remember,
  startTurn,
  withHand,
  type Moved,
} from './moves';
import { bidHolder } from './play';
import { openingScore } from './score';

type Judgement = { readonly ok: true; readonly bid: BidWord } | { readonly ok: false; readonly code: string };

/** A bid with the positions its jokers serve, or the first code that refuses it, in the order of the page. Pure. */
export function judgeBid(
  { config, hand }: { readonly config: State['config']; readonly hand: readonly Face[] },
  given: Extract<Action, { readonly type: 'bid' }>,
  words: Words,
): Judgement {
  const { word } = given;
  if (!isFolded(word)) return { ok: false, code: 'NOT_IN_LEXICON' };
  const jokers = jokerPositions(given, hand, hand.filter((card) => card === JOKER).length);
  if (jokers === null) return { ok: false, code: 'CARD_NOT_IN_HAND' };
  if (word.length !== SHORTEST) return { ok: false, code: 'WRONG_LENGTH' };
  return lexiconRefusal([word], allowedClasses(config), words) ?? { ok: true, bid: { word, jokers } };
}

/** Whose bid begins: the highest, of several the one accepted earliest; `null`: nobody has bid a word. */
function bestBid({ config, secret }: State): { readonly seat: Seat; readonly bid: BidWord } | null {
  const words = secret.order.flatMap((seat) => {
    const bid = secret.bids[seat] ?? 'pass';
    if (bid === 'pass') return [];
    return [{ seat, bid, points: openingScore(config, bidHolder(bid)).points }];
  });
  const most = Math.max(...words.map(({ points }) => points));
  return words.find(({ points }) => points === most) ?? null;
}

/** The word is laid and scored, its player draws back, and the next seat's turn begins at `at`. */
function layOpening(state: State, seat: Seat, bid: BidWord, at: number): Moved {
  const holder = bidHolder(bid);
  const score = openingScore(state.config, holder);
  const move: Move = { type: 'opened', seat, word: bid.word, laid: [], swapped: 0, holder, ...score };
  const closed = withSecret(remember(state, move), { bids: state.secret.bids.map(() => null), order: [] });
  const cards = holder.map(({ card }) => card);
  const rest = takeCards(handOf(state, seat), cards) ?? [];
  const laid = layWord(withHand(closed, seat, rest), move);
  const next = (seat + 1) % state.config.players;
  return moved(startTurn(drawBack(laid, seat), next, at), { type: 'moved', move });
}

/** The opening is over: the best word begins, or all cards are dealt again. */
export function closeOpening(state: State, at: number): Moved {
  const best = bestBid(state);
  if (best !== null) return layOpening(state, best.seat, best.bid, at);
  const dealt = dealOpening(state, at);
  return dealt.ok ? moved(dealt.value, { type: 'redealt' }) : refused(dealt.error);
}

/** What a seat bids, once; the last one closes the opening. */
export function bid(
  state: State,
  seat: Seat,
  t: number,
  action: Extract<Action, { readonly type: 'bid' | 'bidPass' }>,
  words: Words,
): Moved {
  const { bids, order } = state.secret;
  if (bids[seat] !== null) return refused('ALREADY_BID');
  const judged =
    action.type === 'bidPass'
      ? ({ ok: true, bid: 'pass' } as const)
      : judgeBid({ config: state.config, hand: handOf(state, seat) }, action, words);
  if (!judged.ok) return judged;
  const made = withSecret(state, { bids: replaceAt(bids, seat, judged.bid), order: [...order, seat] });
  const bidden: Event = { type: 'bidden', seat };
  if (made.secret.bids.includes(null)) return moved(made, bidden);
  const closed = closeOpening(made, t);
  return closed.ok ? moved(closed.state, bidden, ...closed.events) : closed;
}
