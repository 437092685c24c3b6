/** What a bot cannot see, and how it imagines it: from what is left of a camp's letters, as anybody at the table could. */
import { countFaces, expandDistribution, type Face } from '../../../core/cards';
import type { Random } from '../../../core/random';
import { ownerAt } from '../board';
import { DISTRIBUTION, SIZE } from '../figures';
import type { Board, Camp } from '../model';

const BAG: readonly Face[] = expandDistribution(DISTRIBUTION);

/** The letters of a camp that stand on the board, in capitals. */
function lettersOn(board: Board, camp: Camp): string[] {
  const letters: string[] = [];
  for (let row = 1; row <= SIZE; row++)
    for (let col = 1; col <= SIZE; col++)
      if (ownerAt(board, [row, col]) === camp)
        letters.push((board[row - 1] ?? '').charAt(col - 1).toUpperCase());
  return letters;
}

/**
 * The camp's letters that are neither on the board nor in `seen`. Captured ones are among them: which they were
 * is told nowhere for long, and a bot, as most people do, forgets. A Takemo tile on the board looks like its letter.
 */
export function unseenLetters(board: Board, camp: Camp, seen: readonly Face[] = []): Face[] {
  const gone = countFaces([...lettersOn(board, camp), ...seen]);
  return BAG.filter((face) => {
    const count = gone.get(face) ?? 0;
    if (count > 0) gone.set(face, count - 1);
    return count === 0;
  });
}

/** So many letters drawn from a pile at random, or all there are. */
export function drawFrom(pile: readonly Face[], count: number, random: Random): Face[] {
  const rest = [...pile];
  const drawn: Face[] = [];
  while (drawn.length < count && rest.length > 0) {
    const at = random.below(rest.length);
    drawn.push(rest[at] as Face);
    rest[at] = rest[rest.length - 1] as Face;
    rest.pop();
  }
  return drawn;
}
