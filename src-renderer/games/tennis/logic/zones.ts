/** How the points of a shot are called, from the net to the baseline. */
import type { Config } from '#engine/games/tennis/model';

export interface Zone {
  readonly key: 'net' | 'amorti' | 'plain' | 'ligne';
  readonly from: number;
  /** The last of it; null: without end. */
  readonly to: number | null;
}

/** Those that there are at a table, lowest first. Where the line is no farther than the weight, every good shot is on it. */
export function zonesOf({ weight, line }: Pick<Config, 'weight' | 'line'>): Zone[] {
  const net: Zone = { key: 'net', from: 0, to: weight - 1 };
  if (line <= weight) return [net, { key: 'ligne', from: weight, to: null }];
  const plain: Zone[] = line > weight + 1 ? [{ key: 'plain', from: weight + 1, to: line - 1 }] : [];
  return [net, { key: 'amorti', from: weight, to: weight }, ...plain, { key: 'ligne', from: line, to: null }];
}
