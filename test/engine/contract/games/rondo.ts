/** Rondo under the shared contract. What may be seen is written here from the rules page, not from the code. */
import fc from 'fast-check';
import { countFaces, type Face } from '#engine/core/cards';
import type { Audience, GameState, Seat } from '#engine/core/game';
import type { Match } from '#engine/core/match';
import type { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { GAMES } from '#engine/games/registry';
import { rondo } from '#engine/games/rondo/index';
import type { BidWord, HeldCard, LaidCard, State } from '#engine/games/rondo/model';
import { SMALL_LEXICON } from '#test/support/small-lexicon';
import { MARK, type TestedGame } from '../tested-game';

const DECKS: Readonly<Record<State['config']['deck'], string>> = {
  fr: 'A8B2C3D3E14F2G2H2I7J1K1L5M3N5O5P3Q1R6S5T5U5V2W1X1Y1Z1JOKER6ERASER10',
  'de-1997': 'A8B2C2D4E11F2G2H3I5J2K2L4M4N6O6P2Q1R4S5T4U6V2W2X1Y2Z2JOKER6ERASER10',
};
const HAND = 7;
const FULL_HOLDER = 9;

function deckCounts(deck: State['config']['deck']): Map<Face, number> {
  const items = [...DECKS[deck].matchAll(/([A-Z]+)(\d+)/g)];
  return new Map(items.map(([, face, count]) => [face!, Number(count)]));
}

const options = fc.record(
  {
    words: fc.constantFrom('all', 'noConjugation', 'nouns'),
    turnSeconds: fc.constantFrom(1, 5, 60),
    openingSeconds: fc.constantFrom(1, 5, 60),
    exchanges: fc.constantFrom(0, 1, 2, 'unlimited'),
    bonus: fc.constantFrom(0, 3, 20),
    jokerSwap: fc.boolean(),
    deck: fc.constantFrom('fr', 'de-1997'),
  },
  { requiredKeys: [] },
);

const faces = (from: readonly Face[]) => fc.array(fc.constantFrom(...from), { maxLength: 6 });
// The first list every deck can serve; a later one, for dealing again, it may not.
const shuffles = fc
  .tuple(
    faces(['A', 'E', 'JOKER', 'ERASER']),
    fc.array(faces(['A', 'E', 'S', 'Q', 'JOKER']), { maxLength: 2 }),
  )
  .map(([first, more]) => [first, ...more]);

const setups = fc.integer({ min: 2, max: 6 }).chain((players) =>
  fc.record({
    players: fc.array(fc.string(), { minLength: players, maxLength: players }),
    seed: fc.string(),
    options,
    shuffles: fc.oneof(fc.constant([]), shuffles),
  }),
);

function asState(state: GameState): State {
  return state as State;
}

function letterOn({ card, as }: HeldCard): string {
  return card === 'ERASER' ? '' : (as ?? card);
}

/** What must be laid so that a word reads from this slot on and nothing else is left; `null` where the hand can't. */
function layings(state: State, seat: Seat, word: string, start: number): LaidCard[] | null {
  const { holder } = state.open;
  const hand = [...(state.secret.hands[seat] ?? [])];
  const take = (card: Face): boolean => hand.includes(card) && hand.splice(hand.indexOf(card), 1).length > 0;
  const end = start + word.length - 1;
  if (start < -1 || end > holder.length || (start === -1 && end === holder.length)) return null;
  const cards: LaidCard[] = [];
  for (let at = -1; at <= holder.length; at++) {
    const under = holder[at];
    const there = under ? letterOn(under) : '';
    const wanted = at >= start && at <= end ? (word[at - start] ?? '') : '';
    if (wanted === there) continue;
    if (wanted === '' && take('ERASER')) cards.push({ at, card: 'ERASER' });
    else if (wanted !== '' && take(wanted)) cards.push({ at, card: wanted });
    else if (wanted !== '' && take('JOKER')) cards.push({ at, card: 'JOKER', as: wanted });
    else return null;
  }
  return cards.length > 0 ? cards : null;
}

/** A play that makes a word of the lexicon out of the one that is there, if one is soon found. */
function sensiblePlay(state: State, seat: Seat, random: Random): LaidCard[] | null {
  const hand = state.secret.hands[seat] ?? [];
  const letters = [...hand.filter((face) => face.length === 1), ...state.open.holder.map(letterOn)].join('');
  const jokers = Math.min(1, hand.filter((face) => face === 'JOKER').length);
  const words = SMALL_LEXICON.fromLetters(letters, jokers, { min: 3, max: FULL_HOLDER });
  for (let tried = 0; tried < 40; tried++) {
    const word = random.pick(words) ?? 'ETE';
    const cards = layings(state, seat, word, random.below(state.open.holder.length) - 1);
    if (cards) return cards;
  }
  return null;
}

/** Cards of the hand anywhere, to meet the codes of geometry; sometimes a joker on the letter it may be swapped for. */
function wildPlay(state: State, seat: Seat, random: Random): JsonObject[] {
  const hand = state.secret.hands[seat] ?? [];
  const slots = state.open.holder.length;
  const jokerAt = state.open.holder.findIndex(({ card }) => card === 'JOKER');
  const under = state.open.holder[jokerAt];
  const swap = under && random.below(2) ? [{ at: jokerAt, card: under.as }] : [];
  const laid = hand.slice(0, 1 + random.below(3)).map((card) => ({
    at: random.below(slots + 3) - 1,
    card,
    ...(card === 'JOKER' && { as: random.pick([...'AESRT']) }),
  }));
  return [...swap, ...laid];
}

function triesOfOpening(state: State, seat: Seat, random: Random): JsonObject {
  const hand = state.secret.hands[seat] ?? [];
  const letters = hand.filter((face) => face.length === 1).join('');
  const jokers = Math.min(2, hand.filter((face) => face === 'JOKER').length);
  const words = SMALL_LEXICON.fromLetters(letters, jokers, { min: 3, max: 3 + random.below(2) });
  const word =
    random.below(6) > 0 ? (random.pick(words) ?? 'SEL') : random.pick(['a', 'clé', '42', 'été', 'QQQ']);
  const named = random.pick([{}, {}, {}, { jokers: [] }, { jokers: [0] }, { jokers: [9] }]);
  const bid = { type: 'bid', word, ...named };
  return { ...random.pick<JsonObject>([bid, bid, bid, bid, { type: 'bidPass' }, { type: 'pass' }]) };
}

function triesOfTurn(state: State, seat: Seat, random: Random): JsonObject {
  const hand = state.secret.hands[seat] ?? [];
  const bury = { type: 'bury', card: random.pick([...hand, 'Q']) };
  const cards = sensiblePlay(state, seat, random);
  const play = { type: 'play', cards: cards ?? wildPlay(state, seat, random) };
  const wild = { type: 'play', cards: wildPlay(state, seat, random) };
  const other: readonly JsonObject[] = [
    { type: 'exchange' },
    { type: 'pass' },
    bury,
    { type: 'bidPass' },
    wild,
    wild,
  ];
  if (state.secret.drawn !== null && random.below(4) > 0) return bury;
  return random.below(3) > 0 ? play : { ...random.pick(other) };
}

function tries(match: Match, random: Random): JsonObject {
  const state = asState(match.state);
  const anyone = random.below(match.players.length);
  // Mostly whose turn it is: of the others there is not much to tell.
  const seat = random.below(6) > 0 ? (state.open.turn ?? anyone) : anyone;
  const by = random.below(20) === 0 ? 'referee' : seat;
  const tried = state.open.turn === null ? triesOfOpening : triesOfTurn;
  return { by, ...tried(state, seat, random) };
}

/** Every card is in the pile, in a hand, on the holder or covered: all 110, of each face as many as the page says. */
function cardsFault(raw: GameState): string | null {
  const { config, open, secret, phase } = asState(raw);
  const seen = open.holder.map(({ card }) => card);
  const all = countFaces([...secret.pile, ...secret.hands.flat(), ...secret.covered, ...seen]);
  const wanted = deckCounts(config.deck);
  for (const face of new Set([...all.keys(), ...wanted.keys()]))
    if (all.get(face) !== wanted.get(face)) return `${all.get(face) ?? 0} cards ${face}`;
  if ([...all.values()].reduce((sum, count) => sum + count, 0) !== 110) return 'not 110 cards';
  if (open.holder.length > FULL_HOLDER) return `${open.holder.length} slots`;
  if (phase === 'opening' && seen.length > 0) return 'a holder before the first word';
  for (const [seat, hand] of secret.hands.entries()) {
    if (hand.length < HAND && secret.pile.length > 0) return `seat ${seat} has ${hand.length} cards`;
    if (phase === 'opening' && hand.length !== HAND)
      return `seat ${seat} has ${hand.length} cards to bid with`;
  }
  const { drawn } = secret;
  const owes = open.turn === null ? [] : (secret.hands[open.turn] ?? []);
  return drawn === null || owes.includes(drawn) ? null : 'a drawn card that is not in the hand';
}

/** What is covered stays out of the game, slots never close, what has been told stays told. */
function stepFault(rawBefore: GameState, rawAfter: GameState): string | null {
  const [before, after] = [asState(rawBefore), asState(rawAfter)];
  const [was, is] = [before.secret.covered, after.secret.covered];
  if (was.some((card, i) => is[i] !== card)) return 'a covered card came back';
  if (after.open.holder.length < before.open.holder.length) return 'a slot closed';
  if (after.secret.turns.length < before.secret.turns.length) return 'a turn was forgotten';
  if (before.phase !== 'opening' && after.phase === 'opening') return 'an opening after the first word';
  return null;
}

/** The same numbers of other cards in all that this audience may not see. */
function disturb(raw: GameState, audience: Audience, random: Random): State {
  const state = asState(raw);
  const { secret } = state;
  const sees = (seat: Seat): boolean => audience === 'referee' || audience === seat;
  const hidden = secret.hands.filter((_, seat) => !sees(seat));
  const pool: Face[] = [...secret.pile, ...secret.covered, ...hidden.flat()];
  const draw = (): Face => pool.splice(random.below(pool.length), 1)[0] ?? 'E';
  const otherBid = (): BidWord | 'pass' =>
    random.pick([{ word: 'SEL', jokers: [1] }, 'pass'] as const) ?? 'pass';
  return {
    ...state,
    secret: {
      shuffler: { given: [['Q']], random: [random.below(99), 2, 3, 4], made: random.below(9) },
      hands: secret.hands.map((hand, seat) => (sees(seat) ? hand : hand.map(draw))),
      pile: secret.pile.map(draw),
      covered: secret.covered.map(draw),
      // Who has bid is public, what is everyone's own, even before the referee.
      bids: secret.bids.map((bid, seat) => (bid === null || audience === seat ? bid : otherBid())),
      order: [...secret.order].reverse(),
      drawn: secret.drawn === null ? null : 'Q',
      // The moves are public, what a hand has held in earlier turns is not.
      turns: secret.turns.map((turn) => ({ ...turn, hand: turn.hand.map(() => 'Q') })),
    },
  };
}

/** Marks on all but the hands of those who may act now: with one on its letters a seat could lay none. */
function mark(raw: GameState): State {
  const state = asState(raw);
  const { open, secret, phase } = state;
  const marked = (cards: readonly Face[]) => cards.map((face) => MARK + face);
  const acts = (seat: Seat): boolean =>
    seat === open.turn || (phase === 'opening' && secret.bids[seat] === null);
  return {
    ...state,
    secret: {
      ...secret,
      hands: secret.hands.map((hand, seat) => (acts(seat) ? hand : marked(hand))),
      pile: marked(secret.pile),
      covered: marked(secret.covered),
      turns: secret.turns.map((turn) => ({ ...turn, hand: marked(turn.hand) })),
    },
  };
}

const game = GAMES.get(rondo.id);
if (!game) throw new Error('Rondo is not in the registry');

export const testedRondo: TestedGame = {
  game,
  dictionary: SMALL_LEXICON,
  // A marked bid would be refused; that no event tells one is shown in page/views.
  hidesWords: false,
  setups,
  tries,
  cardsFault,
  stepFault,
  disturb,
  mark,
};
