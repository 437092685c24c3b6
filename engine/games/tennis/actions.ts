/** The form of each action, and who may ever send it. */
import type { Seat } from '../../core/game';
import { isInteger, isObject, type JsonObject } from '../../core/read';
import { ok, refuse, type Result } from '../../core/result';
import { fold } from '../../core/words';
import { COPY, HAND_SIZE, isJoker } from './figures';
import type { Action, LayoutItem, TableCard } from './model';

const LETTER = /^[A-Z]$/;

/** A card by its face, and with its direction exactly where it is a `COPY`. */
function readFace(card: unknown, dir: unknown): TableCard | null {
  if (typeof card !== 'string' || !(LETTER.test(card) || isJoker(card))) return null;
  if (card !== COPY) return { card };
  return dir === 'prev' || dir === 'next' ? { card, dir } : null;
}

/** A face as it is, or a `COPY` with its direction. */
function readCard(raw: unknown): TableCard | null {
  if (typeof raw === 'string') return readFace(raw, undefined);
  return isObject(raw) && raw['card'] === COPY ? readFace(COPY, raw['dir']) : null;
}

/** An item is exactly one of three: a card of the table, one of the hand, or one of the hand in the table's place. */
function readItem(raw: unknown): LayoutItem | null {
  if (isObject(raw) && 'table' in raw) {
    const { table } = raw;
    return isInteger(table) && !('card' in raw) && !('over' in raw) ? { from: 'table', table } : null;
  }
  if (isObject(raw) && 'over' in raw) {
    const { over, card, dir } = raw;
    const read = readFace(card, dir);
    return isInteger(over) && read ? { from: 'over', over, ...read } : null;
  }
  const card = readCard(raw);
  return card && { from: 'hand', ...card };
}

/** A list of which each item is read, or `null` when one of them can't be. */
function readList<T>(raw: unknown, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(raw)) return null;
  const items = raw.map(read);
  return items.every((item) => item !== null) ? items : null;
}

function readServe(raw: unknown): readonly TableCard[] | null {
  const cards = readList(raw, readCard);
  return cards !== null && cards.length > 0 && cards.length <= HAND_SIZE ? cards : null;
}

export function readAction(raw: JsonObject): Result<Action, 'BAD_ACTION' | 'NOT_ALLOWED'> {
  const { type, word } = raw;
  switch (type) {
    case 'serve': {
      const cards = readServe(raw['cards']);
      return cards ? ok({ type, cards }) : refuse('BAD_ACTION');
    }
    case 'return': {
      const layout = readList(raw['layout'], readItem);
      return layout ? ok({ type, layout }) : refuse('BAD_ACTION');
    }
    case 'answer':
      return typeof word === 'string' && word !== '' ? ok({ type, word: fold(word) }) : refuse('BAD_ACTION');
    case 'pass':
    case 'collect':
    case 'challenge':
    case 'concede':
      return ok({ type });
    default:
      return refuse('NOT_ALLOWED');
  }
}

/** The players play; the referee has only what every game gives it. */
export function mayAct(by: Seat | 'referee'): boolean {
  return by !== 'referee';
}
