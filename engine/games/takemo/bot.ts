/** What a bot does at a table of Takemo: the best of a few everyday words that it tries, or else it passes. */
import { FINISHED, type BotInput, type BotPlan, type Seat } from '../../core/game';
import type { Dictionary } from '../../core/words';
import { campOf, defenceRow, letterAt, ownerAt, stepFrom } from './board';
import { HAND_SIZE, SHORTEST, SIZE } from './figures';
import { judge, type Holding } from './judge';
import type { Placement, Square, View } from './model';
import type { Ground } from './placement';

const THINKING_MS = 1500;
/** So many words are tried for each place where one could begin. */
const TRIED = 6;

type Table = BotInput<View>['view'];

function everyday(dictionary: Dictionary, letters: string): string[] {
  return dictionary
    .fromLetters(letters, 0, { min: SHORTEST, max: HAND_SIZE })
    .filter((word) => dictionary.proposable(word))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Words along the defence line, at every place where they fit. */
function onLine(ground: Ground, hand: string, dictionary: Dictionary): Placement[] {
  const row = defenceRow(ground.camp);
  return everyday(dictionary, hand)
    .slice(0, TRIED)
    .flatMap((word) =>
      Array.from({ length: SIZE - word.length + 1 }, (_, i): Placement => {
        return { row, col: i + 1, dir: 'H', word, takemo: [] };
      }),
    );
}

/** Words through one own tile, both ways. */
function through(ground: Ground, square: Square, hand: string, dictionary: Dictionary): Placement[] {
  const letter = letterAt(ground.board, square);
  return everyday(dictionary, hand + letter)
    .filter((word) => word.includes(letter))
    .slice(0, TRIED)
    .flatMap((word) =>
      (['H', 'V'] as const).map((dir): Placement => {
        const [row, col] = stepFrom(square, dir, -word.indexOf(letter));
        return { row, col, dir, word, takemo: [] };
      }),
    );
}

function ownSquares({ board, camp }: Ground): Square[] {
  return board.flatMap((cells, row) =>
    [...cells].flatMap((_, col): Square[] => {
      const square: Square = [row + 1, col + 1];
      return ownerAt(board, square) === camp ? [square] : [];
    }),
  );
}

function choose(view: Table, seat: Seat, dictionary: Dictionary): Placement | null {
  const { board, begun, options } = view;
  const ground = { board, begun, camp: campOf(seat), config: options };
  const holding: Holding = { hand: view.hands[seat] ?? [], takemo: view.takemo[seat] ?? 0 };
  const hand = holding.hand.join('');
  const tried = [
    ...onLine(ground, hand, dictionary),
    ...ownSquares(ground).flatMap((square) => through(ground, square, hand, dictionary)),
  ];
  let best: { placement: Placement; worth: number } | null = null;
  for (const placement of tried) {
    const judged = judge(ground, placement, holding, dictionary);
    if (!judged.ok) continue;
    const worth = judged.inspection.wanted.length + judged.inspection.captured.length;
    if (best === null || worth > best.worth) best = { placement, worth };
  }
  return best?.placement ?? null;
}

export function bot({ view, seat, dictionary }: BotInput<View>): BotPlan | null {
  if (view.paused || view.phase === FINISHED || seat === 'referee' || view.turn !== seat) return null;
  const placement = choose(view, seat, dictionary);
  const action: BotPlan['action'] = placement ? { type: 'place', ...placement } : { type: 'pass' };
  return { action, at: Math.min(view.t + THINKING_MS, (view.deadline ?? Infinity) - 1) };
}
