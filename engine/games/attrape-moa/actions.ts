/** The form of each action, and who may ever send it. */
import type { Seat } from '../../core/game';
import { readGiven } from '../../core/given-word';
import { isInteger, type JsonObject } from '../../core/read';
import { ok, refuse, type Result } from '../../core/result';
import { fold } from '../../core/words';
import type { Action, Config, Variant } from './model';

type Read = Result<Action, 'BAD_ACTION' | 'NOT_ALLOWED'>;

function readRule(raw: JsonObject, variant: Variant): Read {
  const { seat, word, accept } = raw;
  if (typeof accept !== 'boolean') return refuse('BAD_ACTION');
  if (variant === 'class') {
    return typeof word === 'string' && word !== ''
      ? ok({ type: 'ruleWord', word: fold(word), accept })
      : refuse('BAD_ACTION');
  }
  return isInteger(seat) ? ok({ type: 'rule', seat, accept }) : refuse('BAD_ACTION');
}

export function readAction(raw: JsonObject, { variant }: Config): Read {
  const { type, length, word } = raw;
  switch (type) {
    case 'startRound':
    case 'pass':
    case 'ready':
      return ok({ type });
    case 'grab':
      if (variant !== 'classic') return ok({ type });
      return isInteger(length) ? ok({ type, length }) : refuse('BAD_ACTION');
    case 'announce':
      return isInteger(length) ? ok({ type, length }) : refuse('BAD_ACTION');
    case 'draft':
    case 'reveal': {
      const given = readGiven(raw);
      return given ? ok({ type, given }) : refuse('BAD_ACTION');
    }
    case 'submit':
      return typeof word === 'string' ? ok({ type, word: fold(word) }) : refuse('BAD_ACTION');
    case 'rule':
      return readRule(raw, variant);
    default:
      return refuse('NOT_ALLOWED');
  }
}

const ACTIONS_OF: Readonly<Record<Variant, readonly Action['type'][]>> = {
  classic: ['startRound', 'grab', 'announce', 'draft', 'reveal', 'rule'],
  express: ['startRound', 'grab', 'reveal', 'pass'],
  class: ['startRound', 'grab', 'submit', 'ready', 'ruleWord'],
};

/** What the round's referee does; under a permanent one no seat may. */
const REFEREEING: readonly Action['type'][] = ['startRound', 'rule', 'ruleWord'];
const RULING: readonly Action['type'][] = ['rule', 'ruleWord'];

export function mayAct(config: Config, by: Seat | 'referee', { type }: Action): boolean {
  if (!ACTIONS_OF[config.variant].includes(type)) return false;
  if (RULING.includes(type) && config.validation !== 'referee') return false;
  const refereeing = REFEREEING.includes(type);
  return by === 'referee' ? refereeing : !(refereeing && config.referee === 'permanent');
}
