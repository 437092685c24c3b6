/**
 * The commentator: what happens in a rally, as sentences of the locales (`tennis.call`). Everyone is called by name, as
 * on a court. Of each sentence there are a few; which one is said follows from what happened alone, so that table,
 * wall and screen reader say the same.
 */
import type { Seat } from '#engine/core/game';
import { COPY } from '#engine/games/tennis/figures';
import type {
  Contest,
  Event,
  RallyEnd,
  Shot,
  ShotKind,
  Stroke,
  TableCard,
  View,
} from '#engine/games/tennis/model';

export interface Call {
  /** Under `tennis.call`. */
  readonly key: string;
  readonly named: Readonly<Record<string, string | number>>;
  /** Chooses the plural's form. */
  readonly count?: number;
  /** The cards that `{reads}` stands for: drawn by `CallLine`, spelled by `inWords`. */
  readonly reads?: readonly TableCard[];
}

export interface Calling {
  readonly nameOf: (seat: Seat) => string;
  /** Of the table's options. */
  readonly weight: number;
  /** Names as one enumeration of the page's language; left out, they are separated by commas. */
  readonly list?: (names: readonly string[]) => string;
}

type Flag = 'net' | 'amorti' | 'ligne';

/** How many sentences there are of a key that has several (`<key>.0` …). */
const SHOT_VARIANTS = 3;
const VARIANTS: Readonly<Record<string, number>> = {
  net: 3,
  'fault.first': 2,
  'fault.double': 2,
  pass: 3,
  'challenge.asked': 2,
  'challenge.holds': 2,
  'challenge.fails': 2,
  'challenge.conceded': 2,
  'rally.taken': 2,
  'rally.ace': 2,
};
const SHOTS: readonly ShotKind[] = [
  'SERVICE',
  'COUP_DROIT',
  'REVERS',
  'COUP_DROIT_LIFTE',
  'REVERS_LIFTE',
  'SMASH',
  'LOB',
];
const variantsOf = (key: string): number => (key.startsWith('shot.') ? SHOT_VARIANTS : (VARIANTS[key] ?? 1));

/** Every key of several sentences, with how many. */
export const VARIED: readonly (readonly [key: string, variants: number])[] = [
  ...SHOTS.map((kind) => [`shot.${kind}`, SHOT_VARIANTS] as const),
  ...Object.entries(VARIANTS),
];

/** Spreads what looks alike over the variants; the same for the same, on every machine. */
function hash(value: unknown): number {
  let sum = 7;
  for (const char of JSON.stringify(value)) sum = (sum * 31 + char.charCodeAt(0)) % 1_000_003;
  return sum;
}

/** `about`: what chooses the variant. */
function call(
  key: string,
  about: unknown,
  named: Call['named'],
  more: Omit<Call, 'key' | 'named'> = {},
): Call {
  const variants = variantsOf(key);
  return { key: variants > 1 ? `${key}.${hash(about) % variants}` : key, named, ...more };
}

/** What is special about a shot, in the order in which it is called. */
export function flagsOf({ net, amorti, ligne }: Pick<Shot, Flag>): Flag[] {
  if (net) return ['net'];
  return [...(amorti ? (['amorti'] as const) : []), ...(ligne ? (['ligne'] as const) : [])];
}

function callShot(stroke: Extract<Stroke, { type: 'shot' }>, about: unknown, calling: Calling): Call[] {
  const { kind, value, reads, seat } = stroke;
  const named = { name: calling.nameOf(seat), value, weight: calling.weight };
  if (stroke.net) return [call('net', about, named, { count: value })];
  const flags = flagsOf(stroke);
  return [
    call(`shot.${kind}`, about, named, { reads }),
    ...(flags.length === 0 ? ['points'] : flags.map((flag) => `flag.${flag}`)).map((key) =>
      call(key, about, named, { count: value }),
    ),
  ];
}

function callFault(
  { seat, value, second, penalty, timedOut }: Extract<Stroke, { type: 'fault' }>,
  about: unknown,
  { nameOf, weight }: Calling,
): Call[] {
  const named = { name: nameOf(seat), value, weight };
  const key = timedOut
    ? second
      ? 'lateLost'
      : 'late'
    : second
      ? penalty > 0
        ? 'double'
        : 'lost'
      : 'first';
  const penalised = call('fault.penalty', about, { name: named.name, n: penalty }, { count: penalty });
  return [call(`fault.${key}`, about, named, { count: value }), ...(penalty > 0 ? [penalised] : [])];
}

