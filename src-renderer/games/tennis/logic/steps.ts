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

export type Side = 'before' | 'after';

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

/** What lies on the table once the first strokes of a rally are made; a net and a fault leave it as it was. */
function tableAfter(strokes: readonly ReviewedStroke[]): readonly TableCard[] {
  const shots = strokes.flatMap(({ stroke }) =>
    stroke.type === 'shot' && !stroke.net ? [stroke.reads] : [],
  );
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
      table: tableAfter(rally.strokes.slice(0, at)),
    })),
  );
}

/** Cards to be drawn: what lies there, which of them have just been played, and which have left for the pot. */
export interface Laid {
  readonly cards: readonly TableCard[];
  /** Places in `cards`. */
  readonly played: readonly number[];
  readonly dropped: readonly TableCard[];
  /** `air`: it does not lie there, or not for long: a net, a fault, or what is only tried. */
  readonly air: boolean;
}

const lying = (cards: readonly TableCard[]): Laid => ({ cards, played: [], dropped: [], air: false });
const places = (cards: readonly TableCard[]): number[] => cards.map((_, at) => at);

function laidBy(step: Step): Laid {
  const { stroke, table } = step;
  switch (stroke.type) {
    case 'shot': {
      const { reads, played, dropped, net } = stroke;
      return { cards: reads, played, dropped: net ? [] : dropped, air: net };
    }
    case 'fault':
      return { cards: stroke.cards, played: places(stroke.cards), dropped: [], air: true };
    case 'challenge':
      return lying(stroke.reads);
    case 'pass':
      return lying(table);
  }
}

/** `tried`: of the best shots seen, the one to show in place of the stroke. */
export function laidAt(step: Step, side: Side, tried: SeenReturn | null): Laid {
  if (tried !== null) return { ...lying(tried.reads), air: true };
  if (side === 'after') return laidBy(step);
  return step.stroke.type === 'challenge' ? lying(step.stroke.reads) : lying(step.table);
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
