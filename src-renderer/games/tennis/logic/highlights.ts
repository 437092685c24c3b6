/** The fine moments of a match, from its review: each the first of its kind where several are as good. */
import type { Seat } from '#engine/core/game';
import type { Stroke, TableCard } from '#engine/games/tennis/model';
import { seatOf, type Step } from './steps';

export type HighlightKind = 'heaviest' | 'longest' | 'exchange' | 'bluff' | 'flair';

export interface Highlight {
  readonly kind: HighlightKind;
  /** Which step of the review. */
  readonly index: number;
  readonly seat: Seat;
  /** What it is told with. */
  readonly reads: readonly TableCard[];
  /** Points, cards, or shots. */
  readonly n: number;
}

/** What is too little to be told of. */
const LEAST = { heaviest: 6, longest: 4, exchange: 3 } as const;
/** So many bluffs and challenges are told of. */
const MOST_TOLD = 3;

type ShotStroke = Extract<Stroke, { type: 'shot' }>;

function goodShot({ stroke }: Step): ShotStroke | null {
  return stroke.type === 'shot' && !stroke.net ? stroke : null;
}

/** A shot that began no word, and that nobody caught. */
function heldBluff(step: Step): boolean {
  if (goodShot(step) === null || step.possible > 0) return false;
  const after = step.rally.strokes.slice(step.at + 1).map(({ stroke }) => stroke);
  const next = after.findIndex(({ type }) => type === 'shot');
  const challenges = next === -1 ? after : after.slice(0, next);
  return !challenges.some((one) => one.type === 'challenge' && one.outcome?.holds === false);
}

/** How many shots, nets aside, went over the net in the rally of which this is the last stroke; else 0. */
function exchanged({ rally, at }: Step): number {
  if (at !== rally.strokes.length - 1) return 0;
  return rally.strokes.filter(({ stroke }) => stroke.type === 'shot' && !stroke.net).length;
}

function readsOf({ stroke, table }: Step): readonly TableCard[] {
  return stroke.type === 'shot' || stroke.type === 'challenge' ? stroke.reads : table;
}

function tell(kind: HighlightKind, index: number, step: Step, n: number): Highlight {
  return { kind, index, seat: seatOf(step.stroke), reads: readsOf(step), n };
}

function best(kind: keyof typeof LEAST, steps: readonly Step[]): Highlight[] {
  const figures = steps.map((step) => {
    if (kind === 'exchange') return exchanged(step);
    const shot = goodShot(step);
    if (shot === null) return 0;
    if (kind === 'heaviest') return shot.value;
    return step.possible > 0 ? shot.reads.length : 0; // what begins no word is no beginning
  });
  const n = Math.max(0, ...figures);
  const index = figures.indexOf(n);
  const step = steps[index];
  return step === undefined || n < LEAST[kind] ? [] : [tell(kind, index, step, n)];
}

function all(kind: HighlightKind, steps: readonly Step[], is: (step: Step) => boolean): Highlight[] {
  return steps.flatMap((step, index) => (is(step) ? [tell(kind, index, step, 0)] : [])).slice(0, MOST_TOLD);
}

export function highlightsOf(steps: readonly Step[]): Highlight[] {
  return [
    ...best('heaviest', steps),
    ...best('longest', steps),
    ...best('exchange', steps),
    ...all('bluff', steps, heldBluff),
    ...all('flair', steps, ({ stroke }) => stroke.type === 'challenge' && stroke.outcome?.holds === false),
  ];
}
