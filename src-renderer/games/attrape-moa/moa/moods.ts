/**
 * How Môa feels. The drawing knows moods only; what in a game makes Môa feel so is told here, and nowhere else.
 */
export const MOODS = ['calm', 'watchful', 'nervous', 'caught', 'proud', 'asleep'] as const;
export type Mood = (typeof MOODS)[number];

/** Under how many ms Môa can't keep still. */
export const NERVOUS_MS = 10_000;
const WATCHFUL_MS = 30_000;

export interface MoaScene {
  readonly phase: string;
  readonly held: boolean;
  readonly paused: boolean;
  /** Milliseconds until the running deadline, or null. */
  readonly remaining: number | null;
}

/** Môa's mood in a scene of the game: the less time is left, the less calm. */
export function moodOf({ phase, held, paused, remaining }: MoaScene): Mood {
  if (paused) return 'asleep';
  if (phase === 'finished') return 'proud';
  if (held) return 'caught';
  if (phase !== 'search') return 'calm';
  if (remaining === null) return 'watchful';
  if (remaining <= NERVOUS_MS) return 'nervous';
  return remaining <= WATCHFUL_MS ? 'watchful' : 'calm';
}
