/** Placements in positions of all kinds: the engine answers what the slow reading of the page answers. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeShuffler } from '#engine/core/cards';
import { listedWords, WORD_CLASSES, type WordClass, type Words } from '#engine/core/words';
import { takemo as game } from '#engine/games/takemo/index';
import type { Config, Placement, State } from '#engine/games/takemo/model';
import { apply } from '#engine/games/takemo/rules';
import { placeSlowly } from './slow';

const SEED = process.env['FC_SEED'];
const RUNS = Number(process.env['FC_RUNS'] ?? 3000);

/** Few letters, so that tiles agree often enough for the last rules to be reached. */
const LETTERS = 'AB';

/** Nearly every text of these letters is a word; of which classes varies. */
function textsUpTo(length: number): string[] {
  return length === 0 ? [''] : ['', ...textsUpTo(length - 1).flatMap((t) => [...LETTERS].map((l) => l + t))];
}
const CLASSES: readonly (readonly WordClass[])[] = [['noun'], ['noun', 'verb'], ['verb'], ['adj'], ['noun']];
const WORDS: Words = listedWords(
  new Map(
    [...new Set(textsUpTo(7))]
      .filter((text) => text.length > 1)
      .flatMap((text, i): [string, readonly WordClass[]][] =>
        i % 9 === 4 ? [] : [[text, CLASSES[i % CLASSES.length] ?? WORD_CLASSES]],
      ),
  ),
);

/** A board of both camps' tiles as no game would ever have it: everything stands next to everything. */
const boards = fc
  .tuple(fc.constantFrom(1, 2, 4, 8), fc.array(fc.nat(), { minLength: 225, maxLength: 225 }))
  .map(([gaps, chances]) => {
    const cells = [...LETTERS, ...LETTERS.toLowerCase(), ...'.'.repeat(gaps * 2)];
    return Array.from({ length: 15 }, (_, row) =>
      chances
        .slice(row * 15, row * 15 + 15)
        .map((chance) => cells[chance % cells.length])
        .join(''),
    );
  });

const placements: fc.Arbitrary<Placement> = fc
  .record({
    row: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 15 }) },
      fc.integer({ min: -3, max: 18 }),
    ),
    col: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 13 }) },
      fc.integer({ min: -3, max: 18 }),
    ),
    dir: fc.constantFrom('H' as const, 'V' as const),
    word: fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 5 }),
  })
  .chain((placement) =>
    fc
      .oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...placement.word].map((_, i) => i)))
      .map((takemo) => ({ ...placement, takemo })),
  );

const configs: fc.Arbitrary<Config> = fc.record({
  players: fc.constant(2 as const),
  words: fc.constantFrom('all' as const, 'all' as const, 'noConjugation' as const, 'nouns' as const),
  overlap: fc.constantFrom('literal' as const, 'identical' as const),
  keepCrossedLetters: fc.boolean(),
  turnSeconds: fc.constant(0),
});

const cases = fc.record({
  board: boards,
  placement: placements,
  config: configs,
  turn: fc.constantFrom(0, 1),
  /** Whether the word is written with what stands on its own squares, as somebody who looks at the board would. */
  fitted: fc.boolean(),
  begun: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.boolean()),
  hand: fc.oneof(
    { weight: 4, arbitrary: fc.constant([...'AAAABBBB']) },
    fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 8, maxLength: 8 }),
  ),
  held: fc.nat({ max: 5 }),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

/** The same placement with the camp's own letters, and maybe the enemy's, where it lies on them. */
function fit({ board, placement, turn, fitted }: Case): Placement {
  if (!fitted) return placement;
  const { row, col, dir } = placement;
  const isOwn = (cell: string) => cell !== '.' && (cell === cell.toUpperCase()) === (turn === 0);
  const cells = [...placement.word].map(
    (_, i) => board[row - 1 + (dir === 'V' ? i : 0)]?.[col - 1 + (dir === 'H' ? i : 0)] ?? '.',
  );
  const word = cells.map((cell, i) => (isOwn(cell) ? cell.toUpperCase() : placement.word[i])).join('');
  return { ...placement, word, takemo: placement.takemo.filter((i) => !isOwn(cells[i] ?? '.')) };
}

