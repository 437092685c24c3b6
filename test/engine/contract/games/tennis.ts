/** Tennis under the shared contract. What may be seen is written here from the rules page, not from the code. */
import fc from 'fast-check';
import { countFaces, type Face } from '#engine/core/cards';
import { FINISHED, type Audience, type GameState, type Seat } from '#engine/core/game';
import type { Match } from '#engine/core/match';
import type { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { GAMES } from '#engine/games/registry';
import { tennis } from '#engine/games/tennis/index';
import { fits } from '#engine/games/tennis/beginning';
import type { State } from '#engine/games/tennis/model';
import { SMALL_LEXICON } from '#test/support/small-lexicon';
import { MARK, type TestedGame } from '../tested-game';

const LETTERS = 'A8 B2 C3 D4 E14 F2 G2 H2 I7 J1 K1 L5 M3 N5 O5 P3 Q1 R6 S6 T5 U5 V2 W1 X1 Y1 Z1';
const JOKERS = 'ANY3 CONSONANT3 VOWEL3 COPY2';
const CARDS = new Map<Face, number>(
  [...`${LETTERS} ${JOKERS}`.matchAll(/([A-Z]+)(\d+)/g)].map(([, face, count]) => [face!, Number(count)]),
);
const HAND = 7;

const options = fc.record(
  {
    weight: fc.constantFrom(1, 3, 5, 12),
    line: fc.constantFrom(1, 5, 13, 99),
    setsToWin: fc.constantFrom(1, 2, 9),
    bluff: fc.constantFrom('tolerated', 'tolerated', 'blocked'),
    turnSeconds: fc.constantFrom(0, 1, 1, 5, 60),
    answerSeconds: fc.constantFrom(0, 1, 30),
    words: fc.constantFrom('all', 'noConjugation', 'nouns'),
  },
  { requiredKeys: [] },
);

const faces = (from: readonly Face[], maxLength: number) => fc.array(fc.constantFrom(...from), { maxLength });
// The first list must do; a later one may name a card that is not there.
const shuffles = fc
  .tuple(
    fc.shuffledSubarray(['A', 'E', 'COPY', 'COPY', 'ANY', 'VOWEL', 'CONSONANT', 'J', 'Z', 'R', 'S']),
    fc.array(faces(['A', 'E', 'S', 'Q', 'ANY'], 5), { maxLength: 3 }),
  )
  .map(([first, more]) => [first, ...more]);

const setups = fc.integer({ min: 2, max: 4 }).chain((players) =>
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

function written(card: Face, random: Random): unknown {
  return card === 'COPY' ? { card, dir: random.pick(['prev', 'next']) } : card;
}

function someOf<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const count = 1 + random.below(Math.max(1, items.length));
  return Array.from({ length: count }, () => rest.splice(random.below(rest.length), 1)).flat();
}

/** The table's cards in order with the hand's before, after or between; one replaced; another order; or none kept. */
function layout(state: State, hand: readonly Face[], random: Random): unknown[] {
  const mine = someOf(hand, random).map((card) => written(card, random));
  const table = state.open.table.map((_, i): unknown => ({ table: i }));
  const joker = hand.find((face) => face.length > 1);
  const over = {
    ...(joker === 'COPY' ? { card: joker, dir: 'prev' } : { card: joker ?? 'E' }),
    over: random.below(table.length + 1),
  };
  switch (random.below(8)) {
    case 0:
    case 1:
      return [...table, ...mine];
    case 2:
      return [...mine, ...table];
    case 3:
      return [...table.slice(0, 1), ...mine, ...table.slice(1)];
    case 4:
      return [...table.slice(1), ...mine, ...table.slice(0, 1)];
    case 5:
      return table.map((item, i) => (i === over.over ? over : item));
    case 6:
      return mine;
    default:
      return (
        random.pick([[], table, [...table, ...table, ...mine], [{ table: 99 }, ...mine], table.slice(1)]) ??
        []
      );
  }
}

const WORDS = SMALL_LEXICON.fromLetters('', 12, { min: 1, max: 12 });

function tries(match: Match, random: Random): JsonObject {
  const state = asState(match.state);
  const { open, secret, phase } = state;
  const anyone = random.below(match.players.length);
  const seat = random.below(6) > 0 ? (open.turn ?? anyone) : anyone;
  const by = random.below(25) === 0 ? 'referee' : seat;
  const hand = secret.hands[seat] ?? [];
  const serve = { type: 'serve', cards: someOf(hand, random).map((card) => written(card, random)) };
  const word =
    WORDS.find((one) => fits(one, open.contest?.reads ?? [])) ?? random.pick(['a', 'clé', '42', 'ZZ']);
  const answer = { type: 'answer', word: random.below(3) > 0 ? word : random.pick(WORDS) };
  const send = { type: 'return', layout: layout(state, hand, random) };
  if (random.below(7) === 0) return { by: anyone, type: 'challenge' };
  const wild = random.pick<JsonObject>([
    serve,
    send,
    answer,
    { type: 'pass' },
    { type: 'concede' },
    { type: 'collect' },
  ]);
  if (random.below(10) === 0) return { by, ...wild };
  const sensible: Readonly<Record<string, readonly JsonObject[]>> = {
    serve: [serve],
    play: [send, send, send, send, { type: 'pass' }],
    answer: [answer, answer, { type: 'concede' }],
    collect: [{ type: 'collect' }],
  };
  return { by, ...(random.pick(sensible[phase] ?? [serve]) ?? serve) };
}

/** Every card is on the table, in the pile, pot, a hand, the tricks or the malus of somebody, or out of the set. */
function cardsFault(raw: GameState): string | null {
  const { open, secret, phase } = asState(raw);
  const { pile, hands, pot, tricks, malus, gone } = secret;
  const table = open.table.map(({ card }) => card);
  const all = countFaces([...table, ...pile, ...pot, ...gone, ...[hands, tricks, malus].flat(2)]);
  for (const face of new Set([...all.keys(), ...CARDS.keys()]))
    if (all.get(face) !== CARDS.get(face)) return `${all.get(face) ?? 0} cards ${face}`;
  if ([...all.values()].reduce((sum, count) => sum + count, 0) !== 107) return 'not 107 cards';
  for (const [seat, hand] of hands.entries()) {
    if (hand.length > HAND) return `seat ${seat} holds ${hand.length} cards`;
    if (open.tieBreak !== null && !open.tieBreak.seats.includes(seat) && hand.length > 0)
      return `seat ${seat} is not tied and holds cards`;
    if (phase !== FINISHED && open.tieBreak === null && pile.length > 0 && hand.length !== HAND)
      return `seat ${seat} holds ${hand.length} cards while there are some to draw`;
  }
  return phaseFault(asState(raw));
}

/** What each phase is by the page. */
function phaseFault({ phase, open, deadline, config, secret }: State): string | null {
  const { turn, table, inRally, lastShot, secondServe, contest, server } = open;
  if (phase === FINISHED)
    return turn !== null ||
      deadline !== null ||
      table.length + inRally.length + secret.pot.length > 0 ||
      lastShot
      ? 'something left at the end'
      : null;
  if (turn === null) return 'nobody’s turn';
  if ((phase === 'answer') !== (contest !== null)) return 'a contest out of its phase';
  if (secondServe && phase !== 'serve') return 'a second serve awaited after the serve';
  const seconds = phase === 'answer' ? config.answerSeconds : config.turnSeconds;
  if ((deadline === null) !== (seconds === 0)) return 'a deadline without a clock, or a clock without';
  if (phase === 'serve') return table.length > 0 || lastShot || turn !== server ? 'a serve in a rally' : null;
  if (table.length === 0 || lastShot === null) return 'a rally without a shot';
  if (phase === 'collect' && (inRally.length !== 1 || inRally[0] !== turn)) return 'a collect of several';
  if (phase === 'play' && (inRally.length < 2 || !inRally.includes(turn)))
    return 'the turn of one who is out';
  return null;
}

/** In a set what is won or lost stays where it is; what has been recorded stays as it is. */
function stepFault(rawBefore: GameState, rawAfter: GameState): string | null {
  const [before, after] = [asState(rawBefore), asState(rawAfter)];
  if (before.open.setScores.some((scores, set) => `${scores}` !== `${after.open.setScores[set]}`))
    return 'a finished set changed';
  if (after.secret.rallies.length < before.secret.rallies.length) return 'a rally was forgotten';
  if (before.open.sets.some((won, seat) => won > (after.open.sets[seat] ?? 0))) return 'a set was taken back';
  const sameSet = before.open.set === after.open.set && after.open.tieBreak === null;
  if (!sameSet) return null;
  const piles = (state: State) => [...state.secret.tricks, ...state.secret.malus, state.secret.gone];
  const kept = piles(before).every((pile, i) => pile.every((card, at) => piles(after)[i]?.[at] === card));
  return kept ? null : 'what was won, lost or gone came back';
}

/** The same numbers of other cards in all that this audience may not see. */
function disturb(raw: GameState, audience: Audience, random: Random): State {
  const state = asState(raw);
  const { secret, phase } = state;
  const sees = (seat: Seat): boolean => audience === 'referee' || audience === seat;
  const counts = audience === 'referee' || phase === FINISHED;
  const hidden = secret.hands.filter((_, seat) => !sees(seat));
  const piles = counts ? [] : [...secret.tricks, ...secret.malus];
  const pool: Face[] = [...secret.pile, ...secret.pot, ...secret.gone, ...hidden.flat(), ...piles.flat()];
  const draw = (): Face => pool.splice(random.below(pool.length), 1)[0] ?? 'E';
  const others = (all: readonly (readonly Face[])[]) => (counts ? all : all.map((cards) => cards.map(draw)));
  return {
    ...state,
    secret: {
      shuffler: { given: [['Q']], random: [random.below(99), 2, 3, 4], made: random.below(9) },
      hands: secret.hands.map((hand, seat) => (sees(seat) ? hand : hand.map(draw))),
      pile: secret.pile.map(draw),
      pot: secret.pot.map(draw),
      tricks: others(secret.tricks),
      malus: others(secret.malus),
      gone: secret.gone.map(draw),
      // What was played in earlier rallies is public, what a hand held then is not.
      rallies: secret.rallies.map((rally) => ({
        ...rally,
        hands: rally.hands.map((hand) => hand.map(() => 'Q')),
      })),
      tiedScores: secret.tiedScores?.map((score) => score + 100) ?? null,
      strokeHands: secret.strokeHands.map((hand) => hand.map(() => 'Q')),
    },
  };
}

/** Marks on all but the hand of whose turn it is: with one on its letters a seat could lay none. */
function mark(raw: GameState): State {
  const state = asState(raw);
  const { open, secret } = state;
  const marked = (cards: readonly Face[]) => cards.map((face) => MARK + face);
  const all = (piles: readonly (readonly Face[])[]) => piles.map(marked);
  return {
    ...state,
    secret: {
      ...secret,
      hands: secret.hands.map((hand, seat) => (seat === open.turn ? hand : marked(hand))),
      pile: marked(secret.pile),
      pot: marked(secret.pot),
      tricks: all(secret.tricks),
      malus: all(secret.malus),
      gone: marked(secret.gone),
      rallies: secret.rallies.map((rally) => ({ ...rally, hands: all(rally.hands) })),
      strokeHands: all(secret.strokeHands),
    },
  };
}

const game = GAMES.get(tennis.id);
if (!game) throw new Error('Tennis is not in the registry');

export const testedTennis: TestedGame = {
  game,
  dictionary: SMALL_LEXICON,
  hidesWords: false,
  setups,
  tries,
  cardsFault,
  stepFault,
  disturb,
  mark,
};
