/** Whole games by chance: every card is accounted for after every step, and the end comes when the page says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFaces, type Face } from '#engine/core/cards';
import { FINISHED } from '#engine/core/game';
import { act, openMatch, type Match, type MatchEvent } from '#engine/core/match';
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { classSet, type Words } from '#engine/core/words';
import { GAMES } from '#engine/games/registry';
import type { Event, Move, State } from '#engine/games/rondo/model';
import { handCost } from '#engine/games/rondo/score';

const game = GAMES.get('rondo')!;
const SEED = process.env['FC_SEED'];
const RUNS = Number(process.env['FC_RUNS'] ?? 25);
const CARDS = {
  fr: 'A8B2C3D3E14F2G2H2I7J1K1L5M3N5O5P3Q1R6S5T5U5V2W1X1Y1Z1JOKER6ERASER10',
  'de-1997': 'A8B2C2D4E11F2G2H3I5J2K2L4M4N6O6P2Q1R4S5T4U6V2W2X1Y2Z2JOKER6ERASER10',
} as const;

const setups = fc.record({
  seed: fc.string(),
  players: fc.integer({ min: 2, max: 6 }),
  options: fc.record({
    words: fc.constantFrom('all', 'noConjugation'),
    exchanges: fc.constantFrom(0, 1, 'unlimited'),
    bonus: fc.constantFrom(0, 3),
    jokerSwap: fc.boolean(),
    deck: fc.constantFrom('fr', 'de-1997'),
  }),
  /** How often somebody passes: games of players who know many words, and of such who know few. */
  idleness: fc.constantFrom(1, 20, 90),
});
type Setup = typeof setups extends fc.Arbitrary<infer T> ? T : never;

/** Nearly every text is a word, some of them only a verb: what a play does is the matter here, not its spelling. */
const WORDS: Words = {
  classes: (word) => {
    const sum = [...word].reduce((total, letter) => total * 7 + letter.charCodeAt(0), 0);
    return sum % 11 === 0 ? 0 : classSet([sum % 13 === 0 ? 'verb' : 'noun']);
  },
  graph: () => {
    throw new Error('Rondo asks for no graph to judge a word');
  },
};

const stateOf = (match: Match): State => match.state as State;

function anyBid(hand: readonly Face[], random: Random): JsonObject {
  const letters = hand.filter((face) => face.length === 1);
  const start = random.below(Math.max(1, letters.length - 2));
  const word = letters.slice(start, start + 3).join('') || 'A';
  return random.below(6) === 0 ? { type: 'bidPass' } : { type: 'bid', word };
}

/** Cards of the hand on slots that may well take them: erasers at the ends, the others anywhere. */
function anyPlay({ open }: State, hand: readonly Face[], random: Random): JsonObject {
  const n = open.holder.length;
  const shuffled = [...hand].sort(() => random.below(3) - 1);
  const laid = shuffled.slice(0, 1 + random.below(4)).map((card) => {
    const at = card === 'ERASER' ? (random.pick([0, 1, n - 2, n - 1]) ?? 0) : random.below(n + 2) - 1;
    const swap = open.holder[at]?.as;
    const as = random.pick([...'AEIS', ...(swap ?? '')]);
    return { at, card, ...(card === 'JOKER' && { as }) };
  });
  return { type: 'play', cards: laid };
}

function nextRaw(match: Match, random: Random, idleness: number): JsonObject {
  const { phase, open, secret } = stateOf(match);
  const t = match.t + 1;
  if (phase === 'opening') {
    const by = secret.bids.indexOf(null);
    return { t, by, ...anyBid(secret.hands[by] ?? [], random) };
  }
  const by = open.turn ?? 0;
  const hand = secret.hands[by] ?? [];
  if (secret.drawn !== null) {
    const late = random.below(9) === 0;
    return late
      ? { t: match.state.deadline ?? t, by: 'clock', type: 'tick' }
      : { t, by, type: 'bury', card: random.pick(hand) };
  }
  if (random.below(100) < idleness) return { t, by, type: 'pass' };
  if (random.below(12) === 0) return { t, by, type: 'exchange' };
  return { t, by, ...anyPlay(stateOf(match), hand, random) };
}

/** All 110 cards, each face as often as in its deck: in the pile, in hands, on the holder, covered. */
function expectAllCards({ config, open, secret }: State): void {
  const seen = open.holder.map(({ card }) => card);
  const counts = countFaces([...secret.pile, ...secret.hands.flat(), ...secret.covered, ...seen]);
  const wanted = [...CARDS[config.deck].matchAll(/([A-Z]+)(\d+)/g)].map(([, face, count]) => [
    face,
    Number(count),
  ]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(wanted));
}