/** A challenge that has just been made, or how it came out. */
export function callContest(contest: Contest, calling: Calling, about: unknown = contest): Call[] {
  const { outcome, free, reads } = contest;
  const named = { name: calling.nameOf(contest.seat), by: calling.nameOf(contest.by) };
  if (outcome === null) return [call('challenge.asked', about, named, { reads })];
  if (outcome.word === null)
    return [call(outcome.timedOut ? 'challenge.late' : 'challenge.conceded', about, named)];
  const key = !outcome.holds ? 'fails' : free ? 'holdsFree' : 'holds';
  return [call(`challenge.${key}`, about, { ...named, word: outcome.word.toLocaleUpperCase('fr') })];
}

/** `at`: its place in the rally, so that the same stroke is not always said the same way. */
export function callStroke(stroke: Stroke, calling: Calling, at = 0): Call[] {
  const about = [stroke, at];
  switch (stroke.type) {
    case 'shot':
      return callShot(stroke, about, calling);
    case 'fault':
      return callFault(stroke, about, calling);
    case 'pass': {
      const named = { name: calling.nameOf(stroke.seat) };
      return [call(stroke.timedOut ? 'passLate' : 'pass', about, named)];
    }
    case 'challenge':
      return callContest(stroke, calling, about);
  }
}

export function callRallyEnd(end: RallyEnd, { nameOf }: Calling): Call[] {
  const name = nameOf(end.winner);
  const about = [end.winner, end.cards];
  const counted = (key: string, n: number): Call => call(key, about, { name, n }, { count: n });
  return [
    counted(end.ace && end.by === 'collect' ? 'rally.ace' : 'rally.taken', end.cards),
    ...(end.suddenEnd ? [call('rally.sudden', about, { name })] : []),
    ...(end.bonus > 0 && !end.suddenEnd ? [counted('rally.bonus', end.bonus)] : []),
    ...(end.last ? [call('rally.last', about, { name })] : []),
  ];
}

/** A set that is won, by whom if that is known. */
export function callSet(
  { winner, scores }: { readonly winner: Seat | null; readonly scores: readonly number[] },
  { nameOf }: Calling,
): Call[] {
  if (winner === null) return [];
  const points = scores[winner] ?? 0;
  return [call('set', null, { name: nameOf(winner), points }, { count: points })];
}

/** `at`: the place in its rally of the stroke that is told of. */
export function callEvent(event: Event, calling: Calling, at = 0): Call[] {
  const { nameOf, list = (names) => names.join(', ') } = calling;
  switch (event.type) {
    case 'stroke':
      return callStroke(event.stroke, calling, at);
    case 'challenged':
      return callContest(event.contest, calling);
    case 'rallyWon':
      return callRallyEnd(event.end, calling);
    case 'setWon':
      return callSet({ winner: event.seat, scores: event.scores }, calling);
    case 'tieBreak':
      return [call('tieBreak', event, { names: list(event.seats.map(nameOf)) })];
    case 'tieBreakAgain':
      return [call('tieBreakAgain', event, {})];
    case 'matchWon':
      return [call('match', event, { name: nameOf(event.seat) })];
  }
}

/** What was called last, for who comes in now: of the rally under way, else how the one before ended. */
export function lastCalls(
  { contest, strokes, lastRally }: Pick<View, 'contest' | 'strokes' | 'lastRally'>,
  calling: Calling,
): Call[] {
  if (contest !== null && contest.outcome === null) return callContest(contest, calling);
  const last = strokes.at(-1);
  if (last !== undefined) return callStroke(last, calling, strokes.length - 1);
  return lastRally === null ? [] : callRallyEnd(lastRally, calling);
}

type Say = (key: string, named?: Call['named'], count?: number) => string;

/** The cards one after the other, jokers by their names: « T, R, une voyelle ». */
export function spellOut(reads: readonly TableCard[], say: Say): string {
  return reads
    .map(({ card, dir }) => {
      if (card.length === 1) return card;
      // In a hand a copy has no direction yet.
      return say(card === COPY ? `call.card.COPY.${dir ?? 'any'}` : `call.card.${card}`);
    })
    .join(', ');
}

/** A call as one text, for screen readers and wherever no cards can be drawn. */
export function inWords({ key, named, count, reads }: Call, say: Say): string {
  return say(`call.${key}`, reads === undefined ? named : { ...named, reads: spellOut(reads, say) }, count);
}