function stateOf({ board, config, turn, begun, hand, held }: Case): State {
  const opened = game.setup(config, makeShuffler('placements', []));
  if (!opened.ok) throw new Error(opened.error);
  const state = opened.value as State;
  return {
    ...state,
    open: { ...state.open, board, turn, begun: [begun, begun], takemo: [held, held], takemoLeft: [2, 0] },
    secret: { ...state.secret, hands: [hand, hand] },
  };
}

function play(one: Case) {
  const state = stateOf(one);
  const placement = fit(one);
  const camp: 0 | 1 = one.turn === 0 ? 0 : 1;
  const slow = placeSlowly(
    {
      board: one.board,
      camp,
      hasLaid: one.begun,
      hand: one.hand,
      takemo: one.held,
      options: one.config,
    },
    placement,
    WORDS,
  );
  const step = apply(state, { t: 1, by: one.turn, action: { type: 'place', ...placement } }, WORDS);
  return { state, step, slow, camp, placement };
}

it('code, board, captures, words, hand and award are those of a slow reading of the page', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { state, step, slow, camp, placement } = play(one);
      expect(step.ok ? null : step.code).toBe(slow.code);
      if (slow.code !== null || !step.ok) return;
      const { open, secret } = step.state;
      expect(open.board).toEqual(slow.board);
      const { move } = secret.turns.at(-1)!;
      expect(move.captured.map(String).sort()).toEqual(slow.captured);
      expect([...move.formed.map(({ word }) => word), move.word].sort()).toEqual(slow.formed);
      expect(open.captured[camp]).toBe(slow.captured.length);
      const award = slow.reachesEnemyLine && state.open.takemoLeft[camp] > 0 ? 1 : 0;
      expect(open.takemo[one.turn]).toBe(one.held - placement.takemo.length + award);
      expect(open.takemoLeft[camp]).toBe(state.open.takemoLeft[camp] - award);
      const drawn = 8 - slow.handLeft.length;
      expect([...(secret.hands[one.turn] ?? [])].sort()).toEqual(
        [...slow.handLeft, ...state.secret.bags[camp].slice(0, drawn)].sort(),
      );
      expect(secret.bags[camp]).toEqual(state.secret.bags[camp].slice(drawn));
    }),
    { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
  );
});

it('these positions are worth it: every code is met, and captures of many kinds', () => {
  const codes = new Map<string, number>();
  const met = { placed: 0, captures: 0, several: 0, awards: 0, keptSome: 0 };
  for (const one of fc.sample(cases, { numRuns: RUNS, seed: 7 })) {
    const { step, slow } = play(one);
    if (!step.ok) {
      codes.set(step.code, (codes.get(step.code) ?? 0) + 1);
      continue;
    }
    const { move } = step.state.secret.turns.at(-1)!;
    met.placed++;
    if (move.captured.length > 0) met.captures++;
    if (move.taken.length > 1) met.several++;
    if (move.award) met.awards++;
    if (new Set(move.taken.flatMap(squares)).size > move.captured.length) met.keptSome++;
    expect(slow.code).toBeNull();
  }
  const expected = ['BAD_ACTION', 'CARD_NOT_IN_HAND', 'OUT_OF_BOARD', 'TOO_SHORT', 'LETTER_MISMATCH'];
  expected.push('NOTHING_LAID', 'NOT_WHOLE_WORD', 'FIRST_WORD', 'NOT_CONNECTED', 'OVERLAP_MISMATCH');
  expected.push('NOT_IN_LEXICON', 'CLASS_NOT_ALLOWED');
  expect([...codes.keys()].sort(), JSON.stringify([...codes])).toEqual(expected.sort());
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(10);
});

function squares({ word, row, col, dir }: { word: string; row: number; col: number; dir: string }): string[] {
  return [...word].map((_, i) => (dir === 'H' ? `${row},${col + i}` : `${row + i},${col}`));
}
