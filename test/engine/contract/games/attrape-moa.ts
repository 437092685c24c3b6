/** Attrape Môa under the shared contract. What may be seen is written here from the rules page, not from the code. */
import fc from 'fast-check';
import { countFaces, takeCards, type Face } from '#engine/core/cards';
import type { Audience, GameState, Seat } from '#engine/core/game';
import type { Match } from '#engine/core/match';
import type { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { attrapeMoa } from '#engine/games/attrape-moa/index';
import type { GivenWord } from '#engine/core/given-word';
import type { Secret, State } from '#engine/games/attrape-moa/model';
import { GAMES } from '#engine/games/registry';
import { SMALL_LEXICON } from '#test/support/small-lexicon';
import { MARK, type TestedGame } from '../tested-game';

const DECK = 'A7B1C2D3E11F2G2H1I6J1K1L4M2N4O5P2Q1R4S4T4U5V2W1X1Y1Z1';
const DECK_COUNTS = new Map(
  [...DECK.matchAll(/([A-Z])(\d+)/g)].map(([, face, count]) => [face!, Number(count)]),
);

const timed = {
  searchSeconds: fc.integer({ min: 1, max: 90 }),
  announceSeconds: fc.integer({ min: 1, max: 60 }),
  validation: fc.constantFrom('dictionary', 'referee'),
};
const VARIANTS = [
  { players: { min: 3, max: 9 }, options: { variant: 'classic', cycles: 1 } },
  { players: { min: 2, max: 9 }, options: { variant: 'classic', referee: 'permanent', rounds: 3 } },
  { players: { min: 2, max: 9 }, options: { variant: 'express' } },
  { players: { min: 2, max: 12 }, options: { variant: 'class', rounds: 3 } },
];

const setups = fc.constantFrom(...VARIANTS).chain(({ players, options }) =>
  fc.record({
    players: fc.array(fc.string(), { minLength: players.min, maxLength: players.max }),
    seed: fc.string(),
    options: fc
      .record(
        {
          ...timed,
          revealSeconds: fc.integer({ min: 1, max: 30 }),
          toolWords: fc.boolean(),
          jokers: fc.nat({ max: 4 }),
        },
        { requiredKeys: [] },
      )
      .map((more) => ({ ...options, ...more })),
    // A list that the deck can't serve is allowed in a setup; the action that needs it is refused.
    shuffles: fc.array(fc.array(fc.constantFrom(...'AEIOULNRST'), { maxLength: 6 }), { maxLength: 2 }),
  }),
);

function asState(state: GameState): State {
  return state as State;
}

/** A word that a seat could lay, or one it could not. */
function anyWord({ open, secret }: State, seat: Seat, random: Random): string {
  const cards = [...(secret.hands[seat] ?? []), ...open.common].join('');
  const words = SMALL_LEXICON.fromLetters(cards, random.below(2), { min: 2, max: 10 });
  const odd = ['', 'a', 'zut', 'cœur', 'porte-clé', 'QQQQQQQQQQQQQQQQ', 'à', '42', cards];
  return random.below(4) > 0 ? (random.pick(words) ?? '') : (random.pick(odd) ?? '');
}

function tries(match: Match, random: Random): JsonObject {
  const state = asState(match.state);
  const seat = random.below(match.players.length);
  const by = random.below(8) === 0 ? 'referee' : seat;
  const word = anyWord(state, seat, random);
  const jokers = random.pick([undefined, undefined, [], [0], [1, 0]]);
  const given = jokers === undefined ? { word } : { word, jokers };
  const length = random.below(5) > 0 ? 2 + random.below(7) : random.below(16);
  const accept = random.below(2) === 0;
  const ruledOn = state.secret.submissions.find((submitted) => submitted !== null) ?? word;
  const all: readonly JsonObject[] = [
    { type: 'startRound' },
    { type: 'grab', length },
    { type: 'announce', length },
    { type: 'draft', ...given },
    { type: 'reveal', ...given },
    { type: 'rule', seat: random.below(match.players.length), word: ruledOn, accept },
    { type: 'submit', word },
    { type: 'pass' },
    { type: 'ready' },
  ];
  return { by, ...random.pick(all) };
}

/** The round's referee by the page: seat 0 in the first round of a rotating game, then the next one. */
function refereeOf({ config, open }: State): Seat | null {
  return config.referee === 'rotating' ? (open.round - 1) % config.players : null;
}

function cardsFault(raw: GameState): string | null {
  const state = asState(raw);
  const { config, open, secret, phase } = state;
  const dealt = phase !== 'ready' && phase !== 'finished';
  const table = [...secret.hands.flat(), ...open.common];
  for (const [face, count] of countFaces(table))
    if (count > (DECK_COUNTS.get(face) ?? 0)) return `${count} cards ${face} on the table`;
  const inClass = config.variant === 'class';
  for (const [seat, hand] of secret.hands.entries()) {
    const expected = dealt && !inClass && seat !== refereeOf(state) ? 5 : 0;
    if (hand.length !== expected) return `seat ${seat} has ${hand.length} cards in ${phase}`;
  }
  if (open.common.length !== (dealt ? (inClass ? 10 : 5) : 0))
    return `${open.common.length} common cards in ${phase}`;
  return open.jokers.every((left) => left >= 0 && left <= (inClass ? 0 : config.jokers))
    ? null
    : 'jokers out of bounds';
}

function stepFault(rawBefore: GameState, rawAfter: GameState): string | null {
  const [before, after] = [asState(rawBefore), asState(rawAfter)];
  if (after.open.jokers.some((left, seat) => left > (before.open.jokers[seat] ?? 0)))
    return 'a joker came back';
  if (after.open.grabs.some((grabs, seat) => grabs < (before.open.grabs[seat] ?? 0)))
    return 'a grab was forgotten';
  const stays = before.phase !== 'ready' && after.phase !== 'ready' && after.phase !== 'finished';
  const sameDeal =
    stays && before.open.round === after.open.round && after.open.passed.length >= before.open.passed.length;
  if (sameDeal && JSON.stringify(before.secret.hands) !== JSON.stringify(after.secret.hands))
    return 'a hand changed';
  return null;
}

const WORDS = ['AMI', 'CHAT', 'SOLEIL', 'TRÉSOR-', 'ZZZ'];

function otherWord(random: Random, word: string | null): string | null {
  return word === null ? null : (random.pick(WORDS.filter((other) => other !== word)) ?? null);
}

function otherGiven(random: Random, given: GivenWord | null): GivenWord | null {
  return given && { word: otherWord(random, given.word) ?? '', jokers: random.pick([null, [], [0]]) ?? null };
}

/** Other cards for these hands, of what the rest of the deck holds. */
function redeal(
  hands: Secret['hands'],
  keep: (seat: Seat) => boolean,
  common: readonly Face[],
  random: Random,
) {
  const kept = [...hands.filter((_, seat) => keep(seat)).flat(), ...common];
  const deck = [...DECK_COUNTS].flatMap(([face, count]) => Array.from({ length: count }, () => face));
  const rest = takeCards(deck, kept) ?? deck;
  return hands.map((hand, seat) =>
    keep(seat) ? hand : hand.map(() => rest.splice(random.below(rest.length), 1)[0] ?? 'E'),
  );
}

function disturb(raw: GameState, audience: Audience, random: Random): State {
  const state = asState(raw);
  const { config, open, secret, phase } = state;
  const referees = audience === 'referee' || (audience !== 'public' && audience === refereeOf(state));
  const seesHands =
    (referees && phase === 'verify') || (audience === 'referee' && config.referee === 'permanent');
  const mine = (seat: Seat) => seat === audience;
  const seesWords = (seat: Seat) => mine(seat) || (audience === 'referee' && config.variant === 'class');
  const rules = referees && secret.advice !== null;
  return {
    ...state,
    secret: {
      shuffler: { given: [['Q']], random: [random.below(99), 2, 3, 4], made: random.below(9) },
      hands: redeal(secret.hands, (seat) => seesHands || mine(seat), open.common, random),
      drafts: secret.drafts.map((given, seat) => (mine(seat) ? given : otherGiven(random, given))),
      reveals: secret.reveals.map((given) => otherGiven(random, given)),
      submissions: secret.submissions.map((word, seat) => (seesWords(seat) ? word : otherWord(random, word))),
      ready: open.scores.flatMap((_, seat) =>
        (mine(seat) ? secret.ready.includes(seat) : random.below(2) === 0) ? [seat] : [],
      ),
      advice: rules ? secret.advice : secret.advice && [],
      rulings: rules ? secret.rulings : [],
      lastDeal: secret.lastDeal && { ...secret.lastDeal, common: [], hands: [] },
    },
  };
}

function mark(raw: GameState): State {
  const state = asState(raw);
  const { secret } = state;
  const marked = (given: GivenWord | null) => given && { ...given, word: MARK + given.word };
  return {
    ...state,
    secret: {
      ...secret,
      hands: secret.hands.map((hand) => hand.map((face) => MARK + face)),
      drafts: secret.drafts.map(marked),
      reveals: secret.reveals.map(marked),
      submissions: secret.submissions.map((word) => word && MARK + word),
      lastDeal: secret.lastDeal && { ...secret.lastDeal, common: [MARK], hands: [[MARK]] },
    },
  };
}

const game = GAMES.get(attrapeMoa.id);
if (!game) throw new Error('Attrape Môa is not in the registry');

export const testedAttrapeMoa: TestedGame = {
  game,
  dictionary: SMALL_LEXICON,
  hidesWords: true,
  setups,
  tries,
  cardsFault,
  stepFault,
  disturb,
  mark,
};
