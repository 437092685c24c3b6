/** Whole games by chance: every tile is accounted for at every turn, and the end comes when the page says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFaces, type Face } from '#engine/core/cards';
import { FINISHED } from '#engine/core/game';
import { act, openMatch, type Match, type MatchEvent } from '#engine/core/match';
import { Random } from '#engine/core/random';
import type { JsonObject } from '#engine/core/read';
import { classSet, type Words } from '#engine/core/words';
import { GAMES } from '#engine/games/registry';
import type { Event, Move, State } from '#engine/games/takemo/model';
import { wordsOf } from './slow';

const game = GAMES.get('takemo')!;
const SEED = process.env['FC_SEED'];
const RUNS = Number(process.env['FC_RUNS'] ?? 12);
const BAG = new Map(
  [...'A11B2C3D4E18F2G3H2I10J1K1L6M4N7O7P4Q1R7S7T7U7V2W1X1Y1Z1'.matchAll(/([A-Z])(\d+)/g)].map(
    ([, face, count]) => [face!, Number(count)],
  ),
);

const setups = fc.record({
  seed: fc.string(),
  players: fc.constantFrom(2, 2, 4),
  options: fc.record({
    overlap: fc.constantFrom('literal', 'identical'),
    keepCrossedLetters: fc.boolean(),
    words: fc.constantFrom('all', 'noConjugation', 'nouns'),
  }),
});
type Setup = typeof setups extends fc.Arbitrary<infer T> ? T : never;

/** Nearly every text is a word, some of them only a verb: what a placement does is the matter here, not its spelling. */
const WORDS: Words = {
  classes: (word) => {
    const sum = [...word].reduce((total, letter) => total * 7 + letter.charCodeAt(0), 0);
    return sum % 11 === 0 ? 0 : classSet([sum % 13 === 0 ? 'verb' : 'noun']);
  },
  graph: () => {
    throw new Error('Takemo asks for no graph to judge a word');
  },
};

const stateOf = (match: Match): State => match.state as State;

function isOwn(cell: string | undefined, turn: number): boolean {
  return cell !== undefined && cell !== '.' && (cell === cell.toUpperCase()) === (turn % 2 === 0);
}

/** A row and column of a tile of the camp's, or somewhere on its line. */
function anySquare({ open }: State, random: Random): [number, number] {
  const own = open.board.flatMap((cells, r) =>
    [...cells].flatMap((cell, c): [number, number][] => (isOwn(cell, open.turn) ? [[r + 1, c + 1]] : [])),
  );
  const line: [number, number] = [open.turn % 2 ? 1 : 15, 1 + random.below(15)];
  return random.below(6) === 0 ? line : (random.pick(own) ?? line);
}

/** Some letters of the hand from a square on, whatever they spell, with the own tiles that lie among them. */
function attempt(state: State, random: Random): JsonObject {
  const { open, secret } = state;
  const [row, col] = anySquare(state, random);
  const dir = random.below(2) ? 'V' : 'H';
  const cell = (i: number) => open.board[row - 1 + (dir === 'V' ? i : 0)]?.[col - 1 + (dir === 'H' ? i : 0)];
  let start = -random.below(6);
  while (isOwn(cell(start - 1), open.turn)) start--;
  const letters = [...(secret.hands[open.turn] ?? [])];
  let wild = open.takemo[open.turn] ?? 0;
  const most = 2 + random.below(8);
  const takemo: number[] = [];
  let word = '';
  for (let i = start; word.length < most || isOwn(cell(i), open.turn); i++) {
    if (isOwn(cell(i), open.turn)) word += cell(i)!.toUpperCase();
    else if (wild > 0 && random.below(3) === 0) {
      wild--;
      takemo.push(word.length);
      word += 'E';
    } else {
      // Over an enemy tile the same letter, where there is one: two of one word must be.
      const same = letters.indexOf(cell(i)?.toUpperCase() ?? '');
      const [letter] = letters.splice(same >= 0 ? same : random.below(letters.length), 1);
      if (letter === undefined) break;
      word += letter;
    }
  }
  return {
    type: 'place',
    row: row + (dir === 'V' ? start : 0),
    col: col + (dir === 'H' ? start : 0),
    dir,
    word: word || 'E',
    takemo,
  };
}

