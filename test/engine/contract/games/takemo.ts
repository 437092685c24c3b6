/** Takemo under the shared contract. What may be seen is written here from the rules page, not from the code. */
import fc from 'fast-check';
import { countFaces, type Face } from '#engine/core/cards';
import type { Audience, GameState, Seat } from '#engine/core/game';
import type { Match } from '#engine/core/match';
import type { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { GAMES } from '#engine/games/registry';
import { takemo } from '#engine/games/takemo/index';
import type { ByCamp, State } from '#engine/games/takemo/model';
import { SMALL_LEXICON } from '#test/support/small-lexicon';
import { MARK, type TestedGame } from '../tested-game';

const BAG = 'A11B2C3D4E18F2G3H2I10J1K1L6M4N7O7P4Q1R7S7T7U7V2W1X1Y1Z1';
const BAG_COUNTS = new Map(
  [...BAG.matchAll(/([A-Z])(\d+)/g)].map(([, face, count]) => [face!, Number(count)]),
);
const LETTERS_OF_A_CAMP = 120;
const TAKEMO_OF_A_CAMP = 5;

const options = fc.record(
  {
    words: fc.constantFrom('all', 'noConjugation', 'nouns'),
    overlap: fc.constantFrom('literal', 'identical'),
    keepCrossedLetters: fc.boolean(),
    turnSeconds: fc.constantFrom(0, 5, 60, 300),
  },
  { requiredKeys: [] },
);

const setups = fc.constantFrom(2, 2, 4).chain((players) =>
  fc.record({
    players: fc.array(fc.string(), { minLength: players, maxLength: players }),
    seed: fc.string(),
    options,
    // Both bags can serve the first two; a third one, for an exchange, they may not.
    shuffles: fc.array(fc.array(fc.constantFrom(...'AEIOULNRST'), { maxLength: 6 }), { maxLength: 3 }),
  }),
);

function asState(state: GameState): State {
  return state as State;
}

interface Tried {
  readonly row: number;
  readonly col: number;
  readonly dir: 'H' | 'V';
  readonly word: string;
}

/** A word that the hand can make, through a tile that stands somewhere or along a defence line. */
function anyPlacement({ open, secret }: State, seat: Seat, random: Random): Tried {
  const standing = open.board.flatMap((cells, r) =>
    [...cells].flatMap((cell, c) =>
      cell === '.' ? [] : [{ letter: cell.toUpperCase(), r: r + 1, c: c + 1 }],
    ),
  );
  const through = random.below(3) > 0 ? random.pick(standing) : undefined;
  const letters = [...(secret.hands[seat] ?? []), through?.letter ?? ''].join('');
  const words = SMALL_LEXICON.fromLetters(letters, random.below(2), { min: 2, max: 8 });
  const odd = ['a', 'cœur', 'porte-clé', '42', 'QQQQQQQQQQQQQQQQ', 'à'];
  const word = random.below(8) > 0 ? (random.pick(words) ?? 'ET') : (random.pick(odd) ?? '');
  if (!through) return { row: random.below(2) ? 15 : 1, col: 1 + random.below(12), dir: 'H', word };
  const dir = random.below(2) ? 'H' : 'V';
  const ends = [word.indexOf(through.letter), word.lastIndexOf(through.letter)];
  const before = Math.max(0, random.pick(ends) ?? 0);
  return dir === 'H'
    ? { row: through.r, col: through.c - before, dir, word }
    : { row: through.r - before, col: through.c, dir, word };
}

function tries(match: Match, random: Random): JsonObject {
  const state = asState(match.state);
  // Mostly whose turn it is: of the others there is not much to tell.
  const seat = random.below(5) > 0 ? state.open.turn : random.below(match.players.length);
  const by = random.below(20) === 0 ? 'referee' : seat;
  const held = (state.open.takemo[seat] ?? 0) > 0;
  const takemo = random.pick([undefined, [], ...(held ? [[0], [1]] : []), random.below(3) ? [] : [0, 9]]);
  const hand = state.secret.hands[seat] ?? [];
  const place = { type: 'place', ...anyPlacement(state, seat, random), ...(takemo && { takemo }) };
  const tiles = hand.slice(random.below(3), 3 + random.below(8));
  const odd = random.pick([['TAKEMO'], ['Q', 'Q'], [...hand, 'E'], tiles]) ?? [];
  const all: readonly JsonObject[] = [
    ...Array.from({ length: 10 }, () => place),
    { type: 'exchange', tiles },
    { type: 'exchange', tiles: odd },
    { type: 'pass' },
    { type: 'bid' },
  ];
  return { by, ...random.pick(all) };
}

function tilesOf(board: readonly string[]): ByCamp<number> {
  const all = board.join('');
  return [all.replace(/[^A-Z]/g, '').length, all.replace(/[^a-z]/g, '').length];
}

/** By camp: in the bag, in its hands, on the board, captured; and the Takemo tiles, wherever they are. */
function cardsFault(raw: GameState): string | null {
  const { open, secret, phase } = asState(raw);
  const standing = tilesOf(open.board);
  for (const camp of [0, 1] as const) {
    const hands = secret.hands.filter((_, seat) => seat % 2 === camp);
    const off = [...secret.bags[camp], ...hands.flat()];
    const held = open.takemo.reduce((sum, count, seat) => (seat % 2 === camp ? sum + count : sum), 0);
    const lost = open.captured[camp === 0 ? 1 : 0];
    const all = off.length + standing[camp] + lost + held + open.takemoLeft[camp];
    if (all !== LETTERS_OF_A_CAMP + TAKEMO_OF_A_CAMP) return `camp ${camp} has ${all} tiles`;
    for (const [face, count] of countFaces(off))
      if (count > (BAG_COUNTS.get(face) ?? 0)) return `camp ${camp} has ${count} tiles ${face}`;
    if (open.takemoLeft[camp] < 0 || open.takemoLeft[camp] > TAKEMO_OF_A_CAMP) return 'too many Takemo tiles';
  }
  for (const [seat, hand] of secret.hands.entries()) {
    const full = phase === 'play' || secret.bags[seat % 2 === 0 ? 0 : 1].length > 0;
    if (full && hand.length !== 8) return `seat ${seat} has ${hand.length} letters in ${phase}`;
  }
  return open.takemo.every((held) => held >= 0) ? null : 'a Takemo tile from nowhere';
}

/** What has been captured, won or begun stays so. */
function stepFault(rawBefore: GameState, rawAfter: GameState): string | null {
  const [before, after] = [asState(rawBefore).open, asState(rawAfter).open];
  for (const camp of [0, 1] as const) {
    if (after.captured[camp] < before.captured[camp]) return 'captured tiles came back';
    if (after.takemoLeft[camp] > before.takemoLeft[camp]) return 'a Takemo tile was put back';
    if (before.begun[camp] && !after.begun[camp]) return 'a first word was forgotten';
  }
  for (const [r, cells] of after.board.entries())
    if (cells.length !== 15) return `row ${r + 1} has ${cells.length} squares`;
  return null;
}

/** The same hands and bags with other letters in all that this audience may not see. */
function disturb(raw: GameState, audience: Audience, random: Random): State {
  const state = asState(raw);
  const { secret } = state;
  const sees = (seat: Seat): boolean => audience === 'referee' || audience === seat;
  const pools: [Face[], Face[]] = [[...secret.bags[0]], [...secret.bags[1]]];
  for (const [seat, hand] of secret.hands.entries())
    if (!sees(seat)) pools[seat % 2 === 0 ? 0 : 1].push(...hand);
  const draw = (camp: 0 | 1): Face => pools[camp].splice(random.below(pools[camp].length), 1)[0] ?? 'E';
  return {
    ...state,
    secret: {
      shuffler: { given: [['Q']], random: [random.below(99), 2, 3, 4], made: random.below(9) },
      hands: secret.hands.map((hand, seat) =>
        sees(seat) ? hand : hand.map(() => draw(seat % 2 === 0 ? 0 : 1)),
      ),
      bags: [secret.bags[0].map(() => draw(0)), secret.bags[1].map(() => draw(1))],
      // The moves are public, what a hand has held in earlier turns is not.
      turns: secret.turns.map((turn) => ({ ...turn, hand: turn.hand.map(() => 'Q') })),
    },
  };
}

/** Marks on all but the hand of the seat whose turn it is: with one on its letters it could lay none. */
function mark(raw: GameState): State {
  const state = asState(raw);
  const { open, secret } = state;
  const marked = (faces: readonly Face[]) => faces.map((face) => MARK + face);
  return {
    ...state,
    secret: {
      ...secret,
      hands: secret.hands.map((hand, seat) => (seat === open.turn ? hand : marked(hand))),
      bags: [marked(secret.bags[0]), marked(secret.bags[1])],
      turns: secret.turns.map((turn) => ({ ...turn, hand: marked(turn.hand) })),
    },
  };
}

const game = GAMES.get(takemo.id);
if (!game) throw new Error('Takemo is not in the registry');

export const testedTakemo: TestedGame = {
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
