/** On which side of the net the cards lie. */
import type { CommonView, Seat } from '#engine/core/game';
import type { Stroke, View } from '#engine/games/tennis/model';

/** Who made the last shot that went over the net; null: nobody yet in this rally. */
export function ownerOf(strokes: readonly Stroke[]): Seat | null {
  const shots = strokes.filter((stroke) => stroke.type === 'shot' && !stroke.net);
  const last = shots[shots.length - 1];
  return last?.type === 'shot' ? last.seat : null;
}

/**
 * Whether they lie in front of who looks: there when it is theirs to play, beyond the net when they have played. Who
 * only watches sits behind the server.
 */
export function isNear({ phase, turn, strokes }: View & CommonView, seat: Seat | null): boolean {
  const owner = ownerOf(strokes);
  if (seat === null)
    return strokes.filter((stroke) => stroke.type === 'shot' && !stroke.net).length % 2 === 0;
  return phase === 'serve' || phase === 'play' || owner === null ? turn === seat : owner !== seat;
}