interface Turned {
  readonly before: State;
  readonly after: State;
  readonly events: readonly MatchEvent[];
  readonly refused: number;
}

/** Attempts a turn; most are refused. */
const TRIES = 30;

/** Plays by chance until the end: the best of some attempts that are taken, else an exchange or a pass. */
function playOut({ seed, players, options }: Setup): Turned[] {
  const opened = openMatch(game, {
    seed,
    options,
    shuffles: [],
    players: Array(players).fill('') as string[],
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let match = opened.value;
  const random = new Random(`games/${seed}`);
  const turns: Turned[] = [];
  while (match.state.phase !== FINISHED) {
    const before = stateOf(match);
    const { turn } = before.open;
    const hand = before.secret.hands[turn] ?? [];
    const taken = (raw: JsonObject) => act(game, match, { t: match.t + 1, by: turn, ...raw }, WORDS);
    let outcome = taken(attempt(before, random));
    let refused = 0;
    for (let i = 0; i < TRIES; i++) {
      const next = taken(attempt(before, random));
      if (!next.ok) refused++;
      else if (!outcome.ok || worth(next.events) > worth(outcome.events)) outcome = next;
    }
    if (!outcome.ok) outcome = taken({ type: 'exchange', tiles: hand.slice(0, 3) });
    if (!outcome.ok) outcome = taken({ type: 'pass' });
    if (!outcome.ok) throw new Error(outcome.code);
    match = outcome.match;
    turns.push({ before, after: stateOf(match), events: outcome.events, refused });
  }
  return turns;
}

/** What is played of all that was tried: whatever takes tiles or comes near to the enemy, or little would happen. */
function worth(events: readonly MatchEvent[]): number {
  const [first] = events as readonly Event[];
  if (first?.type !== 'placed') return -1;
  const { seat, laid, captured, award, wild } = first.move;
  const reach = Math.max(...laid.map(([row]) => (seat % 2 ? row : 16 - row)));
  return reach + laid.length + 4 * captured.length + (award ? 20 : 0) + wild.length;
}

function lastMove({ secret }: State): Move {
  const move = secret.turns.at(-1)?.move;
  if (!move) throw new Error('no turn was kept');
  return move;
}

/** Letters that a camp has laid from its hands since the game began. */
function laidLetters({ secret }: State, camp: number): Face[] {
  return secret.turns
    .filter(({ move }) => move.seat % 2 === camp)
    .flatMap(({ move }) => {
      const wild = new Set(move.wild.map(String));
      return move.laid
        .filter((square) => !wild.has(String(square)))
        .map(([row, col]) => move.word?.[row - (move.row ?? 0) + col - (move.col ?? 0)] ?? '');
    });
}

/** Tiles that this camp's word on the board before the move shows to have been enemy ones, each once. */
function enemyTilesGone({ before, after }: Turned, camp: 0 | 1): number {
  const count = (board: readonly string[]) =>
    board.join('').replace(camp === 0 ? /[^a-z]/g : /[^A-Z]/g, '').length;
  return count(before.open.board) - count(after.open.board);
}

function law(title: string, check: (turns: readonly Turned[]) => void): void {
  it(title, () => {
    fc.assert(
      fc.property(setups, (setup) => check(playOut(setup))),
      { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
    );
  });
}

describe('takemo, whole games', () => {
  law(
    'every letter of a camp’s 120 is in its bag, in its hands, or was laid; captured ones never return',
    (turns) => {
      for (const { after } of turns)
        for (const camp of [0, 1] as const) {
          const hands = after.secret.hands.filter((_, seat) => seat % 2 === camp).flat();
          const all = [...after.secret.bags[camp], ...hands, ...laidLetters(after, camp)];
          expect(countFaces(all.sort())).toEqual(BAG);
        }
    },
  );

  law(
    'what a camp has laid stands or was captured; its five Takemo tiles are to win, held or laid',
    (turns) => {
      for (const { after } of turns)
        for (const camp of [0, 1] as const) {
          const { open, secret } = after;
          const wild = secret.turns
            .filter(({ move }) => move.seat % 2 === camp)
            .reduce((sum, { move }) => sum + move.wild.length, 0);
          const stands = open.board.join('').replace(camp === 0 ? /[^A-Z]/g : /[^a-z]/g, '').length;
          const lost = open.captured[camp === 0 ? 1 : 0];
          expect(stands + lost).toBe(laidLetters(after, camp).length + wild);
          const held = open.takemo
            .filter((_, seat) => seat % 2 === camp)
            .reduce((sum, count) => sum + count, 0);
          expect(open.takemoLeft[camp] + held + wild).toBe(5);
        }
    },
  );

  law('bags, hands, board and captured make 240 letters and the Takemo tiles that were laid', (turns) => {
    for (const { after } of turns) {
      const { open, secret } = after;
      const stands = open.board.join('').replaceAll('.', '').length;
      const wild = secret.turns.reduce((sum, { move }) => sum + move.wild.length, 0);
      const off = secret.bags.flat().length + secret.hands.flat().length;
      expect(off + stands + open.captured[0] + open.captured[1]).toBe(240 + wild);
    }
  });

  law('captured squares are those of the words that a look at the whole board finds', (turns) => {
    for (const turned of turns) {
      const move = lastMove(turned.after);
      const camp = move.seat % 2 === 0 ? 0 : 1;
      expect(enemyTilesGone(turned, camp)).toBe(move.captured.length);
      if (turned.before.config.keepCrossedLetters) continue;
      const tiles = turned.before.open.board.flatMap((cells, r) =>
        [...cells].flatMap((cell, c) => {
          if (cell === '.') return [];
          const owner: 0 | 1 = cell === cell.toUpperCase() ? 0 : 1;
          return [{ row: r + 1, col: c + 1, letter: cell.toUpperCase(), camp: owner }];
        }),
      );
      const laid = new Set(move.laid.map(String));
      const hit = wordsOf(tiles, camp === 0 ? 1 : 0).filter((word) =>
        word.some(({ row, col }) => laid.has(`${row},${col}`)),
      );
      const squares = new Set(hit.flat().map(({ row, col }) => `${row},${col}`));
      expect(move.captured.map(String).sort()).toEqual([...squares].sort());
    }
  });

  law(
    'the turn goes round the table, and the game ends after two idle rounds or a bag that fell short',
    (turns) => {
      let idle = 0;
      for (const { before, after, events } of turns) {
        const move = lastMove(after);
        expect(move.seat).toBe(before.open.turn);
        idle = move.type === 'place' ? 0 : idle + 1;
        const short = (after.secret.hands[move.seat]?.length ?? 0) < 8;
        const over = idle === 2 * before.config.players || short;
        expect(after.phase).toBe(over ? 'finished' : 'play');
        const reason = short ? 'bagEmpty' : 'idle';
        expect((events as readonly Event[]).at(-1)?.type === 'over').toBe(over);
        if (over) expect(events.at(-1)).toEqual({ type: 'over', reason });
        else expect(after.open.turn).toBe((before.open.turn + 1) % before.config.players);
      }
    },
  );

  it('these games are worth it: captures, awards, Takemo tiles laid, bags that run out', () => {
    const met = { captures: 0, several: 0, kept: 0, awards: 0, wild: 0, bagEmpty: 0, refused: 0 };
    for (const setup of fc.sample(setups, { numRuns: 12, seed: 3 })) {
      const turns = playOut(setup);
      for (const { after, refused } of turns) {
        const move = lastMove(after);
        if (move.captured.length > 0) met.captures++;
        if (move.taken.length > 1) met.several++;
        const squares = move.taken.reduce((sum, { word }) => sum + word.length, 0);
        if (after.config.keepCrossedLetters && squares > move.captured.length) met.kept++;
        if (move.award) met.awards++;
        if (move.wild.length > 0) met.wild++;
        met.refused += refused;
      }
      const last = turns.at(-1)?.events.at(-1) as Event | undefined;
      if (last?.type === 'over' && last.reason === 'bagEmpty') met.bagEmpty++;
    }
    const seen = JSON.stringify(met);
    for (const [what, times] of Object.entries(met)) expect(times, `${what} in ${seen}`).toBeGreaterThan(9);
  });
});
