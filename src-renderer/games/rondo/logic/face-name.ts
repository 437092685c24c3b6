/** What a card is called in a sentence. */
import type { Face } from '#engine/core/cards';
import { ERASER, JOKER } from '#engine/games/rondo/figures';
import type { Say } from '../table/text';

export function faceName(face: Face, say: Say): string {
  if (face === JOKER) return say('face.joker');
  return face === ERASER ? say('face.eraser') : say('face.letter', { letter: face });
}
