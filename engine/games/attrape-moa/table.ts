/** Questions about a state that rules, scores and views all ask. */
import type { Face } from '../../core/cards';
import type { Seat } from '../../core/game';
import type { GivenWord } from '../../core/given-word';
import type { Words } from '../../core/words';
import { EXPRESS_LETTERS, SHORTEST } from './figures';
import { allowedClasses, judge, type LengthRule } from './judge';
import type { Config, State, Verdict } from './model';

/** The seat that referees the round instead of playing it; `null` with a permanent referee and in express. */
export function refereeSeat({ config, open }: State): Seat | null {
  return config.referee === 'rotating' ? (open.round - 1) % config.players : null;
}

export function allSeats({ players }: Config): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** The seats that play this round. */
export function activeSeats(state: State): Seat[] {
  const referee = refereeSeat(state);
  return allSeats(state.config).filter((seat) => seat !== referee);
}

/** The seats whose word is checked, in rank order: two of two active players, else three; the grabber in express. */
export function checkedSeats(state: State): Seat[] {
  const { config, open } = state;
  if (config.variant === 'express') return open.holder === null ? [] : [open.holder];
  const most = activeSeats(state).length === 2 ? 2 : 3;
  return open.announcements.slice(0, most).map(({ seat }) => seat);
}

/** The word that stands for a seat: what it revealed, else its last draft; in class, what it submitted. */
export function standingWord({ config, secret }: State, seat: Seat): GivenWord | null {
  if (config.variant === 'class') {
    const word = secret.submissions[seat] ?? null;
    return word === null ? null : { word, jokers: null };
  }
  return secret.reveals[seat] ?? secret.drafts[seat] ?? null;
}

function lengthRule({ config, open }: State, seat: Seat): LengthRule {
  if (config.variant === 'express') return { atLeast: EXPRESS_LETTERS };
  if (config.variant === 'class') return { atLeast: SHORTEST };
  return { exactly: open.announcements.find((made) => made.seat === seat)?.length ?? 0 };
}

export function cardsOf({ open, secret }: State, seat: Seat): Face[] {
  return [...(secret.hands[seat] ?? []), ...open.common];
}

/** The dictionary's verdict on the word that stands for a seat. */
export function verdictOn(state: State, seat: Seat, words: Words): Verdict {
  return judge(
    {
      given: standingWord(state, seat),
      cards: cardsOf(state, seat),
      jokersLeft: state.open.jokers[seat] ?? 0,
      length: lengthRule(state, seat),
      allowed: allowedClasses(state.config),
    },
    words,
  );
}

/** Class: the different words submitted, in seat order of their first appearance. */
export function submittedWords({ secret }: State): string[] {
  return [...new Set(secret.submissions.filter((word) => word !== null))];
}
