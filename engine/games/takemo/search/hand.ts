/** What a player has to lay, counted. */
import type { Face } from '../../../core/cards';

export interface Hand {
  /** How many of each letter, 0 for A. */
  readonly letters: Int32Array;
  /** How many Takemo tiles. */
  readonly wild: number;
}

/** @param faces letters A–Z, without Takemo tiles; those are only counted */
export function handOf(faces: Iterable<Face>, wild: number): Hand {
  const letters = new Int32Array(26);
  for (const face of faces) letters[face.charCodeAt(0) - 65]!++;
  return { letters, wild };
}
