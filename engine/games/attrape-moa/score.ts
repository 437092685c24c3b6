/** What a round is worth: results, jokers spent, totals, winners. */
import { FINISHED, type Seat, type Standings } from '../../core/game';
import type { Words } from '../../core/words';
import { EXPRESS_GOAL, POINTS } from './figures';
import type { Event, Open, RoundResult, SeatResult, State, Verdict } from './model';
import { allSeats, checkedSeats, refereeSeat, standingWord, verdictOn } from './table';

interface Judged extends Verdict {
  readonly seat: Seat;
  readonly word: string | null;
}

/** The dictionary's verdict, with the referee's ruling over it. */
function ruled(verdict: Verdict, accept: boolean | undefined): Verdict {
  if (accept === undefined) return verdict;
  if (accept) return { ...verdict, reason: null };
  return { ...verdict, reason: verdict.reason ?? 'REFUSED' };
}

function judgeSeat(state: State, seat: Seat, words: Words): Judged {
  const word = standingWord(state, seat)?.word || null;
  const on = state.config.variant === 'class' ? word : seat;
  const ruling = state.secret.rulings.find((given) => given.on === on);
  return { seat, word, ...ruled(verdictOn(state, seat, words), ruling?.accept) };
}

function toResult({ seat, word, reason }: Judged, points: number): SeatResult {
  return { seat, word, valid: reason === null, reason, points };
}

function scoreClassic(state: State, judged: readonly Judged[]): SeatResult[] {
  const valid = judged.filter(({ reason }) => reason === null);
  const { holder } = state.open;
  const holderPoints = valid[0]?.seat === holder ? POINTS.holderFirst : POINTS.holderBeaten;
  const results = judged.map((one) => {
    const place = valid.indexOf(one);
    const own =
      place < 0
        ? POINTS.invalid
        : place === 0
          ? (one.word ?? '').length
          : place === 1
            ? POINTS.second
            : POINTS.third;
    return toResult(one, own + (one.seat === holder ? holderPoints : 0));
  });
  if (holder === null || judged.some(({ seat }) => seat === holder)) return results;
  return [...results, { seat: holder, word: null, valid: null, reason: null, points: holderPoints }];
}

function scoreClass(state: State, judged: readonly Judged[]): SeatResult[] {
  const lengthOf = ({ word, reason }: Judged): number => (reason === null ? (word ?? '').length : 0);
  const longest = Math.max(...judged.map(lengthOf));
  return judged.map((one) => {
    const length = lengthOf(one);
    if (one.seat !== state.open.holder) return toResult(one, length);
    return toResult(
      one,
      length + (length > 0 && length === longest ? POINTS.holderFirst : POINTS.holderBeaten),
    );
  });
}

/** Checked by the dictionary, ruled on where the referee did, and worth points. */
function scoreWords(state: State, words: Words): { results: SeatResult[]; judged: Judged[] } {
  const { variant } = state.config;
  const seats = variant === 'class' ? allSeats(state.config) : checkedSeats(state);
  const judged = seats.map((seat) => judgeSeat(state, seat, words));
  if (variant === 'classic') return { results: scoreClassic(state, judged), judged };
  if (variant === 'class') return { results: scoreClass(state, judged), judged };
  return { results: judged.map((one) => toResult(one, one.reason === null ? 1 : POINTS.invalid)), judged };
}

/** Nobody took Môa in time: the round's referee was not disturbed. */
function undisturbed(state: State): SeatResult[] {
  const seat = refereeSeat(state);
  return seat === null
    ? []
    : [{ seat, word: null, valid: null, reason: null, points: POINTS.refereeUndisturbed }];
}

/** Whether the game ends after this round. */
function isLast({ config, open }: State, scores: readonly number[]): boolean {
  return config.rounds === null ? scores.some((score) => score >= EXPRESS_GOAL) : open.round >= config.rounds;
}

const EMPTIED: Pick<Open, 'common' | 'holder' | 'announcements' | 'passed'> = {
  common: [],
  holder: null,
  announcements: [],
  passed: [],
};

/** Puts the cards of the round away, whatever comes next. */
function clearRound(state: State): State {
  const { players } = state.config;
  const none = Array.from({ length: players }, () => null);
  return {
    ...state,
    deadline: null,
    open: { ...state.open, ...EMPTIED },
    secret: {
      ...state.secret,
      hands: none.map(() => []),
      drafts: none,
      reveals: none,
      submissions: none,
      ready: [],
      advice: null,
      rulings: [],
    },
  };
}

function endRound(state: State, at: number, lastRound: RoundResult, spent: ReadonlyMap<Seat, number>): State {
  const { open, secret } = state;
  const gained = new Map(lastRound.results.map(({ seat, points }) => [seat, points]));
  const scores = open.scores.map((score, seat) => score + (gained.get(seat) ?? 0));
  const over = isLast(state, scores);
  const cleared = clearRound(state);
  return {
    ...cleared,
    phase: over ? FINISHED : 'ready',
    open: {
      ...cleared.open,
      phaseSince: at,
      round: over ? open.round : open.round + 1,
      scores,
      jokers: open.jokers.map((left, seat) => left - (spent.get(seat) ?? 0)),
      lastRound,
    },
    secret: {
      ...cleared.secret,
      lastDeal: { round: open.round, common: open.common, hands: secret.hands },
    },
  };
}

/** Judges the words of the round and goes on to the next one, or to the end. */
export function settleRound(state: State, at: number, words: Words): { state: State; events: Event[] } {
  const { results, judged } = scoreWords(state, words);
  const spent = new Map(
    judged.filter(({ reason }) => reason === null).map(({ seat, jokersUsed }) => [seat, jokersUsed]),
  );
  const { round } = state.open;
  return { state: endRound(state, at, { results }, spent), events: [{ type: 'roundEnded', round }] };
}

/** The round ends without a grab. */
export function settleUngrabbed(state: State, at: number): { state: State; events: Event[] } {
  const { round } = state.open;
  return {
    state: endRound(state, at, { results: undisturbed(state) }, new Map()),
    events: [{ type: 'searchOver' }, { type: 'roundEnded', round }],
  };
}

/** The game is over where it stands. */
export function finish(state: State): State {
  return { ...clearRound(state), phase: FINISHED };
}

export function adjust(state: State, seat: Seat, points: number): State {
  const scores = state.open.scores.map((score, index) => (index === seat ? score + points : score));
  const adjusted = { ...state, open: { ...state.open, scores } };
  const won = state.config.rounds === null && scores.some((score) => score >= EXPRESS_GOAL);
  return won ? finish(adjusted) : adjusted;
}

/** The highest total wins; a tie goes to the most grabs of Môa; still tied, it is shared. */
export function standings({ phase, config, open }: State): Standings {
  if (phase !== FINISHED) return { scores: open.scores, winners: [] };
  const best = (seats: readonly Seat[], values: readonly number[]): Seat[] => {
    const highest = Math.max(...seats.map((seat) => values[seat] ?? 0));
    return seats.filter((seat) => values[seat] === highest);
  };
  return { scores: open.scores, winners: best(best(allSeats(config), open.scores), open.grabs) };
}
