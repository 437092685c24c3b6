/** A match as steps that can be gone through one by one: every stroke of every rally, and what lay on the table. */
import type { Seat } from '#engine/core/game';
import type {
  Review,
  ReviewedRally,
  ReviewedStroke,
  SeenReturn,
  Stroke,
  TableCard,
} from '#engine/games/tennis/model';
import type { Side } from '../../../parts/review/useStepper';

export interface Step extends ReviewedStroke {
  readonly rally: ReviewedRally;
  /** Of the match, from 0. */
  readonly rallyIndex: number;
  /** Of its set, from 1; those of a tie-break are counted by themselves. */
  readonly numberInSet: number;
  /** The stroke's place in its rally, from 0. */
  readonly at: number;
  /** The table before the stroke. */
  readonly table: readonly TableCard[];
}

/** Who made a stroke: of a challenge, who challenged. */
export function seatOf(stroke: Stroke): Seat {
  return stroke.type === 'challenge' ? stroke.by : stroke.seat;
}

/** What lies on the table once these strokes of a rally are made; a net and a fault leave it as it was. */
export function tableAfter(strokes: readonly Stroke[]): readonly TableCard[] {
  const shots = strokes.flatMap((stroke) => (stroke.type === 'shot' && !stroke.net ? [stroke.reads] : []));
  return shots.at(-1) ?? [];
}

/** By rally: which one of its set it is, from 1. */
function numbersInSet(rallies: readonly ReviewedRally[]): number[] {
  const counts = new Map<string, number>();
  return rallies.map(({ set, tieBreak }) => {
    const key = `${set} ${tieBreak}`;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return number;
  });
}

export function stepsOf({ rallies }: Review): Step[] {
  const numbers = numbersInSet(rallies);
  return rallies.flatMap((rally, rallyIndex) =>
    rally.strokes.map((reviewed, at) => ({
      ...reviewed,
      rally,
      rallyIndex,
      numberInSet: numbers[rallyIndex] ?? 1,
      at,
      table: tableAfter(rally.strokes.slice(0, at).map(({ stroke }) => stroke)),
    })),
  );
}

/** What is to be seen on the court. */
export interface Laid {
  /** On the ground. */
  readonly cards: readonly TableCard[];
  /** Places in `cards` of those that have just been played. */
  readonly played: readonly number[];
  /** Those that have just left for the pot. */
  readonly dropped: readonly TableCard[];
  /** What hangs in the net: a fault, or what the table would have read. */
  readonly netted: readonly TableCard[];
  /** It was not played: it is only tried. */
  readonly tried: boolean;
}

export const lying = (cards: readonly TableCard[]): Laid => ({
  cards,
  played: [],
  dropped: [],
  netted: [],
  tried: false,
});

/** After the last of these strokes of a rally. Under a challenge lies what is challenged, a net in the net. */
export function laidAfter(strokes: readonly Stroke[]): Laid {
  const contested = strokes.at(-1)?.type === 'challenge';
  const shown = strokes.filter(({ type }) => type !== 'challenge' && !(contested && type === 'pass'));
  const stroke = shown.at(-1);
  if (stroke === undefined) return lying([]);
  const table = tableAfter(shown.slice(0, -1));
  switch (stroke.type) {
    case 'shot':
      if (stroke.net) return { ...lying(table), netted: stroke.reads };
      return { ...lying(stroke.reads), played: stroke.played, dropped: stroke.dropped };
    case 'fault':
      return { ...lying(table), netted: stroke.cards };
    default:
      return lying(table);
  }
}

/** `tried`: of the best shots seen, the one to show in place of the stroke. */
export function laidAt({ rally, at, stroke, table }: Step, side: Side, tried: SeenReturn | null): Laid {
  if (tried !== null) return { ...lying(tried.reads), tried: true };
  if (side === 'before' && stroke.type !== 'challenge') return lying(table);
  return laidAfter(rally.strokes.slice(0, at + 1).map((one) => one.stroke));
}

const readsKey = (reads: readonly TableCard[]): string =>
  reads.map(({ card, dir }) => (dir === undefined ? card : `${card}-${dir}`)).join(' ');

/** Says whether two are the same: every review that comes from the host is a new object. */
export function keyOfSeen({ kind, reads }: SeenReturn): string {
  return `${kind} ${readsKey(reads)}`;
}

/** Whether the stroke is the shot that was seen. */
export function wasPlayed({ stroke }: ReviewedStroke, seen: SeenReturn): boolean {
  return stroke.type === 'shot' && readsKey(stroke.reads) === readsKey(seen.reads);
}

/** How many steps a review has. */
export function countSteps({ rallies }: Review): number {
  return rallies.reduce((sum, { strokes }) => sum + strokes.length, 0);
}
