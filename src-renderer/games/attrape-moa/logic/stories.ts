/** Whom the result of a round names, and whose stories it tells first. The order and the points are the engine's. */
import type { Seat } from '#engine/core/game';
import type { SeatResult, Variant } from '#engine/games/attrape-moa/model';

export interface Best {
  /** Never empty; more than one only in class, where equal lengths are equal. */
  readonly seats: readonly Seat[];
  readonly word: string;
}

/** Who found the longest valid word; null when no word is valid. Outside class ranks decide, so one is first. */
export function bestOf(results: readonly SeatResult[], variant: Variant): Best | null {
  const valid = results.flatMap(({ seat, word, valid: counts }) =>
    counts === true && word !== null ? [{ seat, word }] : [],
  );
  const longest = Math.max(...valid.map(({ word }) => word.length));
  const tied = variant === 'class' ? valid.filter(({ word }) => word.length === longest) : valid.slice(0, 1);
  const [first] = tied;
  return first === undefined ? null : { seats: tied.map(({ seat }) => seat), word: first.word };
}

/** So many of a class are told at once, besides one's own. */
const FIRST = 3;

/** A class by points: one's own story, then the best three; `others` are told to who asks. */
export function classStories<Story extends SeatResult>(
  stories: readonly Story[],
  own: Seat | null,
): { readonly first: readonly Story[]; readonly others: readonly Story[] } {
  const mine = stories.filter(({ seat }) => seat === own);
  const rest = stories.filter(({ seat }) => seat !== own).sort((a, b) => b.points - a.points);
  return { first: [...mine, ...rest.slice(0, FIRST)], others: rest.slice(FIRST) };
}
