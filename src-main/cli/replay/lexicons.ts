/** Lexicons by the names journals give them; loaded only once a journal asks for one. */
import { loadFrench } from '#dict/french';
import type { Words } from '#engine/core/words';

export const FRENCH = 'fr';

let french: Words | null = null;

export function frenchWords(): Words {
  french ??= loadFrench();
  return french;
}
