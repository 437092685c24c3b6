/** Which enemy tiles new tiles in a lane would take off the board, by the rules of capture. */
import { crossLane, hasNeighbour, LANES, placeInCross, runAround, squareAt } from './lanes';

/** What of a position capturing depends on. */
export interface Captured {
  readonly tiles: Int32Array;
  readonly camp: number;
  readonly keepCrossed: boolean;
}

/**
 * Writes the squares that enemy tiles leave, each once, when the camp to move lays tiles on these places of a lane.
 * @returns how many there are
 */
export function captureInto(out: Int32Array, position: Captured, lane: number, laid: number): number {
  const { tiles, keepCrossed } = position;
  const enemy = position.camp === 0 ? LANES : 0;
  const inLane = tiles[enemy + lane]!;
  const overlapped = inLane & laid;
  const here = placeInCross(lane);
  let count = 0;
  let along = 0;
  for (let rest = overlapped; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    if (hasNeighbour(inLane, place)) along |= runAround(inLane, place);
  }
  // The words along the lane, and every overlapped tile whether it is part of one or not.
  for (let rest = along | overlapped; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    const crossed = tiles[enemy + crossLane(lane, place)]!;
    const covered = (overlapped & (1 << place)) !== 0;
    if (covered || !keepCrossed || !hasNeighbour(crossed, here)) out[count++] = squareAt(lane, place);
    if (!covered) continue;
    // The word across, without the overlapped tile itself. None of its other tiles is in another captured word.
    for (let run = runAround(crossed, here) & ~(1 << here); run !== 0; run &= run - 1) {
      const far = 31 - Math.clz32(run & -run);
      const cross = crossLane(lane, place);
      const parallel = tiles[enemy + crossLane(cross, far)]!;
      if (!keepCrossed || !hasNeighbour(parallel, place)) out[count++] = squareAt(cross, far);
    }
  }
  return count;
}
