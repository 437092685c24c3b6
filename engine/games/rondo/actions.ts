/** The form of each action, and who may ever send it. */
import type { Face } from '../../core/cards';
import type { Seat } from '../../core/game';
import { readGiven } from '../../core/given-word';
import { isInteger, isObject, type JsonObject } from '../../core/read';
import { ok, refuse, type Result } from '../../core/result';
import { JOKER, SPECIALS } from './figures';
import type { Action, LaidCard } from './model';

const LETTER = /^[A-Z]$/;

function isLetter(value: unknown): value is string {
  return typeof value === 'string' && LETTER.test(value);
}

function isFace(value: unknown): value is Face {
  return isLetter(value) || (SPECIALS as readonly unknown[]).includes(value);
}

/** A joker has its letter, no other card has one. Any whole number is of the form of a slot. */
function readLaid(raw: unknown): LaidCard | null {
  if (!isObject(raw)) return null;
  const { at, card, as } = raw;
  if (!isInteger(at) || !isFace(card)) return null;
  // JSON knows a −0, the holder does not.
  const slot = at + 0;
  if (card === JOKER) return isLetter(as) ? { at: slot, card, as } : null;
  return as === undefined ? { at: slot, card } : null;
}

function readCards(raw: unknown): readonly LaidCard[] | null {
  if (!Array.isArray(raw) || raw.length === 0) return null;
  const cards = raw.map(readLaid);
  return cards.every((card) => card !== null) ? cards : null;
}

export function readAction(raw: JsonObject): Result<Action, 'BAD_ACTION' | 'NOT_ALLOWED'> {
  const { type, word, card } = raw;
  switch (type) {
    case 'bid': {
      const given = word === '' ? null : readGiven(raw);
      return given ? ok({ type, ...given }) : refuse('BAD_ACTION');
    }
    case 'play': {
      const cards = readCards(raw['cards']);
      return cards ? ok({ type, cards }) : refuse('BAD_ACTION');
    }
    case 'bury':
      return isFace(card) ? ok({ type, card }) : refuse('BAD_ACTION');
    case 'bidPass':
    case 'exchange':
    case 'pass':
      return ok({ type });
    default:
      return refuse('NOT_ALLOWED');
  }
}

/** The players play; the referee has only what every game gives it. */
export function mayAct(by: Seat | 'referee'): boolean {
  return by !== 'referee';
}
