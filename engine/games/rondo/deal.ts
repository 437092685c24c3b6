/** The table as it is laid: 110 cards shuffled, the hands dealt, an opening begun; and dealt again while nobody bids. */
import { shuffle, skipShuffles, type Shuffler } from '../../core/cards';
import { withOpen, withSecret } from '../../core/change';
import { ok, type Result } from '../../core/result';
import { DECKS, HAND_SIZE, SPECIALS } from './figures';
import type { Config, State } from './model';

function openingMs({ openingSeconds }: Config): number {
  return openingSeconds * 1000;
}

/** All cards come together, are shuffled and dealt, whole hands at a time; an opening begins at `at`. */
export function dealOpening(state: State, at: number): Result<State, 'BAD_SHUFFLE'> {
  const { config, secret, open } = state;
  const shuffled = shuffle(DECKS[config.deck].cards, secret.shuffler, SPECIALS);
  if (!shuffled.ok) return shuffled;
  const { pile, shuffler } = shuffled.value;
  const hands = Array.from({ length: config.players }, (_, seat) =>
    pile.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE),
  );
  const dealt = withSecret(state, {
    shuffler,
    hands,
    pile: pile.slice(config.players * HAND_SIZE),
    bids: hands.map(() => null),
    order: [],
  });
  const begun = withOpen(dealt, { phaseSince: at, opening: open.opening + 1 });
  return ok({ ...begun, deadline: at + openingMs(config) });
}

export function setup(config: Config, shuffler: Shuffler): Result<State, 'BAD_SHUFFLE'> {
  const table: State = {
    phase: 'opening',
    deadline: null,
    config,
    open: {
      holder: [],
      word: null,
      turn: null,
      phaseSince: 0,
      scores: Array.from({ length: config.players }, () => 0),
      exchanges: 0,
      idle: 0,
      lastPlay: null,
      opening: 0,
      deductions: null,
    },
    secret: { shuffler, pile: [], hands: [], bids: [], order: [], drawn: null, covered: [], turns: [] },
  };
  return dealOpening(table, 0);
}

/**
 * While nobody bids one opening follows the other for ever. So many of them as end by `until`, but the last, are passed
 * over at once: only how many shuffles there have been tells one from the next. The last is left to its deadline, so
 * that it is told as ever. Prescribed shuffles are dealt one by one.
 */
export function skipOpenings(state: State, until: number): State {
  const { phase, deadline, config, secret, open } = state;
  const bidding = secret.bids.some((bid) => bid !== null && bid !== 'pass');
  if (phase !== 'opening' || deadline === null || bidding || secret.shuffler.given.length > 0) return state;
  const ms = openingMs(config);
  const skipped = Math.floor((until - deadline) / ms);
  if (skipped < 1) return state;
  const before = withSecret(withOpen(state, { opening: open.opening + skipped - 1 }), {
    shuffler: skipShuffles(secret.shuffler, skipped - 1),
  });
  const dealt = dealOpening(before, deadline + (skipped - 1) * ms);
  // Without a list to follow no shuffle is refused.
  return dealt.ok ? dealt.value : state;
}