function movesOf(events: readonly MatchEvent[]): Move[] {
  return (events as readonly Event[]).flatMap((event) => (event.type === 'moved' ? [event.move] : []));
}

/** What a move must have changed, told by the states around it alone. */
function expectMove(move: Move, before: State, after: State): void {
  const size = (state: State): number => state.secret.hands[move.seat]?.length ?? 0;
  const [pile, hand] = [before.secret.pile.length, size(before)];
  if (move.type === 'passed') {
    expect(move.drew).toBe(pile > 0 || before.secret.drawn !== null);
    expect(after.open.holder).toBe(before.open.holder);
    return;
  }
  expect(after.open.holder).toEqual(move.holder);
  expect(after.open.word).toBe(move.word);
  const laid = move.type === 'opened' ? 3 : move.laid.length;
  const left = hand - laid + move.swapped;
  expect(size(after)).toBe(Math.min(Math.max(left, 7), left + pile));
  expect(after.secret.pile).toHaveLength(pile - (size(after) - left));
  expect(after.open.holder.length - before.open.holder.length).toBeLessThanOrEqual(
    move.type === 'opened' ? 3 : 1,
  );
}

/** Whether the page ends a game after these moves. */
function isOver(moves: readonly Move[], { config, secret }: State): boolean {
  const last = moves.slice(-config.players);
  const idle = last.length === config.players && last.every((move) => move.type === 'passed' && !move.drew);
  return idle || (secret.pile.length === 0 && secret.hands.some((hand) => hand.length === 0));
}

function expectScores(moves: readonly Move[], { config, open, secret, phase }: State): void {
  const made = secret.hands.map((hand, seat) => {
    const own = moves.filter((move) => move.seat === seat);
    const points = own.reduce((sum, move) => sum + (move.type === 'passed' ? 0 : move.points), 0);
    return points - (phase === FINISHED ? handCost(config.deck, hand) : 0);
  });
  expect(open.scores).toEqual(made);
}

function playOut({ seed, players, options, idleness }: Setup): { moves: Move[]; match: Match } {
  const names = Array.from({ length: players }, (_, seat) => `J${seat}`);
  const opened = openMatch(game, { players: names, options, seed, shuffles: [] });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const random = new Random(seed);
  const moves: Move[] = [];
  let match = opened.value;
  for (let tries = 0; match.state.phase !== FINISHED; tries++) {
    // Who finds nothing for long gives up: else a holder that takes no more words would hold the game.
    const raw = nextRaw(match, random, tries > 60 ? 100 : idleness);
    const outcome = act(game, match, raw, WORDS);
    if (!outcome.ok) continue;
    const [before, after] = [stateOf(match), stateOf(outcome.match)];
    match = outcome.match;
    expectAllCards(after);
    const made = movesOf(outcome.events);
    for (const move of made) {
      if (before.open.turn !== null) expect(move.seat).toBe(before.open.turn);
      expectMove(move, before, after);
      moves.push(move);
      tries = 0;
    }
    expectScores(moves, after);
    const over = isOver(moves, after);
    expect(after.phase === FINISHED).toBe(over);
    if (made.length > 0 && !over) expect(after.open.turn).toBe(((made[0]?.seat ?? 0) + 1) % players);
  }
  return { moves, match };
}

describe('rondo, whole games', () => {
  it('110 cards are where they should be after every step, scores add up, the end comes when it must', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        playOut(setup);
      }),
      { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
    );
  }, 60_000);

  it('the games are worth it: both ends, swaps, erasers, full holders, negative points', () => {
    const met = new Set<string>();
    for (const setup of fc.sample(setups, { numRuns: 40, seed: 3 })) {
      const { moves, match } = playOut(setup);
      met.add(stateOf(match).secret.hands.some((hand) => hand.length === 0) ? 'out' : 'idle');
      for (const move of moves) {
        if (move.type === 'passed') continue;
        if (move.swapped > 0) met.add('swap');
        if (move.laid.some(({ card }) => card === 'ERASER')) met.add('eraser');
        if (move.holder.length === 9) met.add('full');
        if (move.points < 0) met.add('negative');
      }
    }
    expect([...met].sort()).toEqual(['eraser', 'full', 'idle', 'negative', 'out', 'swap']);
  }, 60_000);
});
